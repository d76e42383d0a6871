import type { fields } from '../../../../../data/ww2-skirmish/fields.ts';
import type { Changes } from '../../../../kernel/state/changes.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { count } from '../../unit.ts';
import type { SoloChanging } from './sides.ts';

const RULE = 'WS-RISK-08';

/** S-05: fire in both directions between a unit of the side and the players' units is a firefight. */
export function tallies(
  changes: SoloChanging,
  actor: Unit | undefined,
  targets: readonly Unit[],
  side: string,
  facts: Facts,
): void {
  const lost = ['wounds', 'disabled', 'kills'].reduce((sum, name) => sum + Number(facts[name] ?? 0), 0);
  if (!actor) return;
  if (actor.side === side) {
    changes.add(actor, 'fire-given', 1, RULE);
    changes.add(actor, 'losses-given', lost, RULE);
    return;
  }
  for (const target of targets.filter((each) => each.side === side && !each.gone)) {
    changes.add(target, 'fire-taken', 1, RULE);
    changes.add(target, 'losses-taken', targets.length === 1 ? lost : 0, RULE);
  }
}

/** Whether it has been winning or losing a firefight since the start of its last phase (WS-RISK-08, -14). */
export function firefightOf(unit: Unit): 'winning' | 'losing' | undefined {
  const both = (field: 'fire-taken' | 'fire-given' | 'losses-taken' | 'losses-given') =>
    count(unit, field) + count(unit, `${field}-before`);
  if (both('fire-taken') === 0 || both('fire-given') === 0) return undefined;
  const [taken, given] = [both('losses-taken'), both('losses-given')];
  if (taken === given) return undefined;
  return given > taken ? 'winning' : 'losing';
}

/** Its phase begins: anything before the last one no longer counts (S-05). */
export function firefightAnew(changes: Changes<typeof fields>, unit: Unit): void {
  for (const field of ['fire-taken', 'fire-given', 'losses-taken', 'losses-given'] as const) {
    const before = `${field}-before` as const;
    const now = count(unit, field);
    if (now > 0) changes.set(unit, before, now, RULE);
    else changes.clear(unit, [before], RULE);
    changes.clear(unit, [field], RULE);
  }
}
