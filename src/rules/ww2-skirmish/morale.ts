import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { agreed } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { actionTotal, teamOptions } from './team.ts';

const options = {
  ...teamOptions,
  suppressed: known.flag(),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A team whose nerve is tested. */
export type Tested = OptionsOf<typeof options>;

/** WS-MOR-03 to -07: the die against the team's Action total. */
function resolve(ruling: Ruling, { actions, figures, suppressed, modifier }: Tested, { morale: book }: Book): Facts {
  const total = actionTotal(actions, suppressed ? figures : 0, book);
  const { result } = ruling.consult(book.test, [...total, ...agreed(modifier)]);
  if (result !== 'falls-back') return { result };
  return { result, inches: ruling.roll(book.fallBack).natural };
}

/** The morale of a fire team. */
export const morale = { kind: 'test', options, resolve } satisfies Contract<Tested, Book>;
