import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Knows } from '../../../../kernel/act.ts';
import { enemiesOf, type Unit } from '../../../../kernel/state/scene.ts';
import { countOf, sumOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { edgesOf } from '../../bands.ts';
import { eachOptions, expandedEach } from '../../figures.ts';
import { jamRuleOf } from '../../jams.ts';
import { acts, moves } from '../acts.ts';
import { outOfHide } from '../hide.ts';
import { always, expanded, knowsOfCaught } from '../known.ts';
import { loaderOf } from '../squads/squads.ts';
import {
  bindsNow,
  type Changing,
  count,
  coverEnds,
  has,
  isBetweenTurns,
  isOwnTurn,
  isVehicle,
  lastOwnTurn,
  words,
} from '../state.ts';
import { vehicleOf } from '../tanks/crew.ts';
import { GONE } from '../wounds/falls.ts';
import { burstBegins, burstEnds, burstGoesOn, hadOfBurst, shareOf, waysToGoOn } from './burst.ts';
import { forbiddenFire, isCrewed } from './forbidden-fire.ts';
import { type Fired, hidesInTheOpen, isAtPoint, isAutomatic, knowsOfFirer, mayCover } from './shooting.ts';
import { fatesIn, shotAt, strikeAll } from './struck.ts';
import { automaticTurn, feeds, layTemplate } from './template.ts';
import { armsOf, laysTemplate, weaponAtMen } from './weapons.ts';

const knows: Knows<Fired, Book> = {
  // Who has none is refused, and not asked which of the book's he means.
  weapon: ({ actor }, shot, book) => actor && (weaponAtMen(actor, shot.moved ?? false, book) ?? 'rifle'),
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

/** Small arms and machine guns at men: the part that concerns the units. */
export const fire: Tracked<Fired, Book> = {
  byMany: 'each',
  together: (each) => ({
    hits: countOf(each, 'hit') + sumOf(each, 'hits'),
    jams: countOf(each, 'jam'),
  }),
  catches: 'others',
  mayCatch: ({ actor }, { weapon }, book) => {
    const arms = weapon === undefined && actor ? armsOf(actor, book) : [weapon];
    return arms.some((arm) => arm !== undefined && laysTemplate(arm, book));
  },
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
  forbid: forbiddenFire,
  effects(changes: Changing, shot, outcome) {
    const { scene, book } = changes;
    const caught = scene.targets;
    if (scene.actor) afterShot(changes, scene.actor, shot, outcome, book);
    const [first] = caught;
    if (first && has(first, 'hiding') && !has(first, 'hiding-in')) {
      changes.remind(book.tracking.rules['hiding-target'], [first], 'hides-where');
    }
    for (const target of caught) shotAt(changes, target, book);
    const { automatic, dogsChance, template } = { ...book, template: book.hmg?.template };
    const cites = template ? [automatic, dogsChance, template] : [automatic, dogsChance];
    strikeAll(changes, fatesIn(outcome, caught, ...cites), { by: scene.actor, weapon: shot.weapon }, book);
  },
};

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
