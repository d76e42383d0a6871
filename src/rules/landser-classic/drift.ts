import type { Drift } from '../../kernel/drawing.ts';
import type { Facts } from '../../kernel/facts.ts';

/**
 * Where a template went that missed its point, for the eye.
 * @param across diameter of the template, in inches
 */
export function driftOf(facts: Facts, across: number): Drift | undefined {
  const { 'scatter-direction': hour, 'scatter-distance': inches, 'scatter-half-inches': halves } = facts;
  if (typeof hour !== 'number') return undefined;
  return { drawn: 'drift', hour, inches: typeof halves === 'number' ? halves / 2 : Number(inches), across };
}
