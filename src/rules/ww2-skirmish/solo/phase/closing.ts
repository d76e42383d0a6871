import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionTable } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction } from '../../figures.ts';
import { Play } from '../../tracked/play.ts';
import { testDue } from '../../tracked/struck.ts';
import { count, has, word, words } from '../../unit.ts';
import { type Answers, mark } from './marks.ts';

const EXTRA = { type: 'integer', min: 0, max: 20, default: 0 } as const;

/** What one sees of a melee (WS-MEL-03, -05). */
const MELEE: OptionTable = {
  extra: { ...EXTRA, help: 'Its further figures in contact with the one enemy' },
  'target-extra': { ...EXTRA, help: 'Further enemies in contact with its one figure' },
  friends: { type: 'boolean', default: true, help: 'It has friends within 4 inches: true or false' },
  'target-friends': { type: 'boolean', default: true, help: 'The enemy has friends within 4 inches: true or false' },
};

/** WS-TURN-04, WS-SUP-03: after the shooting, with the Actions that are left. */
export function liftsSuppression(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!has(unit, 'suppressed') || has(unit, 'lifted-solo')) return undefined;
  const attempts = Math.min(...inAction(unit).map(({ left }) => left), count(unit, 'suppressed'));
  if (attempts < 1) return undefined;
  const marks = [mark(scene, unit, 'lifted-solo', book.soloTurn.rules.lifts)];
  return { step: 'rule', verb: 'suppress', options: { attempts }, who: unit.id, marks };
}

/** WS-TURN-04: one round of melee for those in contact. */
export function fights(scene: Scene, unit: Unit, { soloTurn }: Book): SoloStep | undefined {
  if (has(unit, 'fought-solo') || word(unit, 'order') === 'rout' || has(unit, 'routed')) return undefined;
  const enemy = words(unit, 'contact')
    .map((id) => scene.units.get(id))
    .find((each) => each && !each.gone);
  if (!enemy || inAction(unit).length === 0) return undefined;
  const rule = soloTurn.rules.melee;
  const alone = inAction(unit).length === 1 && inAction(enemy).length === 1;
  if (!alone && !has(unit, 'melee-told')) {
    return { step: 'ask', question: { id: 'melee', unit: unit.id, rule, options: MELEE } };
  }
  const options = {
    extra: count(unit, 'extra'),
    'target-extra': count(unit, 'target-extra'),
    friends: unit.fields.friends !== false,
    'target-friends': unit.fields['target-friends'] !== false,
  };
  const marks = [mark(scene, unit, 'fought-solo', rule)];
  return { step: 'rule', verb: 'assault', options, who: unit.id, targets: [enemy.id], marks };
}

export function meleeTold(scene: Scene, unit: Unit, answers: Answers, { soloTurn }: Book): readonly Effect[] {
  const rule = soloTurn.rules.melee;
  return [
    mark(scene, unit, 'melee-told', rule),
    mark(scene, unit, 'extra', rule, Number(answers.extra ?? 0)),
    mark(scene, unit, 'target-extra', rule, Number(answers['target-extra'] ?? 0)),
    mark(scene, unit, 'friends', rule, answers.friends !== false),
    mark(scene, unit, 'target-friends', rule, answers['target-friends'] !== false),
  ];
}

/** WS-MEL-01, R-52: who ends a charge within 1" of an enemy is in contact with him. */
export function closedTold(scene: Scene, unit: Unit, { contact }: Answers, book: Book): readonly Effect[] {
  const rule = book.soloTurn.rules.attack;
  const closed = mark(scene, unit, 'closed', rule);
  const enemy = scene.units.get(word(unit, 'sees') ?? '');
  if (contact !== true || !enemy) return [closed];
  const play = new Play(scene, book);
  play.list(unit, 'contact', enemy.id, rule);
  play.list(enemy, 'contact', unit.id, rule);
  // WS-MOR-01: charged by greater numbers.
  if (inAction(unit).length > inAction(enemy).length) testDue(play, enemy, play.rules.causes);
  return [closed, ...play.effects];
}
