import type { Book, Firepower } from '../../../../../data/panzertroops/book.ts';
import type { Forbidding } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { type Firing, firepowerOf } from '../../fire/shot.ts';
import { Refusal } from '../../refusal.ts';
import { armsOf, count, firedArms, has, isVehicle, menOf, unitIn } from '../../unit.ts';
import { headsDown, isInside, ridesSoft } from '../moving/carrying.ts';
import { refuseOut, refuseOwing } from '../out-of-play.ts';
import { callOf } from '../support/observers.ts';
import { busyWith, freeSlot, isApOnly, isCrewed, isEmpty, readyArms } from './arms.ts';
import { asBefore, hasActed } from './before.ts';
import { hurtingOf, reaches } from './choice.ts';
import { hasMoved, purposeOf } from './firer.ts';
import { forbiddenTargets } from './target.ts';

interface Shot extends Firing {
  readonly split?: string | undefined;
  readonly unlike?: string | undefined;
  readonly unarmed?: boolean | undefined;
}

type Check = (scene: Scene, firer: Unit, shot: Shot, book: Book, against: keyof Firepower) => Refusal | undefined;

/** What the book forbids for a shot from turn to turn: first the firer, his weapon and crew, then the targets. */
export function forbiddenShot(against: keyof Firepower): readonly Forbidding<Shot, Book>[] {
  const ofFirer = [...CHECKS, ...(against === 's' ? [refuseApOnly] : [])];
  return [
    refuseBefore,
    ...ofFirer.map(
      (check): Forbidding<Shot, Book> =>
        (scene, shot, book) =>
          scene.actor && check(scene, scene.actor, shot, book, against),
    ),
    (now, shot, book) => forbiddenTargets(shot.before ? asBefore(now) : now, shot, against, book),
  ];
}

function refuseBefore(now: Scene, shot: Shot, book: Book): Refusal | undefined {
  if (!shot.before || now.targets.length === 0 || now.targets.some(hasActed)) return undefined;
  return new Refusal(book.tracking.rules['before-loading'], 'nothing-before', { unit: now.targets[0]!.name });
}

const CHECKS: readonly Check[] = [
  refuseFirer,
  refuseTargetsOut,
  refuseUnarmed,
  refuseWeapon,
  refuseEmpty,
  refuseCrew,
  refuseAboard,
  refuseMoved,
  refuseAgain,
  refuseIndirect,
  refuseCharge,
];

function refuseApOnly(_scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (!isApOnly(firer, shot.weapon, book)) return undefined;
  const values = { weapon: book.weapons[shot.weapon].name };
  return new Refusal(book.tracking.rules['ap-only'], 'no-soft-firepower', values);
}

/** A charge that was dropped goes off without its man (PT-RUL-31). */
function refuseFirer(scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (shot.weapon !== 'satchel' || !firer.gone || firer.gone === 'wreck') {
    return refuseOut(firer, book) ?? refuseOwing(scene, firer, book);
  }
  if (has(firer, 'dropped') || hasBegun(firer, shot)) return undefined;
  return new Refusal(book.tracking.rules['satchel-lost'], 'charge-lies-with-him', { unit: firer.name });
}

/** Units out of play can't be targets, for any weapon. */
function refuseTargetsOut(now: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { targets } = shot.before ? asBefore(now) : now;
  const enemies = targets.filter(({ side }) => side !== firer.side);
  return enemies.map((each) => refuseOut(each, book)).find((each) => each !== undefined);
}

/** Nothing it has left could be fired at this target: say what's left, and what keeps the weapon that could have hurt it. */
function refuseUnarmed(
  scene: Scene,
  firer: Unit,
  shot: Shot,
  book: Book,
  against: keyof Firepower,
): Refusal | undefined {
  if (!shot.unarmed) return undefined;
  const { rules } = book.tracking;
  const values = { unit: firer.name };
  const [shell] = has(firer, 'off-table') ? firedArms(firer) : [];
  if (shell) return new Refusal(rules.shell, 'has-fired', { ...values, weapon: book.weapons[shell.weapon].name });
  if (armsOf(firer).length === 0) return new Refusal(rules['fires-once'], 'has-no-weapon', values);
  const ready = [...new Set(readyArms(firer, book).map(({ weapon }) => weapon))];
  const left = ready.map((weapon) => `${book.weapons[weapon].name} (${book.weapons[weapon].range}″)`);
  const kept = against === 'ap' ? keptFrom(scene, firer, shot, book) : {};
  return new Refusal(rules['fires-once'], 'nothing-left-to-fire', { ...values, left, ...kept });
}

