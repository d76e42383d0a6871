import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { has, isLeader, isObserver, isVehicle, menOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { homeKey } from './groups.ts';

/** Units on the table are counted once: how many men, and which group. Later units are counted when they arrive. */
export function isCounted(changes: Changing, { tracking }: Book): void {
  const rule = tracking.rules.group;
  for (const unit of changes.scene.units.values()) {
    if (unit.gone || has(unit, 'off-table')) continue;
    changes.ofSide(unit.side, 'on-table', true, rule);
    if (has(unit, 'home-group')) continue;
    changes.set(unit, 'home-group', homeKey(unit), rule);
    if (menOf(unit) > 1) changes.set(unit, 'started', menOf(unit), rule);
  }
}

/** PT-MOR-03: a group on foot has six men or more, and a leader; men without a squad form one group. */
export function tellsGroups(
  changes: Changing,
  side: string,
  groups: ReadonlyMap<string, readonly Unit[]>,
  { tracking }: Book,
): void {
  if (!changes.scene.toggles.has('morale')) return;
  const rule = tracking.rules['foot-group'];
  for (const [key, group] of groups) {
    if (group.some((unit) => isVehicle(unit) || isObserver(unit) || has(unit, 'radioman'))) continue;
    const men = group.reduce((sum, unit) => sum + menOf(unit), 0);
    const alone = key === `${side}//`;
    if (alone) changes.remind(rule, group, 'group-without-squad', { men });
    if (men < tracking.group)
      changes.remind(rule, group.slice(0, 1), 'group-too-small', { men, least: tracking.group });
    if (!group.some(isLeader)) changes.remind(rule, group.slice(0, 1), 'group-without-leader');
  }
}
