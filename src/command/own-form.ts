import type { Referee } from '../referee/referee.ts';
import type { Document } from '../reply/document.ts';

/**
 * A reply that only one person reads, in the form that this person likes (`/settings rulings`). Where it has just one form,
 * nothing is looked up.
 */
export async function inOwnForm({ settings }: Referee, user: string, document: Document): Promise<Document> {
  if (document.lines.every(({ form }) => form === undefined)) return document;
  const { rulings } = await settings.of(user);
  return rulings === undefined ? document : { ...document, form: rulings };
}
