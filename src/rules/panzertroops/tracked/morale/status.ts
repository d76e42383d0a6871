import type { Unit } from '../../../../kernel/state/scene.ts';
import { has, words } from '../../unit.ts';
import type { Changing } from '../changes.ts';

/** States that end by themselves end for the newcomer's figure when they would have for him. */
export function takesStatus(changes: Changing, man: Unit, dead: Unit, rule: string): void {
  for (const { of, field, until } of changes.scene.state.lasting) {
    if (!('unit' in of) || of.unit !== man.id) continue;
    if (!(STATUS as readonly string[]).includes(field)) continue;
    const value = man.fields[field];
    if (value !== undefined) changes.set(dead, field as 'moved', value as true, rule, until);
  }
  for (const field of ['in-edge', 'revealed'] as const) if (has(man, field)) changes.set(dead, field, true, rule);
  if (words(man, 'loadings').length > 0) changes.set(dead, 'loadings', words(man, 'loadings') as readonly 'on'[], rule);
}

const STATUS = [
  ...['pinned', 'spent', 'went', 'moved', 'ran', 'stance', 'left-road', 'road-bonus'],
  ...['out-of-wreck', 'broke-now'],
] as const;
