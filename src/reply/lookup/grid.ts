import type { Cell, PrintedColumn, PrintedRow, PrintedTable, Reading } from '../../kernel/printed/printed.ts';
import { namesIn } from '../../lookup/entries.ts';
import type { FoundTable } from '../../lookup/printed.ts';

import type { Catalogue } from '../catalogue.ts';

/** What the book calls its weapons and vehicles. */
type Names = ReadonlyMap<string, string>;

/** The table with the words of its rows' labels as their names. */
export function worded(words: Catalogue, { table, book }: FoundTable): FoundTable {
  const rows = table.rows.map(({ of, label, ...row }) =>
    label === undefined ? { of, ...row } : { of, name: words.stepLabel(book.id, label), ...row },
  );
  return { table: { ...table, rows }, book };
}

/** A word of the rules; other text is left as it is. */
const WORD = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** A table as words in rows and columns. */
export interface Grid {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How many of the first columns say what a row is. */
  readonly keys: number;
}

/** The cells of a table in words that a player reads. */
export function gridOf(words: Catalogue, { table, book }: FoundTable): Grid {
  const called = namesIn(book);
  const several = table.rows.some(({ at }) => at !== undefined);
  const names = table.rows.map((row, i) =>
    several ? [once(words, row, table.rows[i - 1], called), row.at ?? ''] : [rowName(words, row, called)],
  );
  const head = ['', ...(several ? [''] : []), ...table.columns.map(({ name }) => name)];
  const rows = table.rows.map((row, i) => [
    ...names[i]!,
    ...table.columns.map((column, n) => cellText(words, row.cells[n], column, called)),
  ]);
  return { head, rows, keys: several ? 2 : 1 };
}

/** The name of a row, left blank where the row continues the one above. */
function once(words: Catalogue, row: PrintedRow, before: PrintedRow | undefined, called: Names): string {
  return before && before.of === row.of ? '' : rowName(words, row, called);
}

/** The name of a row: in the book's words, or the totals it covers. */
export function rowName(words: Catalogue, { of, name }: PrintedRow, called: Names): string {
  if (name !== undefined) return name;
  if (typeof of === 'string') return wordOf(words, of, called);
  const { from, to } = of;
  if (from === undefined) return words.lookup.orLess(to ?? 0);
  if (to === undefined) return words.lookup.orMore(from);
  return from === to ? String(from) : `${from}-${to}`;
}

/** The values of a row in words: `front −4, side −2`. */
export function valuesOf(
  words: Catalogue,
  { columns }: PrintedTable,
  { at, cells }: PrintedRow,
  called: Names,
): string {
  const values = columns.flatMap((column, i) => {
    const cell = cells[i] ?? null;
    return cell === null ? [] : [`${column.name} ${cellText(words, cell, column, called)}`];
  });
  return `${at === undefined ? '' : `${at}: `}${values.join(', ')}`;
}

/** The text of a cell, in words that a player reads. */
export function cellText(words: Catalogue, cell: Cell | undefined, { as }: PrintedColumn, called: Names): string {
  if (cell === null || cell === undefined) return words.lookup.nothing;
  return typeof cell === 'number' ? numberText(words, cell, as) : wordOf(words, cell, called);
}

function numberText(words: Catalogue, value: number, as: Reading | undefined): string {
  if (as === 'modifier') return value === 0 ? '0' : words.signed(value);
  return as === 'inches' ? `${value}″` : words.number(value);
}

function wordOf(words: Catalogue, text: string, called: Names): string {
  const name = called.get(text);
  if (name !== undefined) return name;
  return WORD.test(text) ? words.say(text) : text;
}
