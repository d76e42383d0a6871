import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { VehicleClass } from '../../../../data/ww2-skirmish/vehicles/vehicle-tables.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { type Figure, inAction, isManned } from '../figures.ts';
import { has, word } from '../unit.ts';

/** Whether it's a vehicle without armour. */
export function isSoft(unit: Unit, { vehicles }: Book): boolean {
  return vehicles.classes[word(unit, 'vehicle') as VehicleClass]?.column === 'soft';
}

/** Whether it's an AFV with its crew in it. */
export function isArmoured(unit: Unit, { vehicles }: Book): boolean {
  return isManned(unit) && vehicles.classes[word(unit, 'vehicle') as VehicleClass]?.column === 'afv';
}

/** Whether everyone in it is behind armour on all sides: in every AFV except those with an open top. */
export function isClosed(unit: Unit, book: Book): boolean {
  return isArmoured(unit, book) && !has(unit, 'open-top');
}

/** The vehicle that carries a team. */
export function carrierOf({ units }: Pick<Scene, 'units'>, unit: Unit): Unit | undefined {
  const carrier = units.get(word(unit, 'aboard') ?? '');
  return carrier?.gone ? undefined : carrier;
}

/** The vehicle that men are in, as its crew or as riders. */
export function vehicleAround(scene: Pick<Scene, 'units'>, unit: Unit): Unit | undefined {
  return isManned(unit) ? unit : carrierOf(scene, unit);
}

/** The teams a vehicle carries. */
export function ridersOf({ units }: Pick<Scene, 'units'>, { id }: Unit): readonly Unit[] {
  return [...units.values()].filter((unit) => !unit.gone && word(unit, 'aboard') === id);
}

/** Whether a vehicle can't move, for now or for good. */
export function cannotDrive(unit: Unit): boolean {
  return has(unit, 'immobilised') || has(unit, 'stuck') || has(unit, 'driver-killed');
}

/** Who drives: the driver, or the crewman who has taken over from him. */
export function driverOf(unit: Unit): Figure | undefined {
  const men = inAction(unit);
  return (
    men.find(({ role }) => role === 'driver') ?? men.find(({ role }) => role === 'commander') ?? men[men.length - 1]
  );
}

/** The men who serve its weapons: each needs an Action left before it drives (WS-FIRE-18). */
export function gunCrewOf(unit: Unit): readonly Figure[] {
  return inAction(unit).filter(
    ({ role, weapon }) => weapon !== undefined || role === 'loader' || role === 'hull-gunner',
  );
}
