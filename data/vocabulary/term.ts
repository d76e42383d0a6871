/** One thing that players speak of, with all the words that they have for it, in any language. */
export interface Term {
  /** What always means it. */
  readonly called?: readonly string[];
  /** What only means it beside the name of a weapon or a vehicle: *how much* is its cost, *long* its long range. */
  readonly beside?: readonly string[];
  /** What a phone makes of its first word: `pts`. */
  readonly short?: readonly string[];
  /** IDs of the books, nearest first. A book takes the first entry it has; if that has several values, it asks which. */
  readonly means?: readonly (string | readonly string[])[];
  /** Those of its IDs that are only what comes nearest: a book that has one of them still lacks the thing. */
  readonly near?: readonly string[];
  /** The only options that it's for; if left out, every option that has such a value. */
  readonly only?: readonly string[];
  /** Where tables say it of a weapon or a vehicle. */
  readonly asks?: Property;
  /** The headings of columns and rows that it is. */
  readonly heads?: readonly string[];
  /** Whether a book either has it or hasn't: one that never speaks of it says so first. */
  readonly subject?: true;
  /** Whether every book has it, by one name or another. */
  readonly everywhere?: true;
  /** Those of its words that say other things as well: who uses one doesn't mean the subject for sure. */
  readonly loosely?: readonly string[];
  /** What somebody who asks with these words wants to know. */
  readonly form?: Form;
  /** Where in a question they ask for that; anywhere if left out. */
  readonly where?: 'start' | 'edge';
  /** Whether its words say nothing, or nothing more beside a name. */
  readonly filler?: 'always' | 'beside a name';
}

/**
 * What a question wants to know: a yes or a no; something else than that, whatever it begins with; two things together; a distance;
 * what's added or taken off; what to throw; when; how many; who; what to do next; what an event brings;
 * something that isn't on the table; more of a thing than its card says; what a shot at a vehicle does; which of two.
 */
export type Form =
  | 'whether'
  | 'open'
  | 'and'
  | 'how far'
  | 'modifier'
  | 'to throw'
  | 'when'
  | 'how many'
  | 'who'
  | 'what now'
  | 'event'
  | 'off table'
  | 'more'
  | 'duel'
  | 'which';

/** Something that tables say of a weapon or a vehicle. */
export interface Property {
  /** The columns that say it, likeliest first; if a table has several, all are given. */
  readonly columns?: readonly string[];
  /** Tables whose whole rows say it, by their IDs. */
  readonly tables?: readonly string[];
  /** Where several things are asked for at once: a table has to have a column of each. */
  readonly every?: readonly (readonly string[])[];
  /** Whether it belongs to shooting, on which every book has rules of its own. */
  readonly shot?: boolean;
}
