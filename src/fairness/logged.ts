import type { Deck } from '../kernel/dice/deck.ts';

/** The part of a step that concerns dice. */
export interface LoggedStep {
  readonly sides?: number;
  readonly outOf?: number;
  readonly faces: readonly number[];
}

/** The part of a unit that concerns what's sealed about it. */
export interface LoggedUnit {
  readonly name: string;
  readonly sealed?: string;
  /** Which of the record's secret draws is its own. */
  readonly draw?: number;
}

/** An order as it's shown. */
export interface LoggedOrder {
  readonly hash: string;
  readonly salt?: string;
  readonly text?: string;
}

/** A seal on a side's hidden units, opened: what stands in other places than under the one before. */
export interface LoggedSeal {
  readonly hash: string;
  readonly key?: string;
  readonly changed: readonly { readonly place: number; readonly stands?: unknown }[];
}

/** The part of an event that concerns fairness: what was thrown, drawn or sealed, what is in force, what is shown. */
export interface LoggedEvent {
  readonly type: string;
  readonly steps?: readonly LoggedStep[];
  readonly dice?: unknown;
  /** How many of the first dice fell in an earlier record, and which were thrown at the table. */
  readonly before?: unknown;
  readonly handed?: unknown;
  /** The dice of a ruling that stops partway for a question. */
  readonly thrown?: unknown;
  readonly commitment?: unknown;
  readonly mix?: unknown;
  readonly scheme?: unknown;
  readonly veil?: unknown;
  readonly seed?: unknown;
  readonly words?: unknown;
  /** What a correction puts in place of earlier events. */
  readonly places?: readonly LoggedPlace[];
  /** Units that are added, and the cards that were dealt to them in secret. */
  readonly units?: readonly LoggedUnit[];
  readonly deck?: Deck;
  readonly hash?: unknown;
  readonly salt?: unknown;
  readonly text?: unknown;
  readonly orders?: readonly LoggedOrder[];
  /** A place of a seal on hidden units, as it's opened, and what stands in it. */
  readonly place?: unknown;
  readonly hashes?: readonly string[];
  readonly over?: unknown;
  readonly stands?: unknown;
  /** All seals of a side, opened. */
  readonly seals?: readonly LoggedSeal[];
  readonly strikes?: readonly number[];
  readonly lifts?: readonly number[];
  /** The log that an import brings, and its last record. */
  readonly log?: unknown;
  readonly last?: unknown;
  readonly through?: unknown;
  /** The chain that dice come from, from the next record on. */
  readonly chain?: unknown;
  readonly ledger?: unknown;
  /** A throw as it was announced, and what it was thrown from. */
  readonly reply?: unknown;
  readonly notice?: unknown;
  readonly round?: unknown;
  readonly signature?: unknown;
  readonly why?: unknown;
  readonly claimed?: unknown;
  /** The record whose own veil is shown. */
  readonly seq?: unknown;
}

/** The part of a replacement for an earlier event that concerns its dice. */
export interface LoggedPlace {
  readonly seq: number;
  readonly index: number;
  readonly event: LoggedEvent;
  readonly fresh?: readonly number[];
  readonly over?: readonly { readonly sides: number; readonly face: number }[];
}

/** The part of a record that concerns fairness. */
export interface LoggedRecord {
  readonly version?: number;
  readonly seq: number;
  readonly interaction: string;
  readonly command?: string;
  readonly events: readonly LoggedEvent[];
}

/** The log that wrote the records up to this number. */
export interface WrittenBy {
  readonly log: string;
  readonly last: number;
}

/** What can be wrong with a record, whoever wrote it; each has a section in docs/checking-dice.md. */
export const FAULTS = [
  'number',
  'imported',
  'uncommitted',
  'commitment',
  'late',
  'used',
  'mix',
  'scheme',
  'seed',
  'veil',
  'dealt',
  'seal',
  'before',
  'place',
  'sides',
  'dice',
  'unknown-chain',
  'drawn',
  'announced',
  'round',
  'signature',
  'faces',
  'last',
  'reply',
  'in-time',
  'given-up',
] as const;

export type FaultKind = (typeof FAULTS)[number];
