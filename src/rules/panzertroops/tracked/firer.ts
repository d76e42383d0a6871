import type { Book, Firepower } from '../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Firing } from '../shot.ts';
import { type Arm, has, held, vehicleOf } from '../unit.ts';
import { afvOf } from '../vehicle.ts';
import { carrierOf } from './carrying.ts';
import { armFor, type Purpose } from './choice.ts';
import { isBroken } from './groups.ts';
import { stepKind } from './when.ts';

/** A shot as far as it's given, with its facing if it's at armour. */
export type FirerOptions = Partial<Firing> & {
  readonly facing?: string | undefined;
  readonly armour?: number | undefined;
};

/** What the referee knows of a firer; default values are left out. */
export function knownOfFirer(scene: Scene, given: FirerOptions, against: keyof Firepower, book: Book): Partial<Firing> {
  const { actor } = scene;
  if (!actor) return {};
  const phase = stepKind(scene, book);
  const offTable = has(actor, 'off-table');
  const indirect = given.indirect ?? offTable;
  const moved = indirect ? has(actor, 'left-start') && !offTable : hasMoved(scene, actor);
  const arm = weaponFor(scene, given, against, book);
  return held({
    weapon: arm?.weapon,
    mount: arm?.mount,
    phase: phase === 'move' ? undefined : phase,
    // PT-ARTY-09: for indirect fire the question is whether the weapon ever left its position.
    moved: moved || undefined,
    indirect: offTable || undefined,
    'off-table': indirect && !offTable ? false : undefined,
    // PT-RUL-44: his own state counts, whatever the rest of his group is.
    broken: isBroken(actor) || undefined,
  });
}

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
  const indirect = given.indirect ?? has(actor, 'off-table');
  const onTheMove = stepKind(scene, book) === 'attacking' && !indirect && (given.moved ?? hasMoved(scene, actor));
  const armour = against === 'ap' ? armourOf(scene, given, book) : undefined;
  return { against, given, indirect, armour, onTheMove };
}

function armourOf({ targets }: Scene, { armour, facing }: FirerOptions, book: Book): number | undefined {
  if (armour !== undefined) return armour;
  const id = targets[0] && vehicleOf(targets[0]);
  const afv = id === undefined ? undefined : afvOf(id, book);
  return facing === undefined || facing === 'front' ? afv?.front : afv?.side;
}

/** Whether a unit, or the vehicle it rides in, moved before this fire. */
export function hasMoved(scene: Scene, unit: Unit): boolean {
  const carrier = carrierOf(scene, unit);
  return has(unit, 'moved') || (carrier !== undefined && has(carrier, 'moved'));
}
