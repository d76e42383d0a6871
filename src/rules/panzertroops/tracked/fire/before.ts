import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Moment, Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has, isVehicle, kindOf, menOf, unitIn, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { takesStatus } from '../morale/status.ts';
import { enemyFireEnds } from '../when.ts';
import { keepsCharge } from './charges.ts';

/**
 * Shots that are claimed before an act of the move just made: at a vehicle before somebody got on or off (PT-ATK-07), or at a man
 * before he did so, took up a weapon or joined a crew (PT-ATK-01). The acts are remembered through the defensive fire at that move.
 */

/**
 * Remembers who got on or off a vehicle, and how both had moved until then; who does both ends where he was. Before the first
 * turn that's no act.
 */
export function remembersLoading(changes: Changing, vehicle: Unit, unit: Unit, half: 'on' | 'off', book: Book): void {
  const { scene } = changes;
  if (!scene.at) return;
  const rule = book.tracking.rules['before-loading'];
  const until = enemyFireEnds(scene, unit.side, book);
  const [field, contrary] =
    half === 'on' ? (['came-aboard', 'came-off'] as const) : (['came-off', 'came-aboard'] as const);
  if (word(unit, contrary) === vehicle.id) changes.clear(unit, [contrary, 'went-as'], rule);
  else {
    changes.set(unit, field, vehicle.id, rule, until);
    remembersGait(changes, unit, rule, until);
  }
  if (has(changes.now(vehicle), 'loaded')) return;
  changes.set(vehicle, 'loaded', true, rule, until);
  remembersGait(changes, vehicle, rule, until);
}

/** Who has stood still until now has no gait to remember. */
function remembersGait(changes: Changing, unit: Unit, rule: string, until: Moment | undefined): void {
  const stance = word(unit, 'stance');
  if (stance !== undefined) changes.set(unit, 'went-as', stance as 'running', rule, until);
}

/** Remembers whose place a man has taken, and how he moved until then. His figure may be gone by now. */
export function remembersPlace(changes: Changing, man: Unit, place: Unit, act: 'took-up' | 'crewed', book: Book): void {
  const { scene } = changes;
  if (!scene.at) return;
  const rule = book.tracking.rules.stance;
  const until = enemyFireEnds(scene, man.side, book);
  changes.set(man, act, place.id, rule, until);
  remembersGait(changes, man, rule, until);
  changes.set(place, 'manned', true, rule, until);
}

/** Whether there's an act of it that a shot could have come before. */
export function hasActed(unit: Unit): boolean {
  return (['came-aboard', 'came-off', 'took-up', 'crewed', 'loaded', 'manned'] as const).some((each) =>
    has(unit, each),
  );
}

/** The scene with its targets as they were before those acts. */
export function asBefore(scene: Scene): Scene {
  return { ...scene, targets: scene.targets.map((target) => earlier(scene, target)) };
}

function earlier(scene: Scene, target: Unit): Unit {
  const { aboard, 'towed-by': towed, ...afoot } = asItWent(target);
  const off = word(target, 'came-off');
  if (off !== undefined) {
    return { ...target, fields: { ...target.fields, [kindOf(target) === 'gun' ? 'towed-by' : 'aboard']: off } };
  }
  if (has(target, 'came-aboard')) return { ...target, fields: afoot };
  if (has(target, 'loaded')) return { ...target, fields: asItWent(target) };
  const man = newcomersTo(scene, target, 'took-up')[0];
  if (man) return { ...target, fields: { ...asItWent(target, man), kind: kindOf(man), crew: 1 } };
  if (target.gone !== 'took-over' || !hasActed(target)) return target;
  const { gone: _, ...there } = target;
  return { ...there, fields: asItWent(target) };
}

/** Its fields with the stance that it, or the man who does it, had before the act; none if he had stood still. */
function asItWent(unit: Unit, man = unit): Unit['fields'] {
  const { stance: _, ...still } = unit.fields;
  const stance = word(man, 'went-as');
  return stance === undefined ? still : { ...still, stance };
}

