import type { MachineGun } from '../../../data/hans-n-panzer/armoury.ts';
import type { Cover, TankCover } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import { bandOf, effective, gated, noteBand } from './distance.ts';
import type { Ranged } from './vehicle-shot.ts';
import { lossesOf } from './wreck.ts';

/** HP-INF-10: one die for the burst, which only hurts a soft vehicle. */
export function burstAtVehicle(ruling: Ruling, shot: Ranged<MachineGun>, book: Book): Facts {
  const { weapon, range, visibility } = shot;
  const counts = effective(ruling, range, book);
  const reaches = counts <= book.reach.inches[weapon];
  const none = gated(ruling, { reach: book.reach, range, reaches, visibility }, book);
  if (none) return none;

  const { scores, kind: soft, ...dice } = book.softVehicle;
  const cone = book.smallArms[weapon];
  const band = bandOf(counts, cone);
  noteBand(ruling, band, cone, book);
  const need = scores[band]![coverOf(shot.cover)];
  if (need === null || book.vehicles[shot.target].kind !== soft) {
    ruling.note(dice, 'no-effect');
    return { result: 'no-effect' };
  }
  if (!ruling.test({ ...dice, need, modifiers: agreed(shot.modifier) }).passed) return { result: 'no-effect' };
  return { result: 'destroyed', ...lossesOf(ruling, shot, book) };
}

/** Anything better than soft cover against a gun is hard cover against a machine gun. */
function coverOf(cover: TankCover): Cover {
  return cover === 'open' || cover === 'soft' ? cover : 'hard';
}
