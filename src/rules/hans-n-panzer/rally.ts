import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { MODIFIER } from './shared-options.ts';
import { afterRally, forbiddenRally } from './tracked/morale.ts';

const options = { modifier: MODIFIER } as const satisfies OptionTable;

type Confronting = OptionsOf<typeof options>;

/** HP-RAL-01: an officer before a unit that routs. */
export const rally: Verb<Confronting, Book> = {
  options,
  forbid: forbiddenRally,
  effects: (scene, _none, outcome, _draw, book) => afterRally(scene, outcome, book),
  resolve: (ruling, { modifier }, { morale }) => ({ result: ruling.consult(morale.rally, agreed(modifier)).result }),
};
