import type { Effect } from '../../../kernel/effect.ts';
import type { Facts } from '../../../kernel/facts.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { jamRuleOf } from '../jams.ts';
import type { Fired } from '../shot.ts';
import { count } from '../unit.ts';
import { acts } from './actions.ts';
import {
  added,
  cleared,
  isOwnTurn,
  kept,
  lasting,
  listed,
  listWith,
  nextTurn,
  passing,
  remind,
  thisTurnEnds,
} from './changes.ts';
import { loaderOf } from './squad.ts';
import { fatesIn, shotAt, struck } from './struck.ts';

/**
 * What a shot changes: of the firer and his weapon, of those fired at, and of those hit.
 * @param strike what a hit does
 */
export function afterShot(scene: Scene, shot: Fired, outcome: Outcome, book: Book, strike = struck): Effect[] {
  const { actor, targets } = scene;
  const fates = fatesIn(outcome, targets);
  const hidden = targets.some(({ fields }) => fields.hiding);
  return [
    ...(actor ? ofFirer(scene, actor, shot, book) : []),
    ...(actor ? ofWeapon(scene, actor, shot, outcome.facts, book) : []),
    ...targets.flatMap((unit) => shotAt(scene, unit, book)),
    ...fates.flatMap((met) => strike(scene, met, book, actor)),
    ...(hidden ? [remind(book.tracking.rules['hiding-target'])] : []),
  ];
}

function ofFirer(scene: Scene, firer: Unit, shot: Fired, book: Book): Effect[] {
  const { rules } = book.tracking;
  const moving = shot.moved && !shot['from-vehicle'];
  const [target] = scene.targets;
  const covering = !isOwnTurn(scene, firer);
  return [
    ...acts(scene, firer, moving ? 'move-and-fire' : 'fire', rules[moving ? 'move-and-fire' : 'fire'], book),
    ...(moving ? passing(firer, 'shot', true, rules['move-and-fire'], thisTurnEnds(scene)) : []),
    ...(moving ? passing(firer, 'moved', true, rules['move-and-fire'], nextTurn(scene, firer, 'start')) : []),
    ...kept(firer, 'fired', true, rules.fired),
    ...passing(firer, 'shots', count(firer, 'shots') + 1, rules.fire, thisTurnEnds(scene)),
    ...(target && scene.at ? kept(firer, 'last-target', target.id, rules['same-target']) : []),
    ...(target && scene.at ? kept(firer, 'last-shot', scene.at.turn, rules['same-target']) : []),
    ...(covering ? covered(scene, firer, book) : []),
    ...cleared(firer, ['angry'], rules.angry),
  ];
}

/** the one fire action of the enemy turn, or one at each enemy that crosses. */
function covered(scene: Scene, firer: Unit, { tracking }: Book): Effect[] {
  const rule = tracking.rules['covering-fire'];
  if (!scene.toggles.has('cover-fire-unlimited')) return kept(firer, 'covering', false, rule);
  const until = nextTurn(scene, firer, 'start');
  return scene.targets.flatMap(({ id }) => passing(firer, 'covered', listWith(firer, 'covered', id), rule, until));
}

function ofWeapon(scene: Scene, firer: Unit, shot: Fired, facts: Facts, book: Book): Effect[] {
  const { rules } = book.tracking;
  const { weapon } = shot;
  if (facts.exploded) return listed(firer, 'lost', weapon, rules.exploded);
  return [
    ...(facts.jam ? listed(firer, 'jammed', weapon, jamRuleOf(weapon, book.jams)) : []),
    ...(shot['not-set-up'] ? listed(firer, 'must-reload', weapon, rules['out-of-ammo']) : []),
    ...(shot.auto ? afterBurst(scene, firer, shot, facts, book) : []),
  ];
}

/** Fully automatic: who has to reload, whose barrel is hot, whose template lies where. */
function afterBurst(scene: Scene, firer: Unit, shot: Fired, facts: Facts, book: Book): Effect[] {
  const { rules, weapons } = book.tracking;
  const { weapon } = shot;
  const lies = facts.hit === true && !facts.jam;
  const goesOn = weapons.continuous.includes(weapon);
  const alone = weapons.crewed.includes(weapon) && !loaderOf(scene, firer);
  const reloads = weapons.reloading.includes(weapon) && !shot['not-set-up'];
  // Without a loader a GPMG keeps no template; an SMG or LMG is empty when its next turn comes.
  const until = goesOn && !alone ? undefined : nextTurn(scene, firer, 'start');
  return [
    ...(reloads ? listed(firer, 'must-reload', weapon, rules.reload) : []),
    ...(goesOn ? automaticTurn(scene, firer, book) : []),
    ...(alone ? added(firer, 'bursts', 1, rules.bursts) : []),
    ...(lies && scene.at ? lasting(firer, 'template', true, rules.template, until) : []),
    ...(lies && scene.at
      ? scene.targets.flatMap((unit) => lasting(unit, 'in-template', firer.id, rules['in-template'], until))
      : []),
  ];
}

/** LC-GPMG-04: one turn more of automatic fire; after the fourth running it is the barrel's turn. */
export function automaticTurn({ at }: Scene, gunner: Unit, { tracking }: Book): Effect[] {
  if (!at) return [];
  const { rules, 'auto-turns': most } = tracking;
  const running = count(gunner, 'auto-turn') === at.turn - 1 ? count(gunner, 'auto-turns') : 0;
  return [
    ...kept(gunner, 'auto-turns', running + 1, rules.barrel),
    ...kept(gunner, 'auto-turn', at.turn, rules.barrel),
    ...(running + 1 >= most ? kept(gunner, 'barrel', true, rules.barrel) : []),
  ];
}
