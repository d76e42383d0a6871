import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { COLLECTING, inUse, memoryOf } from '../memory/process.ts';
import { MeasuredBot } from '../round-trip/bot.ts';
import { Driven } from './driven.ts';

/**
 * `npm run load -- --rate 300 --minutes 10`: the built bot under the load of many players, on a database of its own. It says how long a command
 * takes from Discord's event until it's acknowledged, how the bot's memory grows, and whether Discord's limits are kept.
 */
const ROOT = join(import.meta.dirname, '../..');
const STORES: Readonly<Record<string, string>> = {
  postgres: process.env.TEST_POSTGRES_URL ?? 'postgres://root@127.0.0.1:5432/bench',
  redis: process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379/9',
};

const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '10' },
    warm: { type: 'string', default: '30' },
    channels: { type: 'string', default: '1000' },
    store: { type: 'string', default: 'postgres' },
    heap: { type: 'boolean', default: false },
  },
});
const [rate, minutes, warm, channels] = [values.rate, values.minutes, values.warm, values.channels].map(Number) as [
  number,
  number,
  number,
  number,
];

/** How often what's due is dispatched, in milliseconds. */
const TICK = 20;
/** The loopback keeps so many seconds of everything: a token lives longer, but nobody here comes back to one. */
const KEPT = 60;
const LEAST_KEPT = 3000;
/** With `--heap`, it's said every so many seconds what the bot holds without its garbage. */
const HEAP_EVERY = 300;
/** Discord's limits. @see https://docs.discord.com/developers/topics/rate-limits */
const LIMITS = { posts: { limit: 5, window: 5000 }, all: { limit: 50, window: 1000 }, deadline: 3000 };

const print = (line: string) => void process.stdout.write(`${line}\n`);
const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

const p99Of = (times: readonly number[]) =>
  at(
    times.toSorted((one, other) => one - other),
    0.99,
  );

function row(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const shown = [0.5, 0.99, 1].map((part) => at(sorted, part).toFixed(1).padStart(9));
  return `${name.padEnd(18)}${String(sorted.length).padStart(9)}${shown.join('')}`;
}

/** Dispatches what's due, for so many seconds. */
async function drive(players: Driven, seconds: number, every: (second: number) => Promise<void> | void): Promise<void> {
  const begun = performance.now();
  let [dispatched, told] = [0, 0];
  for (;;) {
    const elapsed = (performance.now() - begun) / 1000;
    if (elapsed >= seconds) return;
    for (; dispatched < elapsed * rate; dispatched += 1) players.step();
    if (elapsed >= told + 10) {
      told += 10;
      await every(told);
    }
    await passed(TICK);
  }
}

await promisify(execFile)('npm', ['run', 'build'], { cwd: ROOT });
const url = STORES[values.store] ?? values.store;
const folder = await mkdtemp(join(tmpdir(), 'umpire-load-'));
const heap = join(folder, 'heap');
const bot = await MeasuredBot.start(
  [...(values.heap ? COLLECTING : []), join(ROOT, 'dist/src/main.js')],
  url,
  { HEAP_FILE: heap },
  LIMITS,
);
const { discord } = bot;
try {
  const players = new Driven(discord, channels);
  const keep = Math.max(LEAST_KEPT, rate * KEPT);
  print(
    `${rate} a second for ${minutes} min on ${values.store}, ${channels} channels; load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  await drive(players, warm, () => discord.forget(keep));
  players.times.clear();
  players.failures.clear();
  const [before, done, missed] = [{ ...discord.refused }, players.done, players.missed];
  const [cpu, begun] = [bot.cpu, performance.now()];
  const told = new Map<string, number>();
  await drive(players, minutes * 60, async (second) => {
    discord.forget(keep);
    const { now, most } = await memoryOf(bot.pid);
    const lately = [...players.times].flatMap(([act, times]) => times.slice(told.get(act)));
    for (const [act, times] of players.times) told.set(act, times.length);
    print(
      `${String(second).padStart(5)} s: p99 ${p99Of(lately).toFixed(0)} ms, ${now} MB resident (at most ${most}), ${players.open} open, load ${loadavg()[0]!.toFixed(1)}`,
    );
    if (values.heap && second % HEAP_EVERY === 0)
      print(`${(await inUse(bot.pid, heap)).toFixed(0)} MB in use without garbage`);
    if (second % 600 === 0) print(`p99 so far ${p99Of([...players.times.values()].flat()).toFixed(1)} ms`);
  });
  const seconds = (performance.now() - begun) / 1000;
  print(
    `\n${'from event to ack'.padEnd(18)}${'count'.padStart(9)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'max ms'.padStart(9)}`,
  );
  for (const [act, times] of players.times) print(row(act, times));
  const all = [...players.times.values()].flat();
  print(row('all', all));
  const p99 = p99Of(all);
  print(`\np99 ${p99 < 250 ? 'under' : 'NOT under'} 250 ms`);
  print(
    `${((players.done - done) / seconds).toFixed(0)} a second were done; ${players.missed - missed} found all their channels still waiting`,
  );
  print(`${((bot.cpu - cpu) / (players.done - done)).toFixed(2)} ms of CPU a command`);
  for (const status of [401, 403, 429])
    print(`${(discord.refused[status] ?? 0) - (before[status] ?? 0)} requests were answered with ${status}`);
  print(`${discord.identifiedTooSoon} shards identified too soon`);
  for (const [what, count] of players.failures) print(`failed ${count} times: ${what}`);
} finally {
  await bot.stop();
  await rm(folder, { recursive: true });
}
