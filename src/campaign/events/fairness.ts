import { z } from 'zod';

/** The log's secret seed has this SHA-256. It applies to everything after this in its record, and from there on. */
export const committed = z.object({
  type: z.literal('committed'),
  commitment: z.string(),
  mix: z.string(),
  /** How values are taken from it (docs/fair-dice.md); 1 if left out. */
  scheme: z.literal(2).exactOptional(),
  /** SHA-256 of the log's veil: the second secret, from which everything hidden is drawn. Older logs have none. */
  veil: z.string().exactOptional(),
});

/** A player's own words: from here on every die depends on them too. The `committed` beside it holds the whole mix. */
export const wordsMixed = z.object({ type: z.literal('words-mixed'), user: z.string(), words: z.string() });

/** The seed behind a commitment is shown to everyone. The dice thrown from it can be checked, and another seed is in force. */
export const seedRevealed = z.object({ type: z.literal('seed-revealed'), commitment: z.string(), seed: z.string() });

/** The veil behind a hash is shown to everyone: nothing that was drawn from it is hidden any more, and another one is in force. */
export const veilShown = z.object({ type: z.literal('veil-shown'), commitment: z.string(), veil: z.string() });

/** Dice outside any rulebook, in standard notation. */
export const rolled = z.object({
  type: z.literal('rolled'),
  notation: z.string(),
  why: z.string().exactOptional(),
  total: z.number(),
  /** What each die showed, as the notation counts it. */
  output: z.string(),
  /** The dice in the order they were thrown, including those that exploded or were thrown again. */
  steps: z.array(z.object({ sides: z.number().int(), faces: z.array(z.number().int()).readonly() })).readonly(),
});
