import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  figures: known.integer(1, 12, { required: true }),
  original: known.integer(1, 20, { required: true }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A routing team. */
export type Routed = OptionsOf<typeof options>;

/** WS-MOR-08: on a 6, and never with less than half of its strength. */
function resolve(ruling: Ruling, { figures, original, modifier }: Routed, { morale }: Book): Facts {
  const { rule, label, sides, need, results, strength } = morale.rally;
  if (strength.times * figures < original) {
    ruling.note({ rule, label: strength.label }, 'too-few-left');
    return { rallied: false };
  }
  return { rallied: ruling.test({ rule, label, sides, need, results, modifiers: agreed(modifier) }).passed };
}

/** Whether a routing team rallies. */
export const rally = { kind: 'test', options, resolve } satisfies Contract<Routed, Book>;
