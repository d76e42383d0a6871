import { type Campaign, fold, nothingYet } from '../src/campaign/campaign.ts';
import { keys } from '../src/campaign/keys.ts';
import { Log } from '../src/campaign/log.ts';
import type { LogEvent, LogRecord } from '../src/campaign/record.ts';
import type { Store } from '../src/campaign/store/store.ts';

/** How many records are written at the same time: a database answers many at once faster than one after the other. */
const AT_ONCE = 200;
const SNAPSHOT_EVERY = 100;
/** A lively evening: at this interval, hundreds of interactions are remembered at any time. */
const MS_APART = 10_000;

/**
 * Makes a log longer, straight through the store: one turn of twenty shots after another, with every fiftieth record an
 * undo of the one before it, and with the snapshots and the hint that the referee leaves.
 * @param battle after how many records the next battle begins; never if left out. The log must have a campaign then
 */
export async function lengthen(
  store: Store,
  id: string,
  upTo: number,
  battle = Number.POSITIVE_INFINITY,
): Promise<void> {
  const log = new Log(id, store);
  const begun = await log.between(1, upTo);
  let campaign: Campaign = begun.reduce((before, each) => fold(before, each), nothingYet);
  const struck: number[] = [];
  for (let start = begun.length + 1; start <= upTo; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, upTo - start + 1);
    const records = Array.from({ length: size }, (_, i) => record(start + i, upTo, battle));
    const writes = records.map((each) => log.append(each));
    for (const each of records) {
      if (isStruck(each.seq) && each.seq < upTo) struck.push(each.seq);
      campaign = fold(campaign, each, new Set(struck.slice(-1)));
      if (each.seq % SNAPSHOT_EVERY !== 0) continue;
      writes.push(store.add(keys.snapshot(id, each.seq), { ...campaign, struck: [...struck] }));
    }
    await Promise.all(writes);
  }
  await log.setHead(upTo);
}

/** The next record undoes it. */
function isStruck(seq: number): boolean {
  return seq % 50 === 49;
}

function record(seq: number, upTo: number, battle: number): LogRecord {
  return {
    version: 1,
    seq,
    at: new Date(Date.now() - (upTo - seq) * MS_APART).toISOString(),
    by: 'anna',
    interaction: String(1_300_000_000_000_000_000n + BigInt(seq)),
    command: '/fire who:"Red Rifleman 1" range:8',
    events: [seq % battle === 0 ? battleOf(1 + seq / battle) : eventOf(seq)],
  };
}

function eventOf(seq: number): LogEvent {
  const turn = Math.ceil(seq / 20);
  if (seq % 50 === 0) return { type: 'undone', strikes: [seq - 1] };
  return seq % 20 === 1 ? turnOf(turn) : shotOf(seq, turn);
}

function battleOf(battle: number): LogEvent {
  return { type: 'battle-begun', battle, effects: [] };
}

function turnOf(turn: number): LogEvent {
  const side = turn % 2 === 0 ? 'axis' : 'allies';
  const expired = UNITS.map((unit) => ({ of: { unit }, field: 'action' }));
  return {
    type: 'turn-begun',
    at: { turn, step: `${side === 'axis' ? 'first' : 'second'}-side`, side },
    expired,
    effects: [],
  };
}

const UNITS = Array.from({ length: 20 }, (_, i) => `u${i + 1}`);

function shotOf(seq: number, turn: number): LogEvent {
  const who = UNITS[seq % UNITS.length]!;
  const until = { turn: turn + 1, edge: 'start' } as const;
  return {
    type: 'ruled',
    verb: 'fire',
    rules: 'landser-classic',
    options: { range: 8 },
    filled: { weapon: 'rifle' },
    who,
    toggles: [],
    dice: 'thrown',
    facts: { hit: false, jam: false },
    steps: [
      { rule: 'LC-FIRE-10', label: 'to hit', sides: 6, faces: [2], modifiers: [], total: 2, need: 4, result: 'missed' },
    ],
    effects: [{ effect: 'set', of: { unit: who }, field: 'action', value: 'fire', until, rule: 'LC-TURN-02' }],
  };
}
