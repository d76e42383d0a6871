import type { Book, Firepower, WeaponId } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Arm, armsOf, count, firedArms, has, isVehicle, menOf, vehicleOf } from '../../unit.ts';
import { afvOf } from '../../vehicle.ts';

/** The men a weapon needs. The crew serves what's mounted on a vehicle, and a charge lying on the table needs nobody. */
export function busyWith(unit: Unit, arm: Pick<Arm, 'weapon' | 'mount'>, { weapons }: Book): number {
  if (arm.weapon === 'satchel' || (isVehicle(unit) && arm.mount !== 'ground')) return 0;
  return weapons[arm.weapon]?.crew ?? 1;
}

/** Whether there are enough men for it. */
export function isCrewed(unit: Unit, arm: Pick<Arm, 'weapon' | 'mount'>, book: Book): boolean {
  return isVehicle(unit) || menOf(unit) >= busyWith(unit, arm, book);
}

/** Whether it can no longer be fired: no rocket, no fuel, or its roof gunner is dead. */
export function isEmpty(unit: Unit, arm: Pick<Arm, 'weapon' | 'mount'>): boolean {
  if (arm.weapon === 'panzerfaust') return unit.fields.rockets !== undefined && count(unit, 'rockets') <= 0;
  if (arm.weapon === 'flamethrower') return has(unit, 'fuel-out');
  return has(unit, 'roof-out') && arm.mount === 'roof';
}

/**
 * The entry a shot would take among those fired, if it can still be fired in this step: on a vehicle each weapon
 * once (PT-FIRE-01); with men as many weapons as there are hands for, and every other man his pistol (PT-RUL-51).
 */
export function freeSlot(unit: Unit, arm: Pick<Arm, 'weapon' | 'mount'>, book: Book): string | undefined {
  const fired = firedArms(unit);
  const taken = fired.map(({ slot }) => slot);
  if (isVehicle(unit)) {
    const own = armsOf(unit).filter(({ weapon, mount }) => weapon === arm.weapon && mount === arm.mount);
    return own.map(({ slot }) => slot).find((slot) => !taken.includes(slot));
  }
  const busy = fired.reduce((sum, each) => sum + busyWith(unit, each, book), 0);
  if (busy + busyWith(unit, arm, book) > menOf(unit)) return undefined;
  const again = fired.filter(({ weapon }) => weapon === arm.weapon).length;
  if (again > 0 && arm.weapon !== book.tracking.sidearm) return undefined;
  return again === 0 ? `${arm.weapon}/ground` : `${arm.weapon}/ground/${again + 1}`;
}

/** The firepower of this unit's weapon: some vehicle guns have armour-piercing rounds only. */
export function powerOf(
  unit: Unit,
  weapon: WeaponId,
  against: keyof Firepower,
  shot: { readonly indirect?: boolean | undefined },
  book: Book,
): number | null {
  if (against === 's' && isApOnly(unit, weapon, book)) return null;
  const row = book.weapons[weapon];
  return (row?.indirect && shot.indirect ? row.indirect : row)?.[against] ?? null;
}

/** A gun with armour-piercing rounds only, by the data list. */
export function isApOnly(unit: Unit, weapon: WeaponId, book: Book): boolean {
  const id = vehicleOf(unit);
  const afv = id === undefined ? undefined : afvOf(id, book);
  return afv?.guns.some((gun) => gun.weapon === weapon && gun.apOnly) ?? false;
}

/** Weapons that can still be fired in this step: crewed, loaded and not yet fired. */
export function readyArms(unit: Unit, book: Book): readonly Arm[] {
  return armsOf(unit).filter((arm) => {
    // A roof gun without its gunner is left to the rule that says so.
    if (book.weapons[arm.weapon] === undefined || (arm.mount !== 'roof' && isEmpty(unit, arm))) return false;
    return isCrewed(unit, arm, book) && isFree(unit, arm, book);
  });
}

function isFree(unit: Unit, arm: Arm, book: Book): boolean {
  if (!isVehicle(unit)) return freeSlot(unit, arm, book) !== undefined;
  return !firedArms(unit).some(({ slot }) => slot === arm.slot);
}
