import type { Book } from '../../../../data/landser-classic/book.ts';
import type { Knows } from '../../../kernel/act.ts';
import { type Forbidding, ofActor } from '../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { countOf, sumOf } from '../../../kernel/together.ts';
import type { Outcome, Tracked } from '../../../kernel/verb.ts';
import { edgesOf } from '../bands.ts';
import { eachOptions, expandedEach } from '../figures.ts';
import { jamRuleOf } from '../jams.ts';
import { Refusal } from '../refusal.ts';
import { acts, moves } from './acts.ts';
import { burstBegins, burstEnds, burstGoesOn, hadOfBurst, refuseDice, shareOf, waysToGoOn } from './burst.ts';
import { crewmenOf, refuseBeforeBail, vehicleOf } from './crew.ts';
import { GONE } from './falls.ts';
import { halfDone, refuseAction, refuseDeed } from './gate.ts';
import { outOfHide } from './hide.ts';
import { always, assertFigures, assertTarget, expanded, knowsOfCaught, refuseSaidOtherwise } from './known.ts';
import {
  type Fired,
  type Firing,
  firesAgain,
  hidesInTheOpen,
  howAutomatic,
  isAtPoint,
  isAutomatic,
  knowsOfFirer,
  mayCover,
  refuseAnotherTarget,
  refuseCovering,
  refuseHidden,
  refuseOfFirer,
  refuseUnaware,
} from './shooting.ts';
import { loaderOf } from './squads.ts';
import {
  bindsNow,
  type Changing,
  count,
  coverEnds,
  enemiesOf,
  has,
  isBetweenTurns,
  isOwnTurn,
  isVehicle,
  lastOwnTurn,
  word,
  words,
} from './state.ts';
import { fatesIn, shotAt, strikeAll } from './struck.ts';
import { automaticTurn, feeds, layTemplate } from './template.ts';
import { armsOf, refuseCrewOfWeapon, refuseWeapon } from './weapons.ts';

const knows: Knows<Fired, Book> = {
  // Who has none is refused, and not asked which of the book's he means.
  weapon: ({ actor }, shot, book) => actor && (weaponOf(actor, shot.moved ?? false, book) ?? 'rifle'),
  ...knowsOfFirer<Fired>([
    'wound-penalty',
    'not-set-up',
    'alone',
    'from-vehicle',
    'suppressed-by',
    'aim-turns',
    'moved',
    'same-target',
    'target-fast',
  ] as const),
  figures: ({ targets }) => (targets.length > 1 ? targets.length : undefined),
  ...knowsOfCaught<Fired>(({ targets }) => targets, {
    'light-this-turn': always,
    'serious-before': always,
    // A template laid at a point respects each man's own cover.
    cover: isAtPoint,
    'light-before': expanded,
    'target-in-vehicle': expanded,
  }),
};

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

const forbid: readonly Forbidding<Fired, Book>[] = [
  (scene, shot, book) => {
    const { actor, targets } = scene;
    if (!actor) return refuseSaidOtherwise(scene, targets, shot, book);
    return targets.length === 0 && (!isAtPoint(shot, book) || shot.figures !== 0)
      ? assertTarget(scene, Infinity)
      : undefined;
  },
  ...ofActor<Fired, Book>(
    (scene, actor, _shot, book) => refuseAnyShot(scene, actor, book),
    ...CHECKS_OF_FIRER,
    refuseTargets,
    (scene, actor, shot, book) => refuseUnaware(scene, actor, shot, book),
    (scene, actor, shot, book) => refuseOfFirer(scene, actor, shot, book),
    ({ targets }, _actor, shot) => (shot.burst === undefined ? assertFigures(targets, shot.figures ?? 1) : undefined),
    (scene, _actor, shot, book) => refuseSaidOtherwise(scene, scene.targets, shot, book),
  ),
];

