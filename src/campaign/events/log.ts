import { z } from 'zod';

/** The log goes on in another channel: whoever still writes for the old one finds this number taken. */
export const logMoved = z.object({ type: z.literal('log-moved'), from: z.string(), to: z.string() });

/** The log is given up. Nothing comes after this. */
export const logClosed = z.object({
  type: z.literal('log-closed'),
  why: z.enum(['replaced', 'erased']),
  /** Where an import replaces it: the log that the channel has from then on. */
  next: z.object({ log: z.string(), commitment: z.string(), imported: z.number().int().positive() }).exactOptional(),
});

/** All records before this one came from a file. */
export const logImported = z.object({
  type: z.literal('log-imported'),
  /** The number of the last of them. */
  through: z.number().int().positive(),
  /** The log that they were exported from. */
  log: z.string(),
  /** Whether their dice are those of their seeds, as far as this store has them; `unknown` where it has none. */
  proof: z.enum(['holds', 'fails', 'unknown']),
  /** How many dice were worked out anew. */
  dice: z.number().int().nonnegative(),
});

/** What stood under this number is lost: it was missing or could not be read, and nobody can say what it was. */
export const recordLost = z.object({ type: z.literal('record-lost'), why: z.enum(['missing', 'damaged']) });

/** The seed with this SHA-256 is lost, and another one is in force: dice thrown from it can be proved no more. */
export const seedLost = z.object({ type: z.literal('seed-lost'), commitment: z.string() });
