import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import type { Chart, Test } from '../../kernel/tables.ts';
import type { Fate } from './book.ts';

/** How many dice said what; a die without effect is counted nowhere. */
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
 * One die on a chart for each figure or hit, and how many met which fate. Every fate that the chart has is counted, 0
 * included; neither the size of a team nor its three suppressions bound the counts.
 */
export function casualtiesOf(
  ruling: Ruling,
  chart: Chart<Fate>,
  dice: number,
  modifiers: readonly Modifier[] = [],
): Counts {
  const tally = howMany(ruling, chart, dice, () => ruling.consult(chart, modifiers).result);
  const counts: Record<string, number> = {};
  for (const [, fate] of chart.rows) {
    const name = COUNTED_AS[fate];
    if (name !== undefined) counts[name] = tally[fate] ?? 0;
  }
  return counts;
}

/** How many of equal throws to hit do. */
export function hitsOf(ruling: Ruling, test: Test, throws: number): number {
  return howMany(ruling, test, throws, () => (ruling.test(test).passed ? 'hit' : 'missed')).hit ?? 0;
}

/** How often each result came up; of a single throw nothing more is recorded than the throw. */
function howMany<K extends string>(ruling: Ruling, cite: Test | Chart<Fate>, n: number, body: () => K) {
  if (n === 0) return {} as Partial<Record<K, number>>;
  if (n === 1) return { [body()]: 1 } as Partial<Record<K, number>>;
  return ruling.each(cite, new Array<string>(n).fill('die'), body);
}
