import type { Book, Firepower, WeaponId } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Firing } from '../../fire/shot.ts';
import { type Arm, armsOf, firedArms, isVehicle, kindOf } from '../../unit.ts';
import { isBroken } from '../morale/groups.ts';
import { powerOf, readyArms } from './arms.ts';

/** What else the choice of a weapon depends on, apart from the firer. */
export interface Purpose {
  readonly against: keyof Firepower;
  readonly given: Partial<Firing>;
  readonly indirect: boolean;
  /** Its armour, and whether the shot comes after a move. */
  readonly armour?: number | undefined;
  readonly onTheMove: boolean;
  /** The optional rules that are on: without its own, a flamethrower isn't fired unsaid. */
  readonly toggles: ReadonlySet<string>;
}

/**
 * The weapon and mount of a shot. A named weapon is used as named. Otherwise it's the first on a vehicle's list, or a man's
 * best, of the weapons that are ready, reach the target and can harm it; against armour it's the first that could hurt it. No
 * shot that can't hurt is taken unsaid, except a main gun's where nothing of the vehicle's or gun's ever could.
 */
export function armFor(unit: Unit, purpose: Purpose, book: Book): Arm | undefined {
  const { given } = purpose;
  if (given.continued) {
    const begun = firedArms(unit).findLast(({ weapon }) => given.weapon === undefined || weapon === given.weapon);
    if (begun) return begun;
  }
  if (given.weapon !== undefined) return namedArm(unit, given);
  const able = fitting(unit, purpose, book);
  if (able.length === 0) return undefined;
  const near = able.filter(({ weapon }) => reaches(weapon, purpose, book));
  // If it has fired nothing yet and all its weapons fall short, the rule about ranges says so.
  const fit = near.length > 0 || firedArms(unit).length > 0 ? near : able;
  if (fit.length === 0) return undefined;
  if (purpose.against === 's' || purpose.armour === undefined) return ordered(unit, fit, purpose, book)[0];
  const hurting = hurtingOf(unit, purpose, book);
  if (hurting.length === 0) return mainGun(unit, fit);
  return ordered(
    unit,
    fit.filter(({ slot }) => hurting.some((arm) => arm.slot === slot)),
    purpose,
    book,
  )[0];
}

/** Its weapons that could hurt this armour, whether or not they can fire now. */
export function hurtingOf(unit: Unit, purpose: Purpose, book: Book): readonly Arm[] {
  return armsOf(unit).filter((arm) => {
    const known = book.weapons[arm.weapon] !== undefined && arm.weapon !== 'satchel';
    return known && powerOf(unit, arm.weapon, 'ap', purpose, book) !== null && couldHurt(unit, arm, purpose, book);
  });
}

/** Of several alike, the first that hasn't fired. */
function namedArm(unit: Unit, { weapon, mount }: Partial<Firing>): Arm | undefined {
  const own = armsOf(unit).filter((arm) => arm.weapon === weapon && (mount === undefined || arm.mount === mount));
  const fired = firedArms(unit).map(({ slot }) => slot);
  return own.find(({ slot }) => !fired.includes(slot)) ?? own[0];
}

/** Grenades and charges are only used when a player names them. */
function fitting(unit: Unit, purpose: Purpose, book: Book): readonly Arm[] {
  const { against, given } = purpose;
  return readyArms(unit, book).filter(({ weapon, mount }) => {
    if (weapon === 'grenades' || weapon === 'satchel') return false;
    const { toggle } = book.weapons[weapon];
    if (toggle && !purpose.toggles.has(toggle)) return false;
    if (powerOf(unit, weapon, against, purpose, book) === null) return false;
    return given.mount === undefined || mount === given.mount;
  });
}

export function reaches(weapon: WeaponId, purpose: Purpose, { weapons }: Book): boolean {
  const { range } = purpose.given;
  return range === undefined || range <= weapons[weapon].range || purpose.indirect;
}

/** A man takes his best weapon; a vehicle follows its list. */
function ordered(unit: Unit, arms: readonly Arm[], purpose: Purpose, book: Book): readonly Arm[] {
  if (isVehicle(unit) || arms.length < 2) return arms;
  const power = ({ weapon }: Arm) => powerOf(unit, weapon, purpose.against, purpose, book) ?? 0;
  return arms.toSorted((a, b) => power(b) - power(a));
}

function couldHurt(unit: Unit, arm: Arm, purpose: Purpose, book: Book): boolean {
  const broken = isBroken(unit) ? book.shooting.broken.value : 0;
  const power = (powerOf(unit, arm.weapon, 'ap', purpose, book) ?? 0) + broken;
  return book.shooting.highest + power + (purpose.onTheMove ? penaltyOf(arm, book) : 0) > (purpose.armour ?? 0);
}

/** PT-ATK-02 to -06: the penalty for having moved. A crew's weapon on the ground has none: it doesn't fire at all. */
function penaltyOf({ weapon, mount }: Arm, { weapons, shooting }: Book): number {
  const { steady, kind } = weapons[weapon];
  return steady || (mount === 'ground' && kind !== 'infantry') ? 0 : shooting.moving[mount].value;
}

function mainGun(unit: Unit, arms: readonly Arm[]): Arm | undefined {
  if (kindOf(unit) === 'gun') return arms[0];
  return isVehicle(unit) ? arms.find(({ mount }) => mount === 'turret' || mount === 'hull') : undefined;
}
