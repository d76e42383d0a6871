import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Cite } from '../../../kernel/step.ts';
import type { Mover } from './mover.ts';
import type { Stretch } from './path.ts';

/** A rule with how far an inch of the allowance goes because of it. */
export type Rated = Cite & { readonly rate: number };

/** What makes an inch of a stretch go farther or less far: a road cancels forest and rough ground, steep ground always halves. */
export function ratesOf(mover: Pick<Mover, 'mobility'>, { terrain }: Stretch, { movement }: Book): readonly Rated[] {
  const slow = terrain.map((each) => movement.slow[each]).find((row) => row !== undefined);
  const ground = terrain.includes('road') ? movement.road[mover.mobility] : slow;
  return [...(ground ? [ground] : []), ...(terrain.includes('steep') ? [movement.steep] : [])];
}

/** How far an inch of the allowance goes on a stretch. */
export function rateOf(mover: Pick<Mover, 'mobility'>, stretch: Stretch, book: Book): number {
  return ratesOf(mover, stretch, book).reduce((product, { rate }) => product * rate, 1);
}

/** Inches of the allowance that a path takes, including walls and hedges; a stretch without inches takes none. */
export function costOf(
  mover: Pick<Mover, 'mobility'>,
  stretches: readonly Stretch[],
  obstacles: number,
  book: Book,
): number {
  const crossing = -obstacles * book.movement.obstacle.value;
  return stretches.reduce((sum, each) => sum + (each.inches ?? 0) / rateOf(mover, each, book), crossing);
}

/** Whether all of it is along a road. */
export function isOnRoad(stretches: readonly Stretch[]): boolean {
  return stretches.every(({ terrain }) => terrain.includes('road'));
}

/** Inches are typed as decimals, so thirds of them aren't exact. */
const NEARLY = 1e-3;

/** Whether a number of inches is within the allowance. */
export function fits(spent: number, allowance: number): boolean {
  return spent <= allowance + NEARLY;
}
