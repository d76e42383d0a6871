import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { runs } from '../../nightly.ts';
import { CHANNEL, HOUR, type Mention } from '../by-post.ts';
import { freshDatabase } from '../fresh-database.ts';
import { freshRedis } from '../fresh-redis.ts';
import { ANNA, Battle, BEN, battle, CLEO, DAY, DORA, isAsleep, START } from '../long-battle.ts';

/** What happens in three hours of a battle by post. */
interface Hours {
  /** Which of the players who answer at all have the time to play. */
  readonly anna: boolean;
  readonly cleo: boolean;
  /** The bot ends, and is back some hours later. */
  readonly restart: boolean;
}

const CLOCKS = ['every:24h grace:12h then:pass', 'every:24h grace:6h then:umpire', 'every:12h grace:12h then:nudge'];
/** Cleo is away from the third to the eighth day, or from when the bot is there to be told. */
const AWAY = { from: Date.parse(START) + 2 * DAY, to: Date.parse('2026-10-28T00:00:00.000Z') - 9 * HOUR };
let away = Number.POSITIVE_INFINITY;

const isAway = (user: string, at: number) => user === CLEO && at >= away && at < AWAY.to;

async function twoWeeks(clock: string, hours: readonly Hours[]): Promise<Battle> {
  const fought = await battle(clock, 2);
  away = Number.POSITIVE_INFINITY;
  for (const [i, { anna, cleo, restart }] of hours.entries()) {
    if (restart) {
      await fought.stop();
      await fought.pass(7 * HOUR);
      fought.start(2);
    }
    const { now } = fought.calendar;
    if (now >= AWAY.from && now < AWAY.to && away > now) {
      away = now;
      await fought.says(CLEO, '/away until:2026-10-28', i);
    }
    const side = (await fought.game()).game?.at?.side;
    const plays = side === 'axis' ? anna && !isAsleep(ANNA, now) : cleo && !isAsleep(CLEO, now) && !isAway(CLEO, now);
    if (plays) await fought.says(side === 'axis' ? ANNA : CLEO, '/turn end', i);
    await fought.pass(3 * HOUR);
  }
  return fought;
}

/** Why a player should not have been mentioned; nothing if he should. */
function wronglyTo(user: string, { at, text, game }: Mention): string | undefined {
  if (isAsleep(user, at)) return 'asleep';
  if (isAway(user, at)) return 'away';
  const own = text.split('\n').filter((line) => line.includes(user) && line.includes(': '));
  if (own.length !== 1) return `mentioned ${own.length} times in one message`;
  const plays = game.at?.side !== undefined && game.sides[game.at.side]!.players.includes(user);
  const mayAct = game.umpires.includes(user) && /time is up/i.test(own[0]!);
  return plays || mayAct ? undefined : 'owes nothing';
}

/** The same reminder to the same player about the same turn, sooner than the clock allows. */
function twice(mentions: readonly Mention[], apart: number): string[] {
  const last = new Map<string, number>();
  return mentions.flatMap(({ at, users, text, game }) =>
    users.flatMap((user) => {
      const key = `${user} ${JSON.stringify(game.at)} ${/still|time is up/i.exec(text)?.[0] ?? 'new'}`;
      const before = last.get(key);
      last.set(key, at);
      return before !== undefined && at - before < apart ? [`${key} at ${new Date(at).toISOString()}`] : [];
    }),
  );
}

/** The first whole hour from a time on at which somebody is awake and here; all of these battles goes by whole hours. */
function freeAt(user: string, at: number): number {
  let hour = at;
  while (isAsleep(user, hour) || isAway(user, hour)) hour += HOUR;
  return hour;
}

const PLAYERS: Readonly<Record<string, readonly string[]>> = { axis: [ANNA], allies: [BEN, CLEO] };
/** The bot was off for no longer than this. */
const OFF = 7 * HOUR;

