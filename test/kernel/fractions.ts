import type { Distribution } from '../../src/kernel/dice/distribution.ts';

/** A chance as a numerator and a denominator, lowest terms. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

export const ZERO: Fraction = [0n, 1n];

export function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}

export function plus([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduced(a * d + c * b, b * d);
}

export function over([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduced(a * d, b * c);
}

/** As the inventories write it: `1/6`, `0`, `1`. */
export function written([numerator, denominator]: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

/** A value or a set of facts as text, whatever the order of its names. */
export function told(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  return JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** Values to their chances; a value that is listed twice shows by a sum of chances below one. */
export function chancesOf({ total, outcomes }: Distribution<unknown>): Record<string, string> {
  return Object.fromEntries(outcomes.map(({ value, weight }) => [told(value), written(reduced(weight, total))]));
}
