import type { PrintedRow, PrintedTable } from '../kernel/printed/printed.ts';
import type { Property } from '../rules/vocabulary.ts';
import { RANGE, type Reading, readingsOf, TO_HIT } from './beside.ts';
import { type Entry, entriesCalled, type Rows, rowsOf } from './entries.ts';
import { narrowed } from './narrowing.ts';
import { booksFrom, tablesIn } from './printed.ts';
import { type Name, namesIn, namesWithin } from './question/names.ts';
import type { Question } from './question/question.ts';
import { askedIn } from './terms.ts';

/** What a printed table says about a weapon or vehicle in a question. */
export interface CellAnswer extends Rows {
  readonly entry: Entry;
  /** The columns that were asked for; all of them if a whole row is the answer. */
  readonly columns: readonly number[];
  /** The name as it was typed. */
  readonly named: string;
  /** What the first book says nothing about, if another one answers: the thing, or the property asked for. */
  readonly lacking: string;
  /** How far it shoots, in inches, where that was asked and the book's bands say it. */
  readonly reach?: number;
  /** Whether the name may mean several things, each with its own rows. */
  readonly isOfSeveral?: true;
}

/** Tables of shots at men: what such a weapon does to a vehicle is for a rule to say. */
const AT_MEN: ReadonlySet<string> = new Set(['small-arms', 'to-hit']);

/** What no cell can say. */
const NO_CELLS = ['off table', 'what now', 'event'] as const;

const AGAINST: ReadonlySet<string> = new Set(['vs', 'versus', 'against', 'gegen', 'contre']);

/**
 * The cells that answer a question which names a weapon or a vehicle and something that tables say about it. The first
 * book answers if it has the thing under that name, otherwise the next one that can.
 * @returns none if the question is about something else, or asks more than a table says
 */
export function cellsAsked(question: Question): CellAnswer | undefined {
  // What isn't on the table is no matter of its cells, nor is what to do next, nor what happens when somebody is hit.
  if (NO_CELLS.some((form) => question.forms.has(form))) return undefined;
  const { names, isAtVehicle } = withoutTarget(question);
  // The *sherman gun* is a gun, and it may be the gun of a Sherman.
  const within = names.flatMap((name) =>
    name.own.length > 0 ? namesWithin(question.words, question.where, name) : [],
  );
  return cellsOfNames(question, names, isAtVehicle) ?? cellsOfNames(question, within, isAtVehicle);
}

function cellsOfNames(question: Question, names: readonly Name[], isAtVehicle: boolean): CellAnswer | undefined {
  const books = booksFrom(question.where);
  for (const book of books) {
    for (const { name, rest } of names) {
      const entries = entriesCalled(book, name);
      if (entries.length === 0) continue;
      const isKnown = entriesCalled(books[0]!, name).length > 0;
      const lacking = isKnown ? question.text : name;
      const readings = readingsOf(withoutNames(rest, entries, question));
      const far = book === books[0] && !isAtVehicle && tooFar(entries, readings, name);
      if (far) return far;
      for (const { property, besides } of readings) {
        if (isKnown && property.shot && book !== books[0]) continue;
        // Whether it can hit something at all is for a rule to say.
        const isPlain = besides.inches === undefined && !besides.isRanged;
        if (question.isWhether && property === TO_HIT() && isPlain) continue;
        const answers = entries.map((entry) => cellsOf(entry, property, name, lacking));
        const answer = ofAll(answers.map((each) => each && narrowed(each, besides)));
        if (answer && isAtVehicle && AT_MEN.has(answer.table.id)) continue;
        if (answer) return property === RANGE() || isBeyond(answer) ? { ...answer, ...reachOf(answer) } : answer;
      }
    }
  }
  return undefined;
}

/** What a question asks of a thing of the first book that none of its tables says, in the question's words: *points* for a tank. */
export function untoldOf({ own, rest }: Name): string | undefined {
  const readings = readingsOf(rest).filter(({ property: { columns, shot } }) => columns && !shot);
  const says = readings.some(({ property }) => own.some((entry) => cellsOf(entry, property, '', '')));
  return own.length === 0 || readings.length === 0 || says
    ? undefined
    : askedIn(rest.join(' '))
        .map(({ word }) => word)
        .join(' ');
}

/** The cells for every thing that a name may mean, if a table has them. */
function ofAll(answers: readonly (CellAnswer | undefined)[]): CellAnswer | undefined {
  const [first] = answers;
  if (!first || answers.some((each) => each?.table !== first.table)) return undefined;
  if (answers.length === 1) return first;
  return { ...first, rows: answers.flatMap((each) => each?.rows ?? []), isOfSeveral: true };
}

/** Words without other names of the same things: *sherman 76 easy eight*. */
function withoutNames(words: readonly string[], entries: readonly Entry[], { where }: Question): readonly string[] {
  const again = namesIn(words, { ...where, first: entries[0]!.book, only: entries[0]!.book }).find(({ name, own }) => {
    return !/^\d+$/.test(name) && own.length > 0 && own.every((entry) => entries.includes(entry));
  });
  return again ? again.rest : words;
}

