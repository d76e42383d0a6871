import type { Drift } from '../../kernel/dice/drawing.ts';
import type { Facts } from '../../kernel/state/facts.ts';

/**
 * A drawing of where a template went that missed its point.
 * @param across the template's diameter, in inches
 */
export function driftOf(facts: Facts, across: number): Drift | undefined {
  const { 'scatter-direction': hour, 'scatter-distance': inches, 'scatter-half-inches': halves } = facts;
  if (typeof hour !== 'number') return undefined;
  return { drawn: 'drift', hour, inches: typeof halves === 'number' ? halves / 2 : Number(inches), across };
}
