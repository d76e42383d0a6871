import { breathing } from '../breath.ts';
import { type Campaign, campaignState, fold, nothingYet, oldestRewritten, struckAfter } from '../campaign.ts';
import { correctionsIn } from '../corrections.ts';
import { keys } from '../keys.ts';
import { type Log, unlessDamaged } from '../log.ts';
import { type LogRecord, MissingRecord } from '../record.ts';
import type { Store } from '../store/store.ts';

/** A snapshot is kept at every multiple of this number. */
export const SNAPSHOT_EVERY = 100;

/**
 * The campaign as the log stands now: the newest snapshot, and the records since. If a later undo reaches back past that
 * snapshot, an older one is used, because a snapshot knows nothing about what is struck out after it.
 * @throws {MissingRecord} if the log is shorter than it once was
 * @throws {UnreadableRecord}
 */
export async function load(log: Log, store: Store): Promise<Campaign> {
  const { base, since } = await readBack(log, store);
  return foldAll(base, since);
}

/** The campaign before a record, and all records from that one on. Records that are struck out or corrected count so in both. */
export async function loadBefore(
  log: Log,
  store: Store,
  seq: number,
): Promise<{ readonly before: Campaign; readonly records: readonly LogRecord[] }> {
  const { base, since } = await readBack(log, store, seq);
  const stands = standingOf(base, since);
  const earlier = since.filter((record) => record.seq < seq);
  return { before: await foldOver(base, earlier, stands), records: since.filter((record) => record.seq >= seq) };
}

/** A snapshot that no later record invalidates, and all records after it. */
async function readBack(log: Log, store: Store, most = Number.POSITIVE_INFINITY) {
  const head = await log.head();
  // This comes before anything is looked for below it: a damaged hint may be any number.
  if (head > 0 && !(await log.isThere(head))) throw new MissingRecord(keys.record(log.id, head));
  let before = Math.min(head + 1, most);
  for (;;) {
    const base = await snapshotBefore(log, store, before);
    const read: LogRecord[] = [];
    // A snapshot and the hint are written after the record they name, so that record must exist.
    for await (const record of log.from(Math.max(1, base.seq))) read.push(record);
    const last = read.at(-1)?.seq ?? Math.max(0, base.seq - 1);
    if (last < Math.max(head, base.seq)) throw new MissingRecord(keys.record(log.id, last + 1));
    const since = read.filter(({ seq }) => seq > base.seq);
    const oldest = oldestRewritten(since);
    if (oldest > base.seq) return { base, since };
    before = oldest;
  }
}

/** Keeps a snapshot if the campaign has reached a number for one. @returns whether it has */
export async function keepSnapshot(log: Log, store: Store, campaign: Campaign): Promise<boolean> {
  if (campaign.seq % SNAPSHOT_EVERY !== 0) return false;
  // It's only written if its record exists: a log that is being erased meanwhile must leave none behind.
  await store.add(keys.snapshot(log.id, campaign.seq), campaign, keys.record(log.id, campaign.seq));
  return true;
}

/** Folds records into a campaign; long ones pause so that others get their turn. */
export async function foldAll(base: Campaign, records: readonly LogRecord[]): Promise<Campaign> {
  const stands = standingOf(base, records);
  return { ...(await foldOver(base, records, stands)), struck: [...stands.struck] };
}

/** What records change about each other: which are struck out, and which are corrected. */
export function standingOf(base: Campaign, records: readonly LogRecord[]) {
  const struck = new Set(struckAfter(base.struck, records));
  return { struck, corrections: correctionsIn(records, struck) };
}

async function foldOver(
  base: Campaign,
  records: readonly LogRecord[],
  { struck, corrections }: ReturnType<typeof standingOf>,
): Promise<Campaign> {
  const breathe = breathing();
  let campaign = base;
  for (const record of records) {
    campaign = fold(campaign, record, struck, corrections);
    await breathe();
  }
  return campaign;
}

/** The newest readable snapshot from before a record; the empty campaign if there is none. */
export async function snapshotBefore(log: Log, store: Store, seq: number): Promise<Campaign> {
  for (let at = Math.floor((seq - 1) / SNAPSHOT_EVERY) * SNAPSHOT_EVERY; at > 0; at -= SNAPSHOT_EVERY) {
    const value = await store.get(keys.snapshot(log.id, at)).catch(unlessDamaged);
    const kept = campaignState.safeParse(value);
    if (kept.success && kept.data.seq === at) return kept.data;
  }
  return nothingYet;
}
