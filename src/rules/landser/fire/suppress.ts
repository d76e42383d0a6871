import type { Book } from '../../../../data/landser/book.ts';
import { choice, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { net, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';

const options = {
  figures: choice.integer(1, 20, { default: 1 }),
  area: choice.text({ sample: 'the hedge' }),
} satisfies OptionTable;

/** Suppressive fire, as declared. */
export type Suppressing = OptionsOf<typeof options>;

/** LS-SUPP-01, LS-SUPP-02: no dice; it affects everyone who fires from there. */
function resolve(ruling: Ruling, { figures }: Suppressing, { suppression }: Book): Facts {
  const { each, ...cite } = suppression;
  const modifiers = times(each, figures);
  ruling.note(cite, 'on-each-shot', modifiers);
  return { penalty: -net(modifiers) };
}

/** Fire at an area to keep heads down. */
export const suppress = {
  kind: 'upkeep',
  options,
  resolve,
} satisfies Contract<Suppressing, Book>;
