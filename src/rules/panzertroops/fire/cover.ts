import type { Book, Cover } from '../../../../data/panzertroops/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';

/** Whether the cover gives a destroyed target a throw: soft cover doesn't, for a vehicle (PT-COV-04, -05). */
export function canSave(cover: Cover, isVehicle: boolean): boolean {
  return cover === 'hard' || (cover === 'soft' && !isVehicle);
}

/** The throw of a destroyed target in cover; without cover there's none. */
export function isSaved(ruling: Ruling, cover: Cover, isVehicle: boolean, { shooting }: Book): boolean {
  if (cover === 'none' || !canSave(cover, isVehicle)) return false;
  return ruling.consult(shooting.saves[cover]).result === 'saved';
}
