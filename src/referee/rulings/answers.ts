import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import type { Odds } from '../../kernel/dice/odds.ts';
import type { InputError, Refusal } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { DeclaredAction } from './action.ts';
import type { Exposed } from './exposure.ts';
import type { Sure } from './sure.ts';
import type { Told } from './told.ts';

/** A ruling that is in the log. */
export interface RulingResult {
  readonly kind: 'ruling';
  readonly record: LogRecord;
  readonly ruled: Ruled;
  /** Everything the command did, if several units do the same or the referee has gone on after it. */
  readonly rulings: readonly Ruled[];
  readonly log: string;
  /** The game that its units belong to. */
  readonly game?: Game | undefined;
  /** The campaign as it stood when it was given, or looked up. */
  readonly campaign: Campaign;
}

/** The odds of an action; nothing was thrown. */
export interface OddsResult {
  readonly kind: 'odds';
  /** What a drawn table makes of it, if there is one. */
  readonly told?: Told | undefined;
  /** Of a way: who would see the unit at its end. */
  readonly exposed?: readonly Exposed[] | undefined;
  readonly action: DeclaredAction;
  readonly odds: Odds;
  /** What comes of it however the dice fall, if it can be done now. */
  readonly sure?: Sure | undefined;
  /** What forbids it as things stand. */
  readonly forbidden?: Refusal | undefined;
  /** What they were worked out from: a *Roll* button carries this, and throws only while it hasn't changed. */
  readonly seen: string;
  /** A throw was asked for, but the odds have changed since they were shown. */
  readonly changed?: true;
  /** Whether the user who asked could throw it now. */
  readonly goes: boolean;
  /** It's about a unit that only its own side sees, so nobody else may be told. */
  readonly ownOnly?: true;
  /** What the user would have to say first, if that's all. */
  readonly lacks?: InputError | undefined;
}

/** A ruling that waits for someone's agreement; it doesn't count yet. */
export interface RulingAsked {
  readonly kind: 'asked';
  readonly record: LogRecord;
  readonly game?: Game | undefined;
}

/** The record of a decision, and the campaign after it. */
export interface Changed {
  readonly record: LogRecord;
  readonly campaign: Campaign;
  /** The ruleset that the channel plays by after it. */
  readonly ruleset: Ruleset;
}

/** The campaign that a command left as it was: no record was written. */
export type Unchanged = Omit<Changed, 'record'> & { readonly record?: undefined };

/** A page of the log, oldest first. */
export interface LogPage {
  readonly records: readonly LogRecord[];
  /** 1 is the newest page. */
  readonly page: number;
  readonly pages: number;
  readonly struck: ReadonlySet<number>;
  /** Corrected records, each with the record that corrected it. */
  readonly corrected: ReadonlyMap<number, number>;
  /** With a filter: the range of numbers that was searched. */
  readonly looked?: { readonly first: number; readonly last: number };
  /** The game whose units and sides it names. */
  readonly game?: Game | undefined;
}