/** That a weapon doesn't reach so far, where a shot was asked about and the book says how far it reaches. */
function tooFar(
  [entry, ...others]: readonly Entry[],
  readings: readonly Reading[],
  named: string,
): CellAnswer | undefined {
  const shot = readings.find(({ property, besides }) => property === TO_HIT() && besides.inches !== undefined);
  const row = shot && entry && others.length === 0 ? cellsOf(entry, RANGE(), named, named) : undefined;
  const reach = row && (reachOf(row).reach ?? endOf(row));
  if (!row || reach === undefined || shot!.besides.inches! <= reach) return undefined;
  const [first] = row.rows;
  return {
    ...row,
    rows: [{ ...first!, cells: first!.cells.map(() => null) }],
    columns: row.columns.slice(0, 1),
    reach,
  };
}

/** The farthest inch of a row of ranges: a number, or the end of its last band. */
function endOf({ rows, columns, table }: CellAnswer): number | undefined {
  const texts = rows.flatMap(({ at = '', cells }) => [at, ...columns.map((i) => cells[i])]);
  const bands = texts.flatMap((text) => /^\d+-(\d+)″?$/.exec(String(text))?.[1] ?? []).map(Number);
  const numbers = columns.flatMap((i) => {
    return ['range', 'max'].includes(table.columns[i]!.name) ? rows.map(({ cells }) => cells[i]) : [];
  });
  const ends = [...bands, ...numbers.filter((cell) => typeof cell === 'number')];
  return texts.some((text) => /^\d+\+/.test(String(text))) || ends.length === 0 ? undefined : Math.max(...ends);
}

/** The names in a question without the vehicle that's shot at: *88 vs T34 at 25* asks about the 88. */
function withoutTarget({ names, words, where }: Question): {
  readonly names: readonly Name[];
  readonly isAtVehicle: boolean;
} {
  const target = names.find(({ from, own, other }) => {
    const isShotAt = from > 1 && AGAINST.has(words[from - 1]!);
    return isShotAt && [...own, ...other].some(({ kind }) => kind === 'vehicle');
  });
  if (!target) return { names, isAtVehicle: false };
  return { names: namesIn(words.toSpliced(target.from - 1, target.to - target.from + 1), where), isAtVehicle: true };
}

/** Whether the table has nothing for what was asked, such as a shot from too far off. */
export function isBeyond({ rows, columns }: CellAnswer): boolean {
  return rows.every(({ cells }) => columns.every((i) => (cells[i] ?? null) === null));
}

/** How far it shoots, where its table has a column for each of the book's bands. */
function reachOf({ entry, rows, table }: CellAnswer): { readonly reach?: number } {
  const columns = table.columns.map((_, i) => i);
  const bands = tablesIn(entry.book).find(({ id }) => id === 'range-bands');
  const [row] = rows;
  if (!bands || !row || rows.length > 1) return {};
  const within = columns.filter((i) => row.cells[i] !== null).map((i) => table.columns[i]!.name);
  const ends = bands.rows.filter(({ of }) => within.includes(String(of))).map(({ cells: [upTo] }) => Number(upTo));
  return ends.length > 0 ? { reach: Math.max(...ends) } : {};
}

/** From which inch to which a band is, where another table of the book says it of the thing: *long* is 31-80 for a rifle. */
export function bandOf(
  { book }: Entry,
  { of, at }: Pick<PrintedRow, 'of' | 'at'>,
  { id }: PrintedTable,
): string | undefined {
  const [inches] = tablesIn(book).flatMap(({ id: other, columns, rows }) => {
    const i = other === id ? -1 : columns.findIndex(({ name }) => name === at);
    const cell = i < 0 ? undefined : rows.find((row) => row.of === of)?.cells[i];
    return typeof cell === 'string' && /^\d+(?:-\d+|\+)$/.test(cell) ? [cell] : [];
  });
  return inches;
}

function cellsOf(
  entry: Entry,
  { columns = [], tables = [], every = [] }: Property,
  named: string,
  lacking: string,
): CellAnswer | undefined {
  const { own, led } = rowsOf(entry);
  const all = [...own, ...led].filter(({ table }) => {
    return every.every((some) => some.some((name) => columnNamed(table, name) >= 0));
  });
  const byColumn = columns.flatMap((name) => all.filter(({ table }) => columnNamed(table, name) >= 0)).at(0);
  const byTable = tables.flatMap((id) => own.filter(({ table }) => table.id === id)).at(0);
  // The first column asked for is the one that is meant; without it, a whole row may say more than the next best column.
  const exact = byColumn && columnNamed(byColumn.table, columns[0]!) >= 0;
  if (byColumn && (exact || !byTable)) {
    return { entry, named, lacking, ...byColumn, columns: [...new Set(columnsOf(byColumn.table, columns))] };
  }
  return byTable && { entry, named, lacking, ...byTable, columns: byTable.table.columns.map((_, i) => i) };
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

/** A cell answer for programs: the table, its rows and the columns that were asked for. */
export function cellData({ entry: { book, of }, table: { id, title, rule, columns: all }, columns, rows }: CellAnswer) {
  const cells = rows.map((row) => ({ of: row.of, at: row.at, cells: columns.map((i) => row.cells[i] ?? null) }));
  return { book: book.id, of, table: id, title, rule, columns: columns.map((i) => all[i]!.name), rows: cells };
}
