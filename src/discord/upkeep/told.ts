import * as z from 'zod';

/** Which message shows a record. */
export const told = z.object({
  channel: z.string(),
  message: z.string(),
  /**
   * It's struck through: the record that put it right, or 0 if it was undone. Below 0, it's the record that put it right, but where
   * that's shown wasn't known yet, so the message has no link to it.
   */
  shows: z.number().int().exactOptional(),
  /**
   * It's the message of a step, where these earlier records were then as well. They're wherever the newest record is that has them:
   * a record's own row is never written again because of a later one.
   */
  with: z.array(z.number().int()).exactOptional(),
});

export type Told = z.infer<typeof told>;

/** A step's message never goes back further than so many records, so few rows say where a record is shown. */
export const FURTHEST = 50;
