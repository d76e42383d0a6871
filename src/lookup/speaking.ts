import { oncePer } from '../kernel/once.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { withoutAccents } from '../rules/vocabulary.ts';
import { tablesIn } from './printed.ts';
import type { Found } from './rules-by-id.ts';

/** Where a book may speak of something. */
type Part = 'title' | 'table' | 'text' | 'phrases';

/** Whether a book says one of some names, in one of these parts. */
export function speaksOf(book: Ruleset, names: readonly string[], ...parts: readonly Part[]): boolean {
  const all = partsOf(book);
  return parts.some((part) => isIn(names, all[part]));
}

/** Whether a rule has one of some names in its title, its ready answer or its text. */
export function ruleSpeaksOf({ rule, book }: Found, names: readonly string[]): boolean {
  return isIn(names, textsOf(book)[rule.id]!);
}

/** Whether a text has one of some names in it. */
export function textSpeaksOf(text: string, names: readonly string[]): boolean {
  return isIn(names, spaced(text));
}

/** What each rule of a book says, with its ready answer. */
const textsOf = oncePer(
  ({ rules, answers = {} }: Ruleset): Readonly<Record<string, string>> =>
    Object.fromEntries(rules.map(({ id, title, text }) => [id, spaced(`${title} . ${answers[id] ?? ''} . ${text}`)])),
);

const partsOf = oncePer((book: Ruleset): Readonly<Record<Part, string>> => {
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
});

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
