import type { PrintedColumn, PrintedRow } from '../kernel/printed/printed.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Narrowing } from './beside.ts';
import { type Entry, type Rows, rowsOf } from './entries.ts';
import { tablesIn } from './printed.ts';

const BAND = /^(\d+)(?:-(\d+)|\+)/;

/** The rows and columns of an answer that match the circumstances mentioned; none if its table says nothing about them. */
export function narrowed<T extends Rows & { readonly entry: Entry; readonly columns: readonly number[] }>(
  answer: T,
  { inches, said }: Narrowing,
): T | undefined {
  const distance = inches === undefined || rangeOf(answer) !== undefined ? [] : [bandsAt(answer, inches)];
  let left: T | undefined = answer;
  for (const printed of [...said, ...distance]) left = left && under(left, printed);
  return left;
}

/** The one number that a table gives for how far each thing shoots: nothing in its rows then depends on the distance. */
function rangeOf({ table, columns }: Rows & { readonly columns: readonly number[] }): number | undefined {
  return columns.find((i) => table.columns[i]!.name === 'range');
}

/** Headings for cover; a table with only one of them means something else by it, such as a soft target. */
const COVERS = ['soft', 'hard'];
/** A target in the open is nothing special where a table has no column for it. */
const ORDINARY = 'open';

function under<T extends Rows & { readonly columns: readonly number[] }>(
  answer: T,
  printed: readonly string[],
): T | undefined {
  const heads = answer.table.columns.map(({ name }) => name);
  if (printed.includes(ORDINARY) && !heads.includes(ORDINARY)) return answer;
  if (printed.some((name) => COVERS.includes(name)) && !COVERS.every((name) => heads.includes(name))) return undefined;
  const columns = answer.columns.filter((i) => printed.includes(heads[i]!));
  const rows = answer.rows.filter(({ at }) => at !== undefined && printed.includes(at));
  if (columns.length > 0) return { ...answer, columns };
  return rows.length > 0 ? { ...answer, rows } : undefined;
}

/**
 * The heading of the band that a distance falls in: a book has a table of its bands, names them in inches, or gives each weapon
 * its own.
 */
function bandsAt({ entry, table, rows }: Rows & { readonly entry: Entry }, inches: number): readonly string[] {
  const band = bandAt(entry.book, inches);
  if (band.length > 0) return band;
  const printed = [...table.columns.map(({ name }) => name), ...rows.flatMap(({ at }) => at ?? [])];
  const named = printed.find((text) => holds(text, inches));
  return named === undefined ? ownBand(entry, inches) : [named];
}

/** The heading of the band that a distance falls in, where a book has the same bands for everything. */
export function bandAt(book: Ruleset, inches: number): readonly string[] {
  const common = tablesIn(book).find(({ id }) => id === 'range-bands');
  const band = common?.rows.find(({ cells: [upTo] }) => typeof upTo === 'number' && inches <= upTo)?.of;
  return typeof band === 'string' ? [band] : [];
}

function ownBand(entry: Entry, inches: number): readonly string[] {
  const over = ([row]: readonly PrintedRow[], columns: readonly PrintedColumn[]) =>
    columns.filter((_, i) => holds(String(row?.cells[i] ?? ''), inches)).map(({ name }) => name);
  return rowsOf(entry)
    .own.flatMap(({ rows, table }) => over(rows, table.columns))
    .slice(0, 1);
}

/** Whether a heading in inches has a distance in it: *10-20*. */
export function holds(band: string, inches: number): boolean {
  const [, from, to] = BAND.exec(band) ?? [];
  return from !== undefined && Number(from) <= inches && inches <= (to === undefined ? Infinity : Number(to));
}
