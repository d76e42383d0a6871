import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LogRecord } from '../../../src/campaign/record.ts';
import { goOn } from '../loopback/snowflake.ts';
import { BeaconClub } from './beacon-club.ts';

let here: BeaconClub;

beforeAll(async () => {
  here = await BeaconClub.open();
});
afterAll(() => here.close());

/** A channel of its own with a campaign whose dice come from the beacon; Carla opens it. */
async function opened(rules = 'landser-classic'): Promise<string> {
  const channel = here.club.channel();
  await here.say(channel, 'carla', 'game new', { fair: 'beacon', name: 'Caen', rules });
  return channel;
}

const shot = { weapon: 'rifle', range: 8 };
const typesOf = (record: LogRecord | undefined) => record?.events.map(({ type }) => type);
const waiting = (channel: string) =>
  here.club.discord.until(() => here.club.discord.messages(channel).some(({ deferred }) => deferred), 'a throw');

describe('a campaign whose dice come from a public beacon', () => {
  test('opens with a ledger, and a throw is announced there before anybody can know its dice', async () => {
    const channel = await opened();
    const reply = await here.say(channel, 'carla', 'fire', shot);
    expect(reply.text).toMatch(/Dice: public round \d+, asked before it: /);
    const [introduced, ...notices] = await here.ledger(channel);
    expect(introduced?.text).toContain('This is the ledger of Caen');
    const [, record] = await here.records(channel);
    const [drawn] = record!.events;
    expect(drawn).toMatchObject({ type: 'drawn', reply: reply.id, notice: notices[0]!.id, last: 1 });
    expect(notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^#2 [0-9a-f]{64}$/)]);
    expect(notices[0]!.flags).toBe(4096);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
    expect(await here.verified(channel, false)).toMatchObject({ fits: true });
  });

  test('is seen in /fair status', async () => {
    const channel = await opened();
    await here.say(channel, 'carla', 'fire', shot);
    const { text } = await here.say(channel, 'carla', 'fair status');
    expect(text).toContain('1 throw came from public rounds, and none was given up.');
    expect(text).toContain('Since I started');
  });

  test('throws what has no dice at once, and announces nothing for it', async () => {
    const channel = await opened();
    await here.say(channel, 'carla', 'note', { text: 'Rain.' });
    await here.say(channel, 'carla', 'fire', { ...shot, more: 'odds:true' });
    await here.say(channel, 'carla', 'fire', { ...shot, more: 'faces:3' });
    await here.say(channel, 'carla', 'fire', { weapon: 'trebuchet', range: 8 });
    await here.say(channel, 'carla', 'undo');
    expect((await here.records(channel)).flatMap(typesOf)).not.toContain('drawn');
    expect(await here.ledger(channel)).toHaveLength(1);
  });

  test('throws /roll from the same rounds, and each throw is a message of its own', async () => {
    const channel = await opened();
    const replies = [];
    for (let i = 0; i < 3; i++) replies.push(await here.say(channel, 'carla', 'roll', { dice: '3d6' }));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(3);
    const drawn = (await here.records(channel)).flatMap(({ events }) => events.filter(({ type }) => type === 'drawn'));
    expect(drawn.map((event) => (event as { reply: string }).reply)).toEqual(replies.map(({ id }) => id));
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('doesn’t throw again what is delivered twice', async () => {
    const channel = await opened();
    const given = here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    const first = await here.answered(given);
    here.club.discord.deliver(given);
    await here.club.discord.until(() => given.callbacks.length > 1, 'the second answer');
    expect((await here.records(channel)).filter((record) => typesOf(record)?.includes('drawn'))).toHaveLength(1);
    expect(here.club.discord.message(first).text).toBe(first.text);
  });

  test('redoes a throw with the dice that fell, and strikes it out by undo, without a notice', async () => {
    const channel = await opened();
    await here.say(channel, 'carla', 'roll', { dice: '3d6' });
    await here.say(channel, 'carla', 'fire', shot);
    await here.say(channel, 'carla', 'undo');
    await here.say(channel, 'carla', 'redo');
    expect(await here.ledger(channel)).toHaveLength(3);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});

describe('while a throw waits for its round', () => {
  test('other throws are told to wait, notes go by, and what changes anything comes after it', async () => {
    const channel = await opened();
    const { discord } = here.club;
    const first = discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    await waiting(channel);
    const second = await discord.command({ name: 'fire', options: shot, channel, user: 'carla' }).settled();
    expect(second.ephemeral).toBe(true);
    expect(second.text).toMatch(
      /^#2 is waiting for its public round\. Press again in \d seconds?; nothing has been thrown/,
    );
    const note = await discord.command({ name: 'note', options: { text: 'Fog.' }, channel, user: 'carla' }).settled();
    expect(note.text).toContain('Fog.');
    const house = discord.command({ name: 'game pause', options: {}, channel, user: 'carla' });
    await here.answered(first);
    await here.answered(house);
    const records = await here.records(channel);
    expect(records.map(typesOf)).toEqual([
      expect.arrayContaining(['game-opened', 'beacon-set']),
      ['noted'],
      ['drawn', 'ruled'],
      ['game-paused'],
    ]);
    expect(records[2]!.events[0]).toMatchObject({ last: 1 });
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });

  test('and no server answers, its reply says so, and the throw is made when one does', async () => {
    const channel = await opened();
    here.server.up = false;
    const given = here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    await waiting(channel);
    const silent = await here.club.discord.until(() => {
      here.club.time.pass(1000);
      return here.club.discord.messages(channel).find(({ text }) => text.includes('no beacon server answers'));
    }, 'the word that nobody answers');
    expect(silent.text).toMatch(
      /^The dice of #2 come from round \d+, but no beacon server answers\. I keep trying; until then/,
    );
    const other = await here.club.discord.command({ name: 'fire', options: shot, channel, user: 'carla' }).settled();
    expect(other.text).toContain('no beacon server answers');
    here.server.up = true;
    const done = await here.club.discord.until(() => {
      here.club.time.pass(10_000);
      const now = here.club.discord.message(silent);
      return now.text.includes('Dice: public round') && now;
    }, 'the throw');
    expect(done.id).toBe((await given.settled()).id);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});

describe('a throw isn’t made', () => {
  test('if its reply and its notice are too far apart, and the record says so', async () => {
    const channel = await opened();
    const { discord } = here.club;
    let letGo = () => {};
    discord.fault('callback', { kind: 'held', until: new Promise<void>((resolve) => (letGo = resolve)) });
    const noticed = here.noticed();
    const given = discord.command({ name: 'fire', options: shot, channel, user: 'carla' });
    await noticed;
    goOn(700);
    letGo();
    const reply = await here.answered(given);
    expect(reply.text).toContain('wasn’t thrown');
    expect((await here.records(channel)).map(typesOf).at(-1)).toEqual(['given-up']);
    expect(await here.verified(channel)).toMatchObject({ fits: true });
  });
});
