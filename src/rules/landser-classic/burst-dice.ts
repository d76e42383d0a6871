import { InputError } from '../../kernel/refusal.ts';
import type { Cite } from '../../kernel/step.ts';

/** Dice in the place of the template: so many by weapon and burst, and what gaps between the targets cost. */
export interface BurstDice extends Cite {
  readonly dice: Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>;
  readonly left: Cite & { readonly gap: number; readonly free: number };
  readonly shared: Cite;
  readonly jammed: Cite;
}

/** A burst as declared. */
interface Burst {
  readonly weapon: string;
  readonly burst?: string | undefined;
  readonly targets: number;
  readonly gaps: string;
}

/**
 * LS-BURST-02: of the dice of the burst, what its targets and the gaps between them leave.
 * @param full whether the first inch of a gap costs a die too
 */
export function diceOf({ weapon, burst, targets, gaps }: Burst, full: boolean, bursts: BurstDice): number {
  const { gap, free } = bursts.left;
  const given = inchesIn(gaps, targets - 1);
  const between = [...given, ...new Array<number>(targets - 1 - given.length).fill(gap)];
  const unpaid = full ? 0 : free;
  const forGaps = between.reduce((sum, inches) => sum + Math.max(0, Math.ceil(inches) - unpaid), 0);
  return (burst ? (bursts.dice[weapon]?.[burst] ?? 0) : 0) - (targets - 1) - forGaps;
}

/** @param most there are so many gaps between the targets */
function inchesIn(gaps: string, most: number): number[] {
  const words = gaps.split(',').map((word) => word.trim().replace(/"$/, ''));
  const inches = words.filter((word) => word !== '').map(Number);
  if (inches.some((each) => !(each >= 0 && each < Infinity))) {
    throw new InputError('not-a-number', { option: 'gaps', value: gaps });
  }
  if (inches.length > most) throw new InputError('too-many-gaps', { given: inches.length, most });
  return inches;
}
