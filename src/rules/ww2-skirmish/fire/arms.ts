import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import { oncePer } from '../../../kernel/once.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import { type Figure, figuresOf, inAction, isManned } from '../figures.ts';
import { has, word, words } from '../unit.ts';

/** Mounts of a vehicle's machine guns, in the order in which they're used if nobody names one. */
export const MOUNTS = ['hull', 'turret', 'roof'] as const;
export type Mount = (typeof MOUNTS)[number];

/** What anyone of a team has in hand, in action or not. Kept, as its figures are. */
const carriedBy = oncePer((unit: Unit) => new Set(figuresOf(unit).map(({ carries }) => carries)));

/** What a team fires unless a player names something else: its own weapon, what most of its men carry, or what's mounted. */
export function weaponOf<W extends string>(unit: Unit, fires: readonly W[]): W | undefined {
  const carried = inAction(unit).map(({ carries }) => carries);
  const own = [word(unit, 'weapon')];
  const onFoot = has(unit, 'abandoned');
  const mounted = isManned(unit) && mountsOf(unit).length > 0 ? ['mg'] : [];
  // What a crew has left behind comes last, so that the reply can say nobody has it.
  const arms = onFoot ? [...carried, ...own] : [...own, ...carried, ...mounted];
  const arm = arms.find((each) => (fires as readonly (string | undefined)[]).includes(each));
  return fires.find((each) => each === arm);
}

/** Where a manned vehicle has machine guns. */
export function mountsOf(unit: Unit): readonly Mount[] {
  const mounted = words(unit, 'weapons');
  return MOUNTS.filter((mount) => mounted.includes(`${mount}-mg`));
}

/** The first of a vehicle's machine guns that works; if all are wrecked, the first. */
export function mountUsed(unit: Unit): Mount | undefined {
  const wrecked = words(unit, 'weapons-wrecked');
  const mounts = mountsOf(unit);
  return mounts.find((mount) => !wrecked.includes(`${mount}-mg`)) ?? mounts[0];
}

/** Whether anyone of the team, in action or not, has the weapon, or it's mounted there. */
export function hasWeapon(unit: Unit, weapon: string, mount: string | undefined, book: Book): boolean {
  if (book.tracking.weapons.anybody.includes(weapon)) return true;
  if (isManned(unit)) {
    const mounted = words(unit, 'weapons');
    if (mounted.includes(weapon)) return true;
    if (weapon === 'mg' && mounted.some((each) => each.endsWith('-mg'))) {
      return mount === undefined || mounted.includes(`${mount}-mg`);
    }
  }
  const own = !has(unit, 'abandoned') && word(unit, 'weapon') === weapon;
  return own || carriedBy(unit).has(weapon);
}

/**
 * The men who serve a weapon: those who carry it, and the loaders of a crewed one, who also take it over. If none of them is
 * left, anyone is. A charge is set by the whole team.
 */
export function serversOf(unit: Unit, weapon: string, book: Book, mount?: string): readonly Figure[] {
  const { weapons } = book.tracking;
  const men = inAction(unit);
  if (weapons.anybody.includes(weapon)) return men;
  if (isManned(unit) && weapon === 'mg' && mountsOf(unit).length > 0) return machineGunner(unit, mount);
  const crewed = weapons.crewed.includes(weapon);
  const bearers = men.filter(({ carries }) => carries === weapon);
  const loaders = crewed && !has(unit, 'abandoned') ? men.filter((figure) => isLoader(figure, bearers)) : [];
  const own = [...bearers, ...loaders];
  if (own.length > 0) return own;
  return crewed || !carriedBy(unit).has(weapon) ? withoutDriver(unit, men) : [];
}

function isLoader({ role, n }: Figure, bearers: readonly Figure[]): boolean {
  return role === 'loader' && !bearers.some((each) => each.n === n);
}

/** Someone in a vehicle has to drive. */
function withoutDriver(unit: Unit, men: readonly Figure[]): readonly Figure[] {
  return isManned(unit) ? men.filter(({ role }) => role !== 'driver') : men;
}

/** the hull gunner; if he's absent, or at another mount, anyone of the crew except the driver. */
function machineGunner(unit: Unit, mount: string | undefined): readonly Figure[] {
  const men = withoutDriver(unit, inAction(unit));
  const hull = men.find(({ role }) => role === 'hull-gunner');
  if (hull && mount === 'hull') return [hull];
  const others = [...men].sort((a, b) => eager(a) - eager(b) || b.left - a.left);
  return others.slice(0, 1);
}

/** Who mans a machine gun first: men with an Action and nothing better to serve. */
function eager({ left, role, weapon }: Figure): number {
  const busy = weapon !== undefined && weapon !== 'mg' ? 2 : role === 'loader' || role === 'hull-gunner' ? 1 : 0;
  return (left > 0 ? 0 : 3) + busy;
}

/** Whether a team serves one of these weapons. */
export function serves(unit: Unit, weapons: readonly string[]): boolean {
  return inAction(unit).some(({ carries }) => carries !== undefined && weapons.includes(carries));
}

/** Those of these weapons that a team has, or that anybody has. */
export function arms<W extends string>(unit: Unit, weapons: readonly W[], book: Book): readonly W[] {
  return weapons.filter((weapon) => hasWeapon(unit, weapon, undefined, book));
}
