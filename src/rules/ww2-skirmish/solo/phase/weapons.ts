import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Costly } from '../../../../../data/ww2-skirmish/tracking.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { MOUNTS } from '../../fire/arms.ts';
import { inPurse, purseOf } from '../../tracked/purse.ts';
import { has, word, words } from '../../unit.ts';

/** A weapon it has, and where it's mounted. */
export interface Weapon {
  readonly weapon: string;
  /** Its name among the weapons it has fired. */
  readonly mounting: string;
  readonly mount?: string;
}

/** What it can fire, each once, its heaviest first. */
export function weaponsOf(unit: Unit, book: Book): readonly Weapon[] {
  const { weapons } = book.tracking;
  const heavy = (each: Weapon) => (weapons['main-guns'].includes(each.weapon) ? 0 : 1);
  const arms = isManned(unit) ? [...mounted(unit, weapons['main-guns']), ...machineGuns(unit)] : carried(unit);
  return arms.toSorted((a, b) => heavy(a) - heavy(b));
}

function carried(unit: Unit): readonly Weapon[] {
  const own = has(unit, 'abandoned') ? [] : [word(unit, 'weapon')];
  const arms = [...own, ...inAction(unit).map(({ carries }) => carries)];
  return [...new Set(arms.filter((arm) => arm !== undefined))].map((weapon) => ({ weapon, mounting: weapon }));
}

function mounted(unit: Unit, mainGuns: readonly string[]): readonly Weapon[] {
  return whole(unit)
    .filter((each) => !each.endsWith('-mg') && !(mainGuns.includes(each) && has(unit, 'optics-lost')))
    .map((weapon) => ({ weapon, mounting: weapon }));
}

function machineGuns(unit: Unit): readonly Weapon[] {
  const there = whole(unit);
  return MOUNTS.filter((mount) => there.includes(`${mount}-mg`)).map((mount) => ({
    weapon: 'mg',
    mounting: `${mount}-mg`,
    mount,
  }));
}

function whole(unit: Unit): readonly string[] {
  const wrecked = words(unit, 'weapons-wrecked');
  return words(unit, 'weapons').filter((each) => !wrecked.includes(each));
}

/** Whether the men who serve it have enough Actions left for a shot. */
export function paysFor(unit: Unit, { weapon }: Pick<Weapon, 'weapon'>, book: Book): boolean {
  return inPurse(purseOf(unit, weapon, book)) >= (book.tracking.costs[weapon as Costly]?.actions ?? 1);
}

/** Weapons fired shot by shot, and not one throw after the other (S-14). */
export function isSmallArm(weapon: string): boolean {
  return SMALL.includes(weapon);
}

const SMALL: readonly string[] = ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg'];

/** Whether the unit has anything to shoot with at the moment. */
export function canShoot(unit: Unit, book: Book): boolean {
  const kept = (['suppressed', 'routed', 'idle', 'stunned', 'volleyed'] as const).some((field) => has(unit, field));
  if (kept || inAction(unit).length === 0 || words(unit, 'contact').length > 0) return false;
  return weaponsOf(unit, book).some((arm) => paysFor(unit, arm, book));
}
