import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { has, isVehicle, kindOf } from '../../unit.ts';
import { advises } from '../advice.ts';
import type { Changing } from '../changes.ts';
import { remembersLoading } from '../fire/before.ts';
import { menWith } from '../morale/groups.ts';
import { refuseOwing } from '../out-of-play.ts';
import { ownFireEnds } from '../when.ts';
import { refuseLoad, takenBy } from './carrying.ts';
import { gaits, spends } from './gait.ts';
import { hasHalfLeft } from './reckoning.ts';

/** Who gets on or off which vehicle in a move. */
export interface Loadings {
  readonly vehicle?: Unit | undefined;
  readonly on: readonly Unit[];
  readonly off: readonly Unit[];
  /** Friends that can't be meant. */
  readonly odd: readonly Unit[];
}

/**
 * A vehicle that names units of its side takes them on, or lets them off if it carries them. A man or gun that names a
 * vehicle gets on it, is hooked up, or gets off it. A man aboard who moves by himself gets off.
 * @param moves whether it moves any inches
 */
export function loadingsOf(scene: Scene, unit: Unit, moves: boolean): Loadings {
  const friends = scene.targets.filter(({ side }) => side === unit.side);
  if (isVehicle(unit)) {
    const loads = friends.filter((each) => !isVehicle(each));
    const carried = (each: Unit) => takenBy(scene, each)?.id === unit.id;
    const odd = friends.filter(isVehicle);
    return { vehicle: unit, on: loads.filter((each) => !carried(each)), off: loads.filter(carried), odd };
  }
  const [vehicle] = friends.filter(isVehicle);
  const odd = friends.filter((each) => each !== vehicle);
  const carrier = takenBy(scene, unit);
  if (carrier && (vehicle?.id === carrier.id || (!vehicle && moves && !has(unit, 'towed-by')))) {
    return { vehicle: carrier, on: [], off: [unit], odd };
  }
  return vehicle ? { vehicle, on: [unit], off: [], odd } : { on: [], off: [], odd };
}

/** The halves of a move used for loading. */
export function halvesIn({ on, off }: Loadings): readonly ('on' | 'off')[] {
  return [...(on.length > 0 ? (['on'] as const) : []), ...(off.length > 0 ? (['off'] as const) : [])];
}

/** PT-PIN-02, PT-LOAD-01 and -02 to -05: who can't get on or off, and where there's no room or time for it. */
export function refuseLoading(scene: Scene, loadings: Loadings, book: Book): Refusal | undefined {
  const { vehicle, on, off, odd } = loadings;
  const { rules } = book.tracking;
  if (odd[0]) return new Refusal(rules.loading, 'cannot-be-taken-aboard', { unit: odd[0].name });
  if (!vehicle || on.length + off.length === 0) return undefined;
  return (
    refuseLoads(scene, [...on, ...off], vehicle, book) ??
    refuseVehicle(vehicle, book) ??
    refuseHalf(scene, loadings, vehicle, book) ??
    (on.length > 0 ? refuseLoad(scene, vehicle, on, book) : undefined)
  );
}

function refuseLoads(scene: Scene, loads: readonly Unit[], vehicle: Unit, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  for (const each of loads) {
    const values = { unit: each.name, vehicle: vehicle.name };
    const elsewhere = takenBy(scene, each);
    if (each.gone) return new Refusal(rules.loading, 'not-there-to-get-on', values);
    if (has(each, 'in-wreck')) return new Refusal(rules['getting-out'], 'still-in-the-wreck', values);
    if (has(each, 'off-table')) return new Refusal(rules['off-table'], 'is-off-the-table', values);
    if (has(each, 'pinned')) return new Refusal(rules.pinned, 'is-pinned', values);
    if (elsewhere && elsewhere.id !== vehicle.id) return new Refusal(rules.loading, 'aboard-elsewhere', values);
    const owing = refuseOwing(scene, each, book);
    if (owing) return owing;
  }
  return undefined;
}

