import { type Chart, type ModifierRow, net } from '../tables.ts';
import {
  bandsUpTo,
  type Cell,
  facesFrom,
  type PrintedColumn,
  type PrintedRow,
  type PrintedTable,
  type Reading,
  rangesOf,
  rowsByFace,
  rowsByTotal,
  rowsOfModifiers,
  rowsWithin,
  totalsUpTo,
} from './printed.ts';

type ById<T> = Readonly<Record<string, T>>;

/**
 * What stands in a cell: a number, or a value of the row's entry by its name (`moving.value`; `.` is the entry itself), which may be
 * several cells; or one of two, by whether the row's ID is in a list.
 */
type CellOf =
  | number
  | string
  | { readonly among: readonly string[]; readonly is: Cell; readonly isnt: Cell }
  | (Reader & { readonly by?: ById<unknown> });

/** How a value is read, of the row's entry or (`by`) of another list's entry under the row's ID. */
type Reader =
  /** As it stands, or this where there is none; of several cells, so many. */
  | { readonly take?: string; readonly or?: Cell; readonly first?: number }
  /** This, where there is a value of that name; else nothing. */
  | { readonly has: string; readonly is: Cell }
  /** The faces of a die of so many sides, from the one needed. */
  | { readonly faces: string; readonly sides: number }
  /** Words after each other, the missing ones left out. */
  | { readonly listed: readonly string[] }
  /** Dice, and the inches added. */
  | { readonly dice: string };

/** A row for each entry of the book. */
interface Entries {
  readonly each: ById<unknown> | readonly unknown[];
  /** Of these only those with a value of that name, or with this one. */
  readonly only?: { readonly has: string; readonly as?: Cell };
  readonly cells: readonly CellOf[];
  /** What each is a row of, where this value of it says so and not its own ID. */
  readonly of?: string;
  /** What each is called: this value of its entry, or as the book's profile of that ID. */
  readonly name?: string;
  /** Each is called by its entry's label, a key of the catalogue. */
  readonly labelled?: true;
  /** Its rows are these bands of ranges, and lists are read band by band. */
  readonly bands?: string;
  /** Its rows are for numbers from 1, up to this value of each. */
  readonly upTo?: string;
  /** Each row has the rule of its entry, by this name. */
  readonly rule?: string;
}

/** Lists beside each other: a row for each of these names, or for each place of one thing. */
interface Beside {
  readonly beside: readonly string[];
  readonly lists: readonly (readonly Cell[])[];
  readonly of?: string;
}

/** Several rows of a table: an entry of the book each, the totals of charts thrown with the same dice, or modifiers. */
type RowsOf =
  | PrintedRow
  | Entries
  | { readonly totals: readonly Chart<string>[] }
  /** The ends of these are known: nothing is added to the dice. */
  | { readonly faces: readonly Chart<string>[] }
  | { readonly modifiers: ById<ModifierRow> }
  /** Cases with several modifiers each. */
  | { readonly sums: ById<readonly ModifierRow[]> }
  /** By ID: the first inch that each reaches, then the last of each band. */
  | { readonly ranges: ById<readonly (number | null)[]> }
  | Beside
  /** Charts within rows: up to these totals, or by case. */
  | { readonly spans: readonly (readonly [upTo: number, chart: Chart<string>])[] }
  | { readonly cases: ById<Chart<string>> };

/** How a book lays out a table: its keys, titles and units, with the numbers where the rulings have them. */
export interface Layout extends Omit<PrintedTable, 'columns' | 'rows' | 'notes'> {
  /** A column by its name, or one for each of these bands of ranges. */
  readonly columns: readonly (string | PrintedColumn | { readonly bands: readonly number[] })[];
  /** How to read the columns that have only a name. */
  readonly as?: Reading;
  readonly rows: readonly RowsOf[];
  readonly notes?: readonly Note[];
}

/** As it stands, or what the bands of ranges need to hit. */
type Note =
  | string
  | { readonly toHit: { readonly rule: string; readonly sides: number; readonly need: readonly number[] } };

/** What a profile is called, by its ID. */
type Names = ById<{ readonly name: string }>;

/** A table as its layout has it. @param names what the book's profiles are called */
export function print({ columns, as, rows, notes = [], ...head }: Layout, names: Names = {}): PrintedTable {
  const heads = columns.flatMap((column) => columnsOf(column, as));
  return {
    ...head,
    columns: heads,
    rows: rows.flatMap((each) => rowsOf(each, names)).map((row) => ({ ...row, cells: allowed(row, heads) })),
    notes: notes.map(written),
  };
}

/** The cells of a row without those of columns that never count for it. */
function allowed({ of, cells }: PrintedRow, columns: readonly PrintedColumn[]): readonly Cell[] {
  return cells.map((cell, i) => (typeof of === 'string' && columns[i]?.never?.arms.includes(of) ? null : cell));
}

function written(note: Note): string {
  if (typeof note === 'string') return note;
  return `To hit: D${note.toHit.sides}, ${note.toHit.need.join('/')} or more (${note.toHit.rule})`;
}

