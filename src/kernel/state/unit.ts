import * as z from 'zod';
import { hash, sideRef, text, unitName, unitRef, word } from '../texts.ts';

/** What options, facts and answers are made of. */
export const flat = z.union([text, z.number(), z.boolean()]);
export const flatFields = z.record(text, flat);

/** What a field holds: a flag, a number, a word, or a list of words or of units by their IDs. */
export const fieldValue = z.union([flat, z.array(text).readonly()]);
export const fields = z.record(word, fieldValue);

export type Flat = z.infer<typeof flat>;
export type FlatFields = Readonly<z.infer<typeof flatFields>>;
export type FieldValue = z.infer<typeof fieldValue>;
/** What the referee remembers of a unit, squad, side or the table, under the words of the rulebook. */
export type Fields = Readonly<z.infer<typeof fields>>;

/** A figure, team, squad or vehicle: whatever the rulebook moves as one. */
export const unit = z.object({
  id: unitRef,
  name: unitName,
  side: sideRef,
  /** The book's profile that it was made from. */
  profile: word,
  fields,
  /** Its secret, sealed: the SHA-256 of a salt and a text that the store keeps. */
  sealed: hash.exactOptional(),
  /** Which of the secret draws of its record that secret came from; absent if it wasn't drawn from a veil. */
  draw: z.number().int().nonnegative().exactOptional(),
  /** Why it is no longer in play. */
  gone: text.exactOptional(),
});

export type Unit = Readonly<z.infer<typeof unit>>;

/** Whether a field that holds one value needn't change to hold the other. */
export function isSameValue(a: FieldValue | undefined, b: FieldValue): boolean {
  return Array.isArray(a) && Array.isArray(b) ? a.join() === b.join() : a === b;
}
