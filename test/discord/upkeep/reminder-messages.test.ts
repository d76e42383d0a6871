import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import { fighting } from '../skirmish.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECOND = 1000;
const WARN = 40;

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const id = (user: string) => club.discord.user(user).user.id;
const reminders = (channel: string) =>
  club.discord.messages(channel).filter(({ content }) => /still your turn/.test(content));

/** Lets time pass bit by bit until something appears. */
function passing<T>(ms: number, look: () => T, what: string): Promise<NonNullable<T>> {
  return club.discord.until<NonNullable<T> | undefined>(() => {
    club.time.pass(ms);
    return look() || undefined;
  }, what) as Promise<NonNullable<T>>;
}

/** Waits until the next time of a channel's clock stands in the store, and is another than before. */
async function noted(channel: string, before?: unknown): Promise<unknown> {
  const { id: key } = club.discord.channel(channel);
  for (let i = 0; i < 1000; i++) {
    const timer = JSON.stringify(await club.store.get(`timer:${key}`));
    if (timer !== undefined && timer !== before) return timer;
    // There is something to wait for only at first.
    if (before === undefined) club.time.pass(3 * SECOND);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const told = club.lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg);
  throw new Error(`The clock was not noted: ${told.join('; ')}`);
}

/** A battle whose clock is set. */
async function timed(end: 'nudge' | 'pass') {
  const fought = await fighting(club);
  const clock = [
    ['every', '1h'],
    ['grace', '1h'],
    ['then', end],
  ];
  await fought.say('carla', 'game clock', Object.fromEntries(clock));
  return { ...fought, timer: await noted(fought.channel) };
}

describe('at Discord', () => {
  test('a player who keeps the others waiting is pinged in a separate message, which goes when it is out of date', async () => {
    const { channel, say, timer } = await timed('nudge');
    club.time.pass(HOUR);
    const told = await club.discord.until(() => reminders(channel)[0], 'a reminder');
    assert.match(told.content, new RegExp(`^<@${id('anna')}>: it’s still your turn, since <t:\\d+:f>\\.$`));
    assert.deepEqual(
      told.raw.mentions.map(({ username }) => username),
      ['anna'],
    );
    await noted(channel, timer);
    club.time.pass(HOUR);
    const isAnother = () => club.discord.message(told).deleted && reminders(channel).length === 1;
    await club.discord.until(isAnother, 'another instead');
    const [again] = reminders(channel);
    await say('anna', 'turn end');
    await passing(3 * SECOND, () => club.discord.message(again!).deleted, 'the reminder to go');
  });

  test('a player who owes the same in two channels is pinged in both', async () => {
    const both = [await timed('nudge'), await timed('nudge')];
    club.time.pass(2 * HOUR);
    // Nobody is pinged twice in five minutes, so the second may come later.
    for (const { channel } of both) await passing(6 * MINUTE, () => reminders(channel)[0], `a reminder in ${channel}`);
  });

  test('nobody is who has turned it off', async () => {
    const { channel, say } = await timed('nudge');
    await say('anna', 'pings', { on: false });
    club.time.pass(3 * HOUR);
    await say('anna', 'turn end');
    assert.isEmpty(reminders(channel));
    await say('anna', 'pings', { on: true });
  });

  test('the turn passes after a restart too, however late, with a ping for the next player', async () => {
    const { channel } = await timed('pass');
    await club.restart();
    const said = () => club.discord.messages(channel).find(({ content }) => /Time is up for the Axis/.test(content));
    const passed = await passing(HOUR, said, 'the turn to pass');
    assert.match(passed.content, new RegExp(`^<@${id('ben')}>: it’s your turn`));
    const log = await club.discord.command({ name: 'log', options: {}, channel, user: 'ben' }).settled();
    assert.match(log.text, /the clock: ``\/turn end``/);
  });

  test('a channel that is gone hurts nobody', async () => {
    const { channel } = await timed('pass');
    const { id: gone } = club.discord.channel(channel);
    club.discord.deleteChannel(channel);
    const told = () => club.lines.some((line) => line.channel === gone && /couldn’t remind anybody/.test(line.msg));
    await passing(HOUR, told, 'a word in the logs');
  });

  test('where the bot is not allowed to pin, the situation says what to do', async () => {
    const { channel, say } = await fighting(club);
    const situation = () =>
      club.discord.messages(channel).find(({ text }) => /What can I do|Pin this one yourself/.test(text));
    const made = await passing(3 * SECOND, situation, 'the situation');
    assert.match(made.text, /Pin this one yourself, or give me the permission Pin Messages/);
    assert.isFalse(made.raw.pinned);
    assert.match((await say('anna', 'game situation')).text, /can’t pin it here/);
  });
});
