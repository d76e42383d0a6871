import type { Book } from '../../../data/landser-classic/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import { choice, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  kind: choice.oneOf(['medic'], 'A medic has come into base contact', { default: 'medic', filled: true }),
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on' },
} satisfies OptionTable;

type Care = OptionsOf<typeof options>;

/** LC-SER-05: the wound that's left to a man who was down. */
function resolve(ruling: Ruling, { modifier }: Care, { medic }: Book): Facts {
  return { wound: ruling.consult(medic, agreed(modifier)).result };
}

/** What happens to a wounded man. */
export const wound: Contract<Care, Book> = {
  kind: 'test',
  options,
  resolve,
};
