import type { Announced } from './beacon/announced.ts';
import type { FaultKind, LoggedRecord } from './logged.ts';
import { tableDiceIn } from './values.ts';

/** A die or a draw as the log has it, and as it comes out when it's worked out again. */
export interface Recomputed {
  readonly sides: number;
  readonly face: number;
  readonly again: number;
}

/** The findings about a record that something was thrown or drawn for, or that has a fault. */
export interface Checked {
  readonly seq: number;
  /** `sealed`: nobody has shown its seed yet. `uncompared`: what was announced of it names somebody who was taken out since. */
  readonly verdict: 'right' | 'wrong' | 'sealed' | 'uncompared';
  /** In the order they were thrown; none while the seed is sealed. */
  readonly dice: readonly Recomputed[];
  /** What is wrong with it; of several things the first. */
  readonly fault?: FaultKind;
  /** Units whose secret was worked out again from the veil, and those whose veil isn't shown yet. */
  readonly dealt?: number;
  readonly veiled?: number;
  /** The public round that its dice come from, and whether its reply came long after its command. */
  readonly round?: number;
  readonly slow?: boolean;
  /** Throws that were announced and not made. */
  readonly givenUp?: readonly GivenUp[];
  /** Why its dice come from a seed again from the next record on, if they do. */
  readonly ended?: Ended;
  /** All throws that it says were announced, with the log that wrote it and the ledger where they were. */
  readonly announced?: readonly Announced[];
  readonly log?: string;
  readonly ledger?: string;
}

/** A throw that was announced and not made. */
export interface GivenUp {
  /** The number that it was announced for. */
  readonly number: number;
  readonly why: string;
  /** The command that it was announced for. */
  readonly interaction: string;
  /** The reply, if one was found, and the round that its dice would have come from. */
  readonly reply?: string;
  readonly round?: number;
  /** The first values of that round, for dice of several sizes. */
  readonly dice?: readonly { readonly sides: number; readonly faces: readonly number[] }[];
}

/**
 * Why dice don't come from public rounds any more, as far as the record tells: all sides agreed, the log moved or was imported, another
 * bot had opened the ledger; or nobody else was asked.
 */
export type Ended = 'by-agreement' | 'by-move' | 'by-import' | 'other-bot' | 'alone';

/** What the findings about a log add up to. */
export interface Tally {
  /** The first record that can't be right. */
  readonly wrong?: Pick<Checked, 'seq' | 'fault'>;
  /** Records whose dice are right, and those dice. */
  readonly right: number;
  readonly dice: number;
  /** Records whose seed nobody has shown yet. */
  readonly sealed: number;
  /** Hidden units that were worked out again, and those whose veil isn't shown yet. */
  readonly dealt: number;
  readonly veiled: number;
  /** Records whose dice are right and come from public rounds, and those dice. They're counted apart from those of seeds. */
  readonly rounds: number;
  readonly fromRounds: number;
  /** Records whose announcement nobody can compare any more, and those whose reply came long after their command. */
  readonly uncompared: number;
  readonly slow: number;
  readonly givenUp: readonly GivenUp[];
  /** Where such dice ended, and why. */
  readonly ended: readonly { readonly seq: number; readonly why: Ended }[];
}

/** What has been found before the first record. */
export const NOTHING_FOUND: Tally = {
  ...{ right: 0, dice: 0, sealed: 0, dealt: 0, veiled: 0 },
  ...{ rounds: 0, fromRounds: 0, uncompared: 0, slow: 0, givenUp: [], ended: [] },
};

/** One more finding. */
export function tallied(before: Tally, found: Checked): Tally {
  const { seq, verdict, dice, fault, dealt = 0, veiled = 0, round, slow, givenUp, ended } = found;
  const right = verdict === 'right' ? dice.length : 0;
  const wrong = before.wrong ?? (verdict === 'wrong' ? { seq, ...(fault ? { fault } : {}) } : undefined);
  const [fromSeed, fromRound] = round === undefined ? [right, 0] : [0, right];
  return {
    ...(wrong ? { wrong } : {}),
    right: before.right + (fromSeed > 0 ? 1 : 0),
    dice: before.dice + fromSeed,
    sealed: before.sealed + (verdict === 'sealed' ? 1 : 0),
    dealt: before.dealt + dealt,
    veiled: before.veiled + veiled,
    rounds: before.rounds + (round !== undefined && verdict === 'right' ? 1 : 0),
    fromRounds: before.fromRounds + fromRound,
    uncompared: before.uncompared + (verdict === 'uncompared' ? 1 : 0),
    slow: before.slow + (slow ? 1 : 0),
    givenUp: givenUp ? [...before.givenUp, ...givenUp] : before.givenUp,
    ended: ended ? [...before.ended, { seq, why: ended }] : before.ended,
  };
}

/** What nobody can check in records, however honest they are. */
export interface Unchecked {
  /** Dice that fell on the players' table. */
  readonly table: number;
  /** Units sealed in an older form: nothing shows how what they are was drawn. */
  readonly older: number;
  /** Records, and seeds or veils, that are lost. */
  readonly records: number;
  readonly seeds: number;
}

/** What nobody can check in a log, before its first record. */
export const NOTHING_UNCHECKED: Unchecked = { table: 0, older: 0, records: 0, seeds: 0 };

/** What nobody can check in a log, with one more record. */
export function uncheckedAfter(before: Unchecked, record: LoggedRecord): Unchecked {
  let { table, older, records, seeds } = before;
  table += tableDiceIn(record);
  for (const { type, deck, units = [] } of record.events) {
    if (type === 'units-added' && deck === undefined) older += units.filter(({ sealed }) => sealed).length;
    if (type === 'record-lost') records += 1;
    if (type === 'seed-lost') seeds += 1;
  }
  return { table, older, records, seeds };
}
