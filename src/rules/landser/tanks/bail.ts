import type { Book } from '../../../../data/landser/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../../landser-classic/refusal.ts';

const CREWMEN = known.integer(0, 12, { default: 0 });

const options = {
  crew: CREWMEN,
  light: CREWMEN,
  serious: CREWMEN,
  modifier: MODIFIER,
} satisfies OptionTable;

/** A crew leaving a wreck, as declared. */
export type Crew = OptionsOf<typeof options>;

/** LS-CREW-05: a die for each of them, unwounded men first, then men with light wounds and men with serious wounds. */
function resolve(ruling: Ruling, crew: Crew, { bail }: Book): Facts {
  if (crew.crew + crew.light + crew.serious === 0) throw new Refusal(bail.rule, 'nobody-in-the-crew');
  const { light, serious } = bail.wounds;
  return {
    ...escaped('escaped', crew.crew),
    ...escaped('escaped-light', crew.light, light),
    ...escaped('escaped-serious', crew.serious, serious),
  };

  function escaped(fact: string, men: number, wound?: typeof light): Facts {
    if (men === 0) return {};
    const modifiers = [...times(wound, 1), ...agreed(crew.modifier)];
    const tally = ruling.each(bail, new Array<string>(men).fill('man'), () =>
      ruling.test({ ...bail, modifiers }).passed ? 'escaped' : 'lost',
    );
    return tally.escaped ? { [fact]: tally.escaped } : {};
  }
}

/** The crew leaves a vehicle that's lost. */
export const bail = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Crew, Book>;
