import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { isRunning } from '../morale/binding.ts';
import { distancesEnd } from '../morale/standing.ts';
import { type Changing, count, has, isPiece, isVehicle, leftOf, ridersOf, towedBy } from '../unit.ts';
import { leftPlay } from './leaving.ts';

/** HP-RUL-50: a unit at the edge leaves the table when its player says so, with everyone aboard and whatever it tows. */
export function exits(changes: Changing, unit: Unit, edge: 'enemy-edge' | 'other-edge', book: Book): void {
  const { rules } = book.tracking;
  const why = edge === 'enemy-edge' ? 'exited' : 'left-table';
  const rule = has(unit, 'routing') ? rules.rout : rules.edge;
  const { scene } = changes;
  const towed = isVehicle(unit) ? towedBy(scene, unit) : undefined;
  const riders = isVehicle(unit) ? ridersOf(scene, unit) : [];
  const going = [
    unit,
    ...riders,
    ...(towed && !towed.gone && !riders.some(({ id }) => id === towed.id) ? [towed] : []),
  ];
  for (const each of going) {
    if (staysBehind(changes, each)) changes.set(each, 'left-behind', true, rules.runaways);
    changes.remind(rule, [each], why, { men: isVehicle(each) ? count(each, 'crew') : leftOf(each) });
    // Nobody can be near a command unit that isn't there.
    if (has(each, 'command')) distancesEnd(changes, each, rules.distances);
    leftPlay(changes, each, why, rule, book);
  }
}

/** HP-RUL-53: gunners who run leave the piece in position. */
function staysBehind({ scene }: Changing, unit: Unit): boolean {
  return isPiece(unit) && isRunning(scene, unit);
}
