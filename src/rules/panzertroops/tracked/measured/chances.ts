import type { Cover, Firepower, Mount, WeaponId } from '../../../../../data/panzertroops/book.ts';
import { limits } from '../../../../../data/panzertroops/table.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { rowOf } from '../../../../kernel/tables.ts';
import { book } from '../../book.ts';
import { canSave } from '../../fire/cover.ts';
import { rowOfShot } from '../../fire/shot.ts';
import { armsOf, held, isVehicle, vehicleOf } from '../../unit.ts';
import { afvOf } from '../../vehicle.ts';
import { type FirerOptions, weaponFor } from '../fire/firer.ts';
import { stanceOf, typeOf } from '../fire/target.ts';

/** What’s said of a shot by hand, as far as its chance depends on it. */
export interface ShotSaid {
  readonly weapon?: WeaponId | undefined;
  readonly mount?: Mount | undefined;
  readonly continued?: boolean | undefined;
  readonly range?: number | undefined;
  readonly obscured?: boolean | undefined;
  readonly cover?: Cover | undefined;
  readonly facing?: 'front' | 'side' | 'rear' | undefined;
}

/** A target as it’s met at some place. */
export interface Found {
  readonly range: number;
  readonly obscured: boolean;
  readonly cover: Cover;
  readonly facing: 'front' | 'side' | 'rear' | undefined;
  /** How far it’s off the firer’s facing, in degrees. */
  readonly arc: number | undefined;
}

/** Whom somebody shoots at, and with what kind of firepower. */
export interface Aimed {
  /** With that target alone. */
  readonly scene: Scene;
  readonly target: Unit;
  readonly against: keyof Firepower;
  /** Whether an arm reaches only so far to each side (PT-LOF-07). */
  isLimited(arm: { readonly weapon: string; readonly mount: string }): boolean;
}

/** How likely it is to be destroyed by the arm that’s fired at it there; nothing where no arm can be. */
export function chanceAt({ scene, target, against, isLimited }: Aimed, said: ShotSaid, met: Found): number | undefined {
  const { range = met.range, facing = met.facing, cover = met.cover } = said;
  const arm = weaponFor(scene, heldOf({ ...said, range, facing }), against, book);
  const row = arm && book.weapons[arm.weapon];
  if (!arm || !row || range > row.range) return undefined;
  if ((said.obscured ?? met.obscured) && range > book.forbidden.obscured.inches) return undefined;
  if (isLimited(arm) && (met.arc ?? 0) > limits.field) return undefined;
  return chance(powerOf(arm.weapon, against), defenceOf(scene, target, against, facing), cover, isVehicle(target));
}

function heldOf({ weapon, mount, continued, range, facing }: ShotSaid): FirerOptions {
  return held({ weapon, mount, continued, range, facing });
}

/** A chance that no place can beat: the best of its arms, from behind, without cover. */
export function bestChance({ scene, target, against }: Aimed, said: ShotSaid): number {
  const arms = said.weapon ? [said.weapon] : armsIn(scene);
  const power = Math.max(0, ...arms.map((weapon) => powerOf(weapon, against)));
  const facing = said.facing ?? 'rear';
  return chance(power, defenceOf(scene, target, against, facing), said.cover ?? 'none', isVehicle(target));
}

/** How far the arms reach that could be meant, in inches. */
export function farthest(scene: Scene): number {
  return Math.max(0, ...armsIn(scene).map((weapon) => book.weapons[weapon].range));
}

function armsIn({ actor }: Scene): readonly WeaponId[] {
  const arms = actor ? armsOf(actor).map(({ weapon }) => weapon) : [];
  return arms.filter((weapon) => book.weapons[weapon] !== undefined);
}

function powerOf(weapon: WeaponId, against: keyof Firepower): number {
  return rowOfShot({ weapon, indirect: false }, book)[against] ?? 0;
}

/** The number to beat. House rules that read it otherwise make no place better than another. */
function defenceOf(scene: Scene, target: Unit, against: keyof Firepower, facing: ShotSaid['facing']): number {
  if (against === 'ap') {
    const id = vehicleOf(target);
    const afv = id === undefined ? undefined : afvOf(id, book);
    return (facing === 'front' ? afv?.front : afv?.side) ?? 0;
  }
  const stance = stanceOf(scene, target);
  const of = book.defence.of[typeOf(scene, target, book)];
  return (of[stance === 'running' ? 'moving' : stance] ?? of.stationary).value;
}

/** PT-FIRE-02, PT-COV-04, PT-COV-05: two dice and the firepower over the defence, and then no save. */
function chance(power: number, defence: number, cover: Cover, vehicle: boolean): number {
  const saves = cover !== 'none' && canSave(cover, vehicle) ? book.shooting.saves[cover] : undefined;
  const saved = saves ? shareOf((total) => rowOf(saves, total)[1] === 'saved') : 0;
  return shareOf((total) => total + power > defence) * (1 - saved);
}

const TOTALS = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => one + other));

function shareOf(isOne: (total: number) => boolean): number {
  return TOTALS.filter(isOne).length / TOTALS.length;
}
