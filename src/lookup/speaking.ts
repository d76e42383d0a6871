import type { Ruleset } from '../kernel/ruleset.ts';
import { withoutAccents } from '../rules/vocabulary.ts';
import { tablesIn } from './printed.ts';
import type { Found } from './rules-by-id.ts';

/** Where a book may speak of something. */
type Part = 'title' | 'table' | 'text' | 'phrases';

const said = new WeakMap<Ruleset, Readonly<Record<Part, string>>>();
const texts = new WeakMap<object, string>();

/** Whether a book says one of some names, in one of these parts. */
export function speaksOf(book: Ruleset, names: readonly string[], ...parts: readonly Part[]): boolean {
  const all = said.get(book) ?? partsOf(book);
  said.set(book, all);
  return parts.some((part) => isIn(names, all[part]));
}

/** Whether a rule has one of some names in its title, its ready answer or its text. */
export function ruleSpeaksOf({ rule, book }: Found, names: readonly string[]): boolean {
  const text = texts.get(rule) ?? spaced(`${rule.title} . ${book.answers?.[rule.id] ?? ''} . ${rule.text}`);
  texts.set(rule, text);
  return isIn(names, text);
}

/** Whether a text has one of some names in it. */
export function textSpeaksOf(text: string, names: readonly string[]): boolean {
  return isIn(names, spaced(text));
}

function partsOf(book: Ruleset): Readonly<Record<Part, string>> {
  const rows = tablesIn(book).flatMap(({ title, columns, rows: all }) => [
    title,
    ...columns.map(({ name }) => name),
    ...all.flatMap(({ of, name = '' }) => [name, typeof of === 'string' ? of : '']),
  ]);
  return {
    title: spaced(book.rules.map(({ title }) => title).join(' . ')),
    table: spaced(rows.join(' . ')),
    text: spaced(book.rules.map(({ text }) => text).join(' . ')),
    phrases: spaced(
      Object.values(book.phrases ?? {})
        .flat()
        .join(' . '),
    ),
  };
}

function isIn(names: readonly string[], text: string): boolean {
  return names.some((name) => {
    const word = spaced(name);
    return text.includes(word) || text.includes(`${word.trimEnd()}s `);
  });
}

/** The words of a text with a space at each end. */
function spaced(text: string): string {
  return ` ${withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
