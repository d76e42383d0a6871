import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import type { Odds } from '../kernel/odds.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { DeclaredAction } from './action.ts';

/** A ruling that is in the log. */
export interface RulingGiven {
  readonly kind: 'ruling';
  readonly record: LogRecord;
  readonly ruled: Ruled;
  /** All of the command, where several units do the same, or the referee has gone on after it. */
  readonly rulings: readonly Ruled[];
  readonly log: string;
  /** The game that its units belong to. */
  readonly game?: Game | undefined;
}

/** The odds of an action; nothing was thrown. */
export interface OddsGiven {
  readonly kind: 'odds';
  readonly action: DeclaredAction;
  readonly odds: Odds;
  /** What forbids it as things stand. */
  readonly forbidden?: Refusal | undefined;
  /** What they were worked out from: a *Roll* button carries it, and throws only while that stands. */
  readonly seen: string;
  /** They were asked to be thrown, and are others than were shown. */
  readonly changed?: true;
  /** Whether whoever asked could throw it now. */
  readonly goes: boolean;
}

/** A ruling that waits for somebody's agreement; nothing counts yet. */
export interface RulingAsked {
  readonly kind: 'asked';
  readonly record: LogRecord;
  readonly game?: Game | undefined;
}

/** A record that a decision wrote, and the campaign after it. */
export interface Changed {
  readonly record: LogRecord;
  readonly campaign: Campaign;
  /** What the channel plays by after it. */
  readonly ruleset: Ruleset;
}

/** A page of the log, oldest first. */
export interface LogPage {
  readonly records: readonly LogRecord[];
  /** 1 is the newest. */
  readonly page: number;
  readonly pages: number;
  readonly struck: ReadonlySet<number>;
  /** Records that were put right, each with the one that did it. */
  readonly corrected: ReadonlyMap<number, number>;
  /** With a filter: the numbers between which it looked. */
  readonly looked?: { readonly first: number; readonly last: number };
  /** The game whose units and sides it names. */
  readonly game?: Game | undefined;
}
