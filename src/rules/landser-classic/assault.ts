import type { Assault, Book } from '../../../data/landser-classic/book.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { Refusal } from './refusal.ts';

const ARMS = ['pistol', 'assault', 'other'] as const;
const OPPONENTS = known.integer(1, 9, { default: 1 });

const options = {
  'attacker-weapon': known.oneOf(ARMS, { default: 'other' }),
  'defender-weapon': known.oneOf(ARMS, { default: 'other' }),
  'attacker-opponents': OPPONENTS,
  'defender-opponents': OPPONENTS,
  'attacker-wounded': known.flag(),
  'defender-wounded': known.flag(),
  'attacker-disorientated': known.flag(),
  'defender-disorientated': known.flag(),
  'defender-state': eye.oneOf(['normal', 'hide', 'sneak', 'alone'], { default: 'normal', filled: true }),
  modifier: MODIFIER,
  'defender-modifier': MODIFIER,
} satisfies OptionTable;

/** Hand to hand, as declared. A wounded man who's locked by a draw fights all the same: units say so. */
export type Melee = OptionsOf<typeof options> & { readonly 'attacker-held'?: boolean };

function resolve(ruling: Ruling, melee: Melee, { assault }: Book): Facts {
  if (melee['attacker-wounded'] && !melee['attacker-held']) {
    throw new Refusal(assault.wounded.rule, 'too-wounded-to-assault');
  }
  const { inches, fast, ...reach } = assault.reach;
  ruling.note(reach, `${ruling.on('assault-move-fast') ? fast : inches}″`);
  if (assault.surrender && surrenders(ruling, melee)) {
    ruling.note(assault.surrender, 'surrenders');
    return { winner: 'attacker', surrender: true };
  }
  const attacker = ruling.roll(assault.attacker, factorsOf('attacker', melee, melee.modifier, assault)).total;
  const defender = ruling.roll(
    assault.defender,
    factorsOf('defender', melee, melee['defender-modifier'], assault),
  ).total;
  if (attacker === defender) return { winner: 'draw' };
  return { winner: attacker > defender ? 'attacker' : 'defender' };
}

/** LC-ASLT-09, RC-09. */
function surrenders(ruling: Ruling, { 'defender-state': state }: Melee): boolean {
  return state === 'alone' || (state !== 'normal' && !ruling.on('fight-when-hiding'));
}

function factorsOf(who: 'attacker' | 'defender', melee: Melee, adjustment: number, assault: Assault): Modifier[] {
  return [
    ...times(assault.weapons[melee[`${who}-weapon`]], 1),
    ...times(assault.opponents, melee[`${who}-opponents`] - assault.free),
    ...times(assault.disorientated, melee[`${who}-disorientated`] ? 1 : 0),
    ...times(assault.wounded, melee[`${who}-wounded`] ? 1 : 0),
    ...agreed(adjustment),
  ];
}

/** Hand to hand. */
export const assault = {
  kind: 'melee',
  options,
  resolve,
} satisfies Contract<Melee, Book>;
