import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';
import { written } from './distance.ts';

/** HP-VIS-02: thrown once before the game. */
function resolve(ruling: Ruling, _none: object, { visibility: sky, doubled }: Book): Facts {
  const chart = ruling.on('bright-visibility') ? sky.bright : sky.throw;
  const thrown = Number(ruling.consult({ ...chart, in: ruling.on('centimetres') ? 'cm' : 'inches' }).result);
  const visibility = ruling.on('double-scale') ? thrown * doubled.times : thrown;
  ruling.note(sky.limit, written(ruling, visibility));
  return { visibility };
}

/** How far anyone can see today. */
export const visibility = { kind: 'table', options: {}, resolve } satisfies Contract<object, Book>;
