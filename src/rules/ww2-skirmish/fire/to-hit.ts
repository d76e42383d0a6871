import type { ScoreTable } from '../../../../data/ww2-skirmish/reach.ts';
import type { Modifier } from '../../../kernel/step.ts';
import type { Test } from '../../../kernel/tables.ts';

/** The throw to hit in a band, counted from 0: die and modifiers, equal or higher. */
export function scored(
  { rule, label, sides, results, need }: ScoreTable,
  band: number,
  modifiers: readonly Modifier[],
): Test {
  return { rule, label, sides, results, need: need[band]!, modifiers };
}
