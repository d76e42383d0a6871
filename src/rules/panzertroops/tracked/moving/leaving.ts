import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { has, isVehicle, menOf } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { startedOf } from '../morale/groups.ts';
import { aboard, towedBy } from './carrying.ts';

/** PT-RUL-52: past an edge, with everyone aboard and in tow. It isn't a loss, and they don't come back in this battle. */
export function leaves(changes: Changing, unit: Unit, edge: 'enemy-edge' | 'other-edge', { tracking }: Book): void {
  const rule = tracking.rules['edge-exit'];
  const why = edge === 'enemy-edge' ? 'exited' : 'left-table';
  const { scene } = changes;
  const along = [...aboard(scene, unit), ...towedBy(scene, unit)];
  const men = along.reduce((sum, each) => sum + menOf(each), 0);
  for (const each of [...along, unit]) changes.gone(each, why, rule);
  const values = {
    men,
    vehicle: isVehicle(unit),
    by: exitsOf(changes.scene, unit.side),
    of: menAtStart(scene, unit.side),
  };
  changes.remind(rule, [unit], why === 'exited' ? 'left-by-enemy-edge' : 'left-the-table', values);
}

/** Men of a side who left by the enemy's edge. */
export function exitsOf({ units }: Scene, side: string): number {
  const gone = [...units.values()].filter((unit) => unit.side === side && unit.gone === 'exited');
  return gone.filter((unit) => !isVehicle(unit)).reduce((sum, unit) => sum + menOf(unit), 0);
}

/** Men a side had on the table, without vehicle crews. */
export function menAtStart({ units }: Scene, side: string): number {
  const counted = [...units.values()].filter(
    (unit) =>
      unit.side === side &&
      !isVehicle(unit) &&
      !has(unit, 'earlier-battle') &&
      !has(unit, 'crew-of') &&
      !has(unit, 'off-table'),
  );
  return counted.reduce((sum, unit) => sum + startedOf(unit), 0);
}
