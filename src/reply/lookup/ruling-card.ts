import type { Found } from '../../lookup/rules-by-id.ts';
import type { Ruling } from '../../lookup/rulings.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, line, quiet, step, strong } from '../document.ts';

/** Discord has five buttons in a row. */
const MOST = 5;

/** A ruling on an unclear point of a book, and the rules it affects. */
export function rulingCard(
  words: Catalogue,
  { id, text, book }: Ruling,
  naming: readonly Found[],
  shownBy?: string,
): Document {
  const rules = naming.filter((found) => found.book === book).map(({ rule }) => rule);
  return {
    tone: 'calm',
    lines: [
      line(strong(id), quiet(` ${words.lookup.rulingOf(book.name)}`)),
      line(text),
      ...(rules.length > 0 ? [heading(words.lookup.rulingIn)] : []),
      ...rules.map(({ title, id: rule }) => step(title, quiet(` ${rule}`))),
      ...(shownBy === undefined ? [] : [line(quiet(words.lookup.shownBy), { user: shownBy })]),
    ],
    buttons: rules.slice(0, MOST).map(({ id: rule, title }) => ({ action: 'rule', of: { rule }, label: title })),
    private: shownBy === undefined,
  };
}
