import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, run } from '../commands/index.ts';
import { pointerOf } from '../src/campaign/channels.ts';
import { openStore } from '../src/campaign/store/open.ts';
import type { Store } from '../src/campaign/store/store.ts';
import { commandNamed } from '../src/command/typing/find.ts';
import { seedOf } from '../src/fairness/seed.ts';
import { Referee } from '../src/referee/referee.ts';
import { english } from '../src/reply/english/index.ts';
import { readCommand } from '../src/terminal/line.ts';
import { freshDatabase } from '../test/discord/fresh-database.ts';
import { lengthen, OPENING } from './long-log.ts';
import type { Measured } from './measure.ts';

const SHORT = 100;
const LONG = 100_000;
const COMMANDS = 300;
const RESTARTS = 5;
/** How many times slower a command may be in the long campaign. */
const MOST = 1.2;

/** The cost of a command in a campaign of 100,000 events and in one of 100, and of the first one after a restart. */
export async function campaignFigures(): Promise<Measured[]> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'));
  try {
    return [
      ...(await figuresOf('SQLite', `sqlite://${join(folder, 'bench.sqlite')}`)),
      ...(await postgresFigures(process.env.TEST_POSTGRES_URL)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function postgresFigures(url: string | undefined): Promise<Measured[]> {
  if (!url) return [];
  const database = await freshDatabase(url);
  try {
    return await figuresOf('PostgreSQL', database.url);
  } finally {
    await database.drop();
  }
}

async function figuresOf(database: string, url: string): Promise<Measured[]> {
  await prepare(url);
  const first = await restarts(url);
  const store = await openStore(url);
  const referee = refereeOn(store);
  const costs: Record<string, number[]> = { short: [], long: [] };
  // Alternately, so that anything else the machine does affects both.
  for (let i = 0; i < COMMANDS; i++) {
    for (const channel of ['short', 'long']) costs[channel]!.push(await timed(() => shoot(referee, channel)));
  }
  await referee.settle();
  await store.close();
  const [short, long] = [middle(costs.short!), middle(costs.long!)];
  return [
    {
      what: `${database}, command at 100,000 events`,
      ms: long,
      target: short * MOST,
      baseline: 'at 100 events',
      ratio: long / short,
    },
    {
      what: `${database}, first after a restart`,
      ms: first,
      target: 150,
      baseline: '100,000 events, store opened anew',
    },
  ];
}

/** Two campaigns, one of them long. */
async function prepare(url: string): Promise<void> {
  const store = await openStore(url);
  const referee = refereeOn(store);
  for (const [channel, upTo] of [
    ['short', SHORT],
    ['long', LONG],
  ] as const) {
    for (const command of OPENING) await says(referee, channel, command);
    await referee.settle();
    await lengthen(store, (await pointerOf(store, channel))!.log, upTo);
  }
  await store.close();
}

/** The first command of a process that has just opened its store: the median of several. */
async function restarts(url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RESTARTS; i++) {
    let store: Store | undefined;
    times.push(
      await timed(async () => {
        store = await openStore(url);
        await shoot(refereeOn(store), 'long');
      }),
    );
    await store?.close();
  }
  return middle(times);
}

function shoot(referee: Referee, channel: string): Promise<unknown> {
  return says(referee, channel, '/fire who:"Red Rifleman 1" target:"Brown Rifleman 1" range:8 override');
}

function says(referee: Referee, channel: string, command: string): Promise<unknown> {
  const { name, given } = readCommand(command);
  return run(english, referee, commandNamed(name, commands), { user: 'anna', channel, command, given });
}

function refereeOn(store: Store): Referee {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  return new Referee({
    store,
    now: () => new Date(),
    seed: seedOf('bench'),
    onTrouble,
    defaultRules: 'landser-classic',
  });
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
