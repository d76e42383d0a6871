import type { Book, Firepower, WeaponId } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Way } from '../../../../kernel/verb.ts';
import type { SoftShot } from '../../fire/soft-shot.ts';
import type { ArmourShot } from '../../fire/tankhit.ts';
import { count, firedArms, has, isVehicle } from '../../unit.ts';
import { isBroken } from '../morale/groups.ts';
import { powerOf, readyArms } from './arms.ts';

type Named = (weapon: WeaponId) => boolean;

/** With which of its weapons a unit can fire at soft targets, and the rest of a split shot. */
export function waysToFire(scene: Scene, unit: Unit, book: Book): readonly Way<SoftShot>[] {
  const rest = goingOn(scene, unit, book, (weapon) => weapon !== 'grenades');
  const weapons = choiceOf(unit, 's', book);
  if (weapons.length === 0) return rest.length === 0 ? [] : [{ said: {} }, ...rest];
  return [...weapons.map((weapon) => ({ said: { weapon } })), ...rest];
}

/** The same at armour, where no shot is split. */
export function waysAtArmour(_scene: Scene, unit: Unit, book: Book): readonly Way<ArmourShot>[] {
  return choiceOf(unit, 'ap', book).map((weapon) => ({ said: { weapon } }));
}

/** PT-SPLIT-01: the points that a split shot has left, for targets that differ from the first ones. */
export function goingOn(_scene: Scene, unit: Unit, book: Book, isMeant: Named): readonly Way<SoftShot>[] {
  const begun = firedArms(unit).at(-1);
  const left = pointsOf(unit, book);
  if (!begun || left < 1 || !isMeant(begun.weapon) || (unit.gone && begun.weapon !== 'satchel')) return [];
  return [{ said: { continued: true, split: String(left) }, asked: ['split'], goesOn: true }];
}

/** What a form for the rest of a split shot starts with: all that's left. */
export function pointsLeft({ actor }: Scene, { continued }: Partial<SoftShot>, book: Book): Partial<SoftShot> {
  const left = actor && continued ? pointsOf(actor, book) : 0;
  return left > 0 ? { split: String(left) } : {};
}

function pointsOf(unit: Unit, book: Book): number {
  const begun = firedArms(unit).at(-1);
  const used = count(unit, 'points-used');
  if (!begun || used === 0) return 0;
  const power = powerOf(unit, begun.weapon, 's', { indirect: has(unit, 'off-table') }, book) ?? 0;
  return power + (isBroken(unit) ? book.shooting.broken.value : 0) - used;
}

/**
 * The weapons that a player may want to choose from; none if there's only the one that the referee takes. A charge that lies on
 * the table is only set off if it's named.
 */
function choiceOf(unit: Unit, against: keyof Firepower, book: Book): readonly WeaponId[] {
  const ready = readyArms(unit, book).map(({ weapon }) => weapon);
  const useful = [...new Set(ready)].filter((weapon) => isUseful(unit, weapon, against, book));
  const best = isVehicle(unit) ? useful : useful.filter((weapon) => !isBeaten(weapon, useful, against, book));
  const charge: readonly WeaponId[] = has(unit, 'dropped') ? ['satchel'] : [];
  // It goes off whether he lives or not.
  const all = unit.gone ? charge : [...charge, ...best];
  return all.length > 1 || charge.length > 0 ? all : [];
}

/** Grenades have a command of their own. */
function isUseful(unit: Unit, weapon: WeaponId, against: keyof Firepower, book: Book): boolean {
  if (weapon === 'grenades' || weapon === 'satchel') return false;
  return powerOf(unit, weapon, against, { indirect: has(unit, 'off-table') }, book) !== null;
}

/** Whether another weapon of the same men is better at every range: nobody fires a pistol beside a machine gun. */
function isBeaten(weapon: WeaponId, among: readonly WeaponId[], against: keyof Firepower, { weapons }: Book): boolean {
  const [row, power] = [weapons[weapon], weapons[weapon][against] ?? 0];
  return among.some((other) => {
    const better = (weapons[other][against] ?? 0) - power;
    return (
      other !== weapon &&
      better >= 0 &&
      weapons[other].range >= row.range &&
      (better > 0 || weapons[other].range > row.range)
    );
  });
}
