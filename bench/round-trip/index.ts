import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freshDatabase } from '../../test/discord/fresh-database.ts';
import { freshRedis } from '../../test/discord/fresh-redis.ts';
import { ACTS, type Act, BARE } from './acts.ts';
import { MeasuredBot } from './bot.ts';
import { earlierLanding } from './earlier.ts';
import { series, type Taken, typical } from './series.ts';
import { TARGETS } from './targets.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A database of its own each time: a bot tidies up what an earlier one has left, and that would be measured too. */
const STORES: Readonly<Record<string, () => Promise<{ readonly url: string; drop(): Promise<void> }>>> = {
  sqlite: async () => ({ url: 'sqlite', drop: async () => {} }),
  postgres: () => freshDatabase(process.env.TEST_POSTGRES_URL ?? 'postgres://root@127.0.0.1:5432/bench'),
  redis: () => freshRedis(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/9'),
  memory: async () => ({ url: 'memory:', drop: async () => {} }),
};

/**
 * How many of each at how many in flight, and in which rounds. A hundred in flight are several waves of a hundred, or it's no rate. There
 * are 1,200 in all, since a hundred battles with twenty men who may fire have 2,000 shots, and 800 of them go before.
 */
const ROUND = [
  { flight: 1, count: 50, every: 1 },
  { flight: 10, count: 50, every: 1 },
  { flight: 100, count: 200, every: 2 },
] as const;
/** Short rounds: a machine that's slow for a second is slow for all of a round, and each is compared with what's in it. */
const ROUNDS = 6;
/** The landing before is only there to be compared with, and takes ten times as long. */
const BEFORE_EVERY = 2;
/** How long a bot is left alone before it's used, in milliseconds. */
const QUIET = 4000;
/** A turn begins once all bots have rested for so long, or after the longest pause, in milliseconds. */
const REST = 200;
const LONGEST_PAUSE = 60_000;
/** What all of them together work in that time even at rest, in milliseconds: garbage, heartbeats, timers. */
const IDLE = 30;
/**
 * How many commands it has answered before it's measured, in flight together, and how many of each act: V8 optimizes a program's functions
 * as they're used, and a bot that has just been started takes two to three times as long for a command as it does for weeks from then on.
 */
const WARM = { fire: 2000, each: 800, flight: 50 } as const;

/** What each bot took at each number in flight, by round. */
type ByBot = Readonly<Record<string, readonly Map<number, Taken>[]>>;
type Bots = Readonly<Record<string, MeasuredBot>>;

/**
 * `npm run bench -- --only round-trip[/STORE[/ACT]]`: what a command costs through Discord, from the event to the answer, beside a bare
 * bot that writes one row and replies. All bots take turns in one run. The program is built first, the landing before from git.
 * @param only a store and an act, if not all are wanted
 */
export async function roundTrip(
  only: { readonly store?: string; readonly act?: string },
  print: (line: string) => void,
) {
  const bare = [
    '--import',
    join(ROOT, 'node_modules/tsx/dist/esm/index.mjs'),
    join(import.meta.dirname, 'bare-bot.ts'),
  ];
  // Not what was built some time ago.
  await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT });
  const before = await earlierLanding();
  print(
    'store     act           in flight    now: ms, p99, a second, CPU ms    to bare: p50, rate, noise of both    before: p50, rate',
  );
  for (const [store, fresh] of Object.entries(STORES)) {
    if (only.store !== undefined && only.store !== store) continue;
    const { url, drop } = await fresh();
    const bots: Bots = {
      bare: await MeasuredBot.start(bare, url),
      now: await MeasuredBot.start([join(ROOT, 'dist/src/main.js')], url),
      ...(before ? { before: await MeasuredBot.start([before], url) } : {}),
    };
    await passed(QUIET);
    for (const bot of Object.values(bots)) await series(bot, BARE, WARM.fire, WARM.flight, 0);
    for (const act of ACTS) {
      if (only.act !== undefined && only.act !== act.name && !act.prepare) continue;
      for (const [name, bot] of Object.entries(bots)) if (name !== 'bare') await act.prepare?.(bot);
      if (only.act !== undefined && only.act !== act.name) continue;
      for (const line of await compared(store, act, bots, print)) print(line);
    }
    for (const bot of Object.values(bots)) await bot.stop();
    await drop();
  }
}

