import { SET_UP } from '../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import { fields } from '../../../../data/hans-n-panzer/fields.ts';
import { Changes } from '../../../kernel/state/changes.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { readerOf } from '../../../kernel/state/unit-fields.ts';

export const { has, count, word, words } = readerOf(fields.unit);

/** What a ruling or a step changes in a battle with this book. */
export type Changing = Changes<typeof fields, Book>;

/** The changes of a step, none so far. */
export function changing(scene: Scene, book: Book): Changing {
  return new Changes<typeof fields, Book>(scene, book);
}

export function isVehicle(unit: Unit): boolean {
  return has(unit, 'vehicle');
}

export function isHouse(unit: Unit): boolean {
  return has(unit, 'house');
}

/** A unit that's neither a vehicle nor a house, including gun crews. */
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

/** How the book classes a piece: an anti-tank gun, or a weapon that fires in an arc. */
export function kindOf(weapon: string, { tracking }: Book): keyof Book['tracking']['working'] {
  return weapon in tracking.working ? (weapon as keyof Book['tracking']['working']) : 'gun';
}

/** HP-RUL-46: men who got out of a vehicle that's destroyed or immobile. */
export function isCrewOnFoot(unit: Unit): boolean {
  return has(unit, 'crew-of');
}

/** Its men in a house. */
export function menInside(unit: Unit): number {
  return has(unit, 'inside') ? Math.min(count(unit, 'men-inside'), count(unit, 'men')) : 0;
}

/** Men or crew standing when this step is over: any hit in it are still there until then. */
export function leftOf(unit: Unit): number {
  const [here, hit] = isVehicle(unit)
    ? [count(unit, 'crew'), count(unit, 'crew-hit')]
    : [count(unit, 'men'), count(unit, 'hit') + count(unit, 'hit-inside')];
  return Math.max(0, here - hit);
}

/** Men standing, including a vehicle's crew; a house doesn't fight. */
export function strength(unit: Unit): number {
  return isHouse(unit) ? 0 : leftOf(unit);
}

export function inPlay({ units }: Scene): Unit[] {
  return [...units.values()].filter(({ gone }) => gone === undefined);
}

/** The units riding in a vehicle, in the order in which they got in. */
export function ridersOf(scene: Scene, vehicle: Pick<Unit, 'id'>): Unit[] {
  return inPlay(scene)
    .filter((unit) => word(unit, 'aboard') === vehicle.id)
    .toSorted((a, b) => count(a, 'boarded') - count(b, 'boarded'));
}

/** The piece hooked up to the vehicle, with men or without. */
export function towedBy({ units }: Scene, vehicle: Pick<Unit, 'id'>): Unit | undefined {
  return [...units.values()].find((unit) => word(unit, 'towed-by') === vehicle.id);
}

/** The units with men in a house, of either side. */
export function unitsInside(scene: Scene, house: Pick<Unit, 'id'>): Unit[] {
  return inPlay(scene).filter((unit) => word(unit, 'inside') === house.id);
}

/** Everyone riding: the men of the units aboard, and any that aren't tracked. */
export function passengersIn(scene: Scene, vehicle: Unit): number {
  return ridersOf(scene, vehicle).reduce((sum, rider) => sum + count(rider, 'men'), count(vehicle, 'passengers'));
}

/** The vehicle, house or observer named in a field. */
export function unitIn({ units }: Scene, unit: Unit, field: 'aboard' | 'inside' | 'towed-by' | 'called-by') {
  return units.get(word(unit, field) ?? '');
}

/** The turn being played; before the first one it counts as the first. */
export function turnOf({ at }: Scene): number {
  return at?.turn ?? 1;
}

/** The unit of length: the house rule `centimetres` changes nothing else (HP-GEN-06). */
export function measure({ toggles }: Scene): 'cm' | 'inches' {
  return toggles.has('centimetres') ? 'cm' : 'inches';
}

/** The rulebook's inches, converted to this table (HP-GEN-07). */
export function inches(scene: Scene, printed: number, { doubled }: Pick<Book, 'doubled'>): number {
  return scene.toggles.has('double-scale') ? printed * doubled.times : printed;
}
