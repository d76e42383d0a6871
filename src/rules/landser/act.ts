import { type Book, DEEDS } from '../../../data/landser/book.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  action: choice.oneOf(DEEDS, { required: true, filled: true, aside: true }),
  terrain: choice.flag({ asked: true, when: { action: ['hide'] } }),
  edge: eye.flag({ when: { action: ['carry-off'] } }),
} satisfies OptionTable;

/** What a figure does that needs no ruling. */
export type Deed = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Deed, { deeds }: Book): Facts {
  ruling.note(deeds[action], 'declared');
  return { action };
}

/** Actions that the book wants declared but that need no die; no contract names them (LS-TURN-02). */
export const act = {
  kind: 'upkeep',
  options,
  resolve,
} satisfies Contract<Deed, Book>;
