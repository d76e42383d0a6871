import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { eye, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { effective, gated } from './distance.ts';
import { killedByGrenade } from './saves.ts';
import { MODIFIER, MOVED, PART, VISIBILITY } from './shared-options.ts';

const options = {
  range: eye.inches({ required: true }),
  figures: eye.integer(1, 30, { default: 1, filled: true }),
  place: eye.oneOf(['open', 'room'], { default: 'open', filled: true }),
  part: PART,
  modifier: MODIFIER,
  visibility: VISIBILITY,
  moved: MOVED,
} satisfies OptionTable;

/** A grenade, as declared. */
export type Throw = OptionsOf<typeof options>;

function resolve(ruling: Ruling, thrown: Throw, book: Book): Facts {
  const { range, figures, visibility } = thrown;
  const { reach, thrown: test, deadly } = book.grenades;
  const reaches = effective(ruling, range, book) <= reach.inches;
  const none = gated(ruling, { reach, range, reaches, visibility }, book);
  if (none) return none;

  if (!ruling.test({ ...test, modifiers: agreed(thrown.modifier) }).passed) return { hit: false };
  if (thrown.place === 'open' && ruling.on('deadly-grenades')) {
    ruling.note(deadly, 'killed');
    return { hit: true, figures, killed: figures };
  }
  return { hit: true, figures, killed: killedByGrenade(ruling, figures, 0, book) };
}

/** A grenade at men in the open or in a room. */
export const grenade = { kind: 'attack', options, resolve } satisfies Contract<Throw, Book>;
