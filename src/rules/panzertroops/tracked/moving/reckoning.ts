import type { Book, Stance } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { costOf, fits, isOnRoad } from '../../moving/allowance.ts';
import type { Moving } from '../../moving/move.ts';
import { type Mover, moverOf } from '../../moving/mover.ts';
import { stretchesOf } from '../../moving/path.ts';
import { count, has, isVehicle, kindOf, vehicleOf, words } from '../../unit.ts';

/** A unit's fastest movement in this move; nothing for a vehicle that isn't in the book. */
export function fastestOf(scene: Scene, unit: Unit, book: Book): Mover | undefined {
  const vehicle = vehicleOf(unit);
  if (isVehicle(unit)) return vehicle && moverOf({ vehicle }, book);
  return moverOf({ mover: moverIdOf(unit, ranLast(scene, unit)) }, book);
}

/** PT-MOVE-04 to -07: after a run, an assault move at most. */
export function moverIdOf(unit: Unit, ran: boolean) {
  const kind = kindOf(unit);
  if (kind === 'heavy') return 'heavy';
  if (kind === 'gun') return 'gun-push';
  return ran ? 'infantry-assault' : 'infantry-run';
}

/** PT-MOVE-05: he ran in his last move. Leaving a wreck is half a run, whatever he did before (PT-BAIL-03). */
export function ranLast({ at }: Scene, unit: Unit): boolean {
  return at !== undefined && !has(unit, 'out-of-wreck') && count(unit, 'ran') === at.turn - 1 && has(unit, 'ran');
}

/** Half moves used by a unit for loading and for leaving a wreck, including this command's. */
export function halvesOf(unit: Unit, loadings: readonly ('on' | 'off')[]): number {
  const used = new Set([...words(unit, 'loadings'), ...loadings]);
  return Math.min(2, used.size + (has(unit, 'out-of-wreck') ? 1 : 0));
}

/** What the halves leave of an allowance. */
export function beside(full: number, halves: number, { movement }: Book): number {
  return full * (1 - halves * movement.half.rate);
}

/** Everything used of a move, with loading at half the allowance each. Inches. */
export function spentOf(scene: Scene, unit: Unit, book: Book): number {
  const fastest = fastestOf(scene, unit, book);
  const full = fastest?.speed ?? 0;
  return count(unit, 'went') + full - beside(full, halvesOf(unit, []), book);
}

/** Whether half of its move is left for each loading that this command adds (PT-LOAD-01, PT-RUL-47). */
export function hasHalfLeft(scene: Scene, unit: Unit, loadings: readonly ('on' | 'off')[], book: Book): boolean {
  const fastest = fastestOf(scene, unit, book);
  if (!scene.at || !fastest) return true;
  return fits(count(unit, 'went'), beside(fastest.speed, halvesOf(unit, loadings), book)) && halvesFit(unit, loadings);
}

/** At most two halves in a move. A vehicle pays once for all who get on and once for all who get off, a man each time that he does. */
function halvesFit(unit: Unit, loadings: readonly ('on' | 'off')[]): boolean {
  const all = [...words(unit, 'loadings'), ...loadings];
  const used = isVehicle(unit) ? new Set(all).size : all.length;
  return used + (has(unit, 'out-of-wreck') ? 1 : 0) <= 2;
}

/** How a whole move counts, by its allowance (PT-RUL-05, -45). */
export interface Gait {
  readonly stance: Exclude<Stance, 'stationary'>;
  readonly ran: boolean;
  /** The road bonus was used. */
  readonly bonus: boolean;
}

/**
 * It counts as an assault move if that allowance would cover all of it, and otherwise as a run. Any road bonus makes the defence
 * that of a run, but an assault move with it isn't a run for the next turn.
 * @param went inches of the allowance used on the way
 */
export function gaitOf(unit: Unit, went: number, halves: number, onRoad: boolean, book: Book): Gait {
  const { movers, bonus } = book.movement;
  const within = (speed: number) => fits(went, beside(speed, halves, book));
  if (kindOf(unit) === 'gun' || isVehicle(unit)) return { stance: 'moving', ran: false, bonus: false };
  if (kindOf(unit) === 'heavy')
    return { stance: 'moving', ran: false, bonus: onRoad && !within(movers.heavy.speed ?? 0) };
  const assault = movers['infantry-assault'].speed ?? 0;
  if (has(unit, 'out-of-wreck')) return { stance: 'running', ran: true, bonus: false };
  if (within(assault)) return { stance: 'assault', ran: false, bonus: false };
  if (onRoad && within(assault + bonus.value)) return { stance: 'running', ran: false, bonus: true };
  return { stance: 'running', ran: true, bonus: onRoad && !within(movers['infantry-run'].speed ?? 0) };
}

/** The whole move with this part of it: inches of the allowance, and whether all of it is on roads. */
export function wholeOf(
  unit: Unit,
  { path, obstacles = 0 }: { readonly path: string; readonly obstacles?: number | undefined },
  book: Book,
): { readonly went: number; readonly part: number; readonly onRoad: boolean } {
  const stretches = stretchesOf(path);
  const vehicle = isVehicle(unit) ? vehicleOf(unit) : undefined;
  const mover = moverOf(vehicle ? { vehicle } : { mover: moverIdOf(unit, false) }, book);
  const part = costOf(mover, stretches, obstacles, book);
  return { went: count(unit, 'went') + part, part, onRoad: isOnRoad(stretches) && !has(unit, 'left-road') };
}

/** Whether the path gives any inches: without them it's a question. */
export function isQuestion({ path }: Pick<Moving, 'path'>): boolean {
  // However it's written: `road=5`, `road 5`, or 5 alone.
  return !/\d/.test(path);
}