function columnsOf(column: Layout['columns'][number], as: Reading | undefined): PrintedColumn[] {
  if (typeof column !== 'string' && 'name' in column) return [column];
  const named = typeof column === 'string' ? [column] : bandsUpTo(column.bands);
  return named.map((name) => (as === undefined ? { name } : { name, as }));
}

function rowsOf(rows: RowsOf, names: Names): PrintedRow[] {
  if ('each' in rows) return eachOf(rows, names);
  if ('totals' in rows) return rowsByTotal(rows.totals);
  if ('faces' in rows) return rowsByFace(rows.faces);
  if ('modifiers' in rows) return rowsOfModifiers(rows.modifiers);
  if ('sums' in rows) return Object.entries(rows.sums).map(([of, modifiers]) => ({ of, cells: [net(modifiers)] }));
  if ('ranges' in rows) return Object.entries(rows.ranges).map(([of, inches]) => ({ of, cells: rangesOf(inches) }));
  if ('beside' in rows) return besideEachOther(rows);
  if ('cases' in rows) return Object.entries(rows.cases).flatMap(([of, chart]) => rowsWithin(of, chart));
  if ('spans' in rows)
    return rows.spans.flatMap(([upTo, chart], i) => rowsWithin(totalsUpTo(upTo, rows.spans[i - 1]?.[0]), chart));
  return [rows];
}

function besideEachOther({ beside, lists, of }: Beside): PrintedRow[] {
  return beside.map((name, i) => ({
    ...(of === undefined ? { of: name } : { of, at: name }),
    cells: lists.map((list) => list[i] ?? null),
  }));
}

function eachOf(rows: Entries, names: Names): PrintedRow[] {
  const { each, only, upTo } = rows;
  const entries = Object.entries(each).filter(([, entry]) => only === undefined || isAmong(entry, only));
  const printed = entries.flatMap(([of, entry]) => entriesOf(of, entry, rows, names));
  if (upTo === undefined) return printed;
  const ends = entries.map(([, entry]) => at(entry, upTo) as number);
  return printed.map((row, i) => ({ ...row, of: totalsUpTo(ends[i]!, ends[i - 1] ?? 0) }));
}

function isAmong(entry: unknown, { has, as }: NonNullable<Entries['only']>): boolean {
  const value = at(entry, has);
  return as === undefined ? value !== undefined : value === as;
}

/** The row of an entry, or its row for each band. */
function entriesOf(key: string, entry: unknown, rows: Entries, names: Names): PrintedRow[] {
  const { cells, name, bands, rule } = rows;
  const of = rows.of === undefined ? key : String(at(entry, rows.of));
  const called = name === 'profile' ? names[of]?.name : name === undefined ? undefined : at(entry, name);
  const head = {
    of,
    ...(called === undefined ? {} : { name: String(called) }),
    ...(rows.labelled ? { label: String(at(entry, 'label')) } : {}),
  };
  const ruled = rule === undefined ? undefined : at(entry, rule);
  const tail = ruled === undefined ? {} : { rule: String(ruled) };
  if (bands === undefined) return [{ ...head, cells: cells.flatMap((cell) => cellsOf(cell, of, entry)), ...tail }];
  return bandsUpTo(at(entry, bands) as readonly number[]).map((band, i) => ({
    ...head,
    at: `${band}″`,
    cells: cells.flatMap((cell) => cellsOf(cell, of, entry, i)),
    ...tail,
  }));
}

function cellsOf(cell: CellOf, of: string, entry: unknown, band?: number): Cell[] {
  if (typeof cell === 'number') return [cell];
  if (typeof cell === 'string') return several(at(entry, cell, band));
  if ('among' in cell) return [cell.among.includes(of) ? cell.is : cell.isnt];
  return read(cell, (path) => at(cell.by === undefined ? entry : cell.by[of], path, band));
}

function read(as: Reader, valueAt: (path: string) => unknown): Cell[] {
  if ('has' in as) return [valueAt(as.has) ? as.is : null];
  if ('faces' in as) {
    const need = valueAt(as.faces);
    return [typeof need === 'number' ? facesFrom(need, as.sides) : null];
  }
  if ('listed' in as) {
    const words = as.listed.flatMap((path) => several(valueAt(path))).filter((word) => word !== null);
    return [words.join(', ').replaceAll('-', ' ')];
  }
  if ('dice' in as) return [withInches(valueAt(as.dice) as Dice | undefined)];
  return several(valueAt(as.take ?? '.') ?? as.or).slice(0, as.first);
}

interface Dice {
  readonly die: string;
  readonly plus: number;
}

function withInches(dice: Dice | undefined): Cell {
  if (dice === undefined) return null;
  return dice.plus === 0 ? `${dice.die}″` : `${dice.die}+${dice.plus}″`;
}

function several(value: unknown): Cell[] {
  return Array.isArray(value) ? value : [(value ?? null) as Cell];
}

/** A value by the names that lead to it; of a list, the one for the band. */
function at(entry: unknown, path: string, band?: number): unknown {
  let value = entry;
  for (const name of path === '.' ? [] : path.split('.')) {
    value = (inBand(value, band) as ById<unknown> | null | undefined)?.[name];
  }
  return inBand(value, band);
}

function inBand(value: unknown, band: number | undefined): unknown {
  return Array.isArray(value) && band !== undefined ? value[band] : value;
}
