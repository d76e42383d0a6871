import type { Book } from '../../../../data/panzertroops/book.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { requireToggle } from './forbidden-shots.ts';

const options = { modifier: MODIFIER } as const satisfies OptionTable;

/** A call for fire. */
export type Calling = OptionsOf<typeof options>;

/** PT-ARTY-04: whether the call goes through. The shells themselves are shots with `indirect`. */
function resolve(ruling: Ruling, { modifier }: Calling, book: Book): Facts {
  requireToggle(ruling, 'artillery-support', book);
  const { passed } = ruling.test({ ...book.call, modifiers: agreed(modifier) });
  return { call: passed ? 'through' : 'failed' };
}

/** The artillery call of an observer team. */
export const barrage = { kind: 'attack', options, resolve } satisfies Contract<Calling, Book>;
