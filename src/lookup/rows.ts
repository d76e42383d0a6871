import { oncePer } from '../kernel/once.ts';
import type { PrintedRow, PrintedTable, Reading } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { CellAnswer } from './cells.ts';
import { entriesCalled } from './entries.ts';
import { tablesIn } from './printed.ts';
import type { Numeral, Role } from './question/numbers.ts';
import type { Question } from './question/question.ts';
import { type Asked, askedIn, BESIDE, keysOf, onFirstUse } from './terms.ts';

/** A table with the words that each of its parts is asked for by. */
interface Heard {
  readonly table: PrintedTable;
  readonly title: ReadonlySet<string>;
  readonly columns: readonly ReadonlySet<string>[];
  readonly rows: readonly { readonly row: PrintedRow; readonly words: ReadonlySet<string>; readonly count: number }[];
}

/** How well a part of a table fits a question. */
interface Fit {
  readonly heard: Heard;
  readonly rows: readonly PrintedRow[];
  readonly columns: readonly number[];
  readonly score: number;
}

/** Words by which one asks for what's added to a die, or for a row of results. */
const forModifier = onFirstUse(() => keysSet('modifier bonus minus plus penalty malus'));
const forResult = onFirstUse(() => keysSet('result table chart effect outcome'));
const forMargin = onFirstUse(() =>
  keysSet(
    'win winner won lose loser lost beat beaten fail failed fails failure miss over difference gewonnen verloren gagné perdu',
  ),
);
const forDistance = onFirstUse(() => keysSet('band inch inches distance range away far'));
/** The column of a table that says how far each of its rows goes. */
const UP_TO = 'up to';
/** What a row's own words count for, beside those of its title. */
const ROW = 2;
/** The roles that a number has which picks a row. */
const ROWED: ReadonlySet<Role> = new Set(['face', 'margin', 'bare', 'sum', 'inches']);
const NUMBER = /^\d{1,2}$/;

/**
 * The row of one of the first book's tables that a question means: by the face that was thrown on it (*10 on tank damage*), or by
 * what the row is of (*minus for half cover*). Every word that says something has to belong to the table.
 * @returns none if no row, or more than one, fits
 */
export function rowAsked({ numbers, forms, book, asked: every, isWhether }: Question): CellAnswer | undefined {
  const [total, ...others] = numbers;
  if (others.length > 0 || (total && (!ROWED.has(total.role) || forms.has('to throw')))) return undefined;
  const asked = every.filter(({ word }) => !NUMBER.test(word) && (!BESIDE.has(word) || word === 'bonus'));
  // What's added to a die is no yes.
  if (asked.length === 0 || (total === undefined && isWhether)) return undefined;
  const fits = heardOf(book as Ruleset).flatMap((heard) =>
    total === undefined
      ? named(heard, asked)
      : total.role === 'inches'
        ? reached(heard, asked, total.value)
        : thrown(heard, asked, total),
  );
  const [best, next] = fits.toSorted((a, b) => b.score - a.score);
  if (!best || (next && next.score === best.score)) return undefined;
  return answerOf(best, book as Ruleset);
}

function answerOf({ heard: { table }, rows, columns }: Fit, book: Ruleset): CellAnswer {
  const entry = { of: table.id, name: table.title.split(':')[0]!, kind: 'weapon', book } as const;
  return { entry, table, rows, columns, named: entry.name, lacking: '' };
}

/** The row that a distance falls in, if the question names the table and nothing else. */
function reached(heard: Heard, asked: readonly Asked[], inches: number): Fit[] {
  const column = heard.table.columns.findIndex(({ name }) => name === UP_TO);
  const row = heard.table.rows.find(({ cells }) => typeof cells[column] === 'number' && inches <= cells[column]);
  const titled = asked.filter((word) => isIn(word, heard.title));
  if (!row || titled.length === 0 || !asked.every((word) => titled.includes(word) || isIn(word, forDistance())))
    return [];
  return [{ heard, rows: [row], columns: heard.table.columns.map((_, i) => i), score: titled.length }];
}

