import type { Book, BreakOff } from '../../../data/landser-classic/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  'in-action': known.integer(0, 20, 'How many of the squad are in action, wounded and hiding men included', {
    default: 10,
  }),
  out: known.integer(0, 20, 'How many of the squad are out of action', { default: 2 }),
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on' },
} satisfies OptionTable;

/** How a squad stands. */
export type Losses = OptionsOf<typeof options>;

function resolve(ruling: Ruling, losses: Losses, { breakOff }: Book): Facts {
  return breaks(ruling, losses, breakOff);
}

/** LC-BRK-01: above the number in action, the squad is broken. */
export function breaks(ruling: Ruling, losses: Losses, breakOff: BreakOff): Facts {
  const { from, ...test } = breakOff;
  if (losses.out < from) {
    ruling.note(breakOff, 'not-due');
    return { 'test-due': false };
  }
  const need = losses['in-action'] + 1;
  return { broken: ruling.test({ ...test, need, modifiers: agreed(losses.modifier) }).passed };
}

/** The break-off point of a squad. */
export const morale: Contract<Losses, Book> = {
  kind: 'test',
  options,
  resolve,
};
