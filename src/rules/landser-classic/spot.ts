import { BANDS, type Book, type Observation, STATES } from '../../../data/landser-classic/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { bandsFor } from './bands.ts';

/** Whoever moves fast spots nobody (LC-OBS-08), whatever else is so. */
export const LOOKS = { 'observer-fast': [false] } as const;

/** What a target is doing: its record has some of it, and eyes may know better. */
export const state = eye.oneOf(STATES, { default: 'in-cover', filled: true, when: LOOKS });

const options = {
  range: eye.inches({ required: true }),
  state,
  'observer-fast': known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A look, as declared. */
export type Look = OptionsOf<typeof options>;

function resolve(ruling: Ruling, look: Look, book: Book): Facts {
  return sighted(ruling, look, agreed(look.modifier), { bands: bandsFor(ruling, book), observation: book.observation });
}

/** What decides whether the figure is seen. */
export type Seen = Pick<Look, 'range' | 'state' | 'observer-fast'>;

/** By the bands the table plays by. */
type Tables = Pick<Book, 'bands' | 'observation'>;

/** Whether he's seen: without a die, or by the observation table (LC-OBS-02 to -08). */
export function sighted(ruling: Ruling, seen: Seen, modifiers: readonly Modifier[], tables: Tables): Facts {
  const { observation } = tables;
  const cell = sightOf(seen, tables);
  if (typeof cell !== 'number') {
    ruling.note(observation.certain[cell], SEEN[cell] ? 'spotted' : 'not-spotted');
    return { spotted: SEEN[cell], automatic: true };
  }
  const { rule, label, sides, results } = observation;
  const { passed } = ruling.test({
    rule,
    label,
    sides,
    results,
    need: cell,
    modifiers,
    // R-18b: a figure that would take more than a 6 isn't seen.
    always: ruling.on('natural-six-spots') ? observation.natural : undefined,
  });
  return { spotted: passed };
}

/** Whether it's seen if no die decides. */
const SEEN: Readonly<Record<keyof Observation['certain'], boolean>> = {
  'point-blank': true,
  'observer-fast': false,
  hidden: false,
  fired: true,
  'moving-open': true,
  beyond: false,
  automatic: true,
};

/** What decides it, in the contract's order: the number needed, or what makes it certain. */
function sightOf(seen: Seen, { bands, observation }: Tables): number | keyof Observation['certain'] {
  const band = BANDS.findIndex((name) => seen.range <= bands.upTo[name]);
  if (BANDS[band] === 'PB') return 'point-blank';
  // R-18d: a man who moves fast isn't aware of anyone, not even of a man who has fired.
  if (seen['observer-fast']) return 'observer-fast';
  const { state } = seen;
  if (state === 'hidden' || state === 'fired' || state === 'moving-open') return state;
  const cell = observation.need[state][band];
  if (cell === undefined) return 'beyond';
  return cell === 'auto' ? 'automatic' : cell;
}

/** Whether a soldier becomes aware of an enemy. */
export const spot = {
  kind: 'observation',
  options,
  resolve,
} satisfies Contract<Look, Book>;
