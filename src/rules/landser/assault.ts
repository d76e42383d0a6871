import type { Assault, Book } from '../../../data/landser/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, net, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { Refusal } from '../landser-classic/refusal.ts';

const ARMS = ['pistol', 'assault', 'other', 'none'] as const;
const OPPONENTS = known.integer(1, 9, { default: 1 });

const options = {
  'attacker-weapon': known.oneOf(ARMS, { default: 'other' }),
  'defender-weapon': known.oneOf(ARMS, { default: 'other' }),
  'attacker-opponents': OPPONENTS,
  'defender-opponents': OPPONENTS,
  'attacker-difficult': eye.flag(),
  'defender-difficult': eye.flag(),
  'attacker-wounded': known.flag(),
  'defender-wounded': known.flag(),
  modifier: MODIFIER,
  'defender-modifier': MODIFIER,
} satisfies OptionTable;

/** Hand to hand, as declared. A wounded man who's locked by a draw fights all the same: units say so. */
export type Melee = OptionsOf<typeof options> & { readonly 'attacker-held'?: boolean };
type Side = 'attacker' | 'defender';

function resolve(ruling: Ruling, melee: Melee, { assault }: Book): Facts {
  if (melee['attacker-wounded'] && !melee['attacker-held']) {
    const rule = ruling.on('alternative-wounds') ? assault['wounded-alternative'] : assault.wounded.rule;
    throw new Refusal(rule, 'too-wounded-to-assault');
  }
  const { inches, fast, ...reach } = assault.reach;
  ruling.note(reach, `move-fast-or-${inches}-inches`);
  const attacker = blow(ruling, 'attacker', melee, melee.modifier, assault);
  const defender = blow(ruling, 'defender', melee, melee['defender-modifier'], assault);
  const difference = attacker.total - defender.total;
  return {
    winner: difference > 0 ? 'attacker' : difference < 0 ? 'defender' : 'draw',
    ...(attacker.jam ? { 'attacker-pistol-jam': true } : {}),
    ...(defender.jam ? { 'defender-pistol-jam': true } : {}),
  };
}

/** One man's total, and whether his pistol jams (LS-ASLT-10). */
function blow(ruling: Ruling, side: Side, melee: Melee, adjustment: number, assault: Assault) {
  const arm = melee[`${side}-weapon`];
  const { natural, total } = ruling.roll(assault[side], factorsOf(ruling, side, melee, adjustment, assault));
  const { face, ...cite } = assault.jam;
  if (arm !== 'pistol' || natural !== face) return { total, jam: false };
  const lost = ruling.on('pistol-jam-later') ? [] : withoutPistol(assault);
  ruling.note(cite, 'jammed', lost);
  return { total: total + net(lost), jam: true };
}

/** the jam counts at once, so the pistol's bonus is gone again. */
function withoutPistol({ weapons: { pistol, none } }: Assault): Modifier[] {
  return [...times(pistol, -1), ...times(none, 1)];
}

function factorsOf(ruling: Ruling, side: Side, melee: Melee, adjustment: number, assault: Assault): Modifier[] {
  // the alternative system doesn't have this -1.
  const wounded = melee[`${side}-wounded`] && !ruling.on('alternative-wounds');
  const opponents = side === 'attacker' ? assault.opponents : assault.attackers;
  return [
    ...times(assault.weapons[melee[`${side}-weapon`]], 1),
    ...times(opponents, melee[`${side}-opponents`] - assault.free),
    ...times(assault.difficult, melee[`${side}-difficult`] ? 1 : 0),
    ...times(assault.wounded, wounded ? 1 : 0),
    ...agreed(adjustment),
  ];
}

/** Hand to hand. */
export const assault = {
  kind: 'melee',
  options,
  resolve,
} satisfies Contract<Melee, Book>;