/** The first of its weapons that could have hurt this armour, and what it lacks. */
function keptFrom(scene: Scene, firer: Unit, shot: Shot, book: Book) {
  const purpose = purposeOf(scene, firer, shot, 'ap', book);
  const [arm] = hurtingOf(firer, purpose, book);
  if (!arm) return { too: 'weak' };
  const { name, range } = book.weapons[arm.weapon];
  const could = { could: name };
  if (isEmpty(firer, arm)) return { ...could, lacks: 'empty' };
  if (!isCrewed(firer, arm, book))
    return { ...could, lacks: 'crew', men: menOf(firer), need: busyWith(firer, arm, book) };
  return reaches(arm.weapon, purpose, book)
    ? { ...could, lacks: 'fired' }
    : { ...could, lacks: 'range', farthest: range };
}

function refuseWeapon(_scene: Scene, firer: Unit, shot: Shot, { tracking, weapons }: Book): Refusal | undefined {
  const { weapon } = shot;
  const { rules } = tracking;
  const values = { unit: firer.name, weapon: weapons[weapon].name };
  if (weapon === 'satchel') {
    const had = armsOf(firer).some((each) => each.weapon === weapon) || has(firer, 'dropped');
    return had || has(firer, 'charge-used') ? undefined : new Refusal(rules['fires-once'], 'not-its-weapon', values);
  }
  const own = armsOf(firer).filter((each) => each.weapon === weapon);
  const mounted = own.some(({ mount }) => mount === shot.mount) || (own.length > 0 && !isVehicle(firer));
  if (mounted) return undefined;
  if (own.length === 0 && has(firer, 'weapon-destroyed') && weapon !== 'grenades') {
    return new Refusal(rules[isTeam(firer) ? 'crewed-lost' : 'weapon-lost'], 'weapon-is-destroyed', values);
  }
  if (own.length === 0 && has(firer, 'given-up')) return new Refusal(rules['pick-up'], 'weapon-was-given-up', values);
  return new Refusal(rules[weapon === 'grenades' ? 'carriers' : 'fires-once'], 'not-its-weapon', values);
}

function isTeam(unit: Unit): boolean {
  return menOf(unit) > 1 || has(unit, 'lost');
}

function refuseEmpty({ toggles }: Scene, firer: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  const { weapon } = shot;
  const { rules } = tracking;
  const values = { unit: firer.name, weapon };
  if (!isEmpty(firer, shot) || hasBegun(firer, shot)) return undefined;
  if (weapon === 'panzerfaust') return new Refusal(rules.rockets, 'no-rocket-left', values);
  if (weapon === 'flamethrower') {
    // Fuel that's spent forbids nothing while the rule is off: then it's the rule that's missing.
    return toggles.has('flamethrower') ? new Refusal(rules.fuel, 'flamethrower-empty', values) : undefined;
  }
  return new Refusal(rules['roof-gun'], 'roof-gun-is-out', values);
}

/** Whether this continues a shot of this step, which used up the fuel or the charge. */
function hasBegun(firer: Unit, shot: Shot): boolean {
  const fired = firedArms(firer);
  return (
    fired.length > 0 && shot.continued && fired.some((arm) => arm.weapon === shot.weapon && arm.mount === shot.mount)
  );
}

/** PT-TROOP-05 to -07: two carriers, two or three men; the crew serves what's mounted on a vehicle. */
function refuseCrew(_scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  if (shot.weapon === 'satchel' || isCrewed(firer, shot, book)) return undefined;
  const { name, kind } = book.weapons[shot.weapon];
  const { pair, 'heavy-crew': heavy, 'gun-crew': gun } = book.tracking.rules;
  return new Refusal({ infantry: pair, heavy, gun }[kind], 'crew-missing', {
    unit: firer.name,
    weapon: name,
    need: busyWith(firer, shot, book),
    men: menOf(firer),
  });
}

/** PT-LOAD-01, PT-RUL-22, PT-COV-08: limbered, in a soft vehicle, or with heads down. */
function refuseAboard(scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: firer.name };
  if (shot.weapon === 'satchel') return undefined;
  const tower = unitIn(scene, firer, 'towed-by');
  if (tower) return new Refusal(rules.loading, 'is-limbered', { ...values, vehicle: tower.name });
  if (ridesSoft(scene, firer)) return new Refusal(rules['fires-once'], 'passengers-do-not-fire', values);
  const heads = shot.mount === 'roof' || isInside(scene, firer, book);
  return heads && headsDown(scene, firer, book) ? new Refusal(rules.heads, 'heads-down', values) : undefined;
}

