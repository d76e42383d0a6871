import { z } from 'zod';

/** The log goes on in another channel. A process that still writes for the old channel finds this number taken. */
export const logMoved = z.object({ type: z.literal('log-moved'), from: z.string(), to: z.string() });

/** The log is given up. Nothing comes after this. */
export const logClosed = z.object({
  type: z.literal('log-closed'),
  why: z.enum(['replaced', 'erased']),
  /** If an import replaces it: the channel's log from then on. */
  next: z.object({ log: z.string(), commitment: z.string(), imported: z.number().int().positive() }).exactOptional(),
});

/** All records before this one came from a file: `log` wrote them, up to number `last`. */
export const imported = z.object({
  type: z.literal('imported'),
  log: z.string(),
  last: z.number().int().positive(),
  /** Whether their dice match their seeds, as far as those seeds were shown by then; `unknown` if some weren't. */
  proof: z.enum(['holds', 'fails', 'unknown']),
  /** How many dice were worked out again. */
  dice: z.number().int().nonnegative(),
});

/** The same in records of version 1 and 2. */
export const logImported = z.object({
  type: z.literal('log-imported'),
  /** The number of the last of them. */
  through: z.number().int().positive(),
  /** The log they were exported from. */
  log: z.string(),
  /** Whether their dice match their seeds, as far as this store has the seeds; `unknown` if it has none. */
  proof: z.enum(['holds', 'fails', 'unknown']),
  /** How many dice were worked out again. */
  dice: z.number().int().nonnegative(),
});

/** What this number held is lost: it was missing or unreadable, and can't be recovered. */
export const recordLost = z.object({ type: z.literal('record-lost'), why: z.enum(['missing', 'damaged']) });

/** The seed or veil with this SHA-256 is lost, and another one is in force: dice thrown from it can no longer be proved. */
export const seedLost = z.object({ type: z.literal('seed-lost'), commitment: z.string() });
