import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { agreed, applying } from '../../kernel/tables.ts';
import type { Verb } from '../../kernel/verb.ts';
import { STATES } from '../landser-classic/book.ts';
import { type Seen, sighted } from '../landser-classic/spot.ts';
import type { Book } from './book.ts';
import { afterLook, forbiddenLook, knownOfLook } from './tracked/looking.ts';

const options = {
  range: { type: 'number', min: 0, required: true, help: 'Distance from the observer in inches' },
  state: { type: 'string', values: STATES, default: 'in-cover', help: 'What the other one does' },
  'observer-fast': { type: 'boolean', default: false, help: 'The observer is moving fast' },
  night: { type: 'boolean', default: false, help: 'At night' },
  'bad-weather': { type: 'boolean', default: false, help: 'In bad weather' },
  spotter: { type: 'boolean', default: false, help: "A sniper's spotter who does nothing else this turn" },
  modifier: { ...MODIFIER, help: 'A one-off adjustment agreed at the table' },
} as const satisfies OptionTable;

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

/** LS-OBS-05, R-18a: at night, moving in the open gives nobody away beyond medium range: he is looked for. */
function seenAtNight(ruling: Ruling, look: Look, { bands, observation }: Book): Seen {
  const { upTo, row, ...cite } = observation.night;
  const lost = look.night && look.state === 'moving-open' && look.range > bands.upTo[upTo];
  if (!lost || look['observer-fast']) return look;
  ruling.note(cite, 'not-automatic');
  return { ...look, state: row };
}

/** Whether a soldier becomes aware of an enemy. */
export const spot: Verb<Look, Book> = {
  options,
  resolve,
  fills: ['state', 'observer-fast', 'spotter'],
  fill: knownOfLook,
  forbid: forbiddenLook,
  effects: (scene, declared, outcome, _draw, book) => afterLook(scene, declared, outcome, book),
};
