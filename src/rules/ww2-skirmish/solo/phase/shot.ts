import type { Arm, Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { ReachTable } from '../../../../../data/ww2-skirmish/reach.ts';
import type { OptionValue } from '../../../../kernel/options/options.ts';
import type { Later } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { classOf } from '../../fire/gun.ts';
import { count, has, word, words } from '../../unit.ts';
import { isClosed, isSoft, vehicleAround } from '../../vehicles/crew.ts';
import { askCaught, askCrossing, askFacing } from './later.ts';
import { LAUNCHERS } from './offers.ts';
import type { Seen } from './seen.ts';
import { inContactWith } from './sides.ts';
import { isSmallArm, type Weapon } from './weapons.ts';

/** A ruling for a shot. */
export interface Shooting {
  readonly verb: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly later?: readonly Later[];
  /** No single shot can hit: all its small arms fire as one. */
  readonly volley?: boolean;
}

/** The ruling for a weapon at a target; nothing if it can't shoot at it, or not from there. */
export function shootingAt(scene: Scene, unit: Unit, arm: Weapon, target: Seen, book: Book): Shooting | undefined {
  // WS-MEL-02
  if (inContactWith(scene, target.unit).length > 0) return undefined;
  const { weapon } = arm;
  if (weapon === 'flamethrower') return flaming(unit, target, book);
  if (isSmallArm(weapon)) return firing(scene, unit, arm, target, book);
  if (book.tracking.weapons.mortars.includes(weapon)) return bombing(scene, unit, weapon, target, book);
  return isManned(target.unit) ? atVehicle(unit, weapon, target, book) : atMen(scene, unit, weapon, target, book);
}

/** Guns, launchers and anti-tank rifles at a vehicle. */
function atVehicle(unit: Unit, weapon: string, { unit: target, range }: Seen, book: Book): Shooting | undefined {
  const { handHeld } = book;
  const soft = isSoft(target, book);
  if (soft && (handHeld['afv-only'].weapons as readonly string[]).includes(weapon)) return undefined;
  const handy = Object.hasOwn(handHeld.reach.inches, weapon);
  if (handy ? !isWithin(handHeld.reach, weapon, range) : !gunReaches(unit, weapon, range, book)) return undefined;
  const saidFacing = facingTold(unit, target);
  const later = [
    ...(count(target, 'speed') > 8 ? [askCrossing(unit, target, book)] : []),
    ...(Object.keys(saidFacing).length > 0 ? [] : [askFacing(unit, target, book)]),
  ];
  return { verb: 'tankhit', options: { weapon, range, ...saidFacing }, later };
}

/** Guns at men, and launchers as rifle grenades (WS-GREN-13). */
function atMen(scene: Scene, unit: Unit, weapon: string, target: Seen, book: Book): Shooting | undefined {
  const { range } = target;
  const caught = [askCaught(unit, target.unit, book)].flatMap((each) => each ?? []);
  if (LAUNCHERS.includes(weapon)) {
    if (!isWithin(book.grenades.reach, 'rifle-grenade', range)) return undefined;
    return { verb: 'grenade', options: { weapon, range, ...coverOf(scene, target) }, later: caught };
  }
  if (!book.tracking.weapons['main-guns'].includes(weapon) || !gunReaches(unit, weapon, range, book)) return undefined;
  if (has(target.unit, 'in-bunker')) return undefined;
  return { verb: 'barrage', options: { weapon, range, ...coverOf(scene, target) }, later: caught };
}

/** WS-GREN-10, R-50: bombs don't hurt anyone behind armour. */
function bombing(scene: Scene, unit: Unit, weapon: string, target: Seen, book: Book): Shooting | undefined {
  const around = vehicleAround(scene, target.unit);
  if ((around && isClosed(around, book)) || has(target.unit, 'in-bunker')) return undefined;
  if (!isWithin(book.grenades.reach, weapon, target.range)) return undefined;
  const later = [askCaught(unit, target.unit, book)].flatMap((each) => each ?? []);
  return { verb: 'barrage', options: { weapon, range: target.range, ...coverOf(scene, target) }, later };
}

/** WS-FLM-01 to -03: against vehicles it's a hand-held weapon; an AFV burns whichever side is hit. */
function flaming(unit: Unit, { unit: target, range }: Seen, book: Book): Shooting | undefined {
  if (has(unit, 'moved')) return undefined;
  if (!isManned(target)) {
    return isWithin(book.flame.reach, 'flamethrower', range)
      ? { verb: 'fire', options: { weapon: 'flamethrower', range } }
      : undefined;
  }
  if (!isWithin(book.handHeld.reach, 'flamethrower', range)) return undefined;
  const saidFacings = facingTold(unit, target);
  const asks = isSoft(target, book) && Object.keys(saidFacings).length === 0;
  const crossing = count(target, 'speed') > 8 ? [askCrossing(unit, target, book)] : [];
  return {
    verb: 'tankhit',
    options: { weapon: 'flamethrower', range, ...(asks ? {} : saidFacings) },
    later: [...crossing, ...(asks ? [askFacing(unit, target, book)] : [])],
  };
}

/** Small arms: at men, at men who can be seen in a vehicle, and machine guns at a lorry itself (WS-FIRE-19, WS-DMG-02). */
function firing(scene: Scene, unit: Unit, arm: Weapon, target: Seen, book: Book): Shooting | undefined {
  const { smallArms } = book;
  const around = vehicleAround(scene, target.unit);
  if ((around && isClosed(around, book)) || has(target.unit, 'in-bunker')) return undefined;
  const { weapon, mount } = arm;
  const row = (weapon === 'assault-rifle' ? (word(unit, 'mode') === 'smg' ? 'smg' : 'rifle') : weapon) as Arm;
  const [, ...upTo] = smallArms.reach.inches[row];
  const measured = upTo.findIndex((last) => last !== null && target.range <= last);
  if (measured < 0 || isBeltedAfterMoving(unit, arm, book)) return undefined;
  const machineGun = smallArms.loaders.arms.includes(row) || row === 'bar';
  const hull = machineGun && isManned(target.unit) && word(target.unit, 'vehicle') === 'large-soft';
  const options = {
    weapon,
    range: target.range,
    ...(hull ? { hull: true } : coverOf(scene, target)),
    ...(mount === undefined ? {} : { mount }),
  };
  const counted = measured + shiftOf(scene, target, mount, hull, book);
  if (counted >= upTo.length) return { verb: 'fire', options: { ...options, volley: true }, volley: true };
  return { verb: 'fire', options: { ...options, aim: aims(unit, weapon, machineGun, book) ? 'aimed' : 'unaimed' } };
}

/** WS-FIRE-03, R-14. */
function isBeltedAfterMoving(unit: Unit, { weapon, mount }: Weapon, { smallArms }: Book): boolean {
  const belted = smallArms.loaders.arms.includes(weapon as Arm) && unit.fields.belt !== false;
  return belted && mount === undefined && has(unit, 'moved');
}

/** WS-FIRE-12, -13, -17: how many bands further off the target counts. */
function shiftOf(
  scene: Scene,
  { unit, cover }: Seen,
  mount: string | undefined,
  hull: boolean,
  { smallArms }: Book,
): number {
  const { shifts } = smallArms;
  const around = vehicleAround(scene, unit);
  const shown = around ? (has(around, 'open-top') ? 'hard' : 'soft') : cover;
  const behind = hull || shown === 'open' ? 0 : shifts[shown].value;
  const thin = !around && (has(unit, 'dispersed') || inAction(unit).length === 1) ? shifts.dispersed.value : 0;
  const together = scene.toggles.has('dispersed-cumulative') ? behind + thin : Math.max(behind, thin);
  return together + (mount === 'turret' || mount === 'hull' ? shifts[mount].value : 0);
}

/** Men who have stood still, and have the Actions, take aim. */
function aims(unit: Unit, weapon: string, pooled: boolean, _book: Book): boolean {
  if (has(unit, 'moved')) return false;
  const known = inAction(unit).filter((figure) => figure.weapon === weapon);
  const bearers = known.length > 0 ? known : inAction(unit);
  const left = bearers.map((figure) => figure.left);
  return pooled ? left.reduce((sum, each) => sum + each, 0) >= 2 : left.every((each) => each >= 2);
}

/** Men in a vehicle have its cover, which the referee knows. */
function coverOf(scene: Scene, { unit, cover }: Seen): Readonly<Record<string, OptionValue>> {
  return vehicleAround(scene, unit) ? {} : { cover };
}

/** Which side of it was already hit in this phase. */
function facingTold(unit: Unit, target: Unit): Readonly<Record<string, OptionValue>> {
  const known = words(unit, 'shot-facing').find((each) => each.startsWith(`${target.id}:`));
  if (!known) return {};
  const [, facing = 'front', down] = known.split(':');
  return { facing, 'hull-down': down === 'true' };
}

function isWithin<W extends string>({ inches }: ReachTable<W>, weapon: string, range: number): boolean {
  const [from, ...upTo] = inches[weapon as W];
  return range >= from && upTo.some((last) => last !== null && range <= last);
}

function gunReaches(unit: Unit, weapon: string, range: number, { guns }: Book): boolean {
  if (weapon !== 'gun' && weapon !== '17pdr' && weapon !== 'auto-cannon') return false;
  const calibre = weapon === 'gun' ? count(unit, 'calibre') : guns.calibres[weapon];
  return calibre > 0 && isWithin(guns.reach, classOf(weapon, calibre, guns), range);
}
