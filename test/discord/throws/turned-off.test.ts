import { afterAll, beforeAll, expect, test } from 'vitest';
import { BeaconClub } from './beacon-club.ts';

// What becomes of a throw on its way where whoever hosts the bot turns the beacon off.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

test('with BEACON_URL=off a throw that was left open can be given up, and nothing waits for it without end', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  const noticed = here.noticed();
  const given = here.club.discord.command({
    name: 'fire',
    options: { weapon: 'rifle', range: 8 },
    channel,
    user: 'carla',
  });
  await noticed;
  await here.club.discord.until(() => given.original !== undefined, 'the reply');
  await here.club.restart({});
  expect((await here.say(channel, 'carla', 'game pause')).text).toContain('/fair use dice:seed gives that throw up');
  await here.say(channel, 'carla', 'fair use', { dice: 'seed' });
  expect((await here.records(channel)).at(-1)!.events).toMatchObject([
    { type: 'given-up', why: 'agreed', claimed: { interaction: given.id } },
    { type: 'beacon-ended' },
  ]);
  await here.say(channel, 'carla', 'roll', { dice: '2d6' });
  await here.club.restart(here.settings);
  expect((await here.records(channel)).filter(({ interaction }) => interaction === given.id)).toEqual([]);
  const found = await here.verified(channel);
  expect([found.fits, found.lines.filter((line) => line.includes('never ruled'))]).toEqual([true, []]);
});
