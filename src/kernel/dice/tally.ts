import * as z from 'zod';
import { sideRef, text } from '../texts.ts';

/** What a side has lost in a battle, in the columns and words of its book. */
export const tally = z.object({
  side: sideRef,
  counts: z.record(text, z.number()),
  /** Who they are, under words of the book. */
  names: z.record(text, z.array(text).readonly()),
});

export type Tally = Readonly<z.infer<typeof tally>>;
