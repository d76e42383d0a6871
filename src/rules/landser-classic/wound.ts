import type { Book } from '../../../data/landser-classic/book.ts';
import { choice, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  kind: choice.oneOf(['medic'], { default: 'medic', filled: true, aside: true }),
  modifier: MODIFIER,
} satisfies OptionTable;

type Care = OptionsOf<typeof options>;

/** LC-SER-05: the wound that's left to a man who was down. */
function resolve(ruling: Ruling, { modifier }: Care, { medic }: Book): Facts {
  return { wound: ruling.consult(medic, agreed(modifier)).result };
}

/** What happens to a wounded man. */
export const wound = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Care, Book>;
