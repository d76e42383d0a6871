import type { RunningGear, VehicleClass } from '../../../../../data/ww2-skirmish/book.ts';
import { ground, lines, roads } from '../../../../../data/ww2-skirmish/table.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar, Measured } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { endsAs, entered, goingBy, standingAt, type Travel, travelOf } from '../../../../measuring/travel.ts';
import type { Point } from '../../../../table/shape.ts';
import { book } from '../../rulebook.ts';
import { word } from '../../unit.ts';
import { gearOf } from '../../vehicles/damage.ts';
import { barsOfMelee } from './fighting.ts';

const ways = new WeakMap<Eyes, Travel>();

/** The way: the book has no prices, but deductions for its ground. Friends on foot are passed. */
export function travel(eyes: Eyes): Travel | undefined {
  const way = ways.get(eyes) ?? travelOf(eyes, { passes: 'friends', isTracked });
  if (way) ways.set(eyes, way);
  return way;
}

export function isTracked(unit: Unit): boolean {
  const vehicle = word(unit, 'vehicle') as VehicleClass | undefined;
  if (vehicle === undefined) return false;
  return gearOf(vehicle, word(unit, 'running-gear') as RunningGear | undefined, book.vehicles) === 'tracked';
}

/** WS-MOVE-03, WS-MOVE-04, R-05: the worst ground of the way; a road only if all of it is. */
export function terrain(eyes: Eyes): Measured | undefined {
  const way = travel(eyes);
  if (!way) return undefined;
  const kinds: readonly string[] = way.path.ground.filter(({ inches }) => inches > 0).map(({ kind }) => kind);
  const worst = ground.find(([, all]) => kinds.some((kind) => (all as readonly string[]).includes(kind)));
  if (worst) return { value: worst[0] };
  return { value: kinds.length > 0 && kinds.every((kind) => roads.includes(kind)) ? 'road' : 'open' };
}

/** WS-MOVE-05, WS-VEH-03: the lines crossed; vehicles cross streams and trenches too (ours). */
export function obstacles(eyes: Eyes): Measured | undefined {
  const way = travel(eyes);
  const { mover } = eyes;
  if (!way || !mover) return undefined;
  const kinds = lines[goingBy(mover)];
  const crossed = way.path.lines.map(({ piece }) => piece).filter(({ kind }) => kinds.includes(kind));
  const by = [...crossed, ...entered(way.path, kinds)].map(({ id }) => id);
  return { value: by.length, by: [...new Set(by)] };
}

/** whoever names an enemy with his move charges him. */
function isCharge({ scene: { actor, targets } }: Eyes): boolean {
  return targets.some((target) => target.side !== actor?.side);
}

function placesOf({ mover, way = [] }: Eyes): readonly Point[] {
  return mover ? [mover.at, ...way] : way;
}

/** What’s in the way, and how far its Actions take it. */
export function barsOfWay(eyes: Eyes, _act: Act, facts: () => Facts | undefined): readonly Bar[] {
  const way = travel(eyes);
  if (!way) return [];
  if (way.barred.length > 0) return [{ reason: 'way', values: { by: way.barred } }];
  const allowance = facts()?.inches;
  if (typeof allowance === 'number' && way.inches > allowance)
    return [{ reason: 'allowance', values: { price: way.inches, allowance } }];
  return isCharge(eyes) && eyes.mover
    ? barsOfMelee(eyes, standingAt(eyes, endsAs(eyes.mover, placesOf(eyes), eyes.faces)))
    : [];
}
