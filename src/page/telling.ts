import type { TableShown } from '../reply/pictures/battlefield/table-picture.ts';

/** What a page is told: all that it shows, as whoever looks at it sees it. It's sent as JSON. */
export interface PageTold {
  /** The newest record that it knows of. */
  readonly seq: number;
  readonly title: string;
  /** The battle is over: nothing more comes. */
  readonly over: boolean;
  /** Whose turn it is, and what's owed. */
  readonly status: readonly string[];
  /** The newest first. */
  readonly rulings: readonly RulingTold[];
  /** Absent where there's no drawn table. */
  readonly table?: TableTold;
}

/** A record of the log. */
export interface RulingTold {
  readonly seq: number;
  /** In ISO 8601. */
  readonly at: string;
  readonly text: string;
  /** It was undone, or put right. */
  readonly struck: boolean;
  readonly dice: readonly { readonly label: string; readonly sides: number; readonly faces: readonly number[] }[];
}

/** The table but for its terrain, which is sent by itself where it has changed. */
export interface TableTold extends Pick<TableShown, 'size' | 'sides' | 'units' | 'photo'> {
  /** The book's verbs that go to a place. */
  readonly goes: readonly string[];
  /** What stops a line of sight in the book, beside the kinds that always do. */
  readonly sight?: { readonly depth: number; readonly stops: readonly string[]; readonly miniatures?: number };
}

/** The terrain of a table. */
export type GroundTold = TableShown['pieces'];
