import { InputError } from '../../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Moving } from '../../move.ts';
import { legsOf } from '../../path.ts';
import { isHouse, isVehicle } from '../unit.ts';
import type { Going } from './going.ts';
import { assertOneTarget, menAt } from './parts.ts';

/** @throws {InputError} for a command that isn't a move */
export function assertMeaning({ targets }: Scene, unit: Unit): void {
  const other = targets.find((each) => !isVehicle(each) && !isHouse(each));
  if (other) throw new InputError('neither-vehicle-nor-house', { unit: other.name });
  if (isHouse(unit)) throw new InputError('houses-stand', { unit: unit.name });
  const vehicle = isVehicle(unit) ? targets.find(isVehicle) : undefined;
  if (vehicle) throw new InputError('vehicle-into-vehicle', { unit: unit.name, target: vehicle.name });
  assertOneTarget(targets);
}

/** @throws {InputError} for men inside without a house, or if nobody outside one could walk */
export function assertHouse(unit: Unit, moving: Moving, going: Going): void {
  if (moving.men !== undefined && !going.house) throw new InputError('men-of-no-house', { unit: unit.name });
  const { part } = moving;
  if (part === undefined || menAt(unit, part) > 0) return;
  throw new InputError('nobody-outside', { unit: unit.name, house: 'the house' });
}

/** A path to the edge has to give all its inches. @throws {InputError} */
export function assertWalksOff(unit: Unit, path: string): void {
  if (legsOf(path).some(({ asks }) => asks)) throw new InputError('exit-without-inches', { unit: unit.name });
}
