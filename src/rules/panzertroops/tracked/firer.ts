import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book, Firepower, Mount, Stance, TargetType, WeaponId } from '../book.ts';
import type { Firing } from '../shot.ts';
import { armsOf, has, isVehicle, kindOf, word, words } from '../unit.ts';
import { carrierOf, ridesOutside } from './carrying.ts';
import { groupOf, isBroken } from './groups.ts';
import { stepKind } from './when.ts';

/** What the referee knows of a firer; what is a default anyway is left out. */
export function knownOfFirer(
  scene: Scene,
  given: Partial<Firing>,
  against: keyof Firepower,
  book: Book,
): Partial<Firing> {
  const { actor } = scene;
  if (!actor) return {};
  const arm = armFor(actor, given, against, book);
  const phase = stepKind(scene, book);
  const offTable = has(actor, 'off-table');
  const indirect = given.indirect ?? offTable;
  return held({
    weapon: arm?.weapon as WeaponId | undefined,
    mount: arm?.mount as Mount | undefined,
    phase: phase === 'move' ? undefined : phase,
    // PT-ARTY-09: of indirect fire it is asked whether the weapon ever left its position.
    moved: (indirect ? has(actor, 'left-start') && !offTable : hasMoved(scene, actor)) || undefined,
    indirect: offTable || undefined,
    'off-table': indirect && !offTable ? false : undefined,
    broken: isBroken(groupOf(scene, actor)) || undefined,
  });
}

/** Whether a unit, or what it rides in, moved before this fire. */
export function hasMoved(scene: Scene, unit: Unit): boolean {
  const carrier = carrierOf(scene, unit);
  return has(unit, 'moved') || (carrier !== undefined && has(carrier, 'moved'));
}

/** The weapon that was named, as the unit has it, or the first that can do anything; grenades are thrown by their name. */
function armFor(unit: Unit, given: Partial<Firing>, against: keyof Firepower, { weapons }: Book): Arm | undefined {
  const arms = armsOf(unit);
  const shot = words(unit, 'fired');
  if (given.weapon !== undefined) {
    const own = arms.filter(({ weapon }) => weapon === given.weapon);
    const fresh = own.find(({ weapon, mount }) => !shot.includes(mount ? `${weapon}/${mount}` : weapon));
    return begunWith(shot, given, ({ weapon }) => weapon === given.weapon) ?? fresh ?? own[0];
  }
  const isUseful = ({ weapon }: Arm) => {
    const row = weapons[weapon as WeaponId];
    return row !== undefined && row[against] !== null && weapon !== 'grenades';
  };
  const useful = arms.filter(isUseful);
  // The mounted weapons of a vehicle fire each once: the next one that has not.
  const fresh = isVehicle(unit) ? useful.find(({ weapon, mount }) => !shot.includes(`${weapon}/${mount}`)) : undefined;
  return begunWith(shot, given, isUseful) ?? fresh ?? useful[0];
}

type Arm = ReturnType<typeof armsOf>[number];

/** A shot that is continued goes on with the weapon that began it, though there be no more of it: a satchel charge. */
function begunWith(shot: readonly string[], { continued }: Partial<Firing>, is: (arm: Arm) => boolean) {
  if (!continued) return undefined;
  const begun = shot.map((slot): Arm => {
    const [weapon = '', mount] = slot.split('/');
    return { weapon, mount };
  });
  return begun.findLast(is);
}

/** What is fired at, and how it moves: PT-RUL-04, PT-RUL-06. */
export function knownOfTarget(
  scene: Scene,
  target: Unit,
  book: Book,
): { readonly 'target-type'?: TargetType; readonly stance?: Stance } {
  const stance = stanceOf(scene, target);
  return held({
    'target-type': typeOf(scene, target, book),
    stance: stance === 'stationary' ? undefined : stance,
  });
}

/** Whether it is in a forest or building, out of which it has not fired. */
export function isHidden(target: Unit): boolean {
  return has(target, 'in-edge') && !has(target, 'revealed');
}

function typeOf(scene: Scene, target: Unit, book: Book): TargetType | undefined {
  const carrier = carrierOf(scene, target);
  if (carrier && kindOf(carrier) === 'afv') return ridesOutside(carrier, book) ? 'rider' : 'exposed';
  const kind = kindOf(target);
  // Soft fire at an AFV is fire at whoever shows his head.
  return kind === 'afv' ? 'exposed' : kind;
}

function stanceOf(scene: Scene, target: Unit): Stance {
  if (has(target, 'towed-by')) return 'moving';
  const carrier = carrierOf(scene, target);
  const stance = word(carrier ?? target, 'stance') as Stance | undefined;
  if (!stance) return 'stationary';
  return carrier ? 'moving' : stance;
}

/** Without what is not known. */
export function held<T extends object>(known: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as never;
}