/** PT-ATK-06, PT-RUL-21: weapons served by a crew, on the ground or in a vehicle that moved. */
function refuseMoved(scene: Scene, firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { name, kind } = book.weapons[shot.weapon];
  if (kind === 'infantry' || isVehicle(firer) || shot.mount !== 'ground' || shot.phase !== 'attacking')
    return undefined;
  if (shot.indirect || !(hasMoved(scene, firer) || shot.moved)) return undefined;
  return new Refusal(book.tracking.rules['crewed-moved'], 'crewed-weapon-moved', { weapon: name }, 'moved');
}

/** PT-FIRE-01: once in each firing step; on an AFV each weapon once. A split goes on while there are points left. */
function refuseAgain(
  _scene: Scene,
  firer: Unit,
  shot: Shot,
  book: Book,
  against: keyof Firepower,
): Refusal | undefined {
  const { rules } = book.tracking;
  if (shot.continued) return refuseGoingOn(firer, shot, against, book);
  const { weapon } = shot;
  const values = { unit: firer.name, weapon };
  if (weapon === 'satchel' || freeSlot(firer, shot, book) !== undefined) return undefined;
  const rule = has(firer, 'off-table') && shot.indirect ? rules.shell : rules['fires-once'];
  if (menOf(firer) > 1 && !firedArms(firer).some((arm) => arm.weapon === weapon)) {
    return new Refusal(rule, 'all-busy', values);
  }
  return new Refusal(rule, 'has-fired', values);
}

/** PT-SPLIT-01, -03: only soft firepower is shared out, and only as long as a point of it is left. */
function refuseGoingOn(firer: Unit, shot: Shot, against: keyof Firepower, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: firer.name, weapon: shot.weapon };
  if (against === 'ap') return new Refusal(rules.undivided, 'never-divided', values);
  if (!hasBegun(firer, shot)) return new Refusal(rules.points, 'nothing-to-go-on-with', values);
  const available = firepowerOf(shot, 's', book);
  const used = count(firer, 'points-used');
  if (used < available && used + pointsOf(shot, book) <= available) return undefined;
  return new Refusal(rules.points, 'points-used-up', { ...values, available: Math.max(0, available), used });
}

/** The firepower a shot uses: the points of its targets, or otherwise all of it. */
export function pointsOf(shot: Shot, book: Book): number {
  const { split } = shot;
  if (split === undefined) return Math.max(0, firepowerOf(shot, 's', book));
  return split.split(',').reduce((sum, points) => sum + Number(points), 0);
}

/**
 * PT-ARTY-11, -13: an observer of the side has a call through, and his team is complete. PT-ARTY-01: or the gun isn't on the
 * table.
 */
function refuseIndirect(scene: Scene, firer: Unit, { indirect, weapon }: Shot, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: firer.name };
  if (!indirect) {
    return has(firer, 'off-table') ? new Refusal(rules['off-table'], 'is-off-the-table', values) : undefined;
  }
  if (!scene.at || !book.weapons[weapon].indirect) return undefined;
  // With the rule off there are no calls to wait for: the shot itself says that it's off.
  if (!scene.toggles.has('artillery-support')) return undefined;
  const call = callOf(scene, firer.side);
  if (call === 'through') return undefined;
  if (call === 'team-lost') return new Refusal(rules.lands, 'observers-knocked-out', values);
  if (call === 'no-team') return new Refusal(rules['no-team'], 'no-observers', values);
  return new Refusal(rules.lands, 'no-call-through', values);
}

/** PT-SATCH-01: a charge goes off in the attacking fire of the move in which it was dropped. */
function refuseCharge({ toggles }: Scene, firer: Unit, shot: Shot, { tracking }: Book): Refusal | undefined {
  if (shot.weapon !== 'satchel' || !toggles.has('satchel') || has(firer, 'dropped') || hasBegun(firer, shot))
    return undefined;
  const { satchel } = tracking.rules;
  const values = { unit: firer.name };
  if (has(firer, 'charge-used')) return new Refusal(satchel, 'charge-is-spent', values);
  return new Refusal(satchel, 'charge-not-dropped', values);
}
