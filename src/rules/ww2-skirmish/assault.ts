import type { Book, Melee } from '../../../data/ww2-skirmish/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';

const ACTIONS = known.integer(0, 20, { default: 2 });
const EXTRA = eye.integer(0, 20, { default: 0 });

const options = {
  actions: ACTIONS,
  'target-actions': ACTIONS,
  extra: EXTRA,
  'target-extra': EXTRA,
  friends: eye.flag({ default: true, when: { extra: [0] } }),
  'target-friends': eye.flag({ default: true, when: { 'target-extra': [0] } }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A round of melee, as declared. */
export type Fight = OptionsOf<typeof options>;

/** WS-MEL-03: both sides throw. */
function resolve(ruling: Ruling, fight: Fight, { melee }: Book): Facts {
  const attackers = strength(fight.actions, fight.extra, melee);
  const defenders = strength(fight['target-actions'], fight['target-extra'], melee);
  const margin =
    ruling.roll(melee.attacker, [...attackers, ...agreed(fight.modifier)]).total -
    ruling.roll(melee.defender, defenders).total;
  if (margin === 0) {
    ruling.note(melee.tie, 'nobody-gives-way');
    return { winner: 'none' };
  }
  // any further figures in contact are friends.
  const alone =
    margin > 0 ? !fight['target-friends'] && fight['target-extra'] === 0 : !fight.friends && fight.extra === 0;
  return { winner: margin > 0 ? 'attacker' : 'defender', ...beaten(ruling, Math.abs(margin), alone, melee) };
}

/** The main fighter's fire points, which are his Actions, and a point for each figure beside him. */
function strength(actions: number, extra: number, { actions: each, extra: beside }: Melee): readonly Modifier[] {
  return [...times(each, actions), ...times(beside, extra)];
}

/** WS-MEL-04 to -08: what happens to the loser. */
function beaten(ruling: Ruling, margin: number, alone: boolean, { margins }: Melee): Facts {
  const { rule, label, result, captures } = margins.find(({ upTo }) => margin <= upTo)!;
  ruling.note({ rule, label }, result);
  return result === 'killed' ? { result } : { result, captured: captures && alone };
}

/** A round of melee. */
export const assault = { kind: 'melee', options, resolve } satisfies Contract<Fight, Book>;
