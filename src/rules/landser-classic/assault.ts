import type { Assault, Book } from '../../../data/landser-classic/book.ts';
import type { Facts } from '../../kernel/facts.ts';
import { eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import { Refusal } from './refusal.ts';

const ARMS = ['pistol', 'assault', 'other'] as const;
const opponents = (help: string) => known.integer(1, 9, help, { default: 1 });

const options = {
  'attacker-weapon': known.oneOf(ARMS, 'His weapon; assault is a bayonet on the rifle', { default: 'other' }),
  'defender-weapon': known.oneOf(ARMS, 'His weapon; assault is a bayonet on the rifle', { default: 'other' }),
  'attacker-opponents': opponents('How many opponents the attacker has this turn, this one included'),
  'defender-opponents': opponents('How many opponents the defender has this turn, this one included'),
  'attacker-wounded': known.flag('The attacker has a serious wound, so he can’t attack'),
  'defender-wounded': known.flag('The defender has a serious wound'),
  'attacker-disorientated': known.flag('The attacker is disorientated'),
  'defender-disorientated': known.flag('The defender is disorientated'),
  'defender-state': eye.oneOf(
    ['normal', 'hide', 'sneak', 'alone'],
    'What the defender is doing; alone means no unwounded friend within 10″',
    { default: 'normal', filled: true },
  ),
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the attacker' },
  'defender-modifier': { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the defender' },
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
export const assault: Contract<Melee, Book> = {
  kind: 'melee',
  options,
  resolve,
};
