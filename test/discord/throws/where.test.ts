import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayOver } from '../../commands/club-table.ts';
import { memory } from '../../referee/table.ts';
import { BeaconClub } from './beacon-club.ts';

// Where dice can come from a public beacon, and where not.

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

test('a campaign in a thread has its ledger in the channel around it', async () => {
  const { discord } = here.club;
  const around = here.club.channel();
  const { name } = discord.addChannel('a-battle', 'thread', around);
  await here.say(name, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  await here.say(name, 'carla', 'roll', { dice: '2d6' });
  const [introduced] = await here.ledger(name);
  const ledger = discord.world.channelById(introduced!.channelId)!;
  expect(ledger.id).not.toBe(discord.channel(name).id);
  const opened = discord.requests.find(({ method, path }) => method === 'POST' && /\/threads$/.test(path));
  expect(opened!.path).toContain(discord.channel(around).id);
  expect(opened!.body).toMatchObject({ name: 'Dice of Caen', type: 11 });
  expect(await here.verified(name)).toMatchObject({ fits: true });
});

test('at the terminal there’s no reply whose ID nobody can choose, so the mode is refused', async () => {
  const say = sayOver((await memory()).store);
  await expect(say('/game new fair:beacon')).rejects.toMatchObject({ says: 'beacon-not-here' });
});

test('with BEACON_URL=off the mode is refused, throws of a campaign in it are refused, and nobody is asked for anything', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  await here.say(channel, 'carla', 'roll', { dice: '2d6' });
  const asked = here.server.asked.length;
  await here.club.restart({});
  const refused = await here.say(here.club.channel(), 'carla', 'game new', { fair: 'beacon' });
  expect(refused.text).toContain('has turned dice from the public beacon off');
  const thrown = await here.say(channel, 'carla', 'roll', { dice: '2d6' });
  expect(thrown.text).toContain('whoever hosts this bot has turned that off');
  expect((await here.say(channel, 'carla', 'note', { text: 'Rain.' })).text).toContain('Rain.');
  expect(await here.ledger(channel)).toHaveLength(2);
  expect(here.server.asked).toHaveLength(asked);
});
