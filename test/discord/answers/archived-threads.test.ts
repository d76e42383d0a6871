import { PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { fighting, sayIn } from '../skirmish.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const WARN = 40;

let club: Club;

beforeAll(async () => {
  club = await Club.open('memory:', ({ world }) => {
    world.everyone |= PermissionFlagsBits.PinMessages;
  });
});

afterAll(() => club.close());

const isSituation = ({ buttons, deleted }: Seen) =>
  !deleted && buttons.some(({ custom_id }) => /^play:\d/.test(custom_id));
const situations = (channel: string) => club.discord.messages(channel).filter(isSituation);
const warned = (since: number) => club.lines.slice(since).filter(({ level }) => level >= WARN);

/** Lets time pass until something is there. */
function passing<T>(look: () => T, what: string, ms = 3 * SECOND): Promise<NonNullable<T>> {
  return club.discord.until<NonNullable<T> | undefined>(() => {
    club.time.pass(ms);
    return look() || undefined;
  }, what) as Promise<NonNullable<T>>;
}

const told = (channel: string, pattern: RegExp) =>
  passing(() => situations(channel).find(({ text }) => pattern.test(text)), `a situation with ${pattern}`);

/** Lets time pass in which nothing should happen. */
async function waiting(ms = 30 * SECOND): Promise<void> {
  for (let i = 0; i < 10; i++) {
    club.time.pass(ms / 10);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A battle in a thread, in the turn of the Axis, with its situation as it should be. */
async function inThread(pings = false) {
  const parent = club.channel();
  const { name } = club.discord.addChannel(`${parent}-thread`, 'thread', parent);
  const fought = await fighting(club, name);
  // A ping that's sent later would un-archive the thread.
  for (const user of ['anna', 'ben', 'carla']) await fought.say(user, 'pings', { on: pings });
  const situation = await told(name, /Axis to play/);
  await waiting();
  return { ...fought, situation };
}

const change = (channel: string, state: { archived?: boolean; locked?: boolean }) =>
  club.discord.changeThread(channel, state);

const clock = (end: string) =>
  Object.fromEntries([
    ['every', '1h'],
    ['grace', '1h'],
    ['then', end],
  ]);

/** Somebody says something in a thread, which un-archives it. */
const reopen = (channel: string) => change(channel, { archived: false });

/** Somebody archives a thread right after a ruling, before its situation is edited. */
async function archived() {
  const fought = await inThread();
  await fought.say('anna', 'turn end');
  change(fought.channel, { archived: true });
  const since = club.lines.length;
  await waiting();
  assert.match(club.discord.message(fought.situation).text, /Axis to play/);
  assert.isTrue(club.discord.channel(fought.channel).archived);
  return { ...fought, since };
}

describe('in an archived thread', () => {
  test('a ruling un-archives it, and its situation is edited', async () => {
    const { channel, say, situation } = await inThread();
    change(channel, { archived: true });
    const since = club.lines.length;
    await say('anna', 'turn end');
    assert.isFalse(club.discord.channel(channel).archived);
    const edited = await told(channel, /Allies to play/);
    assert.equal(edited.id, situation.id);
    assert.isEmpty(warned(since));
  });

  test('a situation that couldn’t be edited is up to date as soon as the thread is un-archived', async () => {
    const { channel, situation, since } = await archived();
    reopen(channel);
    const edited = await told(channel, /Allies to play/);
    assert.equal(edited.id, situation.id);
    assert.isEmpty(warned(since));
  });

  test('it is with the next entry, too', async () => {
    const { channel, say, situation } = await archived();
    await say('ben', 'turn end');
    const edited = await told(channel, /Turn 2/);
    assert.equal(edited.id, situation.id);
  });

  test('it is too if the bot was restarted, or away, while the thread was un-archived', async () => {
    const { channel, situation } = await archived();
    await club.restart();
    await waiting();
    assert.match(club.discord.message(situation).text, /Axis to play/);
    reopen(channel);
    await told(channel, /Allies to play/);
  });

  test('it is too if the connection was lost meanwhile', async () => {
    const { channel } = await archived();
    const { identifies } = club.discord;
    club.discord.sessions.findLast(({ connected }) => connected)!.invalidate(false);
    reopen(channel);
    await passing(() => club.discord.identifies > identifies, 'a new session');
    await told(channel, /Allies to play/);
  });

  test('a ruling is struck through once it’s undone', async () => {
    const { channel, say } = await inThread();
    await say('carla', 'game settings', { posts: 'each' });
    const shot = await say('anna', 'fire', {
      attacker: 'Bell',
      target: 'Miller',
      weapon: 'rifle',
      range: 8,
      faces: '6 6 6',
    });
    await say('carla', 'undo');
    change(channel, { archived: true });
    const since = club.lines.length;
    await waiting();
    assert.notMatch(club.discord.message(shot).text, /~~/);
    reopen(channel);
    await passing(() => /~~/.test(club.discord.message(shot).text), 'the ruling to be struck through');
    assert.isEmpty(warned(since));
  });

  test.each(['quick', 'slow'])(
    'a list whose page is turned goes on in a new message, from a %s store',
    async (store) => {
      const parent = club.channel();
      const { name: channel } = club.discord.addChannel(`${parent}-thread`, 'thread', parent);
      const say = sayIn(club, channel);
      await say('anna', 'game rules', { rules: 'ww2-skirmish' });
      const list = await say('anna', 'game house');
      await waiting();
      change(channel, { archived: true });
      const since = club.lines.length;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      if (store === 'slow') club.store.meddling = { before: () => held };
      const turned = club.discord.click({ message: list, label: 'More ›', user: 'anna' });
      if (store === 'slow') await club.discord.until(() => turned.response, 'the deferral');
      club.mendStore();
      release();
      const isNext = ({ id, buttons }: Seen) =>
        id !== list.id && buttons.some(({ label }) => /^Page 2/.test(label ?? ''));
      const page = () => club.discord.messages(channel).find(isNext);
      await club.discord.until(page, 'the next page');
      assert.isFalse(club.discord.channel(channel).archived);
      assert.isEmpty(warned(since));
    },
  );

  test('a reminder un-archives it and pings', async () => {
    const { channel, say } = await inThread(true);
    await say('carla', 'game clock', clock('nudge'));
    await waiting();
    change(channel, { archived: true });
    const since = club.lines.length;
    const pinged = () => club.discord.messages(channel).find(({ content }) => /still your turn/.test(content));
    await passing(pinged, 'a reminder', HOUR / 4);
    assert.isFalse(club.discord.channel(channel).archived);
    assert.isEmpty(warned(since));
  });

  test('a battle that moves away leaves word as soon as that’s possible', async () => {
    const { channel, situation } = await inThread();
    change(channel, { archived: true });
    const to = club.channel();
    const moved = club.discord.command({
      name: 'game move-to',
      options: { channel: club.discord.channel(to).id },
      channel,
      user: 'carla',
    });
    await moved.settled();
    change(channel, { archived: true });
    await waiting();
    reopen(channel);
    await passing(() => /moved|goes on/i.test(club.discord.message(situation).text), 'word of the move');
  });
});

describe('in a locked thread', () => {
  test('nothing is ruled on that couldn’t be answered', async () => {
    const { channel } = await inThread();
    const shot = club.discord.command({ name: 'turn end', channel, user: 'anna', to: [] });
    change(channel, { archived: true, locked: true });
    shot.deliver();
    const lines = await club.logged(shot);
    assert.equal(lines.find(({ msg }) => msg === 'command')!.outcome, 'locked');
    change(channel, { archived: false, locked: false });
    const log = await club.discord.command({ name: 'log', channel, user: 'ben' }).settled();
    assert.notMatch(log.text, /anna: ``\/turn end``/);
  });

  test('a ruling that was given as it was locked is shown with the next answer', async () => {
    const { channel, say } = await inThread();
    club.discord.fault('callback', { kind: 'status', status: 403, code: 50083 } as never);
    club.discord.fault('post-message', { kind: 'status', status: 403, code: 160005 } as never);
    const since = club.lines.length;
    const ended = club.discord.command({ name: 'turn end', channel, user: 'anna' });
    await club.logged(ended);
    assert.isEmpty(club.lines.slice(since).filter(({ level }) => level > WARN));
    assert.match((await say('ben', 'game status')).text, /turn end/);
  });

  test('people who manage threads are answered, and the situation follows once it is unlocked', async () => {
    const { channel, say, situation } = await inThread();
    const carla = club.discord.user('carla');
    carla.permissions |= PermissionFlagsBits.ManageThreads;
    change(channel, { locked: true });
    const since = club.lines.length;
    assert.match((await say('carla', 'turn end')).text, /Allies/);
    await waiting();
    assert.match(club.discord.message(situation).text, /Axis to play/);
    change(channel, { locked: false });
    const edited = await told(channel, /Allies to play/);
    assert.equal(edited.id, situation.id);
    assert.isEmpty(warned(since));
  });

  test('reminders wait, and nobody’s turn passes until it is unlocked', async () => {
    const { channel, say } = await inThread(true);
    await say('carla', 'game clock', clock('pass'));
    await waiting();
    change(channel, { locked: true, archived: true });
    const since = club.lines.length;
    const before = club.discord.messages(channel).length;
    await waiting(5 * HOUR);
    assert.lengthOf(club.discord.messages(channel), before);
    assert.isEmpty(warned(since));
    change(channel, { archived: false, locked: false });
    const passed = () => club.discord.messages(channel).find(({ content }) => /Time is up for the Axis/.test(content));
    const { content } = await passing(passed, 'the turn to pass');
    assert.include(content, `<@${club.discord.user('ben').user.id}>`);
  });

  test('no battle moves there', async () => {
    const parent = club.channel();
    const { name, id } = club.discord.addChannel(`${parent}-shut`, 'thread', parent);
    change(name, { locked: true });
    const { say } = await fighting(club);
    const refused = await say('carla', 'game move-to', { channel: id });
    assert.isTrue(refused.ephemeral);
    assert.match((await say('anna', 'game status')).text, /Axis/);
  });
});
