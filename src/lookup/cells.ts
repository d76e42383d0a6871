import type { PrintedTable } from '../kernel/printed.ts';
import { type Entry, entriesCalled, type Rows, rowsOf } from './entries.ts';
import { booksFrom } from './printed.ts';
import { BESIDE, type Property, properties } from './properties.ts';
import type { Where } from './search.ts';
import { plainWords, termsOf } from './terms.ts';

/** What a printed table says of a weapon or vehicle that somebody asked about. */
export interface CellAnswer extends Rows {
  readonly entry: Entry;
  /** The columns that were asked for; all of them, where a whole row answers. */
  readonly columns: readonly number[];
  /** The name as it was typed. */
  readonly named: string;
}

interface Named {
  readonly name: string;
  readonly rest: readonly string[];
}

/** No name that players use has more words. */
const LONGEST_NAME = 4;

/**
 * The cells that answer a question which names a weapon or a vehicle and something that tables say of it. The book that comes
 * first answers, if it has the thing by that name; else the next one that can.
 * @returns none where the question is about something else, or asks more than a table says
 */
export function cellsAsked(query: string, where: Where): CellAnswer | undefined {
  for (const book of booksFrom(where)) {
    for (const { name, rest } of namesIn(query)) {
      const entries = entriesCalled(book, name);
      if (entries.length === 0) continue;
      const property = propertyOf(rest);
      const answer = property && ofAll(entries.map((entry) => cellsOf(entry, property, name)));
      if (answer) return answer;
    }
  }
  return undefined;
}

/** The cells of all that a name may stand for, where one table has them. */
function ofAll(answers: readonly (CellAnswer | undefined)[]): CellAnswer | undefined {
  const [first] = answers;
  if (!first || answers.some((each) => each?.table !== first.table)) return undefined;
  return { ...first, rows: answers.flatMap((each) => each?.rows ?? []) };
}

/** Whatever in a question could be a name, longest first, with the other words. */
function namesIn(query: string): Named[] {
  const words = plainWords(query);
  return Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i).flatMap((length) =>
    Array.from({ length: Math.max(0, words.length - length + 1) }, (_, from) => ({
      name: words.slice(from, from + length).join(' '),
      rest: words.toSpliced(from, length),
    })),
  );
}

/** What is asked of the thing, where that is all that is asked. */
function propertyOf(rest: readonly string[]): Property | undefined {
  const asked = rest.join(' ');
  const fits = properties
    .flatMap((property) => property.asked.map((words) => ({ property, words })))
    .filter(({ words }) => ` ${asked} `.includes(` ${words} `))
    .toSorted((a, b) => b.words.length - a.words.length);
  return fits.find(({ words }) => {
    const others = ` ${asked} `.replace(` ${words} `, ' ');
    return termsOf(others).every((term) => BESIDE.has(term) || plainWords(others).some((word) => BESIDE.has(word)));
  })?.property;
}

function cellsOf(entry: Entry, { columns = [], tables = [] }: Property, named: string): CellAnswer | undefined {
  const { own, led } = rowsOf(entry);
  const all = [...own, ...led];
  const byColumn = columns.flatMap((name) => all.filter(({ table }) => columnNamed(table, name) >= 0)).at(0);
  const byTable = tables.flatMap((id) => own.filter(({ table }) => table.id === id)).at(0);
  // The first column that is asked for is what is meant; without it a whole row may say more than the next best.
  const exact = byColumn && columnNamed(byColumn.table, columns[0]!) >= 0;
  if (byColumn && (exact || !byTable)) {
    return { entry, named, ...byColumn, columns: columnsOf(byColumn.table, columns) };
  }
  return byTable && { entry, named, ...byTable, columns: byTable.table.columns.map((_, i) => i) };
}

/** The columns of the table that are asked for: those that belong together, or the nearest one. */
function columnsOf(table: PrintedTable, columns: readonly string[]): readonly number[] {
  const found = columns.map((name) => columnNamed(table, name)).filter((column) => column >= 0);
  const isOne = table.columns.some(({ name }) => ['side', 'rear', 'top'].includes(columns[0]!) && name === columns[0]);
  return isOne ? found.slice(0, 1) : found;
}

function columnNamed({ columns }: PrintedTable, name: string): number {
  return columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase());
}
