import {
  LAUNCHERS,
  type Launcher,
  MACHINE_GUNS,
  type MachineGun,
  SMALL_ARMS,
  type SmallArm,
} from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { bandOf } from '../../distance.ts';
import { Refusal } from '../../refusal.ts';
import { areMen, type Changing, count, isVehicle, word, words } from '../unit.ts';

/** A number field that counts a weapon of the unit. */
const COUNTED = ['smg', 'light-mg', 'heavy-mg', 'bazooka', 'panzerschreck', 'piat', 'panzerfaust'] as const;
type Counted = (typeof COUNTED)[number];

/** A burst or shot as it's remembered: players may throw for the same burst in several sections and classes of cover. */
export interface Burst {
  readonly weapon: string;
  /** The section of the cone and the cover. A shot at a vehicle is a burst of its own. */
  readonly section: string;
}

/** How many of a weapon a unit has (HP-RUL-33, HP-RUL-35). */
export function numberOf(unit: Unit, weapon: string, book: Book): number {
  if (isVehicle(unit)) return weapon === 'heavy-mg' ? machineGunsOf(unit, book) : 0;
  const counted = COUNTED.find((each) => each === weapon);
  if (!counted) return 0;
  const carried = Math.max(count(unit, counted), word(unit, 'weapon') === weapon ? 1 : 0);
  return book.tracking.spent.includes(weapon) ? carried - count(unit, 'spent') : carried;
}

/** HP-RUL-35: every vehicle but a soft one has one. */
function machineGunsOf(unit: Unit, { vehicles }: Book): number {
  const said = unit.fields['heavy-mg'];
  if (typeof said === 'number') return said;
  const id = word(unit, 'vehicle') as keyof typeof vehicles;
  return vehicles[id].kind === 'soft' ? 0 : 1;
}

/** HP-RUL-33: men who carry no other small arm have rifles and pistols. */
export function riflesOf(unit: Unit, { tracking }: Book): number {
  if (!areMen(unit)) return 0;
  const others = tracking['no-rifles'].reduce((sum, weapon) => sum + count(unit, weapon as Counted), 0);
  return Math.max(0, count(unit, 'men') - others);
}

/** The small arms that it could fire at men, most men's first: rifles are pistols too at an inch. */
export function smallArmsOf(unit: Unit, book: Book): readonly SmallArm[] {
  const rifles: readonly SmallArm[] = riflesOf(unit, book) > 0 ? ['rifle'] : [];
  return [...rifles, ...SMALL_ARMS.filter((weapon) => !isRifle(weapon) && numberOf(unit, weapon, book) > 0)];
}

/** What it could fire at a vehicle besides the gun that it is or carries: launchers, and machine guns at what they can hurt. */
export function launchersOf(unit: Unit, at: Unit | undefined, book: Book): readonly (Launcher | MachineGun)[] {
  const id = at && (word(at, 'vehicle') as keyof Book['vehicles'] | undefined);
  const isSoft = id === undefined || book.vehicles[id].kind === 'soft';
  return [...LAUNCHERS, ...(isSoft ? MACHINE_GUNS : [])].filter((weapon) => numberOf(unit, weapon, book) > 0);
}

/** The only one there is: nobody is asked for it. */
export function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}

/** Men who haven't shot, thrown or served a weapon this turn. */
export function menLeft(unit: Unit): number {
  return Math.max(0, count(unit, 'men') - count(unit, 'men-used'));
}

/** HP-INF-02. */
export function refuseUnarmed(unit: Unit, weapon: string, book: Book): Refusal | undefined {
  const has = isRifle(weapon) ? riflesOf(unit, book) : numberOf(unit, weapon, book) + spentOf(unit, weapon, book);
  if (has > 0) return undefined;
  return new Refusal(book.tracking.rules.arms, 'has-it-not', { unit: unit.name, weapon });
}

/** Weapons that were fired still count here: another rule says that they're spent. */
function spentOf(unit: Unit, weapon: string, { tracking }: Book): number {
  return tracking.spent.includes(weapon) ? count(unit, 'spent') : 0;
}

export function isRifle(weapon: string): boolean {
  return weapon === 'rifle' || weapon === 'pistol';
}

/** How many men can still fire a rifle in this turn; below 1 if nobody can. */
export function riflesLeft(unit: Unit, book: Book): number {
  return Math.min(menLeft(unit), riflesOf(unit, book) - count(unit, 'rifles-fired'));
}

/** HP-SEQ-03: each die needs a rifle and a man. */
export function refuseRifles(unit: Unit, weapon: string, shooters: number, book: Book): Refusal | undefined {
  const left = riflesLeft(unit, book);
  if (shooters <= left) return undefined;
  return new Refusal(book.tracking.rules.once, 'too-few-rifles', { unit: unit.name, weapon, left: Math.max(0, left) });
}

