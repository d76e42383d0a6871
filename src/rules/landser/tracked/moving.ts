import type { Effect } from '../../../kernel/effect.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { halfDone } from '../../landser-classic/tracked/actions.ts';
import {
  knownOfMove as asOriginally,
  forbiddenMove as forbiddenOriginally,
  afterMove as originally,
} from '../../landser-classic/tracked/moving.ts';
import type { Book } from '../book.ts';
import type { Moving } from '../move.ts';
import { has } from '../unit.ts';
import { refuseFurther } from './actions.ts';
import { cleared, kept, nextTurn, remind } from './changes.ts';
import { afterDriving, knownOfDriving, refuseVehicle } from './driving.ts';

/** What wounds leave of a man's move; for a vehicle, its row of the table. */
export function knownOfMove(scene: Scene): Partial<Moving> {
  return { ...(asOriginally(scene) as Partial<Moving>), ...knownOfDriving(scene) };
}

type Way = Pick<Moving, 'action'>;

export function forbiddenMove(scene: Scene, { action }: Way, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const vehicle = refuseVehicle(scene, actor, { action, goesOn: halfDone(actor, 'move') }, book);
  return vehicle ?? forbiddenOriginally(scene, { action }, book) ?? refuseFurther(scene, actor, action, book);
}

export function afterMove(scene: Scene, { action }: Way, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets, toggles } = scene;
  const { rules } = book.tracking;
  const alternative = () => toggles.has('alternative-wounds');
  return [
    ...originally(scene, { action }, outcome, book),
    ...afterDriving(scene, outcome, book),
    ...(actor && action === 'move' ? cleared(actor, ['needs-rally'], rules['hide-end']) : []),
    ...(actor ? hidesAfter(actor, action, book) : []),
    ...(actor && has(actor, 'serious-wounds') && alternative() ? [remind(rules['serious-alternative'])] : []),
    ...(actor && targets.length > 0 && alternative()
      ? targets.flatMap((target) => healing(scene, actor, target, book))
      : []),
  ];
}

/** LS-SNIP-02, LS-SNIP-06: at the end of any movement, without an action, and bound to nothing by it. */
function hidesAfter(unit: Unit, action: Way['action'], { tracking }: Book): Effect[] {
  if (!has(unit, 'sniper')) return [];
  const rule = tracking.rules[has(unit, 'spotter') ? 'spotter-hides' : 'sniper-hides'];
  // Forced into hide and sneaking, he stays so.
  const forced = unit.fields.hiding === 'forced' && action === 'sneak';
  return [...(forced ? [] : kept(unit, 'hiding', 'free', rule)), ...cleared(unit, ['fired'], rule), remind(rule)];
}

/** LS-ALT-08: a medic in base contact heals in his next turn, after a whole one. */
function healing(scene: Scene, medic: Unit, target: Unit, { tracking }: Book): Effect[] {
  const at = nextTurn(scene, medic, 'start');
  const heals = has(medic, 'medic') && medic.side === target.side && has(target, 'light-wounds') && !target.gone;
  if (!at || !heals) return [];
  const options = { kind: 'medic', target: target.name };
  return [{ effect: 'due', verb: 'wound', options, unit: medic.id, at, rule: tracking.rules.heals }];
}
