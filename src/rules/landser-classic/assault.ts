import type { Facts } from '../../kernel/facts.ts';
import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { agreed, times } from '../../kernel/tables.ts';
import type { Contract } from '../../kernel/verb.ts';
import type { Assault, Book } from './book.ts';

const ARMS = ['pistol', 'assault', 'other'] as const;
const OPPONENTS = { type: 'integer', min: 1, max: 9, default: 1 } as const;

const options = {
  'attacker-weapon': {
    from: 'known',
    type: 'string',
    values: ARMS,
    default: 'other',
    help: 'His weapon; assault is a bayonet on the rifle',
  },
  'defender-weapon': {
    from: 'known',
    type: 'string',
    values: ARMS,
    default: 'other',
    help: 'His weapon; assault is a bayonet on the rifle',
  },
  'attacker-opponents': {
    from: 'known',
    ...OPPONENTS,
    help: 'How many opponents the attacker has this turn, this one included',
  },
  'defender-opponents': {
    from: 'known',
    ...OPPONENTS,
    help: 'How many opponents the defender has this turn, this one included',
  },
  'attacker-wounded': {
    from: 'known',
    type: 'boolean',
    default: false,
    help: 'The attacker has a serious wound, so he can’t attack',
  },
  'defender-wounded': { from: 'known', type: 'boolean', default: false, help: 'The defender has a serious wound' },
  'attacker-disorientated': { from: 'known', type: 'boolean', default: false, help: 'The attacker is disorientated' },
  'defender-disorientated': { from: 'known', type: 'boolean', default: false, help: 'The defender is disorientated' },
  'defender-state': {
    from: 'eye',
    filled: true,
    type: 'string',
    values: ['normal', 'hide', 'sneak', 'alone'],
    default: 'normal',
    help: 'What the defender is doing; alone means no unwounded friend within 10″',
  },
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the attacker' },
  'defender-modifier': { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the defender' },
} as const satisfies OptionTable;

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
  options,
  resolve,
};