/** HP-SEQ-03, HP-RUL-33: no more bursts than weapons, and every weapon needs men who haven't acted. */
export function refuseBurst(unit: Unit, burst: Burst, book: Book): Refusal | undefined {
  const { once } = book.tracking.rules;
  const { weapon } = burst;
  const values = { unit: unit.name, weapon };
  const more = burstsWith(unit, burst) - burstsOf(unit, weapon);
  if (more === 0) return undefined;
  const spent = spentOf(unit, weapon, book);
  if (burstsWith(unit, burst) > numberOf(unit, weapon, book) + spent) return new Refusal(once, 'fired-already', values);
  if (isVehicle(unit) || menLeft(unit) >= leastServing(weapon, book)) return undefined;
  return new Refusal(once, 'too-few-men-left', { ...values, left: menLeft(unit), men: serving(weapon, book) });
}

function serving(weapon: string, { tracking }: Book): number {
  return tracking.serving[weapon] ?? 1;
}

function leastServing(weapon: string, book: Book): number {
  return book.tracking['served-by-one'].includes(weapon) ? 1 : serving(weapon, book);
}

/** How many bursts a weapon has fired: the most calls in one section and cover, plus every shot at a vehicle. */
function burstsOf(unit: Unit, weapon: string, more?: string): number {
  const calls = [...words(unit, 'fired'), ...(more === undefined ? [] : [more])].filter((each) => {
    return each.startsWith(`${weapon}/`);
  });
  const at: Record<string, number> = {};
  for (const call of calls) {
    const section = call.slice(0, call.lastIndexOf('/'));
    at[section] = (at[section] ?? 0) + 1;
  }
  const vehicles = at[`${weapon}/${AT_VEHICLE}`] ?? 0;
  const men = Object.entries(at).filter(([section]) => section !== `${weapon}/${AT_VEHICLE}`);
  return vehicles + Math.max(0, ...men.map(([, number]) => number));
}

function burstsWith(unit: Unit, burst: Burst): number {
  return burstsOf(unit, burst.weapon, entryOf(unit, burst));
}

/** The section recorded for a shot at a vehicle, and for the gun of a piece or vehicle. */
export const AT_VEHICLE = 'vehicle';

/** Makes each entry a different word, so that a list of them keeps all. */
function entryOf(unit: Unit, { weapon, section }: Burst): string {
  const before = words(unit, 'fired').filter((each) => each.startsWith(`${weapon}/${section}/`));
  return `${weapon}/${section}/${before.length + 1}`;
}

/** The section of the cone and the cover, as a burst is remembered. */
export function sectionOf(
  { toggles }: Scene,
  {
    weapon,
    range,
    cover,
  }: { readonly weapon: keyof Book['smallArms']; readonly range: number; readonly cover: string },
  book: Book,
): string {
  const counts = toggles.has('double-scale') ? range / book.doubled.times : range;
  return `${bandOf(counts, book.smallArms[weapon])}/${cover}`;
}

/** HP-INF-08: whether it's the rest of a burst that has been fired, at whoever else is under its cone: that's owed. */
export function isRestOfBurst({ due, actor, targets }: Scene, weapon: string): boolean {
  return due.some(
    ({ verb, unit, options, targets: caught = [] }) =>
      verb === 'fire' &&
      unit === actor?.id &&
      options.weapon === weapon &&
      targets.some(({ id }) => caught.includes(id)),
  );
}

/** Fires a burst or shot. Its men are used up, unless it's another section of a burst already fired, or the rest of one. */
export function burstFired(changes: Changing, unit: Unit, burst: Burst, book: Book): void {
  const { once } = book.tracking.rules;
  const more = burstsWith(unit, burst) - burstsOf(unit, burst.weapon);
  // Several units in the same section and cover are still the same burst.
  if (more > 0 && isRestOfBurst(changes.scene, burst.weapon)) return;
  changes.set(unit, 'fired', [...words(unit, 'fired'), entryOf(unit, burst)], once);
  if (!isVehicle(unit)) menUsed(changes, unit, more * serving(burst.weapon, book), book);
}

export function riflesFired(changes: Changing, unit: Unit, shooters: number, book: Book): void {
  const { once } = book.tracking.rules;
  changes.set(unit, 'rifles-fired', count(unit, 'rifles-fired') + shooters, once);
  menUsed(changes, unit, shooters, book);
}

/** Men act this turn; never more than the unit has. */
export function menUsed(changes: Changing, unit: Unit, men: number, { tracking }: Book): void {
  const used = Math.min(count(unit, 'men'), count(unit, 'men-used') + men);
  if (used > 0) changes.set(unit, 'men-used', used, tracking.rules.once);
}

/** Whether the gun, mortar or battery itself has fired this turn; for a vehicle, any gun. */
export function gunHasFired(unit: Unit): boolean {
  return words(unit, 'fired').some((each) => each.includes(`/${SHOT}/`));
}

const SHOT = 'shot';

/** A gun, mortar or battery fires: all its men have acted. */
export function gunFired(changes: Changing, unit: Unit, weapon: string, book: Book): void {
  const entry = entryOf(unit, { weapon, section: SHOT });
  changes.set(unit, 'fired', [...words(unit, 'fired'), entry], book.tracking.rules.once);
  if (!isVehicle(unit)) menUsed(changes, unit, count(unit, 'men'), book);
}