/** Players who kept their side's turn waiting too long and were not reminded, by their own clocks and the bot's. */
async function forgotten({ processes, mentions, calendar }: Battle, every: number): Promise<string[]> {
  const { exported } = await processes[0]!.referee.transfer.export(CHANNEL);
  const turns = exported.records.flatMap(({ at, events }) => {
    const begun = events.findLast((event) => event.type === 'turn-begun');
    return begun?.type === 'turn-begun' ? [{ from: Date.parse(at), side: begun.at.side }] : [];
  });
  return turns.flatMap(({ from, side }, i) => {
    const until = turns[i + 1]?.from ?? calendar.now;
    return (PLAYERS[side ?? ''] ?? []).flatMap((user) => {
      // A player who goes away before his time is up has all of it again when he is back.
      const leaves = user === CLEO && away <= freeAt(user, from) + every && from < AWAY.to;
      const due = freeAt(user, freeAt(user, leaves ? AWAY.to : from) + every);
      if (freeAt(user, due + OFF) >= until) return [];
      const told = mentions.some(
        ({ at, users, text }) => users.includes(user) && at >= from && at < until && text.includes('still'),
      );
      return told ? [] : [`${user} from ${new Date(from).toISOString()} until ${new Date(until).toISOString()}`];
    });
  });
}

describe('a battle by post of two weeks, in three time zones, with two processes and restarts', () => {
  const hours = fc.nat({ max: 103 }).map((n): Hours => ({ anna: n % 2 === 0, cleo: n % 4 < 2, restart: n >= 100 }));
  const numRuns = runs(1, 60);

  test.each(CLOCKS.slice(0, runs(1, CLOCKS.length)))('mentions nobody wrongly, and nobody twice: %s', async (clock) => {
    await fc.assert(
      fc.asyncProperty(fc.array(hours, { minLength: 112, maxLength: 112 }), async (schedule) => {
        const fought = await twoWeeks(clock, schedule);
        const wrong = fought.mentions.flatMap((mention) =>
          mention.users.flatMap((user) => {
            const why = wronglyTo(user, mention);
            return why ? [`${user} ${new Date(mention.at).toISOString()} ${why}: ${mention.text}`] : [];
          }),
        );
        expect(wrong).toEqual([]);
        expect(twice(fought.mentions, 6 * HOUR)).toEqual([]);
        expect(await forgotten(fought, Number(/every:(\d+)h/.exec(clock)![1]) * HOUR)).toEqual([]);
        await fought.stop();
      }),
      { numRuns, seed: 19440606, endOnFailure: true },
    );
  });

  test('goes on without the one who never answers, and reminds the other of his side', async () => {
    const never = Array.from({ length: 112 }, () => ({ anna: true, cleo: false, restart: false }));
    const fought = await twoWeeks(CLOCKS[0]!, never);
    const { game } = await fought.game();
    expect(game!.at!.turn).toBeGreaterThan(4);
    const times = (user: string) => fought.mentions.filter(({ users }) => users.includes(user)).length;
    expect(times(BEN)).toBeGreaterThan(5);
    expect(times(CLEO)).toBeGreaterThan(2);
    expect(times(CLEO)).toBeLessThan(times(BEN));
    expect(times(DORA)).toBe(0);
    await fought.stop();
  });
});

/** Two processes on one database, each with a connection of its own: what both see fall due one of them tells. */
async function claimedOnce(url: string): Promise<void> {
  const stores = [await openStore(url), await openStore(url)];
  const fought = new Battle(...stores);
  fought.start(2);
  await fought.begin('every:24h grace:12h then:pass', [BEN]);
  await fought.pass(5 * DAY);
  expect(twice(fought.mentions, 6 * HOUR)).toEqual([]);
  const passes = fought.mentions.filter(({ text }) => text.includes('Time is up'));
  expect(passes.length).toBe(3);
  expect(new Set(passes.map(({ at }) => at)).size).toBe(3);
  await fought.stop();
  for (const store of stores) await store.close();
}

describe('what falls due in two processes at once is announced by one', () => {
  test('on a SQLite file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-clock-'));
    await claimedOnce(`sqlite://${join(folder, 'umpire.sqlite')}`);
    rmSync(folder, { recursive: true });
  });

  const { TEST_POSTGRES_URL: postgres, TEST_REDIS_URL: redis } = process.env;

  test.skipIf(!postgres)('on PostgreSQL (skipped unless TEST_POSTGRES_URL is set)', async () => {
    const database = await freshDatabase(postgres!);
    await claimedOnce(database.url);
    await database.drop();
  });

  test.skipIf(!redis)('on Redis (skipped unless TEST_REDIS_URL is set)', async () => {
    const database = await freshRedis(redis!);
    await claimedOnce(database.url);
    await database.drop();
  });
});
