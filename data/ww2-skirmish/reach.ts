import type { Cite } from '../../src/kernel/step.ts';

/** By weapon: the first inch it reaches, then the last of each band; `null` where the book has a dash. */
export interface ReachTable<W extends string> extends Cite {
  readonly bands: readonly string[];
  readonly inches: Readonly<Record<W, readonly [from: number, ...upTo: (number | null)[]]>>;
}

/** A die to hit, and the number needed in each band. */
export interface ScoreTable extends Cite {
  readonly sides: number;
  readonly results: readonly [passed: string, failed: string];
  readonly need: readonly number[];
}
