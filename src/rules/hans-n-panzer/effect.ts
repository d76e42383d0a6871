import { INDIRECT } from '../../../data/hans-n-panzer/armoury.ts';
import { SHELTERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Contract } from '../../kernel/verb.ts';
import { killedByGrenade, killedByShells } from './saves.ts';
import { MODIFIER, PART } from './shared-options.ts';

const options = {
  weapon: {
    type: 'string',
    values: [...INDIRECT, 'grenade'],
    required: true,
    from: 'choice',
    filled: true,
    help: 'Whose blast it is',
  },
  figures: { type: 'integer', min: 1, max: 30, default: 1, from: 'eye', help: 'Men in the blast' },
  near: {
    type: 'integer',
    min: 0,
    max: 30,
    default: 0,
    from: 'eye',
    when: { weapon: INDIRECT },
    help: 'How many of them are within 1″ of its centre',
  },
  cover: {
    type: 'string',
    values: SHELTERS,
    default: 'open',
    from: 'eye',
    filled: true,
    when: { weapon: INDIRECT },
    help: 'The cover they all have',
  },
  part: PART,
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for every save' },
} as const satisfies OptionTable;

/** A blast that has already come down, and the men it catches. */
export type Blast = OptionsOf<typeof options>;

function resolve(ruling: Ruling, { weapon, ...blast }: Blast, book: Book): Facts {
  const { figures, modifier } = blast;
  if (weapon === 'grenade') return { figures, killed: killedByGrenade(ruling, figures, modifier, book) };
  return { figures, killed: killedByShells(ruling, { ...blast, weapon }, book) };
}

/** Men caught by shells or a grenade: only their saves. */
export const effect: Contract<Blast, Book> = { options, resolve };
