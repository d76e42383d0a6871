import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { gunShot, launcherShot } from './anti-tank.ts';
import { stick } from './drawings.ts';
import { burstAtVehicle } from './vehicle-burst.ts';
import { options, type VehicleShot } from './vehicle-shot.ts';
import { lossesOf } from './wreck.ts';

function resolve(ruling: Ruling, shot: VehicleShot, book: Book): Facts {
  const { weapon, range } = shot;
  if (weapon === 'artillery') return inTheSquare(ruling, shot, book);
  if (range === undefined) throw new InputError('missing-options', { missing: ['range'] });
  const { smallArms, launchers } = book;
  if (isOf(smallArms, weapon)) return burstAtVehicle(ruling, { ...shot, weapon, range }, book);
  if (isOf(launchers.weapons, weapon)) return launcherShot(ruling, { ...shot, weapon, range }, book);
  return gunShot(ruling, { ...shot, weapon, range }, book);
}

function isOf<K extends string>(table: Readonly<Record<K, unknown>>, name: string): name is K {
  return Object.hasOwn(table, name);
}

/** HP-ART-15: a vehicle under the rectangle that the battery hit. */
function inTheSquare(ruling: Ruling, shot: VehicleShot, book: Book): Facts {
  const chart = book.shelling.vehicles[book.vehicles[shot.target].kind];
  const { result } = ruling.consult(chart, agreed(shot.modifier));
  return result === 'destroyed' ? { result, ...lossesOf(ruling, shot, book) } : { result };
}

/** Everything fired at a vehicle: guns, launchers, machine guns, and the artillery square. */
export const tankhit = {
  kind: 'attack',
  options,
  resolve,
  // The stick only matters when a gun or a launcher has hit. Head-on there's nothing to read.
  drawing: ({ weapon, angle }, { hit }, book) =>
    hit && angle !== undefined && angle !== 'square' && !isOf(book.smallArms, String(weapon))
      ? stick(book, angle)
      : undefined,
} satisfies Contract<VehicleShot, Book>;
