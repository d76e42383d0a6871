import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionValue } from '../../../../kernel/options.ts';
import type { Scene, Unit } from '../../../../kernel/scene.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Book } from '../../book.ts';
import { inAction, isManned } from '../../figures.ts';
import { count, has, word, words } from '../../unit.ts';
import { mark } from './marks.ts';

/** WS-TURN-04, WS-SUP-03: after the shooting, with the Actions that are left. */
export function liftsSuppression(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (!has(unit, 'suppressed') || has(unit, 'lifted-solo') || isManned(unit)) return undefined;
  const attempts = Math.min(...inAction(unit).map(({ left }) => left));
  if (!Number.isFinite(attempts) || attempts < 1) return undefined;
  const marks = [mark(scene, unit, 'lifted-solo', book.soloTurn.rules.lifts)];
  return {
    step: 'rule',
    verb: 'suppress',
    options: { attempts: Math.min(attempts, count(unit, 'suppressed')) },
    who: unit.id,
    marks,
  };
}

/** WS-TURN-04: one round of melee for those in contact. */
export function fights(scene: Scene, unit: Unit, book: Book): SoloStep | undefined {
  if (has(unit, 'fought-solo') || word(unit, 'order') === 'rout' || has(unit, 'routed')) return undefined;
  const enemy = words(unit, 'contact')
    .map((id) => scene.units.get(id))
    .find((each) => each && !each.gone);
  if (!enemy || inAction(unit).length === 0) return undefined;
  const marks = [mark(scene, unit, 'fought-solo', book.soloTurn.rules.melee)];
  return { step: 'rule', verb: 'assault', options: {}, who: unit.id, targets: [enemy.id], marks };
}

/** WS-MEL-01, R-52: who ends a charge within 1" of an enemy is in contact with him. */
export function closedTold(
  scene: Scene,
  unit: Unit,
  enemy: Unit | undefined,
  { contact }: Readonly<Record<string, OptionValue | undefined>>,
  { soloTurn }: Book,
): readonly Effect[] {
  const rule = soloTurn.rules.attack;
  const closed = mark(scene, unit, 'closed', rule);
  if (contact !== true || !enemy) return [closed];
  const near = (one: Unit, other: Unit): Effect => ({
    effect: 'set',
    of: { unit: one.id },
    field: 'contact',
    value: [...new Set([...words(one, 'contact'), other.id])].join(','),
    rule,
  });
  return [closed, near(unit, enemy), near(enemy, unit)];
}
