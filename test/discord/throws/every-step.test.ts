import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { openThrowOf } from '../../../src/referee/fairness/throws/open-throw.ts';
import { runs } from '../../nightly.ts';
import { BeaconClub } from './beacon-club.ts';

// The store fails at each step of a throw, before or after doing what it was asked for, and then the process ends.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const shot = { weapon: 'rifle', range: 8 };
const STEPS = 12;
const ALL = Array.from({ length: STEPS }, (_, step) => (['before', 'after'] as const).map((when) => ({ step, when })));

/** Whether nothing waits for its round in a channel; time passes until then. */
async function settled(channel: string): Promise<void> {
  const { club } = here;
  const pointer = await pointerOf(club.store, club.discord.channel(channel).id);
  while (await openThrowOf(club.store, pointer!.log)) {
    club.time.pass(1000);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.each(ALL.flat().filter((_, i) => i % runs(11, 1) === 2 % runs(11, 1)))(
  'a store that fails $when step $step of a throw loses none, and nothing is thrown twice',
  async ({ step, when }) => {
    const { club } = here;
    const channel = club.channel();
    await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
    let steps = 0;
    club.breakStore(() => steps++ === step, 'failed', when);
    const given = club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    const reply = await here.answered(given);
    club.mendStore();
    club.takeErrors();
    await club.restart(here.settings);
    await settled(channel);
    club.takeErrors();
    await here.say(channel, 'carla', 'fire', shot);
    const thrown = (await here.records(channel)).filter(({ events }) => events.some(({ type }) => type === 'drawn'));
    const own = thrown.filter(({ interaction }) => interaction === given.id);
    expect(own.length).toBeLessThanOrEqual(1);
    // What somebody has seen is in the log.
    if (/public round \d+/.test(reply.text)) expect(own).toHaveLength(1);
    expect(new Set(thrown.map(({ interaction }) => interaction)).size).toBe(thrown.length);
    const { fits, lines } = await here.verified(channel);
    expect([fits, lines.filter((line) => /never ruled|asked twice/.test(line))]).toEqual([true, []]);
  },
);
