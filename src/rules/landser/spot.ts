import type { Book } from '../../../data/landser/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { LOOKS, type Seen, sighted, state } from '../landser-classic/spot.ts';

/** What needs a die; all else is seen or isn't. */
const LOOKED_FOR = ['in-cover', 'sneak-open', 'sneak-cover'] as const;

const options = {
  range: eye.inches({ required: true }),
  state,
  'observer-fast': known.flag(),
  night: eye.flag({ when: { ...LOOKS, state: ['moving-open', ...LOOKED_FOR] } }),
  'bad-weather': eye.flag({ when: { ...LOOKS, state: LOOKED_FOR } }),
  spotter: known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A look, as declared. */
export type Look = OptionsOf<typeof options>;

function resolve(ruling: Ruling, look: Look, book: Book): Facts {
  const { night, spotter } = look;
  const modifiers = [
    ...applying(book.observation.modifiers, { 'bad-weather': look['bad-weather'], night, spotter }),
    ...agreed(look.modifier),
  ];
  return sighted(ruling, seenAtNight(ruling, look, book), modifiers, book);
}

/** LS-OBS-05, R-18a: at night, moving in the open only gives a man away up to medium range; beyond it he has to be looked for. */
function seenAtNight(ruling: Ruling, look: Look, { bands, observation }: Book): Seen {
  const { upTo, row, ...cite } = observation.night;
  const lost = look.night && look.state === 'moving-open' && look.range > bands.upTo[upTo];
  if (!lost || look['observer-fast']) return look;
  ruling.note(cite, 'not-automatic');
  return { ...look, state: row };
}

/** Whether a soldier becomes aware of an enemy. */
export const spot = {
  kind: 'observation',
  options,
  resolve,
} satisfies Contract<Look, Book>;
