import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, totalActions } from '../../figures.ts';
import { has } from '../../unit.ts';

/**
 * WS-MOR-03: a test that no die fails, against the side run by the rules: it's neither thrown nor asked for. Two players throw
 * for it, since either may know of something that counts against the team.
 */
export function cannotFail({ table }: Pick<Scene, 'table'>, unit: Unit, { morale }: Book): boolean {
  if (typeof table.solo !== 'string') return false;
  const { test, actions, suppressed } = morale;
  const pinned = has(unit, 'suppressed') ? inAction(unit).length * suppressed.value : 0;
  const [holds] = test.rows[0]!;
  return test.sides + totalActions(unit) * actions.value + pinned <= holds;
}
