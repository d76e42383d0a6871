import type { Book } from '../../../data/landser/book.ts';
import { choice, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  squads: choice.integer(0, 40, { required: true }),
} satisfies OptionTable;

type Squads = OptionsOf<typeof options>;

/** LS-FORCE-01: how many tanks a number of squads may have, of either kind. */
function resolve(ruling: Ruling, { squads }: Squads, { force }: Book): Facts {
  const medium = Math.floor(squads / force['medium-tanks']);
  const heavy = Math.floor(squads / force['heavy-tanks']);
  ruling.note(force, 'either-or');
  ruling.note(force.advice, 'a-suggestion');
  return { 'medium-tanks': medium, 'heavy-tanks': heavy };
}

/** How many tanks a side should have. */
export const points = {
  kind: 'table',
  options,
  resolve,
} satisfies Contract<Squads, Book>;
