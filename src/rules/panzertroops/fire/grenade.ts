import type { Book } from '../../../../data/panzertroops/book.ts';
import { known, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { fire } from './fire.ts';
import { options as fireOptions } from './soft-shot.ts';

const options = {
  ...fireOptions,
  weapon: known.oneOf(['grenades'], { default: 'grenades' }),
  obscured: { ...fireOptions.obscured, idle: true },
} satisfies OptionTable;

/** Grenades, as declared. */
export type Throw = OptionsOf<typeof options>;

/** Hand grenades: a shot like any other. */
export const grenade = { ...fire, options } satisfies Contract<Throw, Book>;
