import { INDIRECT } from '../../../data/hans-n-panzer/armoury.ts';
import { SHELTERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { choice, eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';
import { killedByGrenade, killedByShells } from './saves.ts';
import { MODIFIER, PART } from './shared-options.ts';

const options = {
  weapon: choice.oneOf([...INDIRECT, 'grenade'], { required: true, filled: true }),
  figures: eye.integer(1, 30, { default: 1 }),
  near: eye.integer(0, 30, { default: 0, when: { weapon: INDIRECT } }),
  cover: eye.oneOf(SHELTERS, { default: 'open', filled: true, when: { weapon: INDIRECT } }),
  part: PART,
  modifier: MODIFIER,
} satisfies OptionTable;

/** A blast that has already come down, and the men it catches. */
export type Blast = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { weapon, ...blast }: Blast, book: Book): Facts {
  const { figures, modifier } = blast;
  if (weapon === 'grenade') return { figures, killed: killedByGrenade(ruling, figures, modifier, book) };
  return { figures, killed: killedByShells(ruling, { ...blast, weapon }, book) };
}

/** Men caught by shells or a grenade: only their saves. */
export const effect = { kind: 'test', options, resolve } satisfies Contract<Blast, Book>;
