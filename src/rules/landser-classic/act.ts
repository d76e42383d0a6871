import { type Book, DEEDS } from '../../../data/landser-classic/book.ts';
import { choice, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  action: choice.oneOf(DEEDS, { required: true, filled: true, aside: true }),
  terrain: choice.flag({ asked: true, when: { action: ['hide'] } }),
} satisfies OptionTable;

/** What a figure does that needs no ruling. */
export type Deed = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Deed, { deeds }: Book): Facts {
  ruling.note(deeds[action], 'declared');
  return { action };
}

/**
 * Actions that the book wants declared but that need no die: hiding, Covering Fire, doing nothing (LC-TURN-02). No contract
 * names them, since they only matter for the units of a campaign.
 */
export const act = {
  kind: 'upkeep',
  options,
  resolve,
} satisfies Contract<Deed, Book>;
