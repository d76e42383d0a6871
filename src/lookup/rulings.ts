import type { Ruleset } from '../kernel/ruleset.ts';
import { booksFrom } from './printed.ts';
import type { Where } from './where.ts';

/** How an unclear point in a book is read. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
  readonly book: Ruleset;
}

const IS_RULING = /^\s*(?:([a-z]{2})[-\s])?(rul|rc|r|s)[-\s]?(\d{1,2})([a-z]?)\s*$/i;

/**
 * A ruling by its number in any spelling: `HP-RUL-22`, `r 7`, or `LS-R-07` if several books have one with that number.
 * Looks in the named book, otherwise in the first book, otherwise in another one.
 */
export function rulingNamed(query: string, where: Where): Ruling | undefined {
  const [, prefix, kind = '', number, letter = ''] = IS_RULING.exec(query) ?? [];
  if (number === undefined) return undefined;
  const own = `${kind.toUpperCase()}-${number.padStart(2, '0')}${letter.toLowerCase()}`;
  const all = booksFrom(where);
  const books = prefix === undefined ? all : all.filter((book) => prefixOf(book) === prefix.toUpperCase());
  for (const book of books) {
    for (const id of [own, `${prefixOf(book)}-${own}`]) {
      const text = book.rulings && Object.hasOwn(book.rulings, id) ? book.rulings[id] : undefined;
      if (text !== undefined) return { id, text, book };
    }
  }
  return undefined;
}

/** A ruling's number with its book's letters in front, so that it can't mean another book's. */
export function rulingIn(book: Ruleset, id: string): string {
  const prefix = prefixOf(book);
  return id.startsWith(`${prefix}-`) ? id : `${prefix}-${id}`;
}

/** The letters that the IDs of a book begin with. */
function prefixOf({ rules: [first] }: Ruleset): string {
  return first!.id.slice(0, first!.id.indexOf('-'));
}
