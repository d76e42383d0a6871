import type { Book } from '../../../../data/landser/book.ts';
import { choice, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';

const options = {
  kind: choice.oneOf(['medic', 'campaign', 'carried'], { default: 'medic', filled: true, aside: true }),
  treated: known.integer(0, Infinity, { default: 0 }),
  turn: known.integer(0, Infinity, { default: 1 }),
  stretcher: known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** Treatment of a wounded man, as declared. */
export type Care = OptionsOf<typeof options>;

function resolve(ruling: Ruling, care: Care, book: Book): Facts {
  if (care.kind === 'medic') return treat(ruling, care, book);
  const treatmentHolds = care.kind === 'campaign' || care.stretcher;
  // LS-CAMP-03: after n turns of treatment, every (n+1)th turn.
  if (treatmentHolds && care.turn < care.treated + 1) {
    ruling.note(book.care.treatment, 'not-due');
    return { 'roll-due': false };
  }
  return { died: !ruling.test({ ...book.care.death[care.kind], modifiers: agreed(care.modifier) }).passed };
}

/** LS-SER-05, and LS-ALT-08 where the wound tables aren't used. */
function treat(ruling: Ruling, { modifier, down }: Care & { readonly down?: boolean }, { medic, care }: Book): Facts {
  if (!down && ruling.on('alternative-wounds')) {
    ruling.note(care.heals, 'one-light-wound-less');
    return { healed: true };
  }
  const chart = ruling.on('medic-six-b') ? care['medic-six-b'] : medic;
  return { wound: ruling.consult(chart, agreed(modifier)).result };
}

/** What happens to a wounded man. */
export const wound = {
  kind: 'test',
  options,
  resolve,
} satisfies Contract<Care, Book>;
