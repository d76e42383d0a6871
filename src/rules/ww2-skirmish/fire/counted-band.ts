import type { SmallArms } from '../../../../data/ww2-skirmish/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { applying, net } from '../../../kernel/tables.ts';
import { bandOf } from './bands.ts';
import { armOf, type Shot } from './shot.ts';

/** The band by the inches, and the one the shot counts as. */
export interface Bands {
  readonly measured: number;
  readonly counted: number;
  readonly shifts: readonly Modifier[];
}

/** WS-FIRE-10, -12, -13, -17: the band of the range, and what it counts as. @throws {Refusal} out of reach */
export function bandsOf(ruling: Ruling, shot: Shot, range: number, book: SmallArms): Bands {
  // the larger of dispersal and cover, unless both are added.
  const both = shot.dispersed && shot.cover !== 'open' && ruling.on('dispersed-cumulative');
  return countedBand(shot, range, both, book);
}

/** @param both adds dispersal and cover @throws {Refusal} out of reach */
export function countedBand(shot: Shot, range: number, both: boolean, { reach, shifts: rows }: SmallArms): Bands {
  const measured = bandOf(reach, armOf(shot), range);
  const dispersed = shot.dispersed && (shot.cover === 'open' || both);
  const shifts = applying(rows, {
    dispersed,
    soft: shot.cover === 'soft',
    hard: shot.cover === 'hard',
    turret: shot.mount === 'turret',
    hull: shot.mount === 'hull',
  });
  return { measured, counted: measured + net(shifts), shifts };
}
