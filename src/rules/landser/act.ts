import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Contract } from '../../kernel/verb.ts';
import { type Book, DEEDS } from './book.ts';

const options = {
  action: {
    from: 'choice',
    filled: true,
    type: 'string',
    values: DEEDS,
    required: true,
    help: 'What he does; you have to declare it even if it’s nothing',
  },
  terrain: {
    from: 'choice',
    type: 'boolean',
    default: false,
    asked: true,
    when: { action: ['hide'] },
    help: 'He hides in terrain, out of sight, not in the open',
  },
  edge: {
    from: 'eye',
    type: 'boolean',
    default: false,
    when: { action: ['carry-off'] },
    help: 'He has reached the edge of the table, and carries the casualty off',
  },
} as const satisfies OptionTable;

/** What a figure does that needs no ruling. */
export type Deed = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Deed, { deeds }: Book): Facts {
  ruling.note(deeds[action], 'declared');
  return { action };
}

/** Actions that the book wants declared but that need no die; no contract names them (LS-TURN-02). */
export const act: Contract<Deed, Book> = {
  options,
  resolve,
};
