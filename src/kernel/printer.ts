import {
  bandsUpTo,
  type Cell,
  type PrintedColumn,
  type PrintedRow,
  type PrintedTable,
  type Reading,
  rowsByTotal,
  rowsOfModifiers,
  type Totals,
} from './printed.ts';
import { type Chart, type ModifierRow, net } from './tables.ts';

type ById<T> = Readonly<Record<string, T>>;

/**
 * What stands in a cell: a number, or a value of the row's entry by its name (`moving.value`; `.` is the entry itself), which may be
 * several cells; a value of another list under the row's ID; or one of two, by whether the row's ID is in a list.
 */
type CellOf =
  | number
  | string
  | { readonly by: ById<unknown>; readonly take?: string }
  | { readonly among: readonly string[]; readonly is: Cell; readonly isnt: Cell };

/** A row for each entry of the book. */
interface Entries {
  readonly each: ById<unknown>;
  readonly cells: readonly CellOf[];
  /** What each is called: this value of its entry, or as the book's profile of that ID. */
  readonly name?: string;
  /** Its rows are these bands of ranges, and lists are read band by band. */
  readonly bands?: string;
  /** Each row has the rule of its entry, by this name. */
  readonly rule?: string;
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
  | { readonly sums: ById<readonly ModifierRow[]> };

/** How a book lays out a table: its keys, titles and units, with the numbers where the rulings have them. */
export interface Layout extends Omit<PrintedTable, 'columns' | 'rows' | 'notes'> {
  /** A column by its name, or one for each of these bands of ranges. */
  readonly columns: readonly (string | PrintedColumn | { readonly bands: readonly number[] })[];
  /** How to read the columns that have only a name. */
  readonly as?: Reading;
  readonly rows: readonly RowsOf[];
  readonly notes?: readonly string[];
}

/** What a profile is called, by its ID. */
type Names = ById<{ readonly name: string }>;

/** A table as its layout has it. @param names what the book's profiles are called */
export function print({ columns, as, rows, notes = [], ...head }: Layout, names: Names = {}): PrintedTable {
  return {
    ...head,
    columns: columns.flatMap((column) => columnsOf(column, as)),
    rows: rows.flatMap((each) => rowsOf(each, names)),
    notes,
  };
}

function columnsOf(column: Layout['columns'][number], as: Reading | undefined): PrintedColumn[] {
  if (typeof column !== 'string' && 'name' in column) return [column];
  const named = typeof column === 'string' ? [column] : bandsUpTo(column.bands);
  return named.map((name) => (as === undefined ? { name } : { name, as }));
}

function rowsOf(rows: RowsOf, names: Names): PrintedRow[] {
  if ('each' in rows) return Object.entries(rows.each).flatMap(([of, entry]) => entriesOf(of, entry, rows, names));
  if ('totals' in rows) return rowsByTotal(rows.totals);
  if ('faces' in rows)
    return rowsByTotal(rows.faces).map((row) => ({ ...row, of: { ...endsOf(rows.faces[0]!), ...(row.of as Totals) } }));
  if ('modifiers' in rows) return rowsOfModifiers(rows.modifiers);
  if ('sums' in rows) return Object.entries(rows.sums).map(([of, modifiers]) => ({ of, cells: [net(modifiers)] }));
  return [rows];
}

function endsOf({ dice = 1, sides }: Chart<string>): Totals {
  return { from: dice, to: dice * sides };
}

/** The row of an entry, or its row for each band. */
function entriesOf(of: string, entry: unknown, { cells, name, bands, rule }: Entries, names: Names): PrintedRow[] {
  const called = name === 'profile' ? names[of]?.name : name === undefined ? undefined : at(entry, name);
  const head = {
    of,
    ...(called === undefined ? {} : { name: String(called) }),
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
  return several(at(cell.by[of], cell.take ?? '.', band));
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
