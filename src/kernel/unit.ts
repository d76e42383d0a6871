import { z } from 'zod';

/** What options, facts and answers are made of. */
export const flat = z.union([z.string(), z.number(), z.boolean()]);
export const flatFields = z.record(z.string(), flat);

/** What a field holds: a flag, a number, a word, or a list of words or of units by their IDs. */
export const fieldValue = z.union([flat, z.array(z.string()).readonly()]);
export const fields = z.record(z.string(), fieldValue);

export type Flat = z.infer<typeof flat>;
export type FlatFields = Readonly<z.infer<typeof flatFields>>;
export type FieldValue = z.infer<typeof fieldValue>;
/** What the referee remembers of a unit, squad, side or the table, under the words of the rulebook. */
export type Fields = Readonly<z.infer<typeof fields>>;

/** A figure, team, squad or vehicle: whatever the rulebook moves as one. */
export const unit = z.object({
  id: z.string(),
  name: z.string(),
  side: z.string(),
  /** The book's profile that it was made from. */
  profile: z.string(),
  fields,
  /** Its secret, sealed: the SHA-256 of a salt and a text that the store keeps. */
  sealed: z.string().exactOptional(),
  /** Which of the secret draws of its record that secret came from; absent if it wasn't drawn from a veil. */
  draw: z.number().int().nonnegative().exactOptional(),
  /** Why it is no longer in play. */
  gone: z.string().exactOptional(),
});

export type Unit = Readonly<z.infer<typeof unit>>;
