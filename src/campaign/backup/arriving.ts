import { isDeepStrictEqual } from 'node:util';
import { keys } from '../keys.ts';
import type { Store } from '../store/store.ts';
import { type Backup, Reading } from './file.ts';
import { BackupRefused } from './refused.ts';
import { isPassing, type Row, read } from './rows.ts';

const AT_ONCE = 100;

/** What was written, and how much of it was there already. */
export interface Arrived {
  readonly rows: number;
  readonly written: number;
}

/**
 * Writes a backup into an empty store. If it's interrupted, the same backup goes on where it stopped. Every row is read back.
 * @throws {BackupRefused} before anything is written if the backup isn't whole, or the store holds anything else
 */
export async function restore(store: Store, file: string, passphrase: string | undefined): Promise<Backup & Arrived> {
  const reading = new Reading(file, passphrase);
  const backup = await reading.verified();
  const rows = () => reading.rows();
  return { ...backup, ...(await arrive(store, `backup ${backup.sha256}`, rows)) };
}

/**
 * Copies everything from one store to another, secrets and all. If it's interrupted, the same move goes on where it stopped. Nobody
 * may write to the first one meanwhile: afterwards it's compared with the second one, row by row.
 * @param name what the first one is called, so that the same move is known again
 * @throws {BackupRefused}
 */
export async function move(from: Store, to: Store, name: string): Promise<Arrived> {
  const left = { damaged: 0 };
  return arrive(to, `move ${name}`, async function* () {
    let rows = 0;
    for await (const row of rowsOf(from, left)) {
      rows += 1;
      yield row;
    }
    if (left.damaged > 0) throw new BackupRefused('damaged');
    if (rows === 0) throw new BackupRefused('nothing');
  });
}

function rowsOf(store: Store, left: { damaged: number }): AsyncGenerator<Row> {
  return read(store, kept(store.keys('')), left);
}

/** Everything but what passes by itself. What's marked for erasure is still to be erased. */
async function* kept(all: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const key of all) if (!isPassing(key) || key.startsWith(keys.discarded(''))) yield key;
}

async function arrive(store: Store, what: string, rows: () => AsyncIterable<Row>): Promise<Arrived> {
  await begin(store, what);
  let written = 0;
  for await (const some of inParts(rows())) written += await writeSome(store, some);
  let count = 0;
  for await (const some of inParts(rows())) {
    if ((await differing(store, some)).length > 0) throw new BackupRefused('differs');
    count += some.length;
  }
  await assertNothingElse(store, count);
  await store.delete(keys.arriving());
  return { rows: count, written };
}

/** Marks the store: until all is there, no bot may play on it. */
async function begin(store: Store, what: string): Promise<void> {
  const mark = await store.get(keys.arriving());
  if (mark === what) return;
  if (mark !== undefined) throw new BackupRefused('not-empty');
  for await (const key of store.keys('')) if (!key.startsWith(keys.opening(''))) throw new BackupRefused('not-empty');
  await store.set(keys.arriving(), what);
}

/** @returns how many weren't there yet */
async function writeSome(store: Store, some: readonly Row[]): Promise<number> {
  const missing = await differing(store, some);
  await Promise.all(missing.map(({ key, value }) => store.set(key, value)));
  return missing.length;
}

async function differing(store: Store, some: readonly Row[]): Promise<readonly Row[]> {
  const there = await store.getMany(some.map(({ key }) => key));
  return some.filter(({ value }, i) => !isDeepStrictEqual(there[i], value));
}

/** A row more than was copied came from somebody who wrote meanwhile. */
async function assertNothingElse(store: Store, rows: number): Promise<void> {
  let there = 0;
  for await (const key of store.keys('')) if (!key.startsWith(keys.opening('')) && key !== keys.arriving()) there += 1;
  if (there !== rows) throw new BackupRefused('differs');
}

async function* inParts(rows: AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  let some: Row[] = [];
  for await (const row of rows) {
    some.push(row);
    if (some.length < AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Whether everything that was to arrive in a store is there. */
export async function isWhole(store: Store): Promise<boolean> {
  return (await store.get(keys.arriving())) === undefined;
}
