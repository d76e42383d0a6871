import { oncePer } from '../kernel/once.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Chart } from '../kernel/tables.ts';
import type { Found } from './search.ts';

/** What is thrown on a table of the book, and for what. */
interface Thrown {
  /** A key of the catalogue. */
  readonly label: string;
  readonly dice: number;
  readonly sides: number;
}

/** A table as the rule prints it: a result for each range of totals. */
export interface ResultTable extends Thrown {
  /** `from` is missing if the row has no lower end, `to` if it has no upper end. */
  readonly results: readonly { readonly from?: number; readonly to?: number; readonly result: string }[];
}

/** What each case needs to throw, in the rule's order; `null` if it can't succeed. */
export interface NeedTable extends Thrown {
  readonly needs: readonly { readonly of: string; readonly needs: readonly (number | null)[] }[];
}

export type RuleTable = ResultTable | NeedTable;

/** The tables that a rule is the source of, in the order of the book's data; those that it only alters aren't included. */
export function tablesOf({ rule, book }: Found): RuleTable[] {
  const found = new Map<string, RuleTable>();
  for (const part of partsCiting(book).get(rule.id) ?? []) {
    const table = isChart(part) ? resultsOf(part) : isGrid(part) ? needsOf(part) : undefined;
    // A second table with the same name is another reading of it, turned on by a toggle.
    if (table && !found.has(table.label)) found.set(table.label, table);
  }
  return [...found.values()];
}

function resultsOf({ label, dice = 1, sides, rows }: Chart<string>): ResultTable {
  const results = rows.map(([upTo, result], i) => ({
    ...(i === 0 ? {} : { from: rows[i - 1]![0] + 1 }),
    ...(i === rows.length - 1 ? {} : { to: upTo }),
    result,
  }));
  return { label, dice, sides, results };
}

/** The to-hit table as several rulebooks print it: a row of numbers for each weapon. */
interface Grid {
  readonly label: string;
  readonly dice?: number;
  readonly sides: number;
  readonly need: Readonly<Record<string, readonly (number | null)[]>>;
}

function needsOf({ label, dice = 1, sides, need }: Grid): NeedTable {
  return { label, dice, sides, needs: Object.entries(need).map(([of, needs]) => ({ of, needs })) };
}

/** The parts of a book's data that name a rule as theirs, by its ID. */
const partsCiting = oncePer(({ book }: Ruleset): ReadonlyMap<unknown, readonly object[]> => {
  const parts = new Map<unknown, object[]>();
  for (const part of partsOf(book, new Set()))
    if ('rule' in part) parts.set(part.rule, [...(parts.get(part.rule) ?? []), part]);
  return parts;
});

function* partsOf(value: unknown, seen: Set<unknown>): Generator<object> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part, seen);
}

function isThrown(value: object): boolean {
  return 'label' in value && typeof value.label === 'string' && 'sides' in value && typeof value.sides === 'number';
}

function isChart(value: object): value is Chart<string> {
  if (!isThrown(value) || !('rows' in value) || !Array.isArray(value.rows)) return false;
  return value.rows.every((row) => Array.isArray(row) && typeof row[0] === 'number' && typeof row[1] === 'string');
}

function isGrid(value: object): value is Grid {
  if (!isThrown(value) || !('need' in value) || typeof value.need !== 'object' || value.need === null) return false;
  const rows = Object.values(value.need);
  return (
    rows.length > 0 && rows.every((row) => Array.isArray(row) && row.every((n) => n === null || typeof n === 'number'))
  );
}
