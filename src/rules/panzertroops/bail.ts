import type { Book } from '../../../data/panzertroops/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, type Roll } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { requireToggle } from './fire/forbidden-shots.ts';

const options = {
  vehicle: known.oneOf(['afv', 'half-track'], { default: 'afv' }),
  riders: known.integer(0, Infinity, { default: 0 }),
  crew: known.integer(0, Infinity),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A wreck that men are trying to leave. */
export type Wreck = OptionsOf<typeof options>;

function resolve(ruling: Ruling, wreck: Wreck, book: Book): Facts {
  requireToggle(ruling, 'bail-out', book);
  const { bail } = book;
  const { crew, riders, vehicle } = wreck;
  const escaped = survivors(ruling, bail.crew, [bail.losses[vehicle], ...agreed(wreck.modifier)], book);
  const out = { 'crew-out': Math.min(escaped, crew ?? escaped) };
  if (riders === 0) return out;
  return { ...out, 'riders-out': Math.min(riders, survivors(ruling, bail.riders, [bail.losses.riders], book)) };
}

/** PT-BAIL-01: the die less the losses; at 0 or less nobody gets out. */
function survivors(ruling: Ruling, roll: Roll, modifiers: readonly Modifier[], { bail }: Book): number {
  const { total } = ruling.roll(roll, modifiers);
  if (total > 0) return total;
  ruling.note(bail.nobody, 'nobody-out');
  return 0;
}

/** Crew and riders leaving a wrecked AFV. */
export const bail = { kind: 'test', options, resolve } satisfies Contract<Wreck, Book>;
