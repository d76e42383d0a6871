import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { BeaconClub } from './beacon-club.ts';

// What Discord can do to the two messages of a throw, and what becomes of it then: their IDs alone decide.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const shot = { weapon: 'rifle', range: 8 };
const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);

async function opened(): Promise<string> {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  return channel;
}

const fire = (channel: string) => here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });

/** Whatever was announced has its record. */
async function isWhole(channel: string): Promise<void> {
  const { fits, lines } = await here.verified(channel);
  expect([fits, lines.filter((line) => /never ruled|asked twice/.test(line))]).toEqual([true, []]);
}

const lost = { kind: 'lost', by: 'close' } as const;

describe('a throw is made all the same', () => {
  test.each([
    ['its notice', (ledger: string) => new RegExp(`^POST .*/channels/${ledger}/messages`)],
    ['its reply', () => /^POST .*\/callback/],
  ])('if Discord took %s, and only its answer was lost', async (_, on) => {
    const channel = await opened();
    const ledger = (await here.ledger(channel))[0]!.channelId;
    here.club.discord.fault(on(ledger), lost);
    const given = fire(channel);
    const told = await here.club.discord.until(() => {
      here.club.time.pass(500);
      return here.club.discord.messages(channel).find(({ text }) => text.includes('Dice: public round'));
    }, 'the throw');
    expect((await here.records(channel)).map(typesOf).at(-1)).toEqual(['drawn', 'ruled']);
    expect(given.original === undefined || given.original === told.id).toBe(true);
    expect(await here.ledger(channel)).toHaveLength(2);
    await isWhole(channel);
  });
});

describe('a throw isn’t made', () => {
  test('if the ledger is gone: it’s said what’s missing, and nothing is written', async () => {
    const channel = await opened();
    const ledger = (await here.ledger(channel))[0]!.channelId;
    here.club.discord.fault(new RegExp(`^POST .*/channels/${ledger}/messages`), {
      ...{ kind: 'status', status: 404, code: 10003, message: 'Unknown Channel' },
    });
    const reply = await here.answered(fire(channel));
    expect(reply.text).toContain('its ledger is gone, or I may not write there any more');
    expect(await here.records(channel)).toHaveLength(1);
    // Once it's there again, nothing stands in the way.
    expect((await here.say(channel, 'carla', 'fire', shot)).text).toContain('Dice: public round');
    await isWhole(channel);
  });

  test('if Discord refuses its reply, and the record of its notice says so', async () => {
    const channel = await opened();
    here.club.discord.fault(/^POST .*\/callback/, {
      ...{ kind: 'status', status: 404, code: 10062, message: 'Unknown interaction' },
    });
    const noticed = here.noticed();
    const given = fire(channel);
    await noticed;
    for (let i = 0; i < 400 && (await here.records(channel)).length < 2; i++) {
      here.club.time.pass(1000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const last = (await here.records(channel)).at(-1)!;
    expect(last.events).toMatchObject([{ type: 'given-up', why: 'no-reply' }]);
    // Nobody can be told of it there.
    await here.club.logged(given);
    here.club.takeErrors(given);
    await isWhole(channel);
  });

  test('if it can’t be worked out once its dice are there, and its reply and its record say so', async () => {
    const channel = await opened();
    const { fire: verb } = rulesets['landser-classic']!.verbs;
    const { resolve } = verb!;
    let announced = false;
    const spied = vi.spyOn(verb!, 'resolve').mockImplementation((...given) => {
      // It's decided once more when its dice are there.
      if (announced) throw new InputError('nothing-thrown');
      try {
        return resolve(...given);
      } catch (stopped) {
        announced = (stopped as Error).name === 'DiceWanted';
        throw stopped;
      }
    });
    const reply = await here.answered(fire(channel));
    spied.mockRestore();
    expect(reply.text).not.toContain('Dice: public round');
    expect((await here.records(channel)).at(-1)!.events).toMatchObject([{ type: 'given-up', why: 'error' }]);
    await isWhole(channel);
    expect((await here.say(channel, 'carla', 'fire', shot)).text).toContain('Dice: public round');
  });
});
