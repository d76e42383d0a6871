import type { Facts } from '../../kernel/facts.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { gunShot, launcherShot } from './anti-tank.ts';
import { ANGLES, type Book } from './book.ts';
import { afterVehicleShot, forbiddenAtVehicle, knownOfVehicle } from './tracked/vehicles.ts';
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

/** HP-TANK-02: the section of the stick that was read, where the shot hit and so was read at all. */
function impact(shot: Partial<VehicleShot>, { hit }: Facts, { tank: { sections, angle }, smallArms }: Book) {
  if (!hit || shot.weapon === undefined || isOf(smallArms, shot.weapon)) return undefined;
  const each = ANGLES.map((name) => ({ name, upTo: sections.upTo[name], modifier: angle[name][0]?.value ?? 0 }));
  return { drawn: 'impact', sections: each, struck: shot.angle ?? 'square' } as const;
}

/** Anything that is fired at a vehicle: guns, launchers, machine guns, and the artillery square. */
export const tankhit: Verb<VehicleShot, Book> = {
  options,
  ofTable: true,
  resolve,
  fill: knownOfVehicle,
  forbid: forbiddenAtVehicle,
  effects: (scene, declared, outcome, _draw, book) => afterVehicleShot(scene, declared, outcome, book),
  drawing: impact,
};
