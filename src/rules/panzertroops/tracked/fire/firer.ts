import type { Book, Firepower } from '../../../../../data/panzertroops/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Firing } from '../../fire/shot.ts';
import { type Arm, armsOf, has, vehicleOf } from '../../unit.ts';
import { afvOf } from '../../vehicle.ts';
import { isBroken } from '../morale/groups.ts';
import { carrierOf } from '../moving/carrying.ts';
import { stepKind } from '../when.ts';
import { armFor, type Purpose } from './choice.ts';

/** A shot as far as it's given, with its facing if it's at armour. */
export type FirerOptions = Partial<Firing> & {
  readonly facing?: string | undefined;
  readonly armour?: number | undefined;
};

/** What the referee knows of a firer, an option at a time. */
export function knowsOfFirer(against: keyof Firepower) {
  const armOf = (scene: Scene, shot: FirerOptions, book: Book) => weaponFor(scene, saidOf(shot), against, book);
  return {
    // If there's nothing to fire, name the rule that says so.
    weapon: (scene, shot, book) =>
      armOf(scene, shot, book)?.weapon ?? (scene.actor && !saidOf(shot).weapon ? book.tracking.sidearm : undefined),
    mount: (scene, shot, book) => armOf(scene, shot, book)?.mount,
    phase: (scene, _shot, book) => {
      const phase = scene.actor && stepKind(scene, book);
      return phase === 'move' ? undefined : phase;
    },
    // PT-ARTY-09: for indirect fire the question is whether the weapon ever left its position.
    moved: (scene, shot) => {
      const { actor } = scene;
      if (!actor) return undefined;
      const moved = shot.indirect ? has(actor, 'left-start') && !has(actor, 'off-table') : hasMoved(scene, actor);
      return moved || undefined;
    },
    indirect: ({ actor }) => (actor && has(actor, 'off-table')) || undefined,
    'off-table': ({ actor }, shot) => (actor && shot.indirect && !has(actor, 'off-table') ? false : undefined),
    // PT-RUL-44: his own state counts, whatever the rest of his group is.
    broken: ({ actor }) => (actor && isBroken(actor)) || undefined,
    unarmed: (scene, shot, book) => (scene.actor && !saidOf(shot).weapon && !armOf(scene, shot, book)) || undefined,
  } satisfies Knows<Firing & { readonly unarmed?: boolean }, Book>;
}

/** The arms that a unit has, where they're mounted, and the edges of their ranges. */
export const domainsOfFirer: Domains<Firing, Book> = {
  // A charge that he has dropped still goes off.
  weapon: ({ actor }) => {
    const own = armsOf(actor!).map(({ weapon }) => weapon);
    return [...new Set(has(actor!, 'dropped') ? [...own, 'satchel' as const] : own)];
  },
  mount: ({ actor }, shot) => [
    ...new Set(armsOf(actor!).flatMap(({ weapon, mount }) => (weapon === shot.weapon ? [mount] : []))),
  ],
  range: (_scene, shot, { forbidden, weapons }) => {
    const reach = shot.weapon && weapons[shot.weapon].range;
    return [0, forbidden.obscured.inches, ...(reach ? [reach] : [])];
  },
};

/** The weapon the unit fires, if there's one: the same for filling in and for forbidding. */
export function weaponFor(scene: Scene, given: FirerOptions, against: keyof Firepower, book: Book): Arm | undefined {
  const { actor } = scene;
  return actor && armFor(actor, purposeOf(scene, actor, given, against, book), book);
}

/** What the choice of a weapon depends on, apart from the firer. */
export function purposeOf(
  scene: Scene,
  actor: Unit,
  given: FirerOptions,
  against: keyof Firepower,
  book: Book,
): Purpose {
  const isIndirect = () => given.indirect ?? has(actor, 'off-table');
  return {
    against,
    given,
    get toggles() {
      return scene.toggles;
    },
    get indirect() {
      return isIndirect();
    },
    get armour() {
      return against === 'ap' ? armourOf(scene, given, book) : undefined;
    },
    get onTheMove() {
      return stepKind(scene, book) === 'attacking' && !isIndirect() && (given.moved ?? hasMoved(scene, actor));
    },
  };
}

function armourOf({ targets }: Scene, shot: FirerOptions, book: Book): number | undefined {
  if (shot.armour !== undefined) return shot.armour;
  const id = targets[0] && vehicleOf(targets[0]);
  const afv = id === undefined ? undefined : afvOf(id, book);
  return afv && (shot.facing === undefined || shot.facing === 'front' ? afv.front : afv.side);
}

/** Whether a unit, or the vehicle it rides in, moved before this fire. */
export function hasMoved(scene: Scene, unit: Unit): boolean {
  const carrier = carrierOf(scene, unit);
  return has(unit, 'moved') || (carrier !== undefined && has(carrier, 'moved'));
}
