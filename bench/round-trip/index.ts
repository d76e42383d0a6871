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

/** How many of each at how many in flight, in one round. */
const ROUND = [
  { flight: 1, count: 100 },
  { flight: 10, count: 100 },
  { flight: 100, count: 200 },
] as const;
const ROUNDS = 3;
/** How long a bot is left alone before it's used, and all of them before the next one's turn, in milliseconds. */
const QUIET = 4000;
const PAUSE = 500;
/**
 * How many commands it has answered before it's measured, in flight together, and how many of each act: V8 optimizes a program's functions
 * as they're used, and a bot that has just been started takes two to three times as long for a command as it does for weeks from then on.
 */
const WARM = { fire: 2000, each: 800, flight: 50 } as const;

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
    'store     act           in flight    now: ms, p99, a second, CPU ms    to bare: p50, rate    before: p50, rate',
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
      for (const line of await compared(store, act, bots)) print(line);
    }
    for (const bot of Object.values(bots)) await bot.stop();
    await drop();
  }
}

/**
 * All bots in turns, so that what else the machine does hits each of them. Another one begins each round: of two that are the same
 * program, the last in turn was a tenth quicker.
 */
async function compared(store: string, act: Act, bots: Bots): Promise<string[]> {
  const taken: Record<string, Taken[][]> = Object.fromEntries(
    Object.keys(bots).map((name) => [name, ROUND.map(() => [])]),
  );
  const all = Object.entries(bots);
  const doing = (name: string) => (name === 'bare' ? BARE : act);
  for (const [name, bot] of all) await series(bot, doing(name), WARM.each, WARM.flight, 0);
  const done: Record<string, number> = Object.fromEntries(all.map(([name]) => [name, WARM.each]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % all.length;
    for (const [i, { flight, count }] of ROUND.entries()) {
      for (const [name, bot] of [...all.slice(first), ...all.slice(0, first)]) {
        // What the one before still does after its answers isn't this one's.
        await passed(PAUSE);
        const from = done[name]!;
        taken[name]![i]!.push(await series(bot, doing(name), count, flight, from));
        done[name] = from + count;
      }
    }
  }
  return ROUND.map(({ flight }, i) => row(store, act, flight, i, taken));
}

function row(store: string, { name }: Act, flight: number, i: number, taken: Record<string, Taken[][]>): string {
  const of = (bot: string, what: keyof Taken) => typical((taken[bot]?.[i] ?? []).map((each) => each[what]));
  const ratio = (bot: string, what: keyof Taken) => of(bot, what).value / of('bare', what).value;
  const now = `${of('now', 'p50').value.toFixed(1)} ms, ${of('now', 'p99').value.toFixed(1)}, ${of('now', 'rate').value.toFixed(0)}/s, ${of('now', 'cpu').value.toFixed(2)}`;
  const noise = `±${(of('now', 'p50').noise * 100).toFixed(0)} % (bare ±${(of('bare', 'p50').noise * 100).toFixed(0)} %)`;
  const [p50, rate] = [ratio('now', 'p50'), ratio('now', 'rate')];
  const told = [`${p50.toFixed(2)} x`, `${rate.toFixed(2)} x`, met(store, name, flight, p50, rate), noise].filter(
    Boolean,
  );
  const before = taken.before
    ? [`${ratio('before', 'p50').toFixed(2)} x`, `${ratio('before', 'rate').toFixed(2)} x`]
    : [];
  const worse = taken.before && p50 > ratio('before', 'p50') * 1.15 ? ['WORSE'] : [];
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
