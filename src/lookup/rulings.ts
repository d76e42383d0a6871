import type { Ruleset } from '../kernel/ruleset.ts';
import { booksFrom } from './printed.ts';
import type { Where } from './search.ts';

/** How a book is read where it is unclear. */
export interface Ruling {
  readonly id: string;
  readonly text: string;
  readonly book: Ruleset;
}

const IS_RULING = /^\s*((?:[a-z]{2}[-\s])?(?:rul|rc|r|s))[-\s]?(\d{1,2})([a-z]?)\s*$/i;

/** A ruling by its number, however that is written: `HP-RUL-22`, `r 7`. The book that comes first has it, or else another one. */
export function rulingNamed(query: string, where: Where): Ruling | undefined {
  const [, name, number, letter = ''] = IS_RULING.exec(query) ?? [];
  if (name === undefined || number === undefined) return undefined;
  const id = `${name.replace(/\s/, '-').toUpperCase()}-${number.padStart(2, '0')}${letter.toLowerCase()}`;
  for (const book of booksFrom(where)) {
    const text = book.rulings && Object.hasOwn(book.rulings, id) ? book.rulings[id] : undefined;
    if (text !== undefined) return { id, text, book };
  }
  return undefined;
}
