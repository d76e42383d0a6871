import { SET_UP } from '../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import { fields } from '../../../../data/hans-n-panzer/fields.ts';
import { Changes } from '../../../kernel/changes.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { readerOf } from '../../../kernel/unit-fields.ts';

export const { has, count, word, words } = readerOf(fields.unit);

/** What a ruling by this book changes. */
export type Changing = Changes<typeof fields>;

export function changing(scene: Scene): Changing {
  return new Changes<typeof fields>(scene);
}

export function isVehicle(unit: Unit): boolean {
  return has(unit, 'vehicle');
}

export function isHouse(unit: Unit): boolean {
  return has(unit, 'house');
}

/** A unit that is neither vehicle nor house, those who serve a gun included. */
export function areMen(unit: Unit): boolean {
  return !isVehicle(unit) && !isHouse(unit);
}

/** A gun, battery or mortar with its men. */
export function isPiece(unit: Unit): boolean {
  return areMen(unit) && SET_UP.some((each) => each === word(unit, 'weapon'));
}

export function isMortar(unit: Unit, { tracking }: Book): boolean {
  return isPiece(unit) && tracking.mortars.includes(word(unit, 'weapon')!);
}

/** What a piece counts as where the book tells them apart: an anti-tank gun, or what fires in an arc. */
export function kindOf(weapon: string, { tracking }: Book): keyof Book['tracking']['working'] {
  return weapon in tracking.working ? (weapon as keyof Book['tracking']['working']) : 'gun';
}

/** HP-RUL-46: men who have got out of a vehicle that is no more, or moves no more. */
export function isCrewOnFoot(unit: Unit): boolean {
  return has(unit, 'crew-of');
}

/** Men of it who are in a house. */
export function menInside(unit: Unit): number {
  return has(unit, 'inside') ? Math.min(count(unit, 'men-inside'), count(unit, 'men')) : 0;
}

/** Men who stand when this step is over, or the crew: who was hit in it is still there until then. */
export function leftOf(unit: Unit): number {
  const [here, hit] = isVehicle(unit)
    ? [count(unit, 'crew'), count(unit, 'crew-hit')]
    : [count(unit, 'men'), count(unit, 'hit') + count(unit, 'hit-inside')];
  return Math.max(0, here - hit);
}

/** Men who stand, the crew in a vehicle too; a house does not fight. */
export function strength(unit: Unit): number {
  return isHouse(unit) ? 0 : leftOf(unit);
}

export function inPlay({ units }: Scene): Unit[] {
  return [...units.values()].filter(({ gone }) => gone === undefined);
}

/** The units that ride in a vehicle, in the order in which they got in. */
export function ridersOf(scene: Scene, vehicle: Pick<Unit, 'id'>): Unit[] {
  return inPlay(scene)
    .filter((unit) => word(unit, 'aboard') === vehicle.id)
    .toSorted((a, b) => count(a, 'boarded') - count(b, 'boarded'));
}

/** The piece that hangs on a vehicle: with men, or without any more. */
export function towedBy({ units }: Scene, vehicle: Pick<Unit, 'id'>): Unit | undefined {
  return [...units.values()].find((unit) => word(unit, 'towed-by') === vehicle.id);
}

/** The units of which men are in a house, of either side. */
export function unitsInside(scene: Scene, house: Pick<Unit, 'id'>): Unit[] {
  return inPlay(scene).filter((unit) => word(unit, 'inside') === house.id);
}

/** All who ride: the men of the units aboard, and those whom nobody tracks. */
export function passengersIn(scene: Scene, vehicle: Unit): number {
  return ridersOf(scene, vehicle).reduce((sum, rider) => sum + count(rider, 'men'), count(vehicle, 'passengers'));
}

/** The vehicle, house or observer that a field names. */
export function unitIn({ units }: Scene, unit: Unit, field: 'aboard' | 'inside' | 'towed-by' | 'called-by') {
  return units.get(word(unit, field) ?? '');
}

/** The turn that is played; before the first one it is counted as that. */
export function turnOf({ at }: Scene): number {
  return at?.turn ?? 1;
}

/** What lengths are read in: the house rule `centimetres` changes no more than that (HP-GEN-06). */
export function measure({ toggles }: Scene): 'cm' | 'inches' {
  return toggles.has('centimetres') ? 'cm' : 'inches';
}

/** Inches of the rulebook on this table (HP-GEN-07). */
export function inches(scene: Scene, printed: number, { doubled }: Book): number {
  return scene.toggles.has('double-scale') ? printed * doubled.times : printed;
}
