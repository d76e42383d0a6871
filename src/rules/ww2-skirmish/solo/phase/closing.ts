import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import { type OptionTable, option } from '../../../../kernel/options/options.ts';
import { readOptions } from '../../../../kernel/options/read-options.ts';
import type { Question, SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { meantBy } from '../../../names.ts';
import { inAction } from '../../figures.ts';
import { count, has, word } from '../../unit.ts';
import { askFriends } from './later.ts';
import { changesIn, inContactWith } from './sides.ts';

/** What players see of a melee (WS-MEL-03). */
const MELEE: OptionTable = {
  extra: option.integer(0, 20),
  'target-extra': option.integer(0, 20),
};

/** WS-TURN-04, WS-SUP-03: it keeps trying while it has markers and every figure has an Action. */
export function liftsSuppression(scene: Scene, unit: Unit, { soloTurn }: Book): SoloStep | undefined {
  if (!has(unit, 'suppressed') || has(unit, 'lifted-solo') || has(unit, 'routed') || has(unit, 'stunned'))
    return undefined;
  const attempts = Math.min(12, ...inAction(unit).map(({ left }) => left));
  if (attempts < 1) return undefined;
  const rule = soloTurn.rules.lifts;
  const marks = changesIn(scene);
  marks.set(unit, 'lifted-solo', true, rule);
  return { step: 'rule', verb: 'suppress', options: { attempts }, who: unit.id, marks: marks.effects };
}

/** WS-TURN-04: one round of melee for units in contact. */
export function fights(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (has(unit, 'fought-solo') || word(unit, 'order') === 'rout' || has(unit, 'routed')) return undefined;
  const [enemy] = inContactWith(scene, unit);
  if (!enemy || inAction(unit).length === 0) return undefined;
  const rule = book.soloTurn.rules.melee;
  const alone = inAction(unit).length === 1 && inAction(enemy).length === 1;
  if (!alone && !has(unit, 'melee-told')) return { step: 'ask', question: meleeQuestion(unit, enemy, book) };
  const marks = changesIn(scene);
  marks.set(unit, 'fought-solo', true, rule);
  const options = {
    extra: Math.min(count(unit, 'melee-extra'), inAction(unit).length - 1),
    'target-extra': Math.min(count(unit, 'melee-target-extra'), inAction(enemy).length - 1),
  };
  return {
    step: 'rule',
    verb: 'assault',
    options,
    who: unit.id,
    targets: [enemy.id],
    marks: marks.effects,
    later: [askFriends(unit, enemy, book)],
  };
}

export function meleeQuestion(unit: Unit, enemy: Unit, { soloTurn }: Book): Question {
  const before = { extra: count(unit, 'melee-extra'), 'target-extra': count(unit, 'melee-target-extra') };
  return { id: 'melee', unit: unit.id, target: enemy.id, rule: soloTurn.rules.melee, options: MELEE, before };
}

/** Anything left out stays as before. */
export function meleeTold(
  scene: Scene,
  unit: Unit,
  given: Readonly<Record<string, string>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const { same: _, 'all-same': __, ...named } = given;
  const said = readOptions(MELEE, named, meantBy);
  const rule = soloTurn.rules.melee;
  const changes = changesIn(scene);
  changes.set(unit, 'melee-told', true, rule);
  if (said.extra !== undefined) changes.set(unit, 'melee-extra', Number(said.extra), rule);
  if (said['target-extra'] !== undefined) changes.set(unit, 'melee-target-extra', Number(said['target-extra']), rule);
  return changes.effects;
}
