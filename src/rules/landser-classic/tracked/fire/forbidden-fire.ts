import type { Book } from '../../../../../data/landser-classic/book.ts';
import { barring, type Forbidding, ofActor } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { halfDone, refuseAction, refuseDeed, refuseOutOfPlay } from '../gate.ts';
import { assertFigures, assertTarget, refuseSaidOtherwise } from '../known.ts';
import { count, isOwnTurn, isVehicle, word } from '../state.ts';
import { crewmenOf, refuseBeforeBail } from '../tanks/crew.ts';
import { burstGoesOn, refuseDice } from './burst.ts';
import {
  type Fired,
  type Firing,
  firesAgain,
  howAutomatic,
  isAtPoint,
  refuseAnotherTarget,
  refuseCovering,
  refuseHidden,
  refuseOfFirer,
  refuseUnaware,
} from './shooting.ts';
import { refuseCrewOfWeapon, refuseWeapon, weaponAtMen } from './weapons.ts';

/** LC-ACT-01: he carries nothing that's fired at men, whatever he names. */
function refuseUnarmed(firer: Unit, book: Book): Refusal | undefined {
  if (weaponAtMen(firer, false, book) !== undefined) return undefined;
  const values = { unit: firer.name, weapon: word(firer, 'weapon'), vehicle: isVehicle(firer) };
  return new Refusal(book.tracking.rules.profile, 'nothing-for-men', values);
}

/** What matters about a firer, at men or at a vehicle: his action, his weapon, and the men who serve it. */
export const CHECKS_OF_FIRER: readonly ((
  scene: Scene,
  firer: Unit,
  shot: Firing,
  book: Book,
) => Refusal | undefined)[] = [
  refuseAnotherTarget,
  refuseMoving,
  (scene, firer, shot, book) => {
    const half = halfDone(firer, 'fire');
    const wanted = {
      verb: 'fire',
      get action() {
        return half || (shot.moved && !shot['from-vehicle']) ? 'move-and-fire' : 'fire';
      },
      get weapon() {
        return shot.weapon;
      },
      goesOn: half || burstGoesOn(scene, firer, shot) || firesAgain(scene, firer, shot, book),
      attacks: true,
    } as const;
    return refuseAction(scene, firer, wanted, book);
  },
  (scene, firer, shot, book) => {
    if (burstGoesOn(scene, firer, shot)) return refuseDice(firer, shot, book);
    return (atMen(shot, book) && refuseUnarmed(firer, book)) || refuseWeapon(firer, shot.weapon, book);
  },
  (scene, firer, shot, book) => {
    if (burstGoesOn(scene, firer, shot)) return undefined;
    return refuseCrewOfWeapon(scene, firer, { weapon: shot.weapon, automatic: howAutomatic(shot) }, book);
  },
];

/** What's forbidden a shot at men, in the contract's order. */
export const forbiddenFire: readonly Forbidding<Fired, Book>[] = [
  (scene, shot, book) => {
    const { actor, targets } = scene;
    if (!actor) return refuseSaidOtherwise(scene, targets, shot, book);
    return targets.length === 0 && (!isAtPoint(shot, book) || shot.figures !== 0)
      ? assertTarget(scene, Infinity)
      : undefined;
  },
  ...ofActor<Fired, Book>(
    barring(refuseOutOfPlay, (scene: Scene, actor: Unit, _shot: Fired, book: Book) =>
      refuseAnyShot(scene, actor, book),
    ),
    ...CHECKS_OF_FIRER,
    refuseTargets,
    (scene, actor, shot, book) => refuseUnaware(scene, actor, shot, book),
    (scene, actor, shot, book) => refuseOfFirer(scene, actor, shot, book),
    ({ targets }, _actor, shot) => (shot.burst === undefined ? assertFigures(targets, shot.figures ?? 1) : undefined),
    (scene, _actor, shot, book) => refuseSaidOtherwise(scene, scene.targets, shot, book),
  ),
];

/** What forbids him any shot at all: looking at no shot spares whoever tries them out all the others. */
export function refuseAnyShot(scene: Scene, firer: Unit, book: Book): Refusal | undefined {
  // What forbids another target comes before this.
  const isSecond = firer.fields.action === 'fire' && count(firer, 'shots') === 1;
  return refuseCovering(scene, firer, book) ?? (isSecond ? undefined : refuseDeed(scene, firer, 'fire', book));
}

function atMen({ weapon }: Firing, { toHit }: Book): boolean {
  return Object.hasOwn(toHit.need, weapon);
}

/** LC-COV-01: who covers has stayed where he is. */
function refuseMoving(scene: Scene, firer: Unit, shot: Firing, { tracking }: Book): Refusal | undefined {
  if (isOwnTurn(scene, firer) || !shot.moved || shot['from-vehicle']) return undefined;
  return new Refusal(tracking.rules['covering-fire'], 'covers-from-his-place', { unit: firer.name });
}

/** Whether it's a vehicle whose crew are figures: they're aimed at instead. */
export function isCrewed(scene: Scene, unit: Unit): boolean {
  return isVehicle(unit) && crewmenOf(scene, unit).length > 0;
}

/** Who can be fired at (2.2 of the contract). */
function refuseTargets(scene: Scene, firer: Unit, shot: Fired, book: Book): Refusal | undefined {
  const { rules, vehicles } = book.tracking;
  const [first] = scene.targets;
  if (!first) return undefined;
  const values = { unit: firer.name, target: first.name };
  if (first.side === firer.side) return new Refusal(rules.fire, 'own-side', values);
  const out = scene.targets.find(({ gone }) => gone);
  if (out) return new Refusal(rules.fire, 'target-out-of-play', { target: out.name, why: out.gone });
  const inWreck = refuseBeforeBail(scene, scene.targets, book);
  if (inWreck) return inWreck;
  if (scene.targets.length > 1 && !(shot.auto || isAtPoint(shot, book))) {
    const auto = !shot.moved && (book.automatic.weapons as readonly string[]).includes(shot.weapon);
    return new Refusal(rules['template-only'], 'one-man-a-shot', { ...values, targets: scene.targets.length, auto });
  }
  const crewed = vehicles && scene.targets.find((each) => isCrewed(scene, each));
  if (crewed) return new Refusal(vehicles.rules['crew-wounds'], 'name-a-crewman', { target: crewed.name });
  return isAtPoint(shot, book) ? undefined : refuseHidden(first, shot, book);
}
