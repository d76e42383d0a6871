import type { Book, BreakOff } from '../../../data/landser-classic/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  'in-action': known.integer(0, 20, { default: 10 }),
  out: known.integer(0, 20, { default: 2 }),
  modifier: MODIFIER,
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
export const morale = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Losses, Book>;
