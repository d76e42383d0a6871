import { type Chart, type ModifierRow, rowOf } from '../tables.ts';

/** What a cell holds: a number, a word of the rules, or other text; `null` where the book has nothing. */
export type Cell = number | string | null;

/** How to read the numbers of a column: as they stand, added to a throw, or as a distance. */
export type Reading = 'number' | 'modifier' | 'inches';

export interface PrintedColumn {
  readonly name: string;
  readonly as?: Reading;
  /** Other words that players have for it. */
  readonly called?: string;
  /** The rule of the column, where it has one of its own. */
  readonly rule?: string;
  /** What it never counts for, by which rule: the entry that rulings refuse by. */
  readonly never?: { readonly rule: string; readonly arms: readonly string[] };
}

/** The totals that a row is for: `from` is missing where it takes all below, `to` where it takes all above. */
export interface Totals {
  readonly from?: number;
  readonly to?: number;
}

export interface PrintedRow {
  /** What it is a row of: a weapon's or a vehicle's ID, a case; or the totals of a throw. */
  readonly of: string | Totals;
  /** What it's called, where the ID alone doesn't say. */
  readonly name?: string;
  /** The same as a key of the catalogue, for rows that rulings cite. */
  readonly label?: string;
  /** One of several rows of the same: at which range. */
  readonly at?: string;
  readonly cells: readonly Cell[];
  /** The rule of the row, where it has one of its own. */
  readonly rule?: string;
  /** The rules that say what the cells do, where they have their own. */
  readonly rules?: readonly (string | undefined)[];
}

/** A table as a book prints it, wherever it's shown. */
export interface PrintedTable {
  readonly id: string;
  readonly title: string;
  /** Other words by which players ask for a row of it. */
  readonly called?: string;
  /** The rule that it belongs to. */
  readonly rule: string;
  /** What its rows are rows of, where that is something a player puts on the table. */
  readonly of?: 'weapon' | 'vehicle';
  /** What the totals of its rows are, where they aren't throws: by how much somebody won or failed. */
  readonly by?: 'margin';
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly PrintedRow[];
  readonly notes: readonly string[];
  /** What has to be said with every row of it, wherever it's shown: that some of its values aren't the book's. */
  readonly caveat?: string;
}

/** Rows of charts that are thrown on with the same dice: what each says, for every total that one of them tells apart. */
export function rowsByTotal(charts: readonly Chart<string>[]): PrintedRow[] {
  const ends = [...new Set(charts.flatMap(({ rows }) => rows.map(([upTo]) => upTo)))].toSorted((a, b) => a - b);
  return ends.map((to, i) => {
    const rows = charts.map((chart) => rowOf(chart, to));
    return {
      of: { ...(i === 0 ? {} : { from: ends[i - 1]! + 1 }), ...(i === ends.length - 1 ? {} : { to }) },
      cells: rows.map(([, does]) => does),
      ...(rows.some(([, , rule]) => rule) ? { rules: rows.map(([, , rule]) => rule) } : {}),
    };
  });
}

/** The totals after those of the row before, up to this one: all above if it has no end. */
export function totalsUpTo(upTo: number, before: number | undefined): Totals {
  return { ...(before === undefined ? {} : { from: before + 1 }), ...(Number.isFinite(upTo) ? { to: upTo } : {}) };
}

/** A chart within a row of another: the faces of the die that do the same, and the rule that says so. */
export function rowsWithin(of: PrintedRow['of'], chart: Chart<string>): PrintedRow[] {
  return chart.rows.map(([upTo, does, rule], i) => {
    const from = (chart.rows[i - 1]?.[0] ?? 0) + 1;
    return { of, at: from === upTo ? `${from}` : `${from}-${upTo}`, cells: [does], rule: rule ?? chart.rule };
  });
}

/** From one inch to another, band by band: the first that it reaches, then the last of each; `null` where the book has a dash. */
export function rangesOf([from, ...upTo]: readonly (number | null)[]): (string | null)[] {
  let reached = from!;
  return upTo.map((to) => {
    if (to === null) return null;
    const band = Number.isFinite(to) ? `${reached}-${to}` : `${reached}+`;
    reached = to + 1;
    return band;
  });
}

/** The same for dice to which nothing is added, so that their ends are known. */
export function rowsByFace(charts: readonly Chart<string>[]): PrintedRow[] {
  const { dice = 1, sides } = charts[0]!;
  return rowsByTotal(charts).map((row) => ({ ...row, of: { from: dice, to: dice * sides, ...(row.of as Totals) } }));
}

/** Rows of modifiers: the case and what it adds. */
export function rowsOfModifiers(modifiers: Readonly<Record<string, ModifierRow>>): PrintedRow[] {
  return Object.entries(modifiers).map(([of, { label, value, rule }]) => ({ of, label, cells: [value], rule }));
}

/** A die from this face on: `4-6`, `6`. */
export function facesFrom(face: number, sides: number): string {
  return face >= sides ? String(sides) : `${face}-${sides}`;
}

/** The bands of ranges as they follow each other: `0-3`, `3-6`. */
export function bandsUpTo(upTo: readonly number[]): string[] {
  return upTo.map((to, i) => `${i === 0 ? 0 : upTo[i - 1]}-${to}`);
}
