/** What a table, a modifier or a test cites: the rule that it stands in, and what the book calls it. */
export interface Cite {
  readonly rule: string;
  readonly label: string;
  /** What each of several items is, where it is no figure: a hit. */
  readonly per?: string;
}

/** A number added to the dice. What the table agreed for one roll is no rule's, and cites none. */
export interface Modifier {
  readonly rule?: string;
  readonly label: string;
  readonly value: number;
}

/** One thing that the referee did on the way to a ruling, in order: a throw, a count, or a word on what followed. */
export interface Step extends Cite {
  /** Faces of each die thrown; absent when none was. */
  readonly sides?: number;
  /** The dice as they fell, in order. */
  readonly faces: readonly number[];
  readonly modifiers: readonly Modifier[];
  /** The dice and the modifiers together. */
  readonly total?: number;
  /** What the total had to reach. */
  readonly need?: number;
  /** The row or the outcome, as the table names it. */
  readonly result?: string;
  /** The rule that says what the row of a table does. */
  readonly row?: string;
  /** Another rule that settled it whatever the total: a natural 6 that always hits. */
  readonly settled?: string;
  /** Which of several items (figures under a template) it was for, from 1. */
  readonly item?: number;
  /** What became of each item, in their order. */
  readonly results?: readonly string[];
  /** Picked at random by the referee, where the book does so and no die decides: out of how many. */
  readonly outOf?: number;
}
