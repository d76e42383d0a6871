import { type Book, WORK } from '../../../data/landser-classic/book.ts';
import { choice, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  work: choice.oneOf(WORK, { default: 'clear', filled: true, aside: true }),
} satisfies OptionTable;

/** Weapon Work, as declared. */
export type Working = OptionsOf<typeof options>;

/** LC-WORK-01: it takes the whole turn and no dice. */
function resolve(ruling: Ruling, { work }: Working, book: Book): Facts {
  ruling.note(book.work[work], 'done');
  return { done: true };
}

/** A turn of Weapon Work. */
export const weapon = {
  kind: 'upkeep',
  options,
  resolve,
} satisfies Contract<Working, Book>;
