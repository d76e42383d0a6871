import type { Picture } from '../pictures/sheet.ts';
import type { Entry } from './entries.ts';

/** A battle told afterwards, in words, for whatever it is to be: a post, a page, a text. */
export interface Report {
  readonly title: string;
  /** Rulebook and battle. */
  readonly about: string;
  /** First and last day, as ISO 8601 has them. */
  readonly days: readonly [first: string, last: string];
  readonly ending: string;
  readonly sides: readonly SideTold[];
  readonly objectives: readonly string[];
  readonly moments: readonly MomentTold[];
  readonly honours: readonly string[];
  readonly turns: readonly TurnTold[];
  readonly pictures: readonly Picture[];
}

export interface SideTold {
  readonly name: string;
  readonly players: readonly string[];
  readonly now: number;
  readonly brought: number;
  /** Who is out, and why. */
  readonly lost: readonly string[];
}

export interface MomentTold {
  readonly seq: number;
  readonly turn: number;
  readonly text: string;
  readonly chance: number;
}

export interface TurnTold {
  readonly turn: number;
  readonly entries: readonly Entry[];
  /** The one that decided most in it, if any did. */
  readonly moment?: MomentTold;
  readonly rulings: number;
  /** Units that were lost in it. */
  readonly lost: readonly string[];
}
