import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Act } from '../../act.ts';
import { inAction } from '../../figures.ts';
import { Refusal } from '../../refusal.ts';
import { has } from '../../unit.ts';
import { ridersOf, vehicleAround } from '../../vehicles/crew.ts';
import type { Changing } from '../changes.ts';
import { leavesPlay } from '../morale/out.ts';

/** What men in a vehicle can't do, and what has already been done. */
export function refuseInside(scene: Scene, unit: Unit, action: Act['action'], book: Book): Refusal | undefined {
  const { rules, acts } = book.tracking;
  const values = { unit: unit.name };
  if (has(unit, 'routed')) return new Refusal(rules['in-rout'], 'routed-only-runs', values);
  if (vehicleAround(scene, unit)) return new Refusal(rules['no-march'], 'goes-with-its-vehicle', values);
  if (action === 'out' && !has(unit, 'in-bunker')) return new Refusal(acts.out.rule, 'in-no-bunker', values);
  return undefined;
}

/** The whole team is captured, and out of play for good. */
export function surrenders(after: Changing, unit: Unit, rule: string): void {
  for (const { n } of inAction(unit)) after.set(unit, `f${n}-state`, 'captured', rule);
  leavesPlay(after, unit, 'captured', rule);
}

/** It leaves by the table's edge with everyone it carries: out of play, but not lost. */
export function leaves(after: Changing, unit: Unit, rule: string): void {
  for (const rider of ridersOf(after.scene, unit)) leavesPlay(after, rider, 'left-table', rule);
  leavesPlay(after, unit, 'left-table', rule);
}
