import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { callEnds } from '../guns/pieces.ts';
import { type Changing, count, has, inPlay, measure, ridersOf, towedBy, word } from '../unit.ts';

/** Riders get out, and whatever was towed stands there, not set up. @returns the living units that got out */
export function allOut(changes: Changing, vehicle: Unit, rule: string): Unit[] {
  const riders = ridersOf(changes.scene, vehicle);
  for (const rider of riders) out(changes, rider, rule);
  unhooked(changes, vehicle, rule);
  return riders.map((rider) => changes.now(rider)).filter(({ gone }) => gone === undefined);
}

/** Takes one unit out of the vehicle it rode in. */
export function out(changes: Changing, rider: Unit, rule: string): void {
  changes.clear(rider, ['aboard', 'boarded'], rule);
}

function unhooked(changes: Changing, vehicle: Unit, rule: string): void {
  const piece = towedBy(changes.scene, vehicle);
  if (piece) changes.clear(piece, ['towed-by', 'aboard', 'boarded'], rule);
}

/** Puts a unit in, behind those already in. */
export function aboard(changes: Changing, unit: Unit, vehicle: Unit, rule: string): void {
  const last = Math.max(0, ...ridersOf(changes.scene, vehicle).map((rider) => count(rider, 'boarded')));
  changes.set(unit, 'aboard', vehicle.id, rule);
  changes.set(unit, 'boarded', last + 1, rule);
}

/** Takes a unit out of play: an observer's calls end with him, and so does what he's in. */
export function leftPlay(changes: Changing, unit: Unit, why: string, rule: string, { tracking }: Book): void {
  changes.gone(unit, why, rule);
  changes.clear(unit, ['aboard', 'boarded', 'inside', 'men-inside', 'hit', 'hit-inside', 'routing'], rule);
  for (const piece of changes.scene.units.values()) {
    if (word(piece, 'called-by') === unit.id) callEnds(changes, piece, tracking.rules.observer);
  }
}

/** HP-MOR-05: reported when a side loses a command unit, with the units known to have been near it. */
export function commandLost(changes: Changing, unit: Unit, book: Book): void {
  if (!has(unit, 'command')) return;
  const { scene } = changes;
  const rule = book.tracking.rules['command-lost'];
  const near = inPlay(scene).filter((each) => each.side === unit.side && wasNearCommand(scene, each, book));
  if (scene.at) {
    changes.ofSide(unit.side, 'command-lost', scene.at.turn, rule);
    for (const each of near) changes.set(each, 'command-fell', scene.at.turn, rule);
  }
  const far = near.map((each) => count(each, 'from-command'));
  const values = { distances: far.join(','), within: withinCommand(scene, book), in: measure(scene) };
  changes.remind(rule, [unit, ...near], 'command-lost', values);
  if (hasCommand(scene, unit.side)) saidOfIt(changes, unit, book);
}

/** HP-RUL-44: what was said of the nearest command unit may have been said of the one that fell. */
function saidOfIt(changes: Changing, fallen: Unit, { tracking }: Book): void {
  const { distances } = tracking.rules;
  const stale = inPlay(changes.scene).filter(
    (each) => each.side === fallen.side && (each.fields['from-command'] !== undefined || has(each, 'sees-command')),
  );
  for (const each of stale) changes.clear(each, ['from-command', 'sees-command'], distances);
  if (stale.length > 0) changes.remind(distances, [fallen, ...stale], 'other-command');
}

/** Whether a side has a command unit in play. */
export function hasCommand(scene: Scene, side: string): boolean {
  return inPlay(scene).some((each) => each.side === side && has(each, 'command'));
}

/**
 * HP-MOR-11: whether a unit stood within two moves of a command unit that fell, and its side has no other in play. What its players
 * say when there's none any more is how far from it the unit stood.
 */
export function missesCommand(scene: Scene, unit: Unit, book: Book): boolean {
  const isLost = scene.sides[unit.side]?.['command-lost'] !== undefined;
  if (!isLost || hasCommand(scene, unit.side)) return false;
  return has(unit, 'command-fell') || wasNearCommand(scene, unit, book);
}

/** Within two moves of the command unit, as the players said (HP-RUL-30). */
export function wasNearCommand(scene: Scene, unit: Unit, book: Book): boolean {
  return typeof unit.fields['from-command'] === 'number' && count(unit, 'from-command') <= withinCommand(scene, book);
}

function withinCommand(scene: Scene, book: Book): number {
  const { nearCommand } = book.tracking;
  return nearCommand * oneMove(scene, book);
}

/** HP-RUL-30: one infantry move off the road, in inches on this table. */
export function oneMove({ toggles }: Scene, { movement, doubled }: Pick<Book, 'movement' | 'doubled'>): number {
  return movement.speeds.of[movement.onFoot].off * (toggles.has('double-scale') ? doubled.times : 1);
}
