import type { Chart } from '../kernel/tables.ts';
import type { Found } from './search.ts';

/** A table of the book as the rule prints it: what is thrown, and a result for each range of totals. */
export interface RuleTable {
  readonly label: string;
  readonly dice: number;
  readonly sides: number;
  /** `from` is missing where the row takes all below, `to` where it takes all above. */
  readonly rows: readonly { readonly from?: number; readonly to?: number; readonly result: string }[];
}

/** The tables that a rule is the source of, in the order of the book's data; those that it only alters are not told. */
export function tablesOf({ rule, book }: Found): RuleTable[] {
  const found = new Map<string, RuleTable>();
  for (const chart of chartsIn(book.book, rule.id, new Set())) {
    // A second one of the same name is another reading of it, which a toggle turns on.
    if (!found.has(chart.label)) found.set(chart.label, tableOf(chart));
  }
  return [...found.values()];
}

function tableOf({ label, dice = 1, sides, rows }: Chart<string>): RuleTable {
  const told = rows.map(([upTo, result], i) => ({
    ...(i === 0 ? {} : { from: rows[i - 1]![0] + 1 }),
    ...(i === rows.length - 1 ? {} : { to: upTo }),
    result,
  }));
  return { label, dice, sides, rows: told };
}

function* chartsIn(value: unknown, rule: string, seen: Set<unknown>): Generator<Chart<string>> {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (isChart(value) && value.rule === rule) yield value;
  for (const part of Object.values(value)) yield* chartsIn(part, rule, seen);
}

function isChart(value: object): value is Chart<string> {
  const { rule, label, sides, rows } = value as Partial<Chart<string>>;
  const texts = typeof rule === 'string' && typeof label === 'string' && typeof sides === 'number';
  return (
    texts &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && typeof row[0] === 'number' && typeof row[1] === 'string')
  );
}
