import type { Book } from '../../../data/landser/book.ts';
import { choice, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  kind: choice.oneOf(['figure', 'squad', 'self'], { default: 'figure', filled: true, aside: true }),
  'in-action': known.integer(0, 20, { default: 10 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A rally, as declared. */
export type Rallying = OptionsOf<typeof options>;

/** LS-RALLY-04 for a hiding man, LS-RALLY-02 for a broken squad, LS-HIDE-08 for a man on his own. */
function resolve(ruling: Ruling, { kind, modifier, ...rallying }: Rallying, { rally }: Book): Facts {
  const modifiers = agreed(modifier);
  if (kind !== 'self') {
    const { inches, ...within } = rally.within[kind];
    ruling.note(within, `${inches}″`);
  }
  if (kind === 'figure') return { rallied: ruling.test({ ...rally.figure, modifiers }).passed };
  const most = rallying['in-action'];
  const { result } = ruling.consult({ ...rally.squad[kind], rows: rowsUpTo(most) }, modifiers);
  return { rallied: result === 'rallied' };
}

/** Rallied on this number or lower. */
function rowsUpTo(most: number): readonly (readonly [number, string])[] {
  return [
    [most, 'rallied'],
    [most + 1, 'not-rallied'],
  ];
}

/** Rallying soldiers and squads. */
export const rally = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Rallying, Book>;