/** Small arms and machine guns at men: the part that concerns the units. */
export const fire: Tracked<Fired, Book> = {
  byMany: 'each',
  together: (each) => ({
    hits: countOf(each, 'hit') + sumOf(each, 'hits'),
    jams: countOf(each, 'jam'),
  }),
  catches: 'others',
  aimsAt: (unit, scene) => !isCrewed(scene, unit) && !hadOfBurst(scene.actor, unit) && mayCover(scene, unit),
  known: { ...eachOptions, ...expandedEach },
  fallen: GONE,
  outOfPlay: GONE,
  outOfTurn: (scene) => scene.actor !== undefined && has(scene.actor, 'covering') && !isBetweenTurns(scene),
  unfinished: (firer) => has(firer, 'burst-targets'),
  knows: {
    ...knows,
    cover: (scene, shot, book) => {
      if (isAtPoint(shot, book)) return knows.cover?.(scene, shot, book);
      const [first] = scene.targets;
      return first && hidesInTheOpen(first) ? 'half' : undefined;
    },
  },
  domains: {
    weapon: ({ actor }, _shot, book) => armsOf(actor!, book).filter((arm) => Object.hasOwn(book.toHit.need, arm)),
    range: (_scene, _shot, book) => edgesOf(book),
    target: enemiesOf,
  },
  ways: waysToGoOn,
  // LS-BURST-03: how he shares out the dice is up to the player.
  suggests: ({ actor }) => (actor && has(actor, 'burst-targets') ? { dice: shareOf(actor) } : {}),
  forbid,
  effects(changes: Changing, shot, outcome) {
    const { scene, book } = changes;
    const caught = scene.targets;
    if (scene.actor) afterShot(changes, scene.actor, shot, outcome, book);
    const [first] = caught;
    if (first && has(first, 'hiding') && !has(first, 'hiding-in')) {
      changes.remind(book.tracking.rules['hiding-target'], [first]);
    }
    for (const target of caught) shotAt(changes, target, book);
    const { automatic, dogsChance, template } = { ...book, template: book.hmg?.template };
    const cites = template ? [automatic, dogsChance, template] : [automatic, dogsChance];
    strikeAll(changes, fatesIn(outcome, caught, ...cites), { by: scene.actor, weapon: shot.weapon }, book);
  },
};

/** A vehicle's machine gun; the sidearm on the move (LC-SQD-04), and where the weapon is none for men. */
function weaponOf(firer: Unit, moved: boolean, { toHit }: Book): string | undefined {
  const arms = isVehicle(firer)
    ? [word(firer, 'machine-gun')]
    : [moved ? word(firer, 'sidearm') : undefined, word(firer, 'weapon'), word(firer, 'sidearm')];
  return arms.find((each) => each !== undefined && Object.hasOwn(toHit.need, each));
}

