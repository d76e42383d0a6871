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
function armFor(unit: Unit, given: Partial<Firing>, against: keyof Firepower, { weapons }: Book) {
  const arms = armsOf(unit);
  const shot = words(unit, 'fired');
  // A shot that is continued goes on with the weapon that began it.
  const begunIn = (of: typeof arms) => (given.continued ? of.findLast((arm) => shot.includes(slotOf(arm))) : undefined);
  if (given.weapon !== undefined) {
    const own = arms.filter(({ weapon }) => weapon === given.weapon);
    return (
      begunIn(own) ?? own.find(({ weapon, mount }) => !shot.includes(mount ? `${weapon}/${mount}` : weapon)) ?? own[0]
    );
  }
  const useful = arms.filter(({ weapon }) => {
    const row = weapons[weapon as WeaponId];
    return row !== undefined && row[against] !== null && weapon !== 'grenades';
  });
  // The mounted weapons of a vehicle fire each once: the next one that has not.
  const fresh = isVehicle(unit) ? useful.find(({ weapon, mount }) => !shot.includes(`${weapon}/${mount}`)) : undefined;
  return begunIn(useful) ?? fresh ?? useful[0];
}

/** A weapon as it is remembered among those fired. */
function slotOf({ weapon, mount = 'ground' }: ReturnType<typeof armsOf>[number]): string {
  return `${weapon}/${mount}`;
}

/** What is fired at, and how it moves: PT-RUL-04, PT-RUL-06. */
export function knownOfTargets(
  scene: Scene,
  book: Book,
): { readonly 'target-type'?: TargetType; readonly stance?: Stance; readonly obscured?: boolean } {
  const [target] = scene.targets;
  if (!target) return {};
  const stance = stanceOf(scene, target);
  return held({
    'target-type': typeOf(scene, target, book),
    stance: stance === 'stationary' ? undefined : stance,
    obscured: (has(target, 'in-edge') && !has(target, 'revealed')) || undefined,
  });
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
