import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned } from '../../figures.ts';
import { Refusal } from '../../refusal.ts';
import { has } from '../../unit.ts';
import { carrierOf } from '../../vehicles/crew.ts';
import { advise, type Changing } from '../changes.ts';
import { abandons } from '../morale/out.ts';
import { hasMoved, refuseAfterFire, refuseMoves } from '../moving/marching.ts';
import { allSpend } from '../purse.ts';

/** The vehicle the men get on: the one named, or the crew's own. */
export function mounted({ actor, targets }: Scene): readonly Unit[] {
  const own = actor && has(actor, 'vehicle') ? [actor] : [];
  return targets.length > 0 ? targets : own;
}

/** a vehicle of its side that isn't burning or a wreck; a crew its own, others one that's manned. */
export function forbiddenMount(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const [vehicle] = mounted(scene);
  const values = { unit: unit.name, vehicle: vehicle?.name };
  if (isManned(unit) || carrierOf(scene, unit)) return new Refusal(rules['no-march'], 'mounted-already', values);
  if (!vehicle || !fits(unit, vehicle)) return new Refusal(rules.burns, 'no-vehicle-to-mount', values);
  return refuseMoving(scene, unit, book);
}

function fits(unit: Unit, vehicle: Unit): boolean {
  if (vehicle.side !== unit.side || has(vehicle, 'on-fire') || has(vehicle, 'wrecked')) return false;
  return vehicle.id === unit.id ? has(vehicle, 'abandoned') : isManned(vehicle);
}

/** Getting on or off a vehicle is a move: it takes an Action from each man, and is one of the two. */
function refuseMoving(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  if (has(unit, 'routed')) return new Refusal(rules['in-rout'], 'routed-only-runs', values);
  if (has(unit, 'idle')) return new Refusal(rules.idle, 'idle-now', values);
  return (
    refuseMoves(scene, unit, { moves: 1 }, book) ??
    (has(unit, 'contact') ? new Refusal(rules.contact, 'not-in-melee', values) : undefined) ??
    refuseAfterFire(unit, book)
  );
}

export function forbiddenDismount(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  if (!isManned(unit) && !carrierOf(scene, unit)) {
    return new Refusal(book.tracking.rules['no-march'], 'not-mounted', { unit: unit.name });
  }
  return refuseMoving(scene, unit, book);
}

export function mounts(after: Changing, unit: Unit): void {
  const { rules, scene } = after;
  const [vehicle] = mounted(scene);
  if (!vehicle) return;
  const rule = after.book.tracking.acts.mount.rule;
  after.clear(unit, ['dispersed', 'in-bunker'], rule);
  if (vehicle.id === unit.id) after.clear(unit, ['abandoned'], rule);
  else after.set(unit, 'aboard', vehicle.id, rule);
  if (scene.at) moves(after, unit);
  advise(after, rules.aboard);
}

export function dismounts(after: Changing, unit: Unit): void {
  const rule = after.book.tracking.acts.dismount.rule;
  if (isManned(unit)) abandons(after, unit, rule);
  else after.clear(unit, ['aboard'], rule);
  if (after.scene.at) moves(after, unit);
}

function moves(after: Changing, unit: Unit): void {
  allSpend(after, unit, 1, after.rules.move);
  hasMoved(after, unit, 1);
}
