import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { commands, run } from '../commands/index.ts';
import { pointerOf } from '../src/campaign/channels.ts';
import { packedWritten } from '../src/campaign/export/export.ts';
import { Campaigns } from '../src/campaign/folding/campaigns.ts';
import { openStore } from '../src/campaign/store/open.ts';
import type { Store } from '../src/campaign/store/store.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { Referee } from '../src/referee/referee.ts';
import { partsOf } from '../src/referee/transfer/export-parts.ts';
import { english } from '../src/reply/english/index.ts';
import { readCommand } from '../src/terminal/line.ts';
import { longestHold } from './holding.ts';
import { lengthen, OPENING } from './long-log.ts';

const SIZES = [100, 10_000, 100_000, 1_000_000];
const BATTLE = 400;
const COMMANDS = 300;
const RESTARTS = 5;
const MEGABYTE = 1024 * 1024;
const SEED = seedOf('bench');

/** What's asked of each log; the last two go through all of it. */
const ASKED: readonly (readonly [string, (table: Table) => Promise<unknown>])[] = [
  ['/undo', (table) => table.says('/undo')],
  ['/log', (table) => table.says('/log')],
  ['/log, a page halfway', ({ says, size }) => says(`/log page:${Math.ceil(size / 24)}`)],
  ['/log verb:fire', (table) => table.says('/log verb:fire')],
  ['/since', (table) => table.says('/since', 'ute')],
  ['/report', (table) => table.says('/report')],
  ['/game losses', (table) => table.says('/game losses')],
  ['/fair verify', (table) => table.says('/fair verify')],
  ['export in parts', (table) => exported(table)],
];

interface Table {
  readonly store: Store;
  readonly channel: string;
  readonly size: number;
  says(command: string, user?: string): Promise<unknown>;
}

/**
 * `npm run bench -- --only million[/SIZE]`: what commands cost in a channel whose log has a hundred entries, and up to a million.
 * @param most no longer logs than this
 */
export async function million(most: number, print: (line: string) => void): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const folder = await mkdtemp(join(tmpdir(), 'umpire-million-'));
  const url = `sqlite://${join(folder, 'bench.sqlite')}`;
  const sizes = SIZES.filter((size) => size <= most);
  try {
    for (const size of sizes) print(`made ${size} entries in ${await prepared(url, size)} s`);
    for (const size of sizes) print(`${size}: first command after a restart ${await restarts(url, size)} ms`);
    const { store, operations } = counting(await openStore(url));
    const referee = refereeOn(store);
    for (const line of await rulings(referee, sizes, operations)) print(line);
    for (const size of sizes) {
      for (const [what, ask] of ASKED)
        print(`${size}: ${what}: ${await asked(tableOf(store, referee, size), ask, collect)}`);
    }
    await referee.settle();
    await store.close();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns how long it took, in seconds */
async function prepared(url: string, size: number): Promise<string> {
  const begun = performance.now();
  const store = await openStore(url);
  const referee = refereeOn(store);
  const table = tableOf(store, referee, size);
  for (const command of OPENING) await table.says(command);
  await referee.settle();
  await lengthen(store, (await pointerOf(store, table.channel))!.log, size, { battle: BATTLE, seed: SEED });
  await store.close();
  return ((performance.now() - begun) / 1000).toFixed(0);
}

/** The first command of a process that has just opened its store: the median of several, and the shortest. */
async function restarts(url: string, size: number): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < RESTARTS; i++) {
    const store = await openStore(url);
    const begun = performance.now();
    await shot(tableOf(store, refereeOn(store), size));
    times.push(performance.now() - begun);
    await store.close();
  }
  const sorted = times.toSorted((a, b) => a - b);
  return `${sorted[RESTARTS >> 1]!.toFixed(0)} (at best ${sorted[0]!.toFixed(0)})`;
}

/** Rulings in all logs in turn, so that anything else the machine does hits each of them. */
async function rulings(referee: Referee, sizes: readonly number[], operations: () => number): Promise<string[]> {
  const costs = sizes.map((size) => ({ size, cpu: [] as number[], ms: [] as number[], asked: 0 }));
  for (let i = 0; i < COMMANDS; i++) {
    for (const cost of costs) {
      const [before, cpu, begun] = [operations(), process.cpuUsage(), performance.now()];
      await shot(tableOf(undefined, referee, cost.size));
      cost.ms.push(performance.now() - begun);
      const { user, system } = process.cpuUsage(cpu);
      cost.cpu.push((user + system) / 1000);
      cost.asked += operations() - before;
    }
  }
  return costs.map(({ size, cpu, ms, asked }) => {
    const [ratio] = [middle(cpu) / middle(costs[0]!.cpu)];
    return `${size}: a ruling: ${(asked / COMMANDS).toFixed(2)} operations of the store, ${middle(cpu).toFixed(2)} ms of CPU (${ratio.toFixed(2)} times), ${middle(ms).toFixed(2)} ms`;
  });
}

/** How long it takes, how long it holds others, and how much more memory is in use meanwhile. */
async function asked(table: Table, ask: (table: Table) => Promise<unknown>, collect: () => void): Promise<string> {
  collect();
  const before = process.memoryUsage();
  let [heap, rss] = [0, 0];
  const watch = setInterval(() => {
    const now = process.memoryUsage();
    heap = Math.max(heap, now.heapUsed + now.external - before.heapUsed - before.external);
    rss = Math.max(rss, now.rss - before.rss);
  }, 20);
  const begun = performance.now();
  let failed = '';
  const hold = await longestHold(() =>
    ask(table).catch((error: unknown) => {
      failed = ` (${String(error)})`;
    }),
  );
  const ms = performance.now() - begun;
  clearInterval(watch);
  return `${ms.toFixed(0)} ms, holds others ${hold.toFixed(0)} ms, at most ${megabytes(heap)} MB more in use (garbage included), ${megabytes(rss)} MB more resident${failed}`;
}

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(0);
}

/** As `npx umpire export` does it: a part at a time. */
async function exported({ store, channel }: Table): Promise<void> {
  const known = (await new Campaigns(store, () => undefined).latest(channel))!;
  for await (const part of partsOf(store, known, 'Caen')) await packedWritten(part, 'caen');
}

function shot(table: Table): Promise<unknown> {
  return table.says('/fire who:"Red Rifleman 1" target:"Brown Rifleman 1" range:8 override');
}

function tableOf(store: Store | undefined, referee: Referee, size: number): Table {
  const channel = `of ${size}`;
  return {
    store: store!,
    channel,
    size,
    says: (typed, user = 'anna') => {
      const { name, given } = readCommand(typed);
      return run(english, referee, commandNamed(name, commands), { user, channel, command: typed, given });
    },
  };
}

function refereeOn(store: Store): Referee {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  return new Referee({ store, now: () => new Date(), seed: SEED, onTrouble, defaultRules: 'landser-classic' });
}

/** A store that counts what's asked of it. */
function counting(store: Store): { readonly store: Store; readonly operations: () => number } {
  let count = 0;
  const all = new Proxy(store, {
    get: (_, name: keyof Store) => {
      const member = store[name];
      if (typeof member !== 'function') return member;
      return (...given: never[]) => {
        count += 1;
        return (member as (...given: never[]) => unknown).apply(store, given);
      };
    },
  });
  return { store: all, operations: () => count };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
