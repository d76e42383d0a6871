import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { type Book, DEEDS } from './book.ts';
import { CASUALTIES } from './tracked/caring.ts';
import { afterDeed, forbiddenDeed } from './tracked/doing.ts';

const options = {
  action: { type: 'string', values: DEEDS, required: true, help: 'What he does; nothing must be declared too' },
  terrain: { type: 'boolean', default: false, help: 'He hides in terrain, out of sight, and not in the open' },
} as const satisfies OptionTable;

/** What a figure does that needs no ruling. */
export type Deed = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { action }: Deed, { deeds }: Book): Facts {
  ruling.note(deeds[action], 'declared');
  return { action };
}

/** What the book wants declared and no die decides; no contract names it (LS-TURN-02). */
export const act: Verb<Deed, Book> = {
  options,
  fallen: CASUALTIES,
  resolve,
  forbid: forbiddenDeed,
  effects: (scene, declared, outcome, _draw, book) => afterDeed(scene, declared, outcome, book),
};
