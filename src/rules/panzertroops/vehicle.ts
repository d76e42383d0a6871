import type { Afv, Book } from '../../../data/panzertroops/book.ts';
import type { AfvId, VehicleId } from '../../../data/panzertroops/ids.ts';

/** An armoured vehicle by its ID; a soft one has no armour (PT-ARM-01). */
export function afvOf(id: VehicleId, { vehicles }: Book): Afv | undefined {
  return Object.hasOwn(vehicles.afvs, id) ? vehicles.afvs[id as AfvId] : undefined;
}
