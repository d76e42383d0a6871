import type { Book, Mobility, MoverId } from '../../../../data/panzertroops/book.ts';
import type { SoftVehicleId, VehicleId } from '../../../../data/panzertroops/ids.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Cite } from '../../../kernel/step.ts';
import { afvOf } from '../vehicle.ts';

/** What moves, how fast and on what ground. */
export interface Mover {
  readonly cite: Cite;
  readonly mobility: Mobility;
  /** Inches. */
  readonly speed: number;
  /** A truck: it enters neither forest nor rough ground. */
  readonly roadBound: boolean;
  readonly runs: boolean;
}

/** How a mover is named: by its kind, by a class of vehicle with its speed, or by one of the vehicles. */
interface Named {
  readonly mover?: MoverId;
  readonly speed?: number;
  readonly vehicle?: VehicleId;
}

/** @throws {InputError} unless exactly one of `mover` and `vehicle` is given, and a speed only with a class of vehicle */
export function moverOf({ mover, vehicle, speed }: Named, book: Book): Mover {
  if (mover !== undefined && vehicle !== undefined) throw new InputError('mover-or-vehicle', {});
  if (vehicle !== undefined) {
    if (speed !== undefined) throw idleSpeed(`vehicle:${vehicle}`);
    return vehicleMover(vehicle, book);
  }
  if (mover === undefined) throw new InputError('missing-options', { missing: ['mover'] });
  return namedMover(mover, speed, book);
}

function namedMover(mover: MoverId, given: number | undefined, { movement }: Book): Mover {
  const { rule, label, mobility, speed: own } = movement.movers[mover];
  if (own !== undefined && given !== undefined) throw idleSpeed(`mover:${mover}`);
  const speed = own ?? given;
  if (speed === undefined) throw new InputError('missing-options', { missing: ['speed'] });
  const cite = { rule, label };
  return { cite, mobility, speed, roadBound: false, runs: mover === 'infantry-run' };
}

function idleSpeed(beside: string): InputError {
  return new InputError('means-nothing', { options: ['speed'], beside });
}

function vehicleMover(id: VehicleId, book: Book): Mover {
  const afv = afvOf(id, book);
  const { rule, label } = book.movement.vehicles;
  if (afv) return { cite: { rule, label }, mobility: afv.mobility, speed: afv.speed, roadBound: false, runs: false };
  const { rule: own, speed, roadBound = false } = book.vehicles.soft[id as SoftVehicleId];
  return { cite: { rule: own, label }, mobility: 'wheeled', speed, roadBound, runs: false };
}
