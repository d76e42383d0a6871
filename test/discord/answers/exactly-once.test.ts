import { InteractionResponseType as Callback, PermissionFlagsBits } from 'discord.js';
import { afterAll, assert, beforeAll, describe, onTestFinished, test, vi } from 'vitest';
import { facesOf, recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const statuses = (shot: { callbacks: readonly { status: number | undefined }[] }) =>
  shot.callbacks.map(({ status }) => status);

/** From now on it's so much later, in milliseconds, until the test is finished. */
function late(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  onTestFinished(() => void vi.useRealTimers());
}

describe('an interaction delivered twice is one ruling', () => {
  test('at once', async () => {
    const channel = club.channel();
    const shot = club.fire({ channel }).redeliver();
    await club.logged(shot);
    assert.lengthOf(await records(channel), 1);
    assert.lengthOf(club.discord.messages(channel), 1);
    assert.deepEqual(statuses(shot), [200]);
  });

  test('after the reply', async () => {
    const channel = club.channel();
    const shot = club.fire({ channel });
    const reply = await shot.reply();
    await club.logged(shot);
    shot.redeliver();
    await club.discord.until(() => shot.callbacks[1]?.status, 'the second answer');
    assert.deepEqual(statuses(shot), [200, 400]);
    assert.deepEqual(shot.callbacks[1]?.body, shot.callbacks[0]?.body);
    assert.lengthOf(await records(channel), 1);
    assert.deepEqual(club.discord.messages(channel), [reply]);
  });

  test('after a restart, with the same dice', async () => {
    const channel = club.channel();
    club.discord.fault('callback', { kind: 'status', status: 403, done: false });
    const shot = club.fire({ channel });
    await club.logged(shot);
    assert.match(club.takeErrors()[0]?.msg ?? '', /couldn’t deliver the answer/);
    const [record] = await records(channel);
    await club.restart();
    const { text: content } = await shot.redeliver().reply();
    for (const face of record ? facesOf(record) : []) assert.include(content, `D6 ${face}`);
    assert.deepEqual(await records(channel), [record!]);
  });

  test('of /undo is one undo', async () => {
    const channel = club.channel();
    await Promise.all([club.fire({ channel }), club.fire({ channel })].map((shot) => shot.reply()));
    const undo = club.discord.command({ name: 'undo', channel });
    const { text: content } = await undo.reply();
    await club.restart();
    undo.redeliver();
    await club.discord.until(() => undo.callbacks[1]?.status, 'the second answer');
    assert.lengthOf(await records(channel), 3);
    assert.include(JSON.stringify(undo.callbacks[1]?.body), content.split('\n')[0]!);
  });
});

describe('an answer that is lost', () => {
  const losses = [
    ['and was given', { kind: 'lost', by: 'close' }],
    ['and was not given', { kind: 'lost', by: 'close', done: false }],
    ['by a reset, and was given', { kind: 'lost', by: 'reset' }],
    ['as an error of Discord, and was given', { kind: 'status', status: 500, done: true }],
    ['as an error of Discord, and was not given', { kind: 'status', status: 500 }],
  ] as const;

  test.each(losses)('%s, is shown once', async (_what, fault) => {
    const channel = club.channel();
    club.discord.fault('callback', fault);
    const shot = club.fire({ channel });
    const done = (await club.logged(shot)).at(-1);
    assert.isTrue(done?.answered);
    assert.lengthOf(club.discord.messages(channel), 1);
    assert.lengthOf(await records(channel), 1);
  });
});

describe('Discord itself is in trouble', () => {
  test('a 429 is waited for', async () => {
    club.discord.fault('callback', { kind: 'rate-limited', retryAfter: 0.05 });
    assert.match((await club.fire().reply()).text, /^\*\*/);
  });

  test('a callback that comes too late is logged, and the ruling is posted by a message of the bot', async () => {
    const channel = club.channel();
    club.discord.fault('callback', { kind: 'status', status: 404, code: 10062, message: 'Unknown interaction' });
    const lines = await club.logged(club.fire({ channel }));
    assert.deepEqual(
      lines.map(({ level, msg }) => [level, msg]),
      [
        [40, 'answered too late: Discord has dropped the interaction'],
        [30, 'posted, because the answer didn’t arrive'],
        [30, 'command'],
      ],
    );
    assert.isFalse(lines.at(-1)?.answered);
    assert.lengthOf(await records(channel), 1);
    const [posted, ...more] = club.discord.messages(channel);
    assert.match(posted?.text ?? '', /didn’t take this reply in time.*\*\*(Hit|Missed).*#1/s);
    assert.isEmpty(more);
  });

  test('a callback that fails where the bot may not write is told with the next answer, also after a restart', async () => {
    const channel = club.channel();
    const { world } = club.discord;
    const before = world.botPermissions;
    world.botPermissions &= ~PermissionFlagsBits.SendMessages;
    club.discord.fault('callback', { kind: 'status', status: 404, code: 10062, message: 'Unknown interaction' });
    await club.logged(club.fire({ channel }));
    assert.isEmpty(club.discord.messages(channel));
    await club.restart();
    // A player who asks in private is not told, or the others would never hear of it.
    assert.notInclude((await club.discord.command({ name: 'log', channel }).settled()).text, 'never showed');
    const next = await club.fire({ channel }).settled();
    assert.match(next.text, /^-# Discord didn’t show you the reply before this one:\n.*#1.*#2/s);
    assert.notInclude((await club.fire({ channel }).settled()).text, 'never showed');
    world.botPermissions = before;
  });

  test('nothing is thrown for a command that can no longer be answered', async () => {
    const channel = club.channel();
    const shot = club.fire({ channel, to: [] });
    late(club.discord.settings.deadline + 100);
    shot.deliver();
    const lines = await club.logged(shot);
    assert.deepInclude(lines.at(-1), { outcome: 'too-old', answered: false });
    assert.isEmpty(await records(channel));
  });

  test('one that is late, but not too late, is put off first and then ruled on', async () => {
    const channel = club.channel();
    const shot = club.fire({ channel, to: [] });
    late(2_100);
    shot.deliver();
    assert.match((await shot.settled()).text, /^\*\*(Hit|Missed)/);
    assert.equal((shot.callbacks[0]!.body as { type: number }).type, Callback.DeferredChannelMessageWithSource);
  });
});
