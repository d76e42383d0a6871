import { type Campaign, campaignState, fold, nothingYet, oldestRewritten, struckAfter } from './campaign.ts';
import { keys } from './keys.ts';
import type { Log } from './log.ts';
import type { LogRecord } from './record.ts';
import type { Store } from './store/store.ts';

/** A snapshot is kept at every number that this divides. */
export const SNAPSHOT_EVERY = 100;

/**
 * The campaign as the log stands now: the newest snapshot, and the records since. Where a later undo reaches behind the
 * snapshot, an older one, since a snapshot knows nothing of what is struck out after it.
 */
export async function load(log: Log, store: Store): Promise<Campaign> {
  const hint = await log.head();
  // A hint that points past the log is damaged: better to read from the start than to look for snapshots up there.
  const head = hint > 0 && (await log.at(hint)) ? hint : 0;
  let before = head + 1;
  for (;;) {
    const base = await snapshotBefore(log, store, before);
    const since: LogRecord[] = [];
    for await (const record of log.from(base.seq + 1)) since.push(record);
    const oldest = oldestRewritten(since);
    if (oldest > base.seq) return foldAll(base, since);
    before = oldest;
  }
}

/** Keeps a snapshot, if the campaign is at a number for one. @returns whether it is */
export async function keepSnapshot(log: Log, store: Store, campaign: Campaign): Promise<boolean> {
  if (campaign.seq % SNAPSHOT_EVERY !== 0) return false;
  await store.set(keys.snapshot(log.id, campaign.seq), campaign);
  return true;
}

function foldAll(base: Campaign, records: readonly LogRecord[]): Campaign {
  const struck = struckAfter(base.struck, records);
  const out = new Set(struck);
  const campaign = records.reduce((before, record) => fold(before, record, out), base);
  return { ...campaign, struck };
}

/** The newest readable snapshot from before a record; without one, the empty campaign. */
async function snapshotBefore(log: Log, store: Store, seq: number): Promise<Campaign> {
  for (let at = Math.floor((seq - 1) / SNAPSHOT_EVERY) * SNAPSHOT_EVERY; at > 0; at -= SNAPSHOT_EVERY) {
    const kept = campaignState.safeParse(await store.get(keys.snapshot(log.id, at)));
    if (kept.success && kept.data.seq === at) return kept.data;
  }
  return nothingYet;
}
