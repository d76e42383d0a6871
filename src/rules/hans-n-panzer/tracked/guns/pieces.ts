import { GUNS } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { gunHasFired } from '../fire/arms.ts';
import { isRunning } from '../morale/binding.ts';
import {
  areMen,
  type Changing,
  count,
  has,
  isMortar,
  isPiece,
  isVehicle,
  kindOf,
  turnOf,
  unitIn,
  word,
  words,
} from '../unit.ts';

export function isGun(weapon: string): boolean {
  return GUNS.some((each) => each === weapon);
}

/** HP-TANK-08: its own gun. A tank or armoured car whose gun nobody has named can fire any, and keeps that one. */
export function refuseOtherGun(unit: Unit, weapon: string, { tracking, vehicles }: Book): Refusal | undefined {
  const own = word(unit, 'weapon');
  if (own === weapon) return undefined;
  const refusal = new Refusal(tracking.rules['own-gun'], 'has-another-gun', { unit: unit.name, weapon, own });
  if (!isVehicle(unit) || own !== undefined) return refusal;
  const id = word(unit, 'vehicle') as keyof typeof vehicles;
  const { kinds, cars } = tracking['has-gun'];
  return kinds.includes(vehicles[id].kind) || cars.includes(id) ? undefined : refusal;
}

/** HP-RUL-35: the first gun it fires stays its gun. */
export function gunChosen(changes: Changing, unit: Unit, weapon: string, { tracking }: Book): void {
  const gun = GUNS.find((each) => each === weapon);
  if (gun && isVehicle(unit) && !has(unit, 'weapon')) changes.set(unit, 'weapon', gun, tracking.rules['own-weapon']);
}

/** HP-GUN-02, HP-ART-05, HP-ART-06: a piece can only fire when it's set up. */
export function refuseUnready(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  if (!isPiece(unit)) return undefined;
  const ready = count(unit, 'ready-turn');
  if (ready > 0 && ready <= turnOf(scene)) return undefined;
  const rule = book.tracking.unready[kindOf(word(unit, 'weapon')!, book)];
  return new Refusal(rule, 'not-set-up-yet', { unit: unit.name, ...(ready > 0 ? { ready } : {}) });
}

/** HP-ART-11, HP-ART-04: only at what an observer called for, from the turn after, and while he's able to observe. */
export function refuseUncalled(scene: Scene, battery: Unit, { tracking }: Book): Refusal | undefined {
  const rule = tracking.called[word(battery, 'weapon') ?? ''];
  if (!rule) return undefined;
  const ready = count(battery, 'call-ready');
  const values = { unit: battery.name };
  if (ready === 0) return new Refusal(rule, 'no-call-stands', values);
  if (ready > turnOf(scene)) return new Refusal(rule, 'call-not-through', { ...values, ready });
  const observer = unitIn(scene, battery, 'called-by');
  if (observer && (has(observer, 'aboard') || isRunning(scene, observer))) {
    return new Refusal(rule, 'call-rests', { ...values, observer: observer.name });
  }
  const aims = words(battery, 'call');
  if (aims.length === 0 || scene.targets.length === 0) return undefined;
  if (scene.targets.some(({ id }) => aims.includes(id))) return undefined;
  const on = aims.map((id) => scene.units.get(id)?.name ?? id);
  return new Refusal(rule, 'called-on-another', { ...values, on });
}

/** Which specialists a piece needs. */
export function specialistsFor(weapon: string, { tracking }: Book): 'artillery' | 'mortar' {
  return tracking.mortars.includes(weapon) ? 'mortar' : 'artillery';
}

/** What its men are trained for, including those of a piece of its own (HP-RUL-40). */
export function trainingOf(unit: Unit, book: Book): 'artillery' | 'mortar' | undefined {
  if (!areMen(unit)) return undefined;
  const said = word(unit, 'specialists');
  if (said === 'artillery' || said === 'mortar') return said;
  return isPiece(unit) && !has(unit, 'captured') ? specialistsFor(word(unit, 'weapon')!, book) : undefined;
}

/** HP-CAP-03. */
export function refuseCaptured(unit: Unit, book: Book): Refusal | undefined {
  if (!has(unit, 'captured') || !isPiece(unit)) return undefined;
  const needs = specialistsFor(word(unit, 'weapon')!, book);
  if (trainingOf(unit, book) === needs) return undefined;
  return new Refusal(book.tracking.rules.specialists, 'captured-weapon', { unit: unit.name, needs });
}

/** HP-SEQ-03. */
export function refuseFired(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  if (!gunHasFired(unit)) return undefined;
  return new Refusal(tracking.rules.once, 'fired-already', { unit: unit.name, weapon });
}

/** Ends a call: because of another call, a toggle's single salvo, the loss of the observer, or a move of the piece. */
export function callEnds(changes: Changing, piece: Unit, rule: string): void {
  changes.clear(piece, ['call', 'call-ready', 'called-by'], rule);
}

/** A piece is no longer in position. */
export function packed(changes: Changing, piece: Unit, rule: string): void {
  changes.clear(piece, ['ready-turn'], rule);
  callEnds(changes, piece, rule);
}

/** A mortar that moves is packed up, and has to be set up again. */
export function packedByMoving(changes: Changing, unit: Unit, book: Book): void {
  if (!isMortar(unit, book) || !has(unit, 'ready-turn')) return;
  const rule = book.tracking.working[kindOf(word(unit, 'weapon')!, book)];
  packed(changes, unit, rule);
  changes.remind(rule, [unit], 'packed');
}