/** The row for a total, if the question names the table or its column. By how much somebody won is no throw. */
function thrown(heard: Heard, asked: readonly Asked[], { value: total, role }: Numeral): Fit[] {
  const isMargin = heard.table.by === 'margin';
  if (isMargin ? role === 'face' : role === 'margin') return [];
  const rows = heard.table.rows.filter(
    ({ of, at }) => at === undefined && typeof of !== 'string' && isWithin(of, total),
  );
  const known = (word: Asked) =>
    isIn(word, heard.title) ||
    heard.columns.some((c) => isIn(word, c)) ||
    isIn(word, forResult()) ||
    (isMargin && isIn(word, forMargin()));
  if (rows.length !== 1 || !asked.every(known)) return [];
  // Who lost by so much wants the whole row, not the column about the loser.
  const columns = isMargin ? heard.table.columns.map((_, i) => i) : columnsFor(heard, asked);
  const titled = asked.filter((word) => isIn(word, heard.title)).length;
  const isHeaded = columns.length < heard.columns.length;
  if (titled === 0 && !isHeaded) return [];
  return [{ heard, rows, columns, score: titled + Number(isHeaded) + titled / (heard.title.size + 1) }];
}

/** The row that has every word of the question, with its table's title and columns for what isn't its own. */
function named(heard: Heard, asked: readonly Asked[]): Fit[] {
  const isModifiers = all(heard.table, 'modifier');
  // How far something goes is what one asks who only names it: *assault move*.
  const isFar = all(heard.table, 'inches');
  return heard.rows.flatMap(({ row, words, count }) => {
    const own = asked.filter((word) => isIn(word, words));
    const rest = asked.filter((word) => !own.includes(word));
    const known = (word: Asked) =>
      isIn(word, heard.title) || heard.columns.some((c) => isIn(word, c)) || (isModifiers && isIn(word, forModifier()));
    if (own.length === 0 || own.length < count || !rest.every(known)) return [];
    // Who names only the row may mean a rule of that name: the question has to name the table as well, or ask what's added.
    const isTold = rest.some((word) => isIn(word, heard.title) || (isModifiers && isIn(word, forModifier())));
    if (!isTold && !(isFar && rest.length === 0 && count > 1)) return [];
    return [{ heard, rows: [row], columns: columnsFor(heard, rest), score: ROW * own.length + rest.length }];
  });
}

/** Whether all numbers of a table are to be read so. */
function all({ columns }: PrintedTable, reading: Reading): boolean {
  return columns.every(({ as }) => as === reading);
}

function columnsFor({ columns }: Heard, asked: readonly Asked[]): number[] {
  const every = columns.map((_, i) => i);
  const headed = every.filter((i) => asked.some((word) => isIn(word, columns[i]!)));
  return headed.length > 0 ? headed : every;
}

function isIn({ stem, meanings }: Asked, keys: ReadonlySet<string>): boolean {
  return keys.has(stem) || meanings.some((meaning) => keys.has(meaning));
}

function isWithin({ from = -Infinity, to = Infinity }: Exclude<PrintedRow['of'], string>, total: number): boolean {
  return from <= total && total <= to;
}

/** The tables of a book that aren't of weapons or vehicles, as players name their parts. */
const heardOf = oncePer((book: Ruleset): readonly Heard[] =>
  tablesIn(book)
    .filter(({ of }) => of === undefined)
    .map(heardAs(book)),
);

function heardAs(book: Ruleset): (table: PrintedTable) => Heard {
  return (table) => ({
    table,
    title: keysSet(`${table.title.split(':')[0]!} ${table.id}`),
    columns: table.columns.map(({ name }) => keysSet(name)),
    rows: table.rows.flatMap((row) => {
      // What a weapon itself does is for its cells to say; what it adds to something else is here.
      if (typeof row.of !== 'string' || (!all(table, 'modifier') && entriesCalled(book, row.of).length > 0)) return [];
      const text = [row.name ?? row.label ?? row.of].join(' ').replaceAll('-', ' ');
      return [{ row, words: keysSet(text), count: askedIn(text).length }];
    }),
  });
}

function keysSet(text: string): ReadonlySet<string> {
  return new Set(keysOf(text.replaceAll('-', ' '), false));
}
