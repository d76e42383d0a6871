import type { Book } from '../../../data/panzertroops/book.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Contract } from '../../kernel/verb.ts';
import { fire } from './fire.ts';
import { options as fireOptions } from './soft-shot.ts';

const options = {
  ...fireOptions,
  weapon: {
    type: 'string',
    values: ['grenades'],
    default: 'grenades',
    from: 'known',
    help: 'Hand grenades; the book has no others',
  },
} as const satisfies OptionTable;

/** Grenades, as declared. */
export type Throw = OptionsOf<typeof options>;

/** Hand grenades: a shot like any other. */
export const grenade: Contract<Throw, Book> = { options, resolve: fire.resolve };
