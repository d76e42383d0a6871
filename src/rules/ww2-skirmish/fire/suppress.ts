import type { Book, Suppression } from '../../../../data/ww2-skirmish/book.ts';
import { choice, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { agreed, times } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { actionTotal, teamOptions } from '../team.ts';

const options = {
  actions: teamOptions.actions,
  figures: known.integer(1, 12, { required: true }),
  markers: known.integer(0, Infinity, { default: 1 }),
  attempts: choice.integer(1, 12, { default: 1 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A team trying to lift its suppression. */
export type Suppressed = OptionsOf<typeof options>;

/** WS-SUP-02: a D6 for each try, until nothing is left to lift. */
function resolve(ruling: Ruling, team: Suppressed, { suppression }: Book): Facts {
  const { markers } = team;
  const { most, recovery } = suppression;
  if (markers === 0) throw new Refusal(recovery.rule, 'nothing-to-lift');
  if (markers > most.markers) throw new Refusal(most.rule, 'too-many-markers', { markers, most: most.markers });

  const { rule, label, sides, need, results } = recovery;
  const modifiers = [...totalOf(ruling, team, suppression), ...agreed(team.modifier)];
  const attempt = { rule, label, sides, need, results, modifiers };
  const lifts = ruling.on('one-success-clears-all') ? markers : 1;
  const tries = new Array<string>(team.attempts).fill('try');
  const left = ruling.chain(tries, markers, (still) => {
    if (still === 0) return still;
    return ruling.test(attempt).passed ? still - lifts : still;
  });
  return { removed: markers - left };
}

/** what's added to the die, in the reading the group plays. */
function totalOf(ruling: Ruling, { actions, figures }: Suppressed, book: Suppression): readonly Modifier[] {
  if (ruling.on('recover-by-quality')) return times(book.quality, Math.floor(actions / figures));
  return actionTotal(actions, ruling.on('recover-full-total') ? 0 : figures, book);
}

/** A fire team lifts suppression. */
export const suppress = { kind: 'upkeep', options, resolve } satisfies Contract<Suppressed, Book>;
