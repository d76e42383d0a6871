import { type Book, POINTS_WEAPONS, type Points } from '../../../data/ww2-skirmish/book.ts';
import { choice, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import { net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const options = {
  actions: choice.integer(1, 3, { default: 2 }),
  weapon: choice.oneOf(POINTS_WEAPONS, { default: 'rifle' }),
  rounds: choice.integer(0, 100, { default: 0 }),
  figures: choice.integer(1, 12, { default: 1 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A figure to pay for. */
export type Figure = OptionsOf<typeof options>;

/** WS-PTS-01 to -05. */
function resolve(ruling: Ruling, { actions, weapon, rounds, figures }: Figure, { points: book }: Book): Facts {
  // a pistol costs nothing unless it's his only arm.
  const free = weapon === book.alone && rounds > 0;
  const modifiers = [
    ...times(book.actions, actions),
    ...times(book.weapons[weapon], free ? 0 : 1),
    ...times(book.rounds, rounds),
  ];
  const sum = net(modifiers);
  ruling.note(book.cost, String(sum), modifiers);
  const points = within(ruling, sum, book);
  return { points, total: points * figures };
}

/** WS-PTS-04, and WS-PTS-05 with `points-cap-7`. */
function within(ruling: Ruling, sum: number, { least, most }: Points): number {
  const { points, ...cite } = sum < least.points ? least : most;
  if (sum >= least.points && !(ruling.on('points-cap-7') && sum > points)) return sum;
  ruling.note(cite, String(points));
  return points;
}

/** What figures cost. */
export const points = {
  kind: 'table',
  options,
  resolve,
} satisfies Contract<Figure, Book>;
