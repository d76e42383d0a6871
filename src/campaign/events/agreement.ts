import { z } from 'zod';
import { ASKABLE, ask } from '../owed/asks.ts';

const answered = {
  /** The number of the record that asked. */
  ask: z.number().int(),
  /** Who asked. */
  by: z.string(),
  about: z.enum(ASKABLE),
};

/** A user asks for something that they can't do on their own. */
export const asked = ask.extend({ type: z.literal('asked') });
/** It's agreed to. What follows from that comes after this in the same record. */
export const agreed = z.object({ type: z.literal('agreed'), ...answered });
/** Some of those who have to agree have done so; it still waits for the others. */
export const agreedInPart = z.object({
  type: z.literal('agreed-in-part'),
  ...answered,
  /** Who still has to agree. */
  needs: ask.shape.needs.unwrap(),
});
/** It's declined, or withdrawn by the user who asked. */
export const declined = z.object({ type: z.literal('declined'), ...answered });
/** What it was about has changed. */
export const lapsed = z.object({ type: z.literal('lapsed'), ...answered });
