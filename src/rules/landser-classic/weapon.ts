import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { type Book, WORK } from './book.ts';
import { afterWork, forbiddenWork, knownOfWork } from './tracked/working.ts';

const options = {
  work: { type: 'string', values: WORK, default: 'clear', help: 'What the turn of Weapon Work is for' },
} as const satisfies OptionTable;

/** Weapon Work, as declared. */
export type Working = OptionsOf<typeof options>;

/** LC-WORK-01: it takes the whole turn, and no dice. */
function resolve(ruling: Ruling, { work }: Working, book: Book): Facts {
  ruling.note(book.work[work], 'done');
  return { done: true };
}

/** A turn of Weapon Work. */
export const weapon: Verb<Working, Book> = {
  options,
  resolve,
  fills: ['work'],
  fill: (scene, _given, book) => knownOfWork(scene, book),
  forbid: forbiddenWork,
  effects: (scene, declared, outcome, _draw, book) => afterWork(scene, declared, outcome, book),
};
