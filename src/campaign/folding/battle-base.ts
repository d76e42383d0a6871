import { type Campaign, nothingYet } from '../campaign.ts';
import type { Log } from '../log.ts';
import type { LogRecord } from '../record.ts';
import { oldestRewritten, type Standing, StandingSoFar } from '../standing.ts';
import type { Store } from '../store/store.ts';
import { snapshotBefore } from './folding.ts';

/** How many of the newest records are searched first for the beginning of a battle; then twice as many, and so on. */
const NEAR = 200;

/** A record from which a battle is told. */
export interface BattleBase {
  /** The campaign right after it, with nothing in it that a later record changes. */
  readonly base: Campaign;
  /** What counts of the records since. */
  readonly standing: Standing;
}

/**
 * Some record before a battle began: what follows it is enough to tell the battle. A log may hold a thousand battles, and the one
 * that's asked for is nearly always among the newest. None of the records that are searched is kept.
 * @param battle of the latest campaign in the log
 */
export async function beforeBattle(log: Log, store: Store, campaign: Campaign, battle: number): Promise<BattleBase> {
  for (let near = NEAR; near < campaign.seq; near *= 2) {
    let base = await snapshotBefore(log, store, campaign.seq - near);
    while (base.seq > 0) {
      const { begun, oldest, standing } = await searched(log.from(base.seq + 1, campaign.seq), battle);
      if (oldest > base.seq && begun) return { base, standing };
      if (oldest > base.seq) break;
      base = await snapshotBefore(log, store, oldest);
    }
    if (base.seq === 0) break;
    near = Math.max(near, campaign.seq - base.seq);
  }
  const { standing } = await searched(log.from(1, campaign.seq), battle);
  return { base: nothingYet, standing };
}

/** Whether the battle began within these records, the oldest record that any of them changes, and which of them count. */
async function searched(records: AsyncIterable<LogRecord>, battle: number) {
  const begins: number[] = [];
  const others: number[] = [];
  const standing = new StandingSoFar();
  let oldest = Number.POSITIVE_INFINITY;
  for await (const record of records) {
    oldest = Math.min(oldest, oldestRewritten([record]));
    standing.take(record);
    for (const event of record.events) {
      // Another campaign's battles are another's, whatever their numbers.
      if (event.type === 'game-opened') (battle === 1 ? begins : others).push(record.seq);
      if (event.type === 'battle-begun' && event.battle === battle) begins.push(record.seq);
    }
  }
  const { all } = standing;
  const last = (seqs: readonly number[]) => seqs.findLast((seq) => !all.struck.has(seq)) ?? 0;
  return { begun: last(begins) > last(others), oldest, standing: all };
}
