import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { type Redaction, redacted, redactionsOf } from '../erasing/redaction.ts';
import { keys } from '../keys.ts';
import { readRecord } from '../record.ts';
import { DamagedValue, type Store } from '../store/store.ts';

/** A row as a backup holds it. */
export interface Row {
  readonly key: string;
  readonly value: unknown;
}

/** What a backup has left out, and why it's not whole without it. */
export interface Left {
  /** Rows that can't be read. */
  damaged: number;
  /** Channels whose log was moved or replaced again and again meanwhile. */
  unsettled: number;
}

/** Rows that pass within a day at most, or that are made again when they're needed. */
const PASSING = [
  keys.opening(''),
  keys.owedDie(''),
  keys.carried(''),
  keys.discarded(''),
  keys.arriving(),
  keys.pinged(''),
  keys.lease('', '').slice(0, -':'.length),
  keys.created('', '').slice(0, -':'.length),
];

/** What a log keeps only to be read more quickly. */
const HINTS = /^(?:s:\d+|head|indexed|rewritten:\d+:\d+|redacted)$/;

const READ_AT_ONCE = 100;
const MOST_PASSES = 5;

/** Whether a row isn't worth keeping beyond a day. */
export function isPassing(key: string): boolean {
  return PASSING.some((prefix) => key.startsWith(prefix));
}

/** Whether nobody may see it who isn't the host: a seed, a veil, a sealed order. */
export function isSecret(key: string): boolean {
  return /^[\w-]{1,64}:secret:/.test(key);
}

/**
 * Everything that a backup holds, read while others may write: first what's beside the logs, then each log, and at last which
 * channel points to which. A log whose channel points elsewhere by then is read again. Users who asked to be forgotten are in
 * none of the rows.
 */
export async function* rowsToKeep(store: Store, left: Left): AsyncGenerator<Row> {
  yield* besideLogs(store, left);
  const read = new Set<string>();
  let before = new Map<string, unknown>();
  for (let pass = 1; ; pass++) {
    const now = await pointers(store, left);
    const settled = [...now].filter(([key, value]) => isDeepStrictEqual(before.get(key), value));
    const isDone = settled.length === now.size || pass > MOST_PASSES;
    if (isDone) {
      left.unsettled = now.size - settled.length;
      for (const [key, value] of settled) yield { key, value };
      return;
    }
    for (const log of new Set([...now.values()].flatMap(logsIn))) {
      if (read.has(log)) continue;
      read.add(log);
      yield* ofLog(store, log, left);
    }
    before = now;
  }
}

async function* besideLogs(store: Store, left: Left): AsyncGenerator<Row> {
  const isBeside = (key: string) => !isPassing(key) && !isPointer(key) && !ofSomeLog(key);
  yield* read(store, wanted(store.keys(''), isBeside), left);
}

function isPointer(key: string): boolean {
  return key.startsWith(keys.channel('')) || key.startsWith(keys.earlier(''));
}

/** How keys begin that are no log's. */
const BESIDE: ReadonlySet<string> = new Set(
  [
    keys.arriving(),
    keys.beacon(''),
    keys.blocked(),
    keys.channel(''),
    keys.discarded(''),
    keys.earlier(''),
    keys.guilds(),
    keys.lease('', ''),
    keys.misses(),
    keys.opening(''),
    keys.pings(''),
    keys.reminder('', ''),
    keys.situation(''),
    keys.timer(''),
    keys.untidy(''),
    keys.writtenBy(),
  ].map(firstWord),
);

function firstWord(key: string): string {
  return key.split(':', 1)[0]!;
}

/** Whether a key begins with the ID of a log. */
export function ofSomeLog(key: string): boolean {
  return !BESIDE.has(firstWord(key));
}

async function pointers(store: Store, left: Left): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const prefix of [keys.channel(''), keys.earlier('')])
    for await (const { key, value } of read(store, store.keys(prefix), { ...left })) found.set(key, value);
  return found;
}

const pointer = z.union([z.object({ log: z.string() }).transform(({ log }) => [log]), z.array(z.string())]);

/** The logs that a pointer, or a list of earlier logs, names. */
function logsIn(value: unknown): readonly string[] {
  const found = pointer.safeParse(value);
  return found.success ? found.data : [];
}

/** A log: its records first, so that the secrets they commit to, written before them, are all among what comes next. */
async function* ofLog(store: Store, log: string, left: Left): AsyncGenerator<Row> {
  const redactions = await redactionsOf(store, log);
  const records = keys.records(log);
  for await (const row of read(store, store.keys(records), left)) {
    const kept = forgetting(row, Number(row.key.slice(records.length)), redactions);
    if (kept) yield kept;
    else left.damaged += 1;
  }
  const own = keys.record(log, 0).length - 'r:0'.length;
  const isKept = (key: string) =>
    !key.startsWith(records) &&
    !HINTS.test(key.slice(own)) &&
    !(redactions.length > 0 && key.startsWith(`${log}:damaged:`));
  yield* read(store, wanted(store.keys(`${log}:`), isKept), left);
}

/** A record without those who asked to be forgotten. One that can't be read may name them, so it's left out then. */
function forgetting({ key, value }: Row, seq: number, redactions: readonly Redaction[]): Row | undefined {
  if (redactions.length === 0) return { key, value };
  try {
    return { key, value: redacted(readRecord(key, value, seq), redactions) };
  } catch {
    return undefined;
  }
}

async function* wanted(all: AsyncIterable<string>, want: (key: string) => boolean): AsyncGenerator<string> {
  for await (const key of all) if (want(key)) yield key;
}

/** The rows under these keys, many at once. What's gone meanwhile isn't among them, and what can't be read is counted. */
export async function* read(store: Store, all: AsyncIterable<string>, left: { damaged: number }): AsyncGenerator<Row> {
  let some: string[] = [];
  for await (const key of all) {
    some.push(key);
    if (some.length < READ_AT_ONCE) continue;
    yield* readSome(store, some, left);
    some = [];
  }
  yield* readSome(store, some, left);
}

async function* readSome(store: Store, some: readonly string[], left: { damaged: number }): AsyncGenerator<Row> {
  try {
    const values = await store.getMany(some);
    for (const [i, key] of some.entries()) if (values[i] !== undefined) yield { key, value: values[i] };
  } catch (error) {
    if (!(error instanceof DamagedValue)) throw error;
    if (some.length === 1) left.damaged += 1;
    else for (const key of some) yield* readSome(store, [key], left);
  }
}
