import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options/options.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { MODIFIER } from './shared-options.ts';

const options = { modifier: MODIFIER } as const satisfies OptionTable;

export type Confronting = OptionsOf<typeof options>;

/** HP-RAL-01: an officer stands in front of a routing unit. */
export const rally = {
  kind: 'test',
  options,
  resolve: (ruling, { modifier }, { morale }) => ({ result: ruling.consult(morale.rally, agreed(modifier)).result }),
} satisfies Contract<Confronting, Book>;
