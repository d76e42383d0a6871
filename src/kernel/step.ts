import * as z from 'zod';
import { text } from './texts.ts';

/** What a table, a modifier or a test cites: the rule that it stands in, and what it's called. */
export interface Cite {
  readonly rule: string;
  /** A key of the catalogue, which has the words. */
  readonly label: string;
  /** What the words of the label are about, where the label alone doesn't say: a length, somebody's ID. */
  readonly about?: string;
  /** What each of several items is, where it is no figure: a hit. */
  readonly per?: string;
  /** The rule that says what it does, for what follows without a throw. */
  readonly row?: string;
  /** What the result of a chart is measured in, where it's a length. */
  readonly in?: 'inches' | 'cm';
}

/** What a note says whose words need numbers: a key of the catalogue, and the numbers. */
export interface Said {
  readonly says: string;
  readonly values: readonly number[];
}

/** A number added to the dice. What the table agreed for one roll is no rule's, and cites none. */
export const modifier = z.object({ rule: text.exactOptional(), label: text, value: z.number() });

export type Modifier = Readonly<z.infer<typeof modifier>>;

/**
 * One thing that the referee did on the way to a ruling, in order: a throw, a count, or a word on what followed. Labels are keys of
 * the catalogue. In records that don't say which version of the book it was ruled by, they're sentences.
 */
export const step = z.object({
  rule: text,
  label: text,
  /** What the words of the label are about; see `Cite`. */
  about: text.exactOptional(),
  per: text.exactOptional(),
  /** What each die shows; absent if none was thrown. */
  sides: z.number().int().exactOptional(),
  /** The dice as they fell, in order. */
  faces: z.array(z.number().int()).readonly(),
  modifiers: z.array(modifier).readonly(),
  /** The dice and the modifiers together. */
  total: z.number().exactOptional(),
  /** What the total had to reach. */
  need: z.number().exactOptional(),
  /** The row or the outcome, as the table names it. */
  result: text.exactOptional(),
  /** The numbers that the words of the result need. */
  values: z.array(z.number()).readonly().exactOptional(),
  /** What a result that is a length is measured in. */
  in: z.enum(['inches', 'cm']).exactOptional(),
  /** The rule that says what the row of a table does. */
  row: text.exactOptional(),
  /** Another rule that settled it whatever the total: a natural 6 that always hits. */
  settled: text.exactOptional(),
  /** Which of several items (figures under a template) it was for, from 1. */
  item: z.number().int().exactOptional(),
  /** What became of each item, in their order. */
  results: z.array(text).readonly().exactOptional(),
  /** Picked at random by the referee, where the book does so and no die decides: out of how many. */
  outOf: z.number().int().exactOptional(),
});

export type Step = Readonly<z.infer<typeof step>>;
