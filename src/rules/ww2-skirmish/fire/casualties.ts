import type { Fate } from '../../../../data/ww2-skirmish/book.ts';
import type { Tally } from '../../../kernel/dice/dice.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Cite, Modifier } from '../../../kernel/step.ts';
import type { Chart, Test } from '../../../kernel/tables.ts';

/** How many dice gave which result; a die without effect isn't counted. */
export type Counts = Readonly<Record<string, number>>;

const COUNTED_AS: Readonly<Record<Fate, string | undefined>> = {
  none: undefined,
  suppressed: 'suppressed',
  wounded: 'wounds',
  disabled: 'disabled',
  killed: 'kills',
  //
  'disabled-or-killed': 'kills',
};

/**
 * One die on a chart for each figure or hit, and how many met which fate. Every fate on the chart is counted, even if it's
 * 0. The counts aren't limited by the size of a team or its three suppressions.
 * @param per what a die is for, if not a figure
 */
export function casualtiesOf(
  ruling: Ruling,
  chart: Chart<Fate>,
  dice: number,
  modifiers: readonly Modifier[] = [],
  per?: string,
): Counts {
  const { rule, label } = chart;
  const cite = per === undefined ? { rule, label } : { rule, label, per };
  const tally = howMany(ruling, cite, dice, () => ruling.consult(chart, modifiers).result);
  const counts: Record<string, number> = {};
  for (const [, fate] of chart.rows) {
    const name = COUNTED_AS[fate];
    if (name !== undefined) counts[name] = tally[fate] ?? 0;
  }
  return counts;
}

/** How many of several equal throws hit. They go one after the other, since they're shots, not the figures that `each` counts. */
export function hitsOf(ruling: Ruling, test: Test, throws: number): number {
  const dice = new Array<string>(throws).fill('die');
  return ruling.chain(dice, 0, (hits) => (ruling.test(test).passed ? hits + 1 : hits));
}

/** How often each fate came up; for a single die only its throw is recorded. */
function howMany(ruling: Ruling, cite: Cite, n: number, fate: () => Fate): Tally<Fate> {
  if (n === 0) return {};
  if (n === 1) return { [fate()]: 1 };
  return ruling.each(cite, new Array<string>(n).fill('die'), fate);
}
