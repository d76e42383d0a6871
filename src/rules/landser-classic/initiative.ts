import type { Book } from '../../../data/landser-classic/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  'side-1': known.text(),
  'side-2': known.text(),
  modifier: MODIFIER,
} satisfies OptionTable;

type Sides = OptionsOf<typeof options>;

/** LC-TURN-01: the higher goes first; on a tie both throw again. */
function resolve(ruling: Ruling, sides: Sides, { initiative }: Book): Facts {
  const first = ruling.until(() => {
    const one = ruling.roll(initiative.first, agreed(sides.modifier)).total;
    const two = ruling.roll(initiative.second).total;
    if (one === two) return undefined;
    return one > two ? 'side-1' : 'side-2';
  });
  ruling.note(initiative.goes, sides[first] || first);
  return { first };
}

/** Which side takes the first turn. */
export const initiative = {
  kind: 'table',
  options,
  resolve,
} satisfies Contract<Sides, Book>;
