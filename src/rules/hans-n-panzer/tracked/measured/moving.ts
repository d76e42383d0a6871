import { movement } from '../../../../../data/hans-n-panzer/movement.ts';
import { fords, roads, rough, wheels } from '../../../../../data/hans-n-panzer/table.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar, Measured } from '../../../../measuring/book-table.ts';
import { barsOutOfContact, endingAt } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { type Travel, travelOf } from '../../../../measuring/travel.ts';
import { firstInches } from '../../../../measuring/way-towards.ts';
import { roundedInches } from '../../../../table/close.ts';
import { isVehicle, word } from '../unit.ts';

/** The way: the book has no prices, but speeds for its ground. Friends on foot are passed. */
export function travel(eyes: Eyes): Travel | undefined {
  return travelOf(eyes, { passes: 'friends', isTracked });
}

/** Guns that are pushed have wheels too. */
export function isTracked(unit: Unit): boolean {
  const vehicle = word(unit, 'vehicle');
  return vehicle !== undefined && !wheels.includes(vehicle);
}

/** The way cut by its ground, as it’s typed: `road:5,off-road-rough:4` (HP-MOVE-02, HP-MOVE-05, HP-TER-01). */
export function pathWalked(eyes: Eyes): Measured | undefined {
  const way = travel(eyes);
  const { actor } = eyes.scene;
  if (!way || !actor) return undefined;
  const hard = [...rough, isVehicle(actor) ? 'trench' : 'wire'];
  const legs: { ground: string; inches: number }[] = [];
  let gone = 0;
  for (const { kind, inches, uphill } of way.path.ground) {
    gone += inches;
    const onRoad = roads.includes(kind) || (fords.includes(kind) && isRoadAt(eyes, gone - inches / 2));
    const ground = `${onRoad ? 'road' : 'off-road'}${uphill || hard.includes(kind) ? '-rough' : ''}`;
    const last = legs.at(-1);
    if (last?.ground === ground) last.inches += inches;
    else legs.push({ ground, inches });
  }
  const typed = legs.flatMap(({ ground, inches }) => {
    const rounded = roundedInches(inches);
    return rounded > 0 ? [`${ground}:${rounded}`] : [];
  });
  return typed.length > 0 ? { value: typed.join(',') } : undefined;
}

/** HP-MOVE-07: whether a road leads through where a way is after so many inches, whatever lies on it. */
function isRoadAt({ mover, way, table }: Eyes, inches: number): boolean {
  const at = mover && way && firstInches([mover.at, ...way], inches).at(-1);
  return at !== undefined && table.terrain.at(at).some(({ piece }) => roads.includes(piece.kind));
}

/** What’s in the way, whether it’s farther than it can go, and the vehicle that’s out of reach for those who get in. */
export function barsOfWay(eyes: Eyes, act: Act, facts: () => Facts | undefined): readonly Bar[] {
  const way = travel(eyes);
  if (!way) return barsOfBoarding(eyes, act);
  if (way.barred.length > 0) return [{ reason: 'way', values: { by: way.barred } }];
  if (facts()?.legal === false) return [{ reason: 'allowance', values: { price: way.inches } }];
  return barsOfBoarding(eyes, act);
}

/** HP-MOVE-09: men get into a vehicle that they stand beside at the end of their way. Before the battle they get in anywhere (HP-RUL-36). */
function barsOfBoarding(eyes: Eyes, { path }: Act): readonly Bar[] {
  const { actor, targets, at } = eyes.scene;
  const [vehicle] = targets;
  const isByEye = eyes.way === undefined && /\d/u.test(String(path));
  if (!actor || !vehicle || !at || isByEye || isVehicle(actor) || !isVehicle(vehicle)) return [];
  if (word(actor, 'aboard') !== undefined) return [];
  return barsOutOfContact(eyes, endingAt(eyes), eyes.theirs, { rule: movement.boarding.rule });
}
