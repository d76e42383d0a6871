import { oncePer } from '../kernel/once.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { withoutAccents } from '../rules/vocabulary.ts';
import { tablesIn } from './printed.ts';
import type { Found } from './rules-by-id.ts';

/** Where a book may speak of something. */
type Part = 'title' | 'table' | 'text' | 'phrases';

/** A text's words, with a space at each end, and each of them once. */
interface Said {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

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
  return isIn(names, saidIn(text));
}

/** What each rule of a book says, with its ready answer. */
const textsOf = oncePer(
  ({ rules, answers = {} }: Ruleset): Readonly<Record<string, Said>> =>
    Object.fromEntries(rules.map(({ id, title, text }) => [id, saidIn(`${title} . ${answers[id] ?? ''} . ${text}`)])),
);

const partsOf = oncePer((book: Ruleset): Readonly<Record<Part, Said>> => {
  const rows = tablesIn(book).flatMap(({ title, columns, rows: all }) => [
    title,
    ...columns.map(({ name }) => name),
    ...all.flatMap(({ of, name = '' }) => [name, typeof of === 'string' ? of : '']),
  ]);
  return {
    title: saidIn(book.rules.map(({ title }) => title).join(' . ')),
    table: saidIn(rows.join(' . ')),
    text: saidIn(book.rules.map(({ text }) => text).join(' . ')),
    phrases: saidIn(
      Object.values(book.phrases ?? {})
        .flat()
        .join(' . '),
    ),
  };
});

/** Most names are one word, which needn't be sought through all of a book's texts. */
function isIn(names: readonly string[], { text, words }: Said): boolean {
  return names.some((name) => {
    const said = spaced(name);
    const one = said.trim();
    if (!one.includes(' ')) return words.has(one) || words.has(`${one}s`);
    return text.includes(said) || text.includes(` ${one}s `);
  });
}

function saidIn(text: string): Said {
  const said = spaced(text);
  return { text: said, words: new Set(said.split(' ')) };
}

/** The words of a text with a space at each end. */
function spaced(text: string): string {
  return ` ${withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
