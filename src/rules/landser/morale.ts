import { type Book, GRADES } from '../../../data/landser/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';
import { breaks } from '../landser-classic/morale.ts';
import { Refusal } from '../landser-classic/refusal.ts';

const options = {
  'in-action': known.integer(0, 20, { default: 10 }),
  out: known.integer(0, 20, { default: 2 }),
  grade: known.oneOf(GRADES, { default: 'regular' }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** How a squad stands. */
export type Losses = OptionsOf<typeof options>;

/** LS-BRK-01, and LS-BRK-02 for the number out of action from which it counts. */
function resolve(ruling: Ruling, losses: Losses, { breakOff }: Book): Facts {
  const { grade } = losses;
  const { rule, from } = breakOff.grades;
  if (grade === 'regular') return breaks(ruling, losses, breakOff);
  if (!ruling.on('break-off-grades')) throw new Refusal(rule, 'toggle-off', { toggle: 'break-off-grades' });
  return breaks(ruling, losses, { ...breakOff, rule, from: from[grade] });
}

/** The break-off point of a squad. */
export const morale = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Losses, Book>;
