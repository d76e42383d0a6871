import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import type { SoftVehicleId } from '../ids.ts';
import { armsOf, isHalfTrack, isVehicle, kindOf, menOf, unitIn, vehicleOf } from '../unit.ts';
import { afvOf } from '../vehicle.ts';

/** The vehicle that a unit is in or on. */
export function carrierOf(scene: Scene, unit: Unit): Unit | undefined {
  return unitIn(scene, unit, 'aboard');
}

/** Those in and on a vehicle; the dead too, who were lost there. */
export function everAboard(scene: Scene, vehicle: Unit): Unit[] {
  return [...scene.units.values()].filter((each) => unitIn(scene, each, 'aboard')?.id === vehicle.id);
}

export function aboard(scene: Scene, vehicle: Unit): Unit[] {
  return everAboard(scene, vehicle).filter(({ gone }) => !gone);
}

export function towedBy(scene: Scene, vehicle: Unit): Unit[] {
  return [...scene.units.values()].filter((each) => !each.gone && unitIn(scene, each, 'towed-by')?.id === vehicle.id);
}

/** Whether men ride on the outside of it: on any AFV but a half-track and a White scout car (PT-LOAD-05, PT-RUL-14). */
export function ridesOutside(vehicle: Unit, book: Book): boolean {
  return roomOf(vehicle, book).rule === book.transport.outside.rule;
}

/** How many men a vehicle carries, and the rule that says so. */
function roomOf(vehicle: Unit, book: Book): { readonly men: number; readonly rule: string } {
  const { inside, outside } = book.transport;
  const id = vehicleOf(vehicle);
  if (id === undefined) return outside;
  if (isHalfTrack(vehicle, book)) return { men: inside['half-track'], rule: inside.rule };
  const others = book.tracking.rules['other-vehicles'];
  if (id === 'm3-white') return { men: inside[id], rule: others };
  if (afvOf(id, book)) return outside;
  const { men, rule } = book.vehicles.soft[id as SoftVehicleId];
  return { men, rule: rule === others ? others : inside.rule };
}

/** What a unit takes up: its men, a heavy weapon or the ammunition of a gun as one man more (PT-LOAD-03, -04). */
function loadOf(unit: Unit, { transport }: Book): number {
  return menOf(unit) + (kindOf(unit) === 'infantry' ? 0 : transport.towing.ammunition);
}

/** Why a unit cannot get on a vehicle, or be hooked up to it. */
export function refuseLoad(scene: Scene, vehicle: Unit, loads: readonly Unit[], book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const guns = loads.filter((each) => kindOf(each) === 'gun');
  const values = { vehicle: vehicle.name };
  if (guns.some((gun) => !tows(vehicle, gun, book))) {
    return new Refusal(rules[isJeep(vehicle) ? 'other-vehicles' : 'towing'], 'cannot-tow', {
      ...values,
      gun: guns[0]!.name,
    });
  }
  if (guns.length + towedBy(scene, vehicle).length > 1) return new Refusal(rules.towing, 'tows-one-gun', values);
  if (ridesOutside(vehicle, book) && loads.some((each) => kindOf(each) === 'heavy')) {
    return new Refusal(rules['heavy-load'], 'heavy-inside-only', values);
  }
  const { men, rule } = roomOf(vehicle, book);
  const riding = [...aboard(scene, vehicle), ...towedBy(scene, vehicle), ...loads];
  // Whoever may tow a gun has room for those who serve it.
  const taken = riding.reduce((sum, each) => sum + Math.min(loadOf(each, book), men), 0);
  return taken > men ? new Refusal(rule, 'no-room', { ...values, most: men, men: taken }) : undefined;
}

function isJeep(vehicle: Unit): boolean {
  return vehicleOf(vehicle) === 'jeep' || vehicleOf(vehicle) === 'kubelwagen';
}

/** PT-LOAD-03, PT-RUL-14: trucks, carts and half-tracks tow any gun, a jeep light ones. */
function tows(vehicle: Unit, gun: Unit, book: Book): boolean {
  const { towing } = book.transport;
  if (isHalfTrack(vehicle, book)) return towing.by.includes('half-track');
  const id = vehicleOf(vehicle) ?? '';
  if (towing.by.includes(id)) return true;
  return id === 'jeep' && armsOf(gun).some(({ weapon }) => book.tracking.light.includes(weapon));
}

/** Men who ride in something without armour do not fire (PT-RUL-22). */
export function ridesSoft(scene: Scene, unit: Unit): boolean {
  const carrier = carrierOf(scene, unit);
  return carrier !== undefined && isVehicle(carrier) && kindOf(carrier) === 'soft-vehicle';
}
