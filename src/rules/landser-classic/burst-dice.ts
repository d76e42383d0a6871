import type { BurstDice } from '../../../data/landser-classic/book.ts';
import { inchesIn } from '../../kernel/options/inches.ts';
import { InputError } from '../../kernel/refusal.ts';

/** A burst as declared. */
interface Burst {
  readonly weapon: string;
  readonly burst?: string | undefined;
  readonly targets: number;
  readonly gaps: string;
}

/**
 * LS-BURST-02: the dice of the burst that are left after its targets and the gaps between them.
 * @param full whether the first inch of a gap also costs a die
 */
export function diceOf({ weapon, burst, targets, gaps }: Burst, full: boolean, bursts: BurstDice): number {
  const { gap, free } = bursts.left;
  const given = gapsIn(gaps, targets - 1);
  const between = [...given, ...new Array<number>(targets - 1 - given.length).fill(gap)];
  const unpaid = full ? 0 : free;
  const forGaps = between.reduce((sum, inches) => sum + Math.max(0, Math.ceil(inches) - unpaid), 0);
  return (burst ? (bursts.dice[weapon]?.[burst] ?? 0) : 0) - (targets - 1) - forGaps;
}

/** * @param most the number of gaps between the targets */
function gapsIn(gaps: string, most: number): number[] {
  const words = gaps.split(',').filter((word) => word.trim() !== '');
  const inches = words.map((word) => inchesIn(word) ?? Number.NaN);
  if (inches.some((each) => !(each >= 0))) {
    throw new InputError('not-a-number', { option: 'gaps', value: gaps });
  }
  if (inches.length > most) throw new InputError('too-many-gaps', { given: inches.length, most });
  return inches;
}
