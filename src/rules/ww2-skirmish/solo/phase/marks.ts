import type { Effect } from '../../../../kernel/effect.ts';
import type { OptionValue } from '../../../../kernel/options.ts';
import type { Fields, Scene, Unit } from '../../../../kernel/scene.ts';
import { thisPhaseEnds } from '../../tracked/phase.ts';
import type { Field } from '../../unit.ts';

/** What the players have said to a question, by the names of what was asked. */
export type Answers = Readonly<Record<string, OptionValue | undefined>>;

/** What a unit has done or seen in this phase; it means nothing after it. */
export function mark(scene: Scene, unit: Unit, field: Field, rule: string, value: Fields[string] = true): Effect {
  const until = thisPhaseEnds(scene);
  return { effect: 'set', of: { unit: unit.id }, field, value, rule, ...(until ? { until } : {}) };
}

/** The same of the table. */
export function markTable(scene: Scene, field: string, rule: string, value: Fields[string] = true): Effect {
  const until = thisPhaseEnds(scene);
  return { effect: 'set', of: { table: true }, field, value, rule, ...(until ? { until } : {}) };
}
