import { afterEach, assert, beforeEach, describe, test, vi } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { NIGHTLY } from '../../nightly.ts';
import { recordsOf } from '../../referee/table.ts';
import { startProcess } from '../bot-process.ts';
import { Club } from '../club.ts';
import type { Fault } from '../loopback/index.ts';
import { soon } from '../soon.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open();
});

afterEach(async () => {
  vi.useRealTimers();
  await club.close();
});

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);

/** The ruling stands, it's shown once or with the next answer, and the next command gets the next number. */
async function standsAfter(route: string, fault: Fault, times = 1): Promise<void> {
  const channel = club.channel();
  club.discord.fault(route, fault, times);
  const shot = club.fire({ channel });
  await club.logged(shot);
  club.takeErrors();
  assert.lengthOf(await records(channel), 1);
  assert.include((await club.fire({ channel }).settled()).text, '#2');
  const shown = club.discord.messages(channel).filter(({ text }) => /#1\b/.test(text));
  assert.lengthOf(shown, 1, 'the first ruling is shown once');
}

describe('Discord’s answer to an answer', () => {
  test.each([
    ['401, as if the token were another', 401, 0],
    ['403, for want of access', 403, 50001],
    ['404, for an interaction that it doesn’t know', 404, 10062],
    ['404, for a channel that’s gone', 404, 10003],
    ['500', 500, 0],
    ['503', 503, 0],
  ])('%s: the ruling stands, and is shown', async (_, status, code) => {
    await standsAfter('callback', { kind: 'status', status, code });
  });

  test('401 to what the bot itself posts: it goes on with its token', async () => {
    const channel = club.channel();
    const missed = async () => {
      club.discord.fault('callback', { kind: 'status', status: 404, code: 10062 });
      await club.logged(club.fire({ channel }));
    };
    club.discord.fault('post-message', { kind: 'status', status: 401 });
    await missed();
    assert.isEmpty(club.discord.messages(channel));
    club.takeErrors();
    await missed();
    assert.lengthOf(club.discord.messages(channel), 1);
  });

  test.each([
    ['for that route', false],
    ['for everything', true],
  ])('429 %s: it waits as long as it’s told', async (_, global) => {
    await standsAfter('callback', { kind: 'rate-limited', retryAfter: 0.2, global }, 2);
  });

  test('a connection that’s cut each time: the ruling stands, and is shown', async () => {
    await standsAfter('callback', { kind: 'lost', by: 'close', done: false }, 2);
  });

  test.runIf(NIGHTLY)(
    'none at all, until the time is up: the ruling stands, and is shown',
    { timeout: 120_000 },
    async () => {
      Object.assign(club.discord.settings, { patience: 60_000 });
      await standsAfter('callback', { kind: 'lost', by: 'silence', done: false });
    },
  );
});

test('a host’s name that can’t be found: the bot says so, and ends to be started again', {
  timeout: 60_000,
}, async () => {
  const bot = startProcess(club.discord, 'memory:', { DISCORD_API: 'http://discord.invalid/api' });
  assert.equal(await bot.ended, 1);
  assert.match(bot.lines.join('\n'), /ENOTFOUND|EAI_AGAIN/);
});

test('the clock is set back an hour: rulings go on, and each has the next number', async () => {
  const channel = club.channel();
  assert.include((await club.fire({ channel }).settled()).text, '#1');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  assert.include((await club.fire({ channel }).settled()).text, '#2');
  vi.useRealTimers();
  assert.include((await club.fire({ channel }).settled()).text, '#3');
  assert.deepEqual(
    (await records(channel)).map(({ seq }) => seq),
    [1, 2, 3],
  );
  const log = await club.discord.command({ name: 'log', channel }).settled();
  for (const seq of [1, 2, 3]) assert.include(log.text, `#${seq}`);
});

test('two bots with one token and a database each: every command has one answer, and both logs are whole', async () => {
  const other = await openStore('memory:');
  await club.start(other);
  const channel = club.channel();
  for (let shot = 1; shot <= 5; shot += 1) {
    const fired = club.fire({ channel });
    await club.discord.until(() => fired.callbacks.filter(({ status }) => status !== undefined).length >= 2, 'both');
    assert.lengthOf(club.discord.messages(channel), shot);
  }
  const id = club.discord.channel(channel).id;
  for (const store of [club.store, other]) {
    const log = await soon(async () => {
      const found = await recordsOf(store, id);
      return found.length === 5 && found;
    });
    assert.deepEqual(
      log.map(({ seq }) => seq),
      [1, 2, 3, 4, 5],
    );
  }
  await club.close();
  await other.close();
  club = await Club.open();
});

test('events that come late, twice and out of order: each command is ruled on once', async () => {
  const channel = club.channel();
  const shots = Array.from({ length: 6 }, () => club.fire({ channel, to: [] }));
  for (const shot of [...shots.toReversed(), ...shots]) shot.deliver();
  await Promise.all(shots.map((shot) => shot.settled()));
  const log = await records(channel);
  assert.lengthOf(new Set(log.map(({ interaction }) => interaction)), 6);
  assert.lengthOf(log, 6);
});
