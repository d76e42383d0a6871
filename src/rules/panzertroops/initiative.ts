import type { Book } from '../../../data/panzertroops/book.ts';
import { choice, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  purpose: choice.oneOf(['setup', 'first-move'], { default: 'setup' }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** What the two sides throw for. */
export type Purpose = OptionsOf<typeof options>;

/** PT-SCEN-03, -04: the higher wins; on a tie both throw again. */
function resolve(ruling: Ruling, { purpose, modifier }: Purpose, { initiative }: Book): Facts {
  const { one, two, goes } = initiative[purpose];
  const winner = ruling.until(() => {
    const first = ruling.roll(one, agreed(modifier)).total;
    const second = ruling.roll(two).total;
    if (first === second) return undefined;
    return first > second ? 'side-1' : 'side-2';
  });
  ruling.note(goes, winner);
  return { winner };
}

/** Which side sets up, or moves, first. */
export const initiative = { kind: 'table', options, resolve } satisfies Contract<Purpose, Book>;
