import type { Picture } from '../pictures/sheet.ts';
import type { Entry } from './entries.ts';

/** A battle told afterwards in words, whatever its form: a post, a page or a text. */
export interface Report {
  readonly title: string;
  /** Rulebook and battle. */
  readonly about: string;
  /** First and last day, in ISO 8601. */
  readonly days: readonly [first: string, last: string];
  readonly ending: string;
  readonly sides: readonly SideView[];
  readonly objectives: readonly string[];
  readonly moments: readonly MomentView[];
  readonly honours: readonly string[];
  readonly turns: readonly TurnView[];
  readonly pictures: readonly Picture[];
}

/** The photographs by the numbers of their records: their bytes if they're kept, and where they were posted. */
export type Photos = ReadonlyMap<number, { readonly bytes?: Uint8Array; readonly link?: string }>;

export const NO_PHOTOS: Photos = new Map();

export interface SideView {
  readonly name: string;
  readonly players: readonly string[];
  readonly now: number;
  readonly brought: number;
  /** The units that are out, and why. */
  readonly lost: readonly string[];
}

export interface MomentView {
  readonly seq: number;
  readonly turn: number;
  readonly text: string;
  readonly chance: number;
}

export interface TurnView {
  readonly turn: number;
  readonly entries: readonly Entry[];
  /** The moment in it that decided most, if any did. */
  readonly moment?: MomentView;
  readonly rulings: number;
  /** Units that were lost in it. */
  readonly lost: readonly string[];
}
