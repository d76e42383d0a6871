import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Verb } from '../../kernel/verb.ts';
import { INDIRECT } from './armoury.ts';
import { type Book, SHELTERS } from './book.ts';
import { killedByGrenade, killedByShells } from './saves.ts';
import { MODIFIER } from './shared-options.ts';
import { afterBlast } from './tracked/firing.ts';

const options = {
  weapon: { type: 'string', values: [...INDIRECT, 'grenade'], required: true, help: 'Whose blast it is' },
  figures: { type: 'integer', min: 1, max: 30, default: 1, help: 'Men in the blast' },
  near: { type: 'integer', min: 0, max: 30, default: 0, help: 'How many of them are within 1" of its centre' },
  cover: { type: 'string', values: SHELTERS, default: 'open', help: 'What all of them are behind or in' },
  modifier: { ...MODIFIER, help: 'A one-off adjustment agreed at the table, to every save' },
} as const satisfies OptionTable;

/** A blast that has come down already, and whom it catches. */
export type Blast = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { weapon, ...blast }: Blast, book: Book): Facts {
  const { figures, modifier } = blast;
  if (weapon === 'grenade') return { figures, killed: killedByGrenade(ruling, figures, modifier, book) };
  return { figures, killed: killedByShells(ruling, { ...blast, weapon }, book) };
}

/** Men whom shells or a grenade have caught: their saves alone. */
export const effect: Verb<Blast, Book> = {
  options,
  resolve,
  effects: (scene, declared, outcome, _draw, book) => afterBlast(scene, declared, outcome, book),
};
