import { type Campaign, fold, nothingYet } from '../src/campaign/campaign.ts';
import type { Corrections } from '../src/campaign/corrections.ts';
import { keepSnapshot } from '../src/campaign/folding/folding.ts';
import { Log } from '../src/campaign/log.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../src/campaign/record.ts';
import type { Store } from '../src/campaign/store/store.ts';
import type { Seed } from '../src/fairness/seed.ts';
import { streamOf } from '../src/fairness/stream.ts';

/** How a campaign begins that's made longer. */
export const OPENING = [
  '/game new name:Caen',
  '/game join side:axis',
  '/game enforcement how:off',
  '/unit squad name:Red',
  '/unit squad name:Brown side:allies',
];

/** How many records are written at the same time: a database answers many at once faster than one after the other. */
const AT_ONCE = 200;
/** A lively evening: at this interval, hundreds of interactions are remembered at any time. */
const MS_APART = 10_000;

/** What a log is made of. */
export interface Kind {
  /** After how many records the next battle begins; never if left out. */
  readonly battle?: number;
  /** What `--seed` is: the dice are thrown from it, so that they can be checked. Without it, they all show 2. */
  readonly seed?: Seed;
}

/**
 * Makes a log longer, straight through the store: one turn of twenty shots after another, by both players. In each hundred records
 * two are undone, one is undone and redone, and one is corrected; battles end and others begin. The snapshots, the notes and the hint
 * are those that the referee leaves. The log must have a campaign with two squads of ten.
 */
export async function lengthen(store: Store, id: string, upTo: number, kind: Kind = {}): Promise<void> {
  const log = new Log(id, store);
  const begun = await log.between(1, upTo);
  let campaign: Campaign = begun.reduce((before, each) => fold(before, each), nothingYet);
  for (let start = begun.length + 1; start <= upTo; start += AT_ONCE) {
    const size = Math.min(AT_ONCE, upTo - start + 1);
    const records = Array.from({ length: size }, (_, i) => recordOf(id, start + i, upTo, kind));
    await Promise.all(records.map((each) => log.append(each)));
    for (const record of records) {
      campaign = foldOne(campaign, record, id, kind);
      await keepSnapshot(log, store, campaign);
    }
  }
  await log.setHead(upTo);
}

/** What later records say of it is known beforehand. */
function foldOne(campaign: Campaign, record: LogRecord, id: string, kind: Kind): Campaign {
  const { seq } = record;
  const next = whatIs(seq + 1, kind);
  if (next === 'undone' && whatIs(seq + 2, kind) !== 'redone') return fold(campaign, record, new Set([seq]));
  if (next !== 'corrected') return fold(campaign, record);
  const { places } = correctionOf(seq + 1, id, kind);
  const corrections: Corrections = new Map([[seq, { by: seq + 1, places }]]);
  return fold(campaign, record, new Set(), corrections);
}

type What = 'battle-ended' | 'battle-begun' | 'undone' | 'redone' | 'corrected' | 'turn-begun' | 'ruled';

function whatIs(seq: number, { battle = Number.POSITIVE_INFINITY }: Kind): What {
  if (seq % battle === 0) return 'battle-begun';
  if (seq % battle === battle - 1) return 'battle-ended';
  // Nobody undoes the end of a battle here.
  const isFree = (seq - 1) % battle !== 0 && (seq - 1) % battle !== battle - 1;
  if (isFree && (seq % 50 === 0 || seq % 100 === 70)) return 'undone';
  if (seq % 100 === 71 && whatIs(seq - 1, { battle }) === 'undone') return 'redone';
  if (isFree && seq % 100 === 30) return 'corrected';
  return seq % 20 === 1 ? 'turn-begun' : 'ruled';
}

function recordOf(log: string, seq: number, upTo: number, kind: Kind): LogRecord {
  return {
    version: 3,
    seq,
    at: new Date(Date.now() - (upTo - seq) * MS_APART).toISOString(),
    by: Math.ceil(seq / 20) % 2 === 0 ? 'anna' : 'ben',
    interaction: interactionOf(seq),
    command: '/fire who:"Red Rifleman 1" range:8',
    events: [eventOf(log, seq, kind)],
  };
}

function interactionOf(seq: number): string {
  return String(1_300_000_000_000_000_000n + BigInt(seq));
}

function eventOf(log: string, seq: number, kind: Kind): LogEvent {
  switch (whatIs(seq, kind)) {
    case 'battle-begun':
      return { type: 'battle-begun', battle: 1 + seq / kind.battle!, effects: [] };
    case 'battle-ended':
      return { type: 'battle-ended', effects: [{ effect: 'ended', winner: 'axis', why: 'agreed' }] };
    case 'undone':
      return { type: 'undone', strikes: [seq - 1] };
    case 'redone':
      return { type: 'redone', lifts: [seq - 2] };
    case 'corrected':
      return correctionOf(seq, log, kind);
    case 'turn-begun':
      return turnOf(Math.ceil(seq / 20));
    case 'ruled':
      return shotOf(log, seq, kind, 8);
  }
}

function correctionOf(seq: number, log: string, kind: Kind): EventOf<'corrected'> {
  const of = seq - 1;
  const event = shotOf(log, of, kind, 10);
  return {
    type: 'corrected',
    seq: of,
    said: { range: '10' },
    places: [{ seq: of, index: 0, event }],
    made: 20,
    owed: 0,
  };
}

const UNITS = Array.from({ length: 20 }, (_, i) => `u${i + 1}`);

function turnOf(turn: number): LogEvent {
  const side = turn % 2 === 0 ? 'axis' : 'allies';
  return {
    type: 'turn-begun',
    at: { turn, step: `${side === 'axis' ? 'first' : 'second'}-side`, side },
    expired: UNITS.map((unit) => ({ of: { unit }, field: 'action' })),
    effects: [],
  };
}

function shotOf(log: string, seq: number, { seed }: Kind, range: number): Ruled {
  const who = UNITS[seq % UNITS.length]!;
  const until = { turn: Math.ceil(seq / 20) + 1, edge: 'start' } as const;
  const face = seed ? streamOf({ seed, mix: '', log, seq, interaction: interactionOf(seq) })(6) : 2;
  const hit = face >= 4;
  return {
    type: 'ruled',
    verb: 'fire',
    rules: 'landser-classic',
    options: { range },
    filled: { weapon: 'rifle' },
    who,
    toggles: [],
    dice: 'thrown',
    facts: { hit, jam: false },
    steps: [
      {
        ...{ rule: 'LC-FIRE-10', label: 'to hit', sides: 6, faces: [face], modifiers: [], total: face, need: 4 },
        result: hit ? 'hit' : 'missed',
      },
    ],
    effects: [{ effect: 'set', of: { unit: who }, field: 'action', value: 'fire', until, rule: 'LC-TURN-02' }],
  };
}
