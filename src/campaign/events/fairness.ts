import { z } from 'zod';

/** A player's own words: from here on every die depends on them too. The `committed` beside it has the whole mix. */
export const wordsMixed = z.object({ type: z.literal('words-mixed'), user: z.string(), words: z.string() });

/** The seed behind a commitment, for all to see: the dice thrown from it can be checked, and another one is in force. */
export const seedRevealed = z.object({ type: z.literal('seed-revealed'), commitment: z.string(), seed: z.string() });
