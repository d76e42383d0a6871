import { z } from 'zod';

/** What a side has lost in a battle, in the columns and words of its book. */
export const tally = z.object({
  side: z.string(),
  counts: z.record(z.string(), z.number()),
  /** Who they are, under words of the book. */
  names: z.record(z.string(), z.array(z.string()).readonly()),
});

export type Tally = Readonly<z.infer<typeof tally>>;
