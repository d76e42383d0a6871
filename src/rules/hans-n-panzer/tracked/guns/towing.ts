import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { menUsed } from '../fire/arms.ts';
import { aboard, out } from '../moving/leaving.ts';
import { type Changing, count, has, isMortar, isPiece, isVehicle, kindOf, towedBy, unitIn, word } from '../unit.ts';
import { assertPieceNamed, holderOf } from './capturing.ts';
import { packed, specialistsFor, trainingOf } from './pieces.ts';

/** The piece being worked on: the one that acts, the one named, or the one hooked up to the vehicle that acts. */
export function pieceOf(scene: Scene): Unit | undefined {
  const { actor, targets } = scene;
  const named = [...(actor ? [actor] : []), ...targets].find(isPiece);
  return named ?? (actor && isVehicle(actor) ? towedBy(scene, actor) : undefined);
}

/** Its vehicle: the one that acts, the one named, or the one it's hooked up to. */
export function vehicleOf(scene: Scene): Unit | undefined {
  const { actor, targets } = scene;
  const piece = pieceOf(scene);
  return [...(actor ? [actor] : []), ...targets].find(isVehicle) ?? (piece && unitIn(scene, piece, 'towed-by'));
}

/**
 * HP-GUN-01, HP-ART-05, HP-ART-06, HP-CAP-03.
 * @throws {InputError} where the piece or its vehicle isn't named, or another vehicle is
 */
export function refuseTowing(scene: Scene, actor: Unit, action: 'set-up' | 'hook-up', book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const piece = pieceOf(scene);
  const vehicle = vehicleOf(scene);
  if (!piece && !isVehicle(actor)) return refuseWithout(scene, actor, rules.specialists);
  assertPieceNamed(piece, actor);
  if (actor.id !== piece.id && !isItsVehicle(scene, actor, piece, action)) {
    return new Refusal(rules.specialists, 'no-work-of-theirs', { unit: actor.name });
  }
  if (action === 'set-up') assertItsVehicle(scene, piece);
  if (action === 'hook-up') {
    const refusal = refuseHooking(scene, piece, vehicle, book);
    if (refusal) return refusal;
  }
  return refuseMoved(piece, vehicle, book);
}

/** Gunners whose piece was taken work on none; neither does anybody else who has none. */
function refuseWithout(scene: Scene, unit: Unit, rule: string): Refusal {
  const holder = holderOf(scene, unit);
  if (!holder) return new Refusal(rule, 'no-work-of-theirs', { unit: unit.name });
  return new Refusal(rule, 'piece-was-taken', { unit: unit.name, weapon: word(holder, 'weapon'), holder: holder.name });
}

function isItsVehicle(scene: Scene, actor: Unit, piece: Unit, action: string): boolean {
  if (!isVehicle(actor)) return false;
  return action === 'hook-up' || unitIn(scene, piece, 'towed-by')?.id === actor.id;
}

/** A piece can only be unhooked from the vehicle it's hooked up to. @throws {InputError} if another one is named */
function assertItsVehicle(scene: Scene, piece: Unit): void {
  const towing = unitIn(scene, piece, 'towed-by');
  const other = scene.targets.find((unit) => isVehicle(unit) && unit.id !== towing?.id);
  if (other) throw new InputError('not-its-vehicle', { unit: piece.name, vehicle: other.name, towing: towing?.name });
}

/** @throws {InputError} where no vehicle is named */
function assertVehicleNamed(vehicle: Unit | undefined, piece: Unit): asserts vehicle {
  if (!vehicle) throw new InputError('no-vehicle-named', { unit: piece.name });
}

/** HP-GUN-01, HP-RUL-38. @throws {InputError} where no vehicle is named */
function refuseHooking(scene: Scene, piece: Unit, vehicle: Unit | undefined, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  if (isMortar(piece, book)) return new Refusal(rules.towing, 'mortar-boards', { unit: piece.name });
  assertVehicleNamed(vehicle, piece);
  if (has(vehicle, 'state')) return new Refusal(rules.disabled, 'is-disabled', { unit: vehicle.name });
  const other = towedBy(scene, vehicle);
  if (!other) return undefined;
  return new Refusal(rules.towing, 'tows-already', { unit: vehicle.name, piece: other.name });
}

/** HP-GUN-01: men who work on it haven't moved this turn. */
function refuseMoved(piece: Unit, vehicle: Unit | undefined, book: Book): Refusal | undefined {
  const { rules, working } = book.tracking;
  if (vehicle && has(vehicle, 'moved')) return new Refusal(rules.towing, 'has-to-stop', { unit: vehicle.name });
  if (!has(piece, 'move-used')) return undefined;
  const rule = vehicle ? rules.towing : working[kindOf(word(piece, 'weapon') ?? '', book)];
  return new Refusal(rule, 'moved-before-work', { unit: piece.name });
}

/** It stands in position, and is ready from a given turn. */
export function setsUp(changes: Changing, ready: number, book: Book): void {
  const { scene } = changes;
  const piece = pieceOf(scene);
  if (!piece) return;
  const vehicle = vehicleOf(scene);
  const { rules, working } = book.tracking;
  const rule = working[kindOf(word(piece, 'weapon') ?? '', book)];
  const anew = scene.at !== undefined && has(piece, 'ready-turn');
  changes.clear(piece, ['towed-by'], rules.towing);
  if (has(piece, 'aboard')) out(changes, piece, rules.towing);
  changes.set(piece, 'ready-turn', ready, rule);
  worked(changes, piece, 'set-up', rule, book);
  if (vehicle) changes.set(vehicle, 'boarding', true, rules['vehicle-stands']);
  // Its vehicle may be the one that was named, and that doesn't fire.
  const of = scene.actor && isVehicle(scene.actor) ? { of: word(piece, 'weapon')! } : {};
  changes.remind(rule, [piece], scene.at ? 'being-set-up' : 'in-position', { ready, ...of });
  if (anew) changes.remind(rule, [piece], 'set-up-anew');
  const needs = specialistsFor(word(piece, 'weapon')!, book);
  if (trainingOf(piece, book) !== needs) changes.remind(rules.specialists, [piece], 'nobody-to-fire-it', { needs });
}

/** HP-RUL-38: it's hooked up to the vehicle, and its men ride along. */
export function hooksUp(changes: Changing, ready: number, book: Book): void {
  const { scene } = changes;
  const [piece, vehicle] = [pieceOf(scene), vehicleOf(scene)];
  if (!piece || !vehicle) return;
  const { towing, 'vehicle-stands': stands } = book.tracking.rules;
  packed(changes, piece, towing);
  changes.set(piece, 'towed-by', vehicle.id, towing);
  aboard(changes, piece, vehicle, towing);
  worked(changes, piece, 'hook-up', towing, book);
  changes.set(vehicle, 'boarding', true, stands);
  changes.remind(towing, [piece, vehicle], 'hangs-on', { men: count(piece, 'men'), ready });
}

/** HP-RUL-37: all its men are working, and do nothing else this turn. */
function worked(changes: Changing, piece: Unit, work: 'set-up' | 'hook-up', rule: string, book: Book): void {
  changes.set(piece, 'at-work', work, rule);
  menUsed(changes, piece, count(piece, 'men'), book);
}
