import type { Tally } from '../../../kernel/dice/tally.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { count, has, isHouse, isVehicle, leftOf } from './unit.ts';

/** What each side has lost in this battle; units that left the table don't count (HP-RUL-50). */
export function tally(scene: Scene): readonly Tally[] {
  return Object.keys(scene.sides).map((side) => {
    const own = [...scene.units.values()].filter(
      (unit) => unit.side === side && !isHouse(unit) && !has(unit, 'absent'),
    );
    const goneBy = (...why: readonly string[]) => own.filter(({ gone }) => gone !== undefined && why.includes(gone));
    const [wrecks, left] = [goneBy('wreck'), goneBy('exited', 'left-table')];
    return {
      side,
      counts: {
        'men-lost': sumOf(own, menLost),
        'vehicles-lost': wrecks.length,
        'men-off-the-table': sumOf(left, (unit) => count(unit, isVehicle(unit) ? 'crew' : 'men')),
      },
      names: {
        lost: [...goneBy('wiped-out', 'captured'), ...wrecks].map(({ name }) => name),
        'off-the-table': left.map(({ name }) => name),
      },
    };
  });
}

/** Men who got out of a vehicle are a unit of their own, and are counted there. */
function menLost(unit: Unit): number {
  if (isVehicle(unit)) return count(unit, 'fallen');
  return Math.max(0, count(unit, 'men-at-start') - count(unit, 'men'));
}

/** Men that a unit has lost, killed or captured; nobody of a house. */
export function fallen(unit: Unit): number {
  return isHouse(unit) ? 0 : menLost(unit) + (unit.gone === 'captured' ? leftOf(unit) : 0);
}

function sumOf(units: readonly Unit[], of: (unit: Unit) => number): number {
  return units.reduce((sum, unit) => sum + of(unit), 0);
}
