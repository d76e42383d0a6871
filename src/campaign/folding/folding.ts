import { breathing } from '../breath.ts';
import { type Campaign, fold, nothingYet, readSnapshot } from '../campaign.ts';
import { keys } from '../keys.ts';
import { type Log, unlessDamaged } from '../log.ts';
import { type LogRecord, MissingRecord } from '../record.ts';
import { oldestRewritten, type Standing, StandingSoFar, standingIn } from '../standing.ts';
import type { Store } from '../store/store.ts';

/** A snapshot is kept at every multiple of this number. */
export const SNAPSHOT_EVERY = 100;

/** More records than these aren't kept in memory while they're folded, but read once more. */
const MOST_KEPT = 2000;

/**
 * The campaign as the log stands now: the newest snapshot, and the records since. If a later undo reaches back past that
 * snapshot, an older one is used, because a snapshot knows nothing about what is struck out after it.
 * @throws {MissingRecord} if the log is shorter than it once was
 * @throws {UnreadableRecord}
 */
export async function load(log: Log, store: Store): Promise<Campaign> {
  const { base, since, standing } = await readBack(log, store);
  return foldOver(base, since, standing);
}

/** The campaign before a record, and all records from that one on. Records that are struck out or corrected count so in both. */
export async function loadBefore(
  log: Log,
  store: Store,
  seq: number,
): Promise<{ readonly before: Campaign; readonly records: readonly LogRecord[] }> {
  const { base, since, standing } = await readBack(log, store, seq);
  let before = base;
  const records: LogRecord[] = [];
  for await (const record of since) {
    if (record.seq < seq) before = fold(before, record, standing.struck, standing.corrections);
    else records.push(record);
  }
  return { before, records };
}

/** The campaign as it stood right after a record, whatever became of it later. @throws as `load` */
export async function loadAt(log: Log, store: Store, seq: number): Promise<Campaign> {
  const { base, since, standing } = await readBack(log, store, seq, seq);
  return foldOver(base, since, standing);
}

/** A snapshot that no later record invalidates, the records after it, and what they say of each other. */
interface Back {
  readonly base: Campaign;
  readonly since: Records;
  readonly standing: Standing;
}

type Records = Iterable<LogRecord> | AsyncIterable<LogRecord>;

/**
 * @param most the snapshot is of an earlier record than this
 * @param last the last record that counts; the newest if left out
 */
async function readBack(
  log: Log,
  store: Store,
  most = Number.POSITIVE_INFINITY,
  last = Number.POSITIVE_INFINITY,
): Promise<Back> {
  const head = Math.min(await log.head(), last);
  // This comes before anything is looked for below it: a damaged hint may be any number.
  if (head > 0 && !(await log.isThere(head))) throw new MissingRecord(keys.record(log.id, head));
  let before = Math.min(head + 1, most);
  for (;;) {
    const base = await snapshotBefore(log, store, before);
    const { kept, standing, oldest, newest } = await readSince(log, base, last);
    // A snapshot and the hint are written after the record they name, so that record must exist.
    if (newest < Math.max(head, base.seq)) throw new MissingRecord(keys.record(log.id, newest + 1));
    if (oldest > base.seq) return { base, standing, since: kept ?? log.from(base.seq + 1, newest) };
    before = oldest;
  }
}

async function readSince(log: Log, base: Campaign, last: number) {
  const standing = new StandingSoFar();
  let kept: LogRecord[] | undefined = [];
  let oldest = Number.POSITIVE_INFINITY;
  let newest = Math.max(0, base.seq - 1);
  for await (const record of log.from(Math.max(1, base.seq), last)) {
    newest = record.seq;
    if (record.seq === base.seq) continue;
    standing.take(record);
    oldest = Math.min(oldest, oldestRewritten([record]));
    if (kept && kept.push(record) > MOST_KEPT) kept = undefined;
  }
  return { kept, standing: standing.all, oldest, newest };
}

/** Keeps a snapshot if the campaign has reached a number for one. @returns whether it has */
export async function keepSnapshot(log: Log, store: Store, campaign: Campaign): Promise<boolean> {
  if (campaign.seq % SNAPSHOT_EVERY !== 0) return false;
  // It's only written if its record exists: a log that is being erased meanwhile must leave none behind.
  await store.add(keys.snapshot(log.id, campaign.seq), campaign, keys.record(log.id, campaign.seq));
  return true;
}

/** Folds records into a campaign; long ones pause so that others get their turn. */
export function foldAll(base: Campaign, records: readonly LogRecord[]): Promise<Campaign> {
  return foldOver(base, records, standingIn(records));
}

async function foldOver(base: Campaign, records: Records, { struck, corrections }: Standing): Promise<Campaign> {
  const breathe = breathing();
  let campaign = base;
  for await (const record of records) {
    campaign = fold(campaign, record, struck, corrections);
    await breathe();
  }
  return campaign;
}

/** The newest readable snapshot from before a record; the empty campaign if there is none. */
export async function snapshotBefore(log: Log, store: Store, seq: number): Promise<Campaign> {
  for (let at = Math.floor((seq - 1) / SNAPSHOT_EVERY) * SNAPSHOT_EVERY; at > 0; at -= SNAPSHOT_EVERY) {
    const value = await store.get(keys.snapshot(log.id, at)).catch(unlessDamaged);
    const kept = readSnapshot(value);
    if (kept?.seq === at) return kept;
  }
  return nothingYet;
}
