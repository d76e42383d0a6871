import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointerOf } from '../../../src/campaign/channels.ts';
import { keys } from '../../../src/campaign/keys.ts';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { THE_CLOCK } from '../../../src/campaign/the-clock.ts';
import { openThrowOf } from '../../../src/referee/fairness/throws/open-throw.ts';
import type { Interaction } from '../loopback/index.ts';
import { BeaconClub } from './beacon-club.ts';

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

const typesOf = ({ events }: LogRecord) => events.map(({ type }) => type);
const dropped = (operation: string, key: string) => operation === 'delete' && key.endsWith(':asked');
const HOUR = 3_600_000;
const shot = { weapon: 'rifle', range: 8 };

async function opened(): Promise<string> {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  return channel;
}

/** Somebody's throw is announced, and its round isn't there yet. */
async function announced(channel: string) {
  const noticed = here.noticed();
  const given = here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
  await noticed;
  await here.club.discord.until(() => given.original !== undefined, 'the reply');
  return given;
}

/** What the store has of the throw that's open in a channel. */
async function openIn(channel: string) {
  const { store, discord } = here.club;
  const { log } = (await pointerOf(store, discord.channel(channel).id))!;
  return { log, open: await openThrowOf(store, log) };
}

/** Waits until there's none. */
async function closed(channel: string): Promise<void> {
  while ((await openIn(channel)).open) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a throw that a process leaves open', () => {
  test('is made by the next one, in the same reply', async () => {
    const channel = await opened();
    const given = await announced(channel);
    await here.club.restart(here.settings);
    const reply = await here.answered(given);
    expect(reply.text).toMatch(/Dice: public round \d+/);
    expect((await here.records(channel)).map(typesOf).at(-1)).toEqual(['drawn', 'ruled']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('is told in a message of its own once its reply can’t be changed any more', async () => {
    const channel = await opened();
    const given = await announced(channel);
    given.expired = true;
    await here.club.restart(here.settings);
    const told = await here.club.discord.until(() => {
      here.club.time.pass(500);
      return here.club.discord.messages(channel).find(({ text }) => text.includes('Dice: public round'));
    }, 'the ruling');
    expect(told.id).not.toBe(given.original);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('is shown by the next one if it has its record and nobody can say whether its reply shows that', async () => {
    const { club } = here;
    const channel = await opened();
    const edits = (of: Interaction) =>
      club.discord.requests.filter(({ method, path }) => method === 'PATCH' && path.includes(of.token)).length;
    let refused = 0;
    club.breakStore((operation, key) => dropped(operation, key) && ++refused > 0);
    const given = club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    const { text } = await here.answered(given);
    await club.discord.until(() => refused > 0, 'what a process does last for a throw');
    expect(edits(given)).toBe(1);
    club.mendStore();
    await club.restart(here.settings);
    await club.discord.until(() => edits(given) === 2, 'the same reply once more');
    expect(club.discord.message({ id: given.original! }).text).toBe(text);
    // Whoever comes next waits until then.
    await here.say(channel, 'carla', 'fire', shot);
    expect(edits(given)).toBe(2);
    expect((await here.records(channel)).map(typesOf).slice(-2)).toEqual(Array(2).fill(['drawn', 'ruled']));
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('is shown by whoever gives a command if it has its record and its own process can’t be reached', async () => {
    const { club } = here;
    const channel = await opened();
    const given = await announced(channel);
    const { log, open } = await openIn(channel);
    await here.answered(given);
    await closed(channel);
    await club.store.add(keys.askedThrow(log), open);
    const noted = await here.say(channel, 'carla', 'note', { text: 'Rain.' });
    expect(noted.text).toContain('Rain');
    await closed(channel);
    expect((await here.records(channel)).map(typesOf).slice(-2)).toEqual([['drawn', 'ruled'], ['noted']]);
  });

  test('is in nobody’s way if it has its record and the host has turned such dice off', async () => {
    const { club } = here;
    const channel = await opened();
    const given = await announced(channel);
    const { log, open } = await openIn(channel);
    await here.answered(given);
    await closed(channel);
    await club.store.add(keys.askedThrow(log), open);
    await club.restart({});
    expect((await here.say(channel, 'carla', 'note', { text: 'Rain.' })).text).toContain('Rain');
    await closed(channel);
    await club.restart(here.settings);
    expect((await here.records(channel)).map(typesOf).slice(-2)).toEqual([['drawn', 'ruled'], ['noted']]);
  });
});

describe('players of all sides', () => {
  async function battle(): Promise<string> {
    const channel = await opened();
    await here.say(channel, 'anna', 'game join', { side: 'axis' });
    await here.say(channel, 'ben', 'game join', { side: 'allies' });
    return channel;
  }

  test('may agree to give up a throw that waits, and nobody throws other dice in its place', async () => {
    const channel = await battle();
    here.server.up = false;
    const given = await announced(channel);
    const ask = await here.club.discord
      .command({ name: 'fair use', options: { dice: 'seed' }, channel, user: 'anna' })
      .settled();
    expect(ask.text).toContain('asked to take the dice from a secret seed again');
    await here.club.discord.command({ name: 'agree', options: {}, channel, user: 'ben' }).settled();
    here.server.up = true;
    const reply = await here.answered(given);
    expect(reply.text).toContain('the players agreed to give it up');
    const last = (await here.records(channel)).at(-1)!;
    expect(typesOf(last)).toEqual(['given-up', 'agreed', 'beacon-ended']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
    await here.say(channel, 'anna', 'roll', { dice: '2d6' });
    expect(typesOf((await here.records(channel)).at(-1)!)).toEqual(['rolled']);
    expect((await here.say(channel, 'anna', 'fair status')).text).toContain('1 was given up');
  });

  test('and no process throws other dice for it later, even if it finds that throw still open', async () => {
    const { club } = here;
    const channel = await battle();
    here.server.up = false;
    const given = await announced(channel);
    await club.discord.command({ name: 'fair use', options: { dice: 'seed' }, channel, user: 'anna' }).settled();
    club.breakStore(dropped);
    await club.discord.command({ name: 'agree', options: {}, channel, user: 'ben' }).settled();
    await here.answered(given);
    club.mendStore();
    here.server.up = true;
    club.takeErrors();
    await club.restart(here.settings);
    const text = () => club.discord.message({ id: given.original! }).text;
    await club.discord.until(() => text().includes('the players agreed to give it up'), 'why nothing is thrown');
    await closed(channel);
    expect(typesOf((await here.records(channel)).at(-1)!)).toEqual(['given-up', 'agreed', 'beacon-ended']);
  });

  test('may agree to take the dice from the beacon in a running battle, and no umpire can for them', async () => {
    const channel = here.club.channel();
    await here.say(channel, 'carla', 'game new', {});
    await here.say(channel, 'anna', 'game join', { side: 'axis' });
    await here.say(channel, 'ben', 'game join', { side: 'allies' });
    await here.say(channel, 'anna', 'roll', { dice: '2d6' });
    await here.say(channel, 'anna', 'fair use', { dice: 'beacon' });
    const refused = await here.say(channel, 'carla', 'agree');
    expect(refused.ephemeral).toBe(true);
    await here.say(channel, 'ben', 'agree');
    await here.say(channel, 'anna', 'roll', { dice: '2d6' });
    const records = await here.records(channel);
    expect(typesOf(records.at(-1)!)).toEqual(['drawn', 'rolled']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});

test('a ledger that the bot may not open is refused with what it lacks, and so is one in a DM', async () => {
  const { discord } = here.club;
  const before = discord.world.botPermissions;
  discord.world.botPermissions = 0n;
  const channel = here.club.channel();
  const refused = await here.say(channel, 'carla', 'game new', { fair: 'beacon' });
  discord.world.botPermissions = before;
  expect(refused.text).toContain('Create Public Threads');
  const dm = await discord
    .command({ name: 'game new', options: { fair: 'beacon' }, dm: true, user: 'carla' })
    .settled();
  expect(dm.text).toContain('only possible in a channel, thread or forum post');
});

test('in a forum the ledger is a post', async () => {
  const begun = await here.say('caen', 'carla', 'game new', { fair: 'beacon', name: 'Caen' });
  expect(begun.text).toContain('public rounds');
  await here.say('caen', 'carla', 'roll', { dice: '1d6' });
  expect(await here.ledger('caen')).toHaveLength(2);
  expect(await here.verified('caen')).toMatchObject({ fits: true });
});

test('a clock that plays on throws nothing here, and that’s said whichever of the two comes first', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', {});
  await here.say(channel, 'anna', 'game join', { side: 'axis' });
  await here.say(channel, 'ben', 'game join', { side: 'allies' });
  const pace = { every: '24h', grace: '12h', ...Object.fromEntries([['then', 'pass']]) };
  expect((await here.say(channel, 'carla', 'game clock', pace)).text).not.toContain('I throw nothing');
  for (const [user, name] of [
    ['anna', 'fair use'],
    ['ben', 'agree'],
  ] as const) {
    const { text } = await here.say(channel, user, name, name === 'agree' ? {} : { dice: 'beacon' });
    expect(text).toContain('when time is up I throw nothing');
  }
});

test('LS-TURN-03: a clock that runs out passes the turn, and the initiative waits for somebody who throws it', async () => {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', rules: 'landser' });
  await here.say(channel, 'anna', 'game join', { side: 'axis' });
  await here.say(channel, 'ben', 'game join', { side: 'allies' });
  for (const [user, name] of [
    ['anna', 'Red'],
    ['ben', 'Blue'],
  ] as const)
    await here.say(channel, user, 'unit squad', { name });
  await here.say(channel, 'carla', 'initiative', { faces: '6 1' });
  await here.say(channel, 'carla', 'turn end');
  const pace = { every: '24h', grace: '12h', ...Object.fromEntries([['then', 'pass']]) };
  await here.say(channel, 'carla', 'game clock', pace);
  const before = (await here.records(channel)).length;
  const byTheClock = async () => (await here.records(channel)).slice(before).filter(({ by }) => by === THE_CLOCK);
  const announced = (await here.ledger(channel)).length;
  for (let tries = 0; tries < 400 && (await byTheClock()).length < 2; tries++) {
    if (tries % 40 === 0) here.club.time.pass(38 * HOUR);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await byTheClock()).map(({ command }) => command)).toEqual(['/turn end', '/turn end']);
  expect((await byTheClock()).flatMap(typesOf)).not.toContain('ruled');
  expect(await here.ledger(channel)).toHaveLength(announced);
  const thrown = await here.say(channel, 'carla', 'initiative');
  expect(thrown.text).toMatch(/Dice: public round \d+/);
  expect(await here.verified(channel)).toMatchObject({ fits: true });
});

test('a clock that plays on says that it throws nothing here', async () => {
  const channel = await opened();
  const set = await here.say(channel, 'carla', 'game clock', {
    every: '24h',
    ...Object.fromEntries([['then', 'pass']]),
  });
  expect(set.text).toContain('when time is up I throw nothing');
  expect((await here.say(channel, 'carla', 'game clock', { every: '24h' })).text).not.toContain('I throw nothing');
});
