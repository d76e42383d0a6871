import type { Book } from '../../../data/landser/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import type { Ruling } from '../../kernel/ruling.ts';

/** LS-HMG-03: where the template of an HMG goes when it misses. `effect` deals with the men it catches there. */
export function scattering(ruling: Ruling, { hmg }: Book): Facts {
  const { result: half } = ruling.consult(hmg.half);
  const direction = ruling.roll(hmg.hour, hmg.halves[half]).total;
  if (ruling.on('exact-halves')) {
    return { 'scatter-direction': direction, 'scatter-half-inches': ruling.roll(hmg.exactDrift).natural };
  }
  return { 'scatter-direction': direction, 'scatter-distance': Number(ruling.consult(hmg.drift).result) };
}
