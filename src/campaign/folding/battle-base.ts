import { type Campaign, nothingYet, oldestRewritten } from '../campaign.ts';
import type { Log } from '../log.ts';
import type { LogRecord } from '../record.ts';
import type { Store } from '../store/store.ts';
import { snapshotBefore } from './folding.ts';

/** How many of the newest records are searched first for the beginning of a battle; then twice as many, and so on. */
const NEAR = 200;

/**
 * The campaign at some record before a battle began, with nothing in it that a later record changes: what follows is enough to tell
 * the battle. A log may hold a thousand battles, and the one that's asked for is nearly always among the newest. None of the records
 * that are searched is kept.
 * @param battle of the latest campaign in the log
 */
export async function beforeBattle(log: Log, store: Store, campaign: Campaign, battle: number): Promise<Campaign> {
  const struck = new Set(campaign.struck);
  for (let near = NEAR; near < campaign.seq; near *= 2) {
    let base = await snapshotBefore(log, store, campaign.seq - near);
    while (base.seq > 0) {
      const { begun, oldest } = await searched(log.from(base.seq + 1, campaign.seq), battle, struck);
      if (oldest > base.seq && begun) return base;
      if (oldest > base.seq) break;
      base = await snapshotBefore(log, store, oldest);
    }
    if (base.seq === 0) return nothingYet;
    near = Math.max(near, campaign.seq - base.seq);
  }
  return nothingYet;
}

/** Whether the battle began within these records, and the oldest record that any of them changes. */
async function searched(records: AsyncIterable<LogRecord>, battle: number, struck: ReadonlySet<number>) {
  let begun = false;
  let oldest = Number.POSITIVE_INFINITY;
  for await (const record of records) {
    oldest = Math.min(oldest, oldestRewritten([record]));
    if (struck.has(record.seq)) continue;
    for (const event of record.events) {
      // Another campaign's battles are another's, whatever their numbers.
      if (event.type === 'game-opened') begun = battle === 1;
      if (event.type === 'battle-begun' && event.battle === battle) begun = true;
    }
  }
  return { begun, oldest };
}
