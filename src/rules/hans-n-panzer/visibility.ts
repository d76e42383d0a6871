import type { Facts } from '../../kernel/facts.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { written } from './distance.ts';
import { afterLook } from './tracked/firing.ts';

/** HP-VIS-02: once before the game. */
function resolve(ruling: Ruling, _none: object, { visibility: sky, doubled }: Book): Facts {
  const chart = ruling.on('bright-visibility') ? sky.bright : sky.throw;
  const thrown = Number(ruling.consult(chart).result);
  const visibility = ruling.on('double-scale') ? thrown * doubled.times : thrown;
  ruling.note(sky.limit, written(ruling, visibility));
  return { visibility };
}

/** How far one sees today. */
export const visibility: Verb<object, Book> = {
  options: {},
  ofTable: true,
  resolve,
  effects: (scene, _none, outcome, _draw, book) => afterLook(scene, outcome, book),
};
