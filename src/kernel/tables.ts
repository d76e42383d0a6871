import type { Cite, Modifier } from './step.ts';

/** A modifier as the book's table has it, before anyone asks whether it applies. */
export type ModifierRow = Required<Modifier>;

/** What dice are thrown on: the first row whose number the total does not pass; above the last row, the last. */
export interface Chart<R extends string> extends Cite {
  readonly sides: number;
  /** How many dice; 1 by default. */
  readonly dice?: number;
  /** Faces that the rules treat apart: the only ones that a resolver is told of. */
  readonly naturals?: readonly number[];
  /** `[up to this total, result, the rule that says what the row does]`, rising. */
  readonly rows: readonly (readonly [upTo: number, result: R, rule?: string])[];
}

/** The results of a chart. */
export type ResultOf<C> = C extends Chart<infer R> ? R : never;

/** A face that settles a test whatever the modifiers, and the rule that says so. */
export interface Natural {
  readonly rule: string;
  readonly face: number;
}

/** Dice for a number and no more: who throws higher. */
export interface Roll extends Cite {
  readonly sides: number;
  /** How many dice; 1 by default. */
  readonly dice?: number;
}

/** Dice and modifiers against a number. */
export interface Test extends Cite {
  readonly sides: number;
  /** How many dice; 1 by default. */
  readonly dice?: number;
  /** Passed when the total is this or more. */
  readonly need: number;
  readonly modifiers?: readonly Modifier[];
  /** Faces that the rules treat apart: the only ones that a resolver is told of. */
  readonly naturals?: readonly number[];
  /** This face passes though the total falls short. */
  readonly always?: Natural | undefined;
  /** This face fails though the total is enough. */
  readonly never?: Natural | undefined;
  /** What the book calls the two outcomes: passed, failed. */
  readonly results: readonly [passed: string, failed: string];
}

/** The row of a chart for a total. */
export function rowOf<R extends string>(chart: Chart<R>, total: number): Chart<R>['rows'][number] {
  const row = chart.rows.find(([upTo]) => total <= upTo) ?? chart.rows.at(-1);
  if (!row) throw new Error(`The chart of ${chart.rule} has no rows`);
  return row;
}

/** The sum of modifiers. */
export function net(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

const NONE: readonly Modifier[] = [];

/** A row of the modifiers' table taken `n` times as one modifier; none if it does not apply. */
export function times(row: Modifier | undefined, n: number): readonly Modifier[] {
  if (!row || n === 0) return NONE;
  return [n === 1 ? row : { ...row, value: row.value * n }];
}

/** The rows of a modifiers' table whose case holds, in the order of the cases; a case that the book lacks adds none. */
export function applying(
  rows: Readonly<Record<string, Modifier>>,
  cases: Readonly<Record<string, boolean>>,
): Modifier[] {
  const found: Modifier[] = [];
  for (const name in cases) {
    const row = rows[name];
    if (cases[name] && row) found.push(row);
  }
  return found;
}

/** What the table agreed for this roll, if anything. */
export function agreed(value: number): readonly Modifier[] {
  return value === 0 ? NONE : [{ label: 'agreed', value }];
}