function newcomersTo({ units }: Scene, place: Unit, act: 'took-up' | 'crewed'): Unit[] {
  return [...units.values()].filter((each) => each.fields[act] === place.id);
}

/**
 * The act falls as far as the shot makes it impossible: the dead and the pinned don't get on or off or take a place, nobody is
 * aboard yet, or off already, when the vehicle is destroyed, and no one joins the crew of a weapon that is.
 * @returns the unit that the shot really hit
 */
export function falls(changes: Changing, target: Unit, weaponLost: boolean, book: Book): Unit {
  const { scene } = changes;
  if (isVehicle(target)) {
    for (const unit of scene.units.values()) {
      if (unit.fields['came-aboard'] === target.id && !unit.gone) staysOff(changes, unit, target, book);
      if (unit.fields['came-off'] === target.id) staysOn(changes, unit, target, book);
    }
    return changes.now(target);
  }
  const off = unitIn(scene, target, 'came-off');
  const on = unitIn(scene, target, 'came-aboard');
  if (on) staysOff(changes, target, on, book);
  if (off) staysOn(changes, target, off, book);
  if (weaponLost) for (const man of newcomersTo(scene, target, 'crewed')) leavesPlace(changes, man, target, book);
  const man = newcomersTo(scene, target, 'took-up')[0] ?? target;
  const place = unitIn(scene, man, 'took-up') ?? unitIn(scene, man, 'crewed');
  if (place) leavesPlace(changes, man, place, book);
  return changes.now(man);
}

function staysOff(changes: Changing, unit: Unit, vehicle: Unit, { tracking }: Book): void {
  const rule = tracking.rules['before-loading'];
  changes.clear(unit, ['aboard', 'towed-by', 'came-aboard', 'went-as'], rule);
  changes.remind(rule, [unit, vehicle], 'not-aboard-yet');
}

function staysOn(changes: Changing, unit: Unit, vehicle: Unit, book: Book): void {
  const rule = book.tracking.rules['before-loading'];
  const place = unitIn(changes.scene, unit, 'took-up') ?? unitIn(changes.scene, unit, 'crewed');
  if (place) leavesPlace(changes, unit, place, book);
  if (['exited', 'left-table'].includes(unit.gone ?? '')) changes.back(unit, rule);
  const now = changes.now(unit);
  if (now.gone) return;
  keepsCharge(changes, now, 'pinned', book);
  changes.clear(unit, ['came-off', 'went-as'], rule);
  changes.set(unit, kindOf(now) === 'gun' ? 'towed-by' : 'aboard', vehicle.id, rule);
  changes.remind(rule, [unit, vehicle], 'aboard-still');
}

/** He has his own figure again, and the place is free as it was. */
function leavesPlace(changes: Changing, { id }: Unit, place: Unit, book: Book): void {
  const rule = book.tracking.rules.stance;
  const man = changes.now({ id });
  const tookUp = has(man, 'took-up');
  if (man.gone === 'took-over') {
    changes.back(man, rule);
    if (tookUp) takesStatus(changes, changes.now(place), man, rule);
    else if (has(man, 'went-as')) {
      changes.set(man, 'stance', word(man, 'went-as') as 'running', rule, enemyFireEnds(changes.scene, man.side, book));
    }
  } else changes.add(man, 'crew', 1, rule);
  if (tookUp) changes.gone(place, 'killed', rule);
  else {
    changes.add(place, 'crew', -1, rule);
    changes.add(place, 'lost', 1, rule);
    if (menOf(changes.now(place)) === 0) changes.gone(place, 'killed', rule);
  }
  changes.clear(man, ['took-up', 'crewed', 'went-as'], rule);
  changes.remind(rule, [man, place], 'place-not-taken');
}
