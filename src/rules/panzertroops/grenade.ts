import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Book } from './book.ts';
import { fire } from './fire.ts';
import { options as fireOptions } from './soft-shot.ts';
import { knownOfShot } from './tracked/shots.ts';

const options = {
  ...fireOptions,
  weapon: { type: 'string', values: ['grenades'], default: 'grenades', help: 'Hand grenades; there are no others' },
} as const satisfies OptionTable;

/** Grenades, as declared. */
export type Throw = OptionsOf<typeof options>;

/** Hand grenades: a shot like any other. */
export const grenade: Verb<Throw, Book> = {
  ...fire,
  options,
  fills: ['weapon', 'mount', 'phase', 'moved', 'indirect', 'off-table', 'broken', 'target-type', 'stance', 'obscured'],
  fill: (scene, given, book) => knownOfShot(scene, { weapon: 'grenades', ...given }, book),
} as Verb<Throw, Book>;
