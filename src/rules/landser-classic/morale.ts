import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import type { Book, BreakOff } from './book.ts';

const options = {
  'in-action': {
    from: 'known',
    type: 'integer',
    min: 0,
    max: 20,
    default: 10,
    help: 'How many of the squad are in action, wounded and hiding men included',
  },
  out: { from: 'known', type: 'integer', min: 0, max: 20, default: 2, help: 'How many of the squad are out of action' },
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on' },
} as const satisfies OptionTable;

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
  options,
  resolve,
};
