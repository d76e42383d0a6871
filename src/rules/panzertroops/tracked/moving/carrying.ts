import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { SoftVehicleId } from '../../../../../data/panzertroops/ids.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { armsOf, isHalfTrack, isVehicle, kindOf, menOf, unitIn, vehicleOf } from '../../unit.ts';
import { afvOf } from '../../vehicle.ts';

/** The vehicle a unit is in or on. */
export function carrierOf(scene: Scene, unit: Unit): Unit | undefined {
  return unitIn(scene, unit, 'aboard');
}

/** The vehicle that carries or tows it. */
export function takenBy(scene: Scene, unit: Unit): Unit | undefined {
  return carrierOf(scene, unit) ?? unitIn(scene, unit, 'towed-by');
}

/** The living in and on a vehicle. */
export function aboard(scene: Scene, vehicle: Unit): Unit[] {
  return [...scene.units.values()].filter((each) => !each.gone && each.fields.aboard === vehicle.id);
}

export function towedBy(scene: Scene, vehicle: Unit): Unit[] {
  return [...scene.units.values()].filter((each) => !each.gone && each.fields['towed-by'] === vehicle.id);
}

/** Whether men ride on the outside: on any AFV except a half-track or a White scout car (PT-LOAD-05, PT-RUL-14). */
export function ridesOutside(vehicle: Unit, book: Book): boolean {
  return roomOf(vehicle, book).rule === book.transport.outside.rule;
}

/** Whether a unit is inside an armoured vehicle, where heads go up and down. */
export function isInside(scene: Scene, unit: Unit, book: Book): boolean {
  const carrier = carrierOf(scene, unit);
  return carrier !== undefined && kindOf(carrier) === 'afv' && !ridesOutside(carrier, book);
}

/** How many men a vehicle carries, and the rule for it. */
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

/** The room a unit takes: its men, with a heavy weapon or a gun's ammunition as one more man (PT-LOAD-03, -04). */
function loadOf(unit: Unit, { transport }: Book): number {
  return menOf(unit) + (kindOf(unit) === 'infantry' ? 0 : transport.towing.ammunition);
}

/** The room that these take in a vehicle. One that can tow a gun has room for its crew. */
function roomTaken(vehicle: Unit, riding: readonly Unit[], book: Book): number {
  const { men } = roomOf(vehicle, book);
  return riding.reduce((sum, each) => sum + Math.min(loadOf(each, book), men), 0);
}

/** Why units can't get on a vehicle or be hooked up to it: no room, or no tow hook. */
export function refuseLoad(scene: Scene, vehicle: Unit, loads: readonly Unit[], book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const guns = loads.filter((each) => kindOf(each) === 'gun');
  const values = { vehicle: vehicle.name };
  if (guns.some((gun) => !tows(vehicle, gun, book))) {
    const rule = rules[isJeep(vehicle) ? 'other-vehicles' : 'towing'];
    return new Refusal(rule, 'cannot-tow', { ...values, gun: guns[0]!.name });
  }
  if (guns.length > 0 && guns.length + towedBy(scene, vehicle).length > 1) {
    return new Refusal(rules.towing, 'tows-one-gun', values);
  }
  if (ridesOutside(vehicle, book) && loads.some((each) => kindOf(each) === 'heavy')) {
    return new Refusal(rules['heavy-load'], 'heavy-inside-only', values);
  }
  const { men, rule } = roomOf(vehicle, book);
  const taken = roomTaken(vehicle, [...aboard(scene, vehicle), ...towedBy(scene, vehicle), ...loads], book);
  return taken > men ? new Refusal(rule, 'no-room', { ...values, most: men, men: taken }) : undefined;
}

/** What a vehicle still has room for (PT-LOAD-02 to -05, -08): men, and guns that it could hook up. */
export function roomLeft(scene: Scene, vehicle: Unit, book: Book) {
  const { men, rule } = roomOf(vehicle, book);
  const towed = towedBy(scene, vehicle);
  const { by } = book.transport.towing;
  const id = vehicleOf(vehicle) ?? '';
  const hooks = isHalfTrack(vehicle, book) || by.includes(id) || id === 'jeep' ? 1 : 0;
  return {
    rule,
    men: men - roomTaken(vehicle, [...aboard(scene, vehicle), ...towed], book),
    guns: Math.max(0, hooks - towed.length),
  };
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

/** Men in a vehicle without armour don't fire (PT-RUL-22). */
export function ridesSoft(scene: Scene, unit: Unit): boolean {
  const carrier = carrierOf(scene, unit);
  return carrier !== undefined && isVehicle(carrier) && kindOf(carrier) === 'soft-vehicle';
}

/** Whether the heads of men who could fire or be hit are down: men inside, and a roof gunner (PT-COV-08). */
export function headsDown(scene: Scene, unit: Unit, book: Book): boolean {
  if (isVehicle(unit)) return unit.fields.heads === 'down';
  if (!isInside(scene, unit, book)) return false;
  return (unit.fields.heads ?? carrierOf(scene, unit)?.fields.heads) === 'down';
}

/** The wreck that a living man is still in. */
export function wreckOf(scene: Scene, unit: Unit): Unit | undefined {
  const carrier = unit.gone ? undefined : carrierOf(scene, unit);
  return carrier?.gone === 'wreck' ? carrier : undefined;
}
