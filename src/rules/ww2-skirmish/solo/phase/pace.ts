import type { Book, SoloOrder } from '../../../../../data/ww2-skirmish/book.ts';
import type { OptionValue } from '../../../../kernel/options/options.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { has, word } from '../../unit.ts';

/** How fast it goes. */
export interface Pace {
  /** As `/move` takes it. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly moves: number;
  readonly half: boolean;
}

/** Two moves, or one for men with 1 Action, as far as their Actions allow; running men make all they can. */
export function fullSpeed(unit: Unit, { runs }: Pick<SoloOrder, 'runs'>, { tracking }: Book): Pace | undefined {
  const left = leastLeft(unit);
  if (runs) return left < 1 ? undefined : { options: { moves: 1 }, moves: slowestOf(unit).current, half: false };
  const moves = Math.min(tracking.moves, left, Math.max(1, slowestOf(unit).actions));
  return moves < 1 ? undefined : { options: { moves }, moves, half: false };
}

/** One move, or half a move for men with 1 Action. */
export function halfSpeed(unit: Unit, _book: Book): Pace | undefined {
  if (leastLeft(unit) < 1) return undefined;
  const slow = slowestOf(unit).actions === 1;
  return slow
    ? { options: { moves: 1, pace: 'half' }, moves: 1, half: true }
    : { options: { moves: 1 }, moves: 1, half: false };
}

/** Roughly how far that is, in inches. */
export function reachOf(unit: Unit, { moves, half }: Pace, rough: boolean, { movement }: Book): number {
  const { foot, eachMove, heavy, vehicle, suppressed } = movement;
  if (isManned(unit)) {
    const isHeavy = ['heavy', 'tiger-panther', 'tiger2'].includes(word(unit, 'vehicle') ?? '');
    return (isHeavy ? heavy : vehicle).inches / (half ? 2 : 1);
  }
  const { actions, wounds } = slowestOf(unit);
  const base = actions === 1 ? foot['one-action'] : foot.inches;
  const off = (rough ? eachMove.rough.value : 0) + (wounds > 0 ? eachMove.wounded.value : 0);
  const inches = (Math.max(0, base + off) * moves) / (half ? 2 : 1);
  return has(unit, 'suppressed') ? Math.min(inches, suppressed.inches) : inches;
}

function leastLeft(unit: Unit): number {
  return Math.min(...inAction(unit).map(({ left }) => left));
}

function slowestOf(unit: Unit) {
  const men = inAction(unit);
  return men.reduce((least, each) => (least.current <= each.current ? least : each), men[0]!);
}