/** Nobody gets on a wreck, an abandoned vehicle, or one off the table. */
function refuseVehicle(vehicle: Unit, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  const values = { unit: vehicle.name };
  if (vehicle.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
  if (vehicle.gone === 'abandoned') return new Refusal(rules.broken, 'was-left-by-its-crew', values);
  if (vehicle.gone) return new Refusal(rules.loading, 'not-there-to-get-on', values);
  return has(vehicle, 'off-table') ? new Refusal(rules['off-table'], 'is-off-the-table', values) : undefined;
}

function refuseHalf(scene: Scene, loadings: Loadings, vehicle: Unit, book: Book): Refusal | undefined {
  const rule = book.tracking.rules.loading;
  const halves = halvesIn(loadings);
  if (!hasHalfLeft(scene, vehicle, halves, book)) return new Refusal(rule, 'half-is-gone', { unit: vehicle.name });
  for (const [each, half] of eachWith(loadings)) {
    if (!hasHalfLeft(scene, each, [half], book)) return new Refusal(rule, 'half-is-gone', { unit: each.name });
  }
  return undefined;
}

function eachWith({ on, off }: Loadings): readonly (readonly [Unit, 'on' | 'off'])[] {
  return [...on.map((each) => [each, 'on'] as const), ...off.map((each) => [each, 'off'] as const)];
}

/** PT-LOAD-01, PT-RUL-47: it takes half of their move, and half of the vehicle's once. */
export function getsOnAndOff(changes: Changing, loadings: Loadings, book: Book): void {
  const { vehicle, on, off } = loadings;
  if (!vehicle || on.length + off.length === 0) return;
  const rule = book.tracking.rules.loading;
  for (const [each, half] of eachWith(loadings)) remembersLoading(changes, vehicle, each, half, book);
  for (const each of on) {
    changes.set(each, kindOf(each) === 'gun' ? 'towed-by' : 'aboard', vehicle.id, rule);
    changes.clear(each, ['in-edge', 'revealed'], book.tracking.rules.edge);
  }
  for (const each of off) changes.clear(each, ['aboard', 'towed-by', 'heads'], rule);
  for (const [each, half] of eachWith(loadings)) pays(changes, each, half, book);
  for (const half of halvesIn(loadings)) if (changes.scene.at) changes.list(vehicle, 'loadings', half, rule);
  if (changes.scene.at) {
    changes.set(vehicle, 'action', 'load', rule);
    spends(changes, vehicle, book);
  }
  if (on.length > 0) changes.set(vehicle, 'carried', menWith(changes.scene, changes.now(vehicle)), rule);
  tellsLoadings(changes, loadings, vehicle, book);
  advises(changes, vehicle, ['while-loading'], book);
}

/** Before the first turn it is free. */
function pays(changes: Changing, unit: Unit, half: 'on' | 'off', book: Book): void {
  const { rules } = book.tracking;
  if (!changes.scene.at) return;
  changes.set(unit, 'action', 'load', rules.loading);
  changes.list(unit, 'loadings', half, rules.loading);
  changes.set(unit, 'moved', true, rules.moved, ownFireEnds(changes.scene, unit.side, book));
  changes.set(unit, 'left-start', true, rules['left-start']);
  gaits(changes, unit, book);
}

function tellsLoadings(changes: Changing, { on, off }: Loadings, vehicle: Unit, { tracking }: Book): void {
  const rule = tracking.rules.loading;
  const men = on.filter((each) => kindOf(each) !== 'gun');
  if (men.length > 0) changes.remind(rule, [vehicle, ...men], 'aboard');
  for (const gun of on.filter((each) => kindOf(each) === 'gun')) changes.remind(rule, [gun, vehicle], 'hooked-up');
  if (off.length > 0) changes.remind(rule, [vehicle, ...off], 'off-again');
}
