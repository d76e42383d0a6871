import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import type { Book } from './book.ts';

const options = {
  kind: {
    from: 'choice',
    filled: true,
    type: 'string',
    values: ['medic'],
    default: 'medic',
    help: 'A medic has come into base contact',
  },
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on' },
} as const satisfies OptionTable;

type Care = OptionsOf<typeof options>;

/** LC-SER-05: the wound that's left to a man who was down. */
function resolve(ruling: Ruling, { modifier }: Care, { medic }: Book): Facts {
  return { wound: ruling.consult(medic, agreed(modifier)).result };
}

/** What happens to a wounded man. */
export const wound: Contract<Care, Book> = {
  options,
  resolve,
};