/** LC-ACT-01: he carries nothing that's fired at men, whatever he names. */
function refuseUnarmed(firer: Unit, book: Book): Refusal | undefined {
  if (weaponOf(firer, false, book) !== undefined) return undefined;
  const values = { unit: firer.name, weapon: word(firer, 'weapon'), vehicle: isVehicle(firer) };
  return new Refusal(book.tracking.rules.profile, 'nothing-for-men', values);
}

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
function isCrewed(scene: Scene, unit: Unit): boolean {
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

/** What a shot changes for the firer and his weapon, whatever he fires at. */
export function afterShot(changes: Changing, firer: Unit, shot: Fired, outcome: Outcome, book: Book): void {
  const { scene } = changes;
  const { rules } = book.tracking;
  const goesOn = burstGoesOn(scene, firer, shot);
  const moving = shot.moved && !shot['from-vehicle'];
  if (isOwnTurn(scene, firer)) {
    const action = moving ? 'move-and-fire' : 'fire';
    acts(changes, firer, action, rules[action], book);
    if (moving) changes.set(firer, 'shot', true, rules['move-and-fire']);
    if (moving && !has(firer, 'moved')) moves(changes, firer, book, true);
  } else covered(changes, firer, book);
  if (firer.fields.hiding === 'free') outOfHide(changes, firer, rules.hide);
  changes.set(firer, 'fired', true, rules.fired);
  remembersTarget(changes, firer, shot, book);
  if (bindsNow(scene, firer, 'angry')) answersFire(changes, firer, book);
  changes.clear(firer, ['aiming', 'aim-turns'], rules.fired);
  ofWeapon(changes, firer, shot, outcome, book);
  if (outcome.facts.jam) burstEnds(changes, firer, book);
  else burstBegins(changes, firer, shot, goesOn, book);
}

/** LC-LIGHT-03: a shot at one of them settles what he owed, if it's his turn. */
export function answersFire(changes: Changing, firer: Unit, { tracking }: Book): void {
  const { scene } = changes;
  const by = words(firer, 'angry');
  const at = scene.targets.flatMap((each) => [each.id, vehicleOf(scene, each)?.id]);
  if (at.some((id) => id !== undefined && by.includes(id))) changes.clear(firer, ['angry'], tracking.rules.angry);
}

function remembersTarget(changes: Changing, firer: Unit, shot: Fired, { tracking }: Book): void {
  const { rules, twice } = tracking;
  const { scene } = changes;
  const rule = rules['same-target'];
  const [target] = scene.targets;
  if (!scene.at || !target) return;
  // He must have been aware of him (LC-OBS-01), and is while he's in view (R-18c).
  changes.list(firer, 'aware', target.id, rules.aware);
  // Of the two shots of a carbine; any other weapon takes both.
  const taken = twice?.weapons.includes(shot.weapon) ? 1 : 2;
  changes.set(firer, 'shots', count(firer, 'shots') + taken, rule);
  changes.set(firer, 'last-target', target.id, rule);
  if (isOwnTurn(scene, firer)) changes.set(firer, 'last-shot', scene.at.turn, rule);
  else changes.clear(firer, ['last-shot'], rule);
  if (shot['same-target'] && isOwnTurn(scene, firer)) changes.set(firer, 'same-again', true, rule);
}

/** the only fire action of the enemy turn, or one at each enemy that crosses. */
function covered(changes: Changing, firer: Unit, { tracking }: Book): void {
  const rule = tracking.rules['covering-fire'];
  if (!changes.scene.toggles.has('cover-fire-unlimited')) {
    changes.clear(firer, ['covering', 'covered'], rule);
    return;
  }
  const all = [...words(firer, 'covered'), ...changes.scene.targets.map(({ id }) => id)];
  changes.set(firer, 'covered', [...new Set(all)], rule, coverEnds(changes.scene, firer));
}

/** Who has to reload, whose barrel is hot, whose template lies where. */
function ofWeapon(changes: Changing, firer: Unit, shot: Fired, { facts }: Outcome, book: Book): void {
  const { rules, weapons, vehicles } = book.tracking;
  const { weapon } = shot;
  const { scene } = changes;
  if (scene.at && vehicles && (isVehicle(firer) || vehicles.teams.includes(weapon))) {
    const turn = isOwnTurn(scene, firer) ? scene.at.turn : lastOwnTurn(scene, firer);
    changes.set(firer, 'shot-turn', turn, vehicles.rules['short-handed']);
  }
  if (facts.exploded) {
    changes.list(firer, 'lost', weapon, rules.exploded);
    return;
  }
  if (facts.jam) changes.list(firer, 'jammed', weapon, jamRuleOf(weapon, book.jams));
  if (shot['not-set-up']) changes.list(firer, 'must-reload', weapon, rules['out-of-ammo']);
  const automatic = isAutomatic(shot);
  if (automatic && weapons.reloading.includes(weapon)) changes.list(firer, 'must-reload', weapon, rules.reload);
  if (automatic) automaticTurn(changes, firer, book);
  if (automatic && weapons.crewed.includes(weapon)) feeds(changes, firer, book);
  const alone = weapons.crewed.includes(weapon) && !isVehicle(firer) && !loaderOf(changes.scene, firer);
  if (automatic && alone) changes.add(firer, 'bursts', 1, rules.bursts);
  const atPoint = isAtPoint(shot, book);
  if (facts.jam || !(atPoint || (shot.auto && facts.hit === true))) return;
  const caught = facts.hit === true ? scene.targets : [];
  if (atPoint && facts.hit !== true) {
    const rule = book.tracking['at-point']?.drift ?? rules.scatter;
    changes.set(firer, 'drift', weapon, rule);
    changes.remind(rule, [firer], 'drifts');
  }
  layTemplate(changes, firer, { weapon, range: shot.range }, caught, book);
}