/**
 * All bots in turns, so that what else the machine does hits each of them. Another one begins each round: of two that are the same
 * program, the last in turn was a tenth quicker.
 */
async function compared(store: string, act: Act, bots: Bots, print: (line: string) => void): Promise<string[]> {
  const taken: ByBot = Object.fromEntries(Object.keys(bots).map((name) => [name, ROUND.map(() => new Map())]));
  const all = Object.entries(bots);
  const doing = (name: string) => (name === 'bare' ? BARE : act);
  for (const [name, bot] of all) await series(bot, doing(name), WARM.each, WARM.flight, 0);
  const done: Record<string, number> = Object.fromEntries(all.map(([name]) => [name, WARM.each]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % all.length;
    const turns = [...all.slice(first), ...all.slice(0, first)];
    for (const [i, { flight, count, every }] of ROUND.entries()) {
      if (round % every > 0) continue;
      for (const [name, bot] of turns) {
        if (name === 'before' && round % BEFORE_EVERY > 0) continue;
        if (!(await atRest(Object.values(bots)))) print(`${name} had its turn while another bot was still at work`);
        const from = done[name]!;
        taken[name]![i]!.set(round, await series(bot, doing(name), count, flight, from));
        done[name] = from + count;
      }
    }
  }
  return ROUND.map(({ flight }, i) => row(store, act, flight, i, taken));
}

/**
 * What another bot still does after its answers, for ten seconds and more at times, isn't to be measured as this one's.
 * @returns whether they came to rest in time
 */
async function atRest(bots: readonly MeasuredBot[]): Promise<boolean> {
  const worked = () => bots.reduce((sum, { cpu }) => sum + cpu, 0);
  const end = performance.now() + LONGEST_PAUSE;
  while (performance.now() < end) {
    const before = worked();
    await passed(REST);
    if (worked() - before <= IDLE) return true;
  }
  return false;
}

function row(store: string, { name }: Act, flight: number, i: number, taken: ByBot): string {
  const all = (bot: string) => [...(taken[bot]?.[i] ?? [])];
  const of = (bot: string, what: keyof Taken) => typical(all(bot).map(([, each]) => each[what])).value;
  const ratio = (bot: string, what: keyof Taken) =>
    typical(all(bot).map(([round, each]) => each[what] / taken.bare![i]!.get(round)![what]));
  const now = `${of('now', 'p50').toFixed(1)} ms, ${of('now', 'p99').toFixed(1)}, ${of('now', 'rate').toFixed(0)}/s, ${of('now', 'cpu').toFixed(2)}`;
  const [p50, rate] = [ratio('now', 'p50').value, ratio('now', 'rate').value];
  const noise = `±${(ratio('now', 'p50').noise * 100).toFixed(0)} %, ±${(ratio('now', 'rate').noise * 100).toFixed(0)} %`;
  const told = [`${p50.toFixed(2)} x`, `${rate.toFixed(2)} x`, noise, met(store, name, flight, p50, rate)].filter(
    Boolean,
  );
  const before = taken.before
    ? [`${ratio('before', 'p50').value.toFixed(2)} x`, `${ratio('before', 'rate').value.toFixed(2)} x`]
    : [];
  const worse = taken.before && p50 > ratio('before', 'p50').value * 1.15 ? ['WORSE'] : [];
  return [
    store.padEnd(9),
    name.padEnd(13),
    String(flight).padStart(4),
    now.padStart(36),
    told.join(', '),
    [...before, ...worse].join(', '),
  ].join('  ');
}

/** Whether it's within its target, where it has one. */
function met(store: string, act: string, flight: number, p50: number, rate: number): string {
  const { slower, rate: least } = TARGETS[act]?.[store] ?? TARGETS[act]?.any ?? {};
  if (flight === 1 && slower !== undefined) return `target ${slower} ${p50 <= slower ? 'met' : 'MISSED'}`;
  if (flight === 100 && least !== undefined) return `target ${least} ${rate >= least ? 'met' : 'MISSED'}`;
  return '';
}
