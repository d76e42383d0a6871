import type { Book, Mount, TargetType } from '../../../data/panzertroops/book.ts';
import { fields } from '../../../data/panzertroops/fields.ts';
import type { VehicleId, WeaponId } from '../../../data/panzertroops/ids.ts';
import { oncePer } from '../../kernel/once.ts';
import type { NameOf } from '../../kernel/state/field.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import { readerOf } from '../../kernel/state/unit-fields.ts';
import { afvOf } from './vehicle.ts';

export type Field = NameOf<typeof fields.unit>;

export const { has, count, word, words } = readerOf(fields.unit);

export function kindOf(unit: Unit): TargetType | 'afv' {
  return (word(unit, 'kind') as TargetType | 'afv' | undefined) ?? 'infantry';
}

export function isVehicle(unit: Unit): boolean {
  const kind = word(unit, 'kind');
  return kind === 'afv' || kind === 'soft-vehicle';
}

/** Living men, or the men alive when it went out of play. A vehicle's crew aren't figures, unless they're counted by hand. */
export function menOf(unit: Unit): number {
  const men = unit.fields.crew;
  return typeof men === 'number' ? men : isVehicle(unit) ? 0 : 1;
}

/** Men, or 1 for a vehicle whose crew isn't counted. */
export function strength(unit: Unit): number {
  return isVehicle(unit) ? Math.max(1, menOf(unit)) : menOf(unit);
}

/** A noncom, officer or observer: they lead combat groups. */
export function isLeader(unit: Unit): boolean {
  return ['noncom', 'officer', 'fo'].includes(word(unit, 'figure') ?? '');
}

/** A forward observer. */
export function isObserver(unit: Unit): boolean {
  return word(unit, 'figure') === 'fo';
}

/** The book's vehicle for a unit. */
export function vehicleOf(unit: Unit): VehicleId | undefined {
  return word(unit, 'vehicle') as VehicleId | undefined;
}

export function isHalfTrack(unit: Unit, book: Book): boolean {
  const id = vehicleOf(unit);
  return id !== undefined && afvOf(id, book)?.mobility === 'half-track';
}

type UnitField = 'aboard' | 'towed-by' | 'dropped-at' | 'came-aboard' | 'came-off' | 'took-up' | 'crewed';

/** The unit named in a field. */
export function unitIn({ units }: Scene, unit: Unit, field: UnitField): Unit | undefined {
  const named = word(unit, field);
  return named === undefined ? undefined : units.get(named);
}

/** A weapon as a unit carries it. */
export interface Arm {
  readonly weapon: WeaponId;
  readonly mount: Mount;
  /** Its name among the weapons that have fired. */
  readonly slot: string;
}

/**
 * A unit's weapons, in the order of its list; a charge lying on the table isn't one of them. Kept, because a unit never changes and
 * each of its shots asks for them again and again.
 */
export const armsOf = oncePer((unit: Unit): readonly Arm[] => words(unit, 'weapons').map(armIn));

/** What has been fired in this step. Kept, too. */
export const firedArms = oncePer((unit: Unit): readonly Arm[] => words(unit, 'fired').map(armIn));

function armIn(written: string): Arm {
  const [weapon = '', mount = 'ground', number] = written.split('/');
  return {
    weapon: weapon as WeaponId,
    mount: mount as Mount,
    slot: [weapon, mount, ...(number === undefined ? [] : [number])].join('/'),
  };
}

/** Leaves out what isn't known. */
export function held<T extends object>(known: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as never;
}
