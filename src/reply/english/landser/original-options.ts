import type { HelpOf } from '../../../kernel/options/options.ts';
import type { Verbs } from '../../../rules/landser-classic/index.ts';
import { soloOptions } from './solo.ts';

const modifier = 'A one-off modifier you’ve agreed on';
const underTemplate = {
  figures: 'How many figures are under the template',
  modifier: 'A one-off modifier you’ve agreed on, added to the first roll',
};
const blast = {
  'blast-cover': 'What’s between them and the centre of the blast',
  prone: 'They’re lying prone',
  'soft-ground': 'The grenade landed on soft ground',
  'light-this-turn': 'They’ve had a light wound this turn',
  'serious-before': 'How many serious wounds they already have',
};

/** What each option of the original Landser says, by verb. */
export const options = {
  initiative: {
    'side-1': 'The name of the side that throws first',
    'side-2': 'The name of the side that throws second',
    modifier: 'A one-off modifier you’ve agreed on, for side 1',
  },
  move: {
    unit: 'Who moves; this book only has soldiers',
    action: 'The action he takes',
    'wounds-a': 'How many (a) wounds he has',
    half: 'He’s disorientated, so he moves at half speed',
    difficult: 'The whole move is in difficult ground',
    modifier: 'Inches more or less that you’ve agreed on',
  },
  spot: {
    range: 'Distance from the observer in inches',
    state: 'What the target is doing',
    'observer-fast': 'The observer is moving fast',
    modifier,
  },
  fire: {
    ...underTemplate,
    weapon: 'The weapon that fires',
    range: 'Distance to the target in inches',
    cover: 'What the target is behind; it doesn’t count at point blank',
    moved: 'The firer moves this turn',
    'target-fast': 'The target is on Move Fast',
    'same-target': 'The target is the same as last turn, and neither has moved',
    'from-vehicle': 'He fires from a vehicle; it counts only if it moves (moved:true)',
    'not-set-up': 'The GPMG fires without having been set up',
    'wound-penalty': 'How many (b) wounds the firer has; 1 more if he’s disorientated',
    auto: 'Fire fully automatic, with the 4″ template',
    alone: 'The GPMG has a crew of one',
    'light-this-turn': 'The target has had a light wound this turn',
    'serious-before': 'How many serious wounds the target already has',
    'dogs-chance': 'Take the dog’s chance with an impossible shot',
  },
  effect: {
    ...underTemplate,
    ...blast,
    weapon: 'The weapon that caught them',
    range: 'Inches from the firer to the template; not for grenades',
  },
  grenade: {
    ...underTemplate,
    ...blast,
    weapon: 'A hand grenade, or a grenade from a rifle launcher',
    range: 'Inches to the point; if you leave it out, a throw is 8',
  },
  assault: {
    'attacker-weapon': 'His weapon; assault is a bayonet on the rifle',
    'defender-weapon': 'His weapon; assault is a bayonet on the rifle',
    'attacker-opponents': 'How many opponents the attacker has this turn, this one included',
    'defender-opponents': 'How many opponents the defender has this turn, this one included',
    'attacker-wounded': 'The attacker has a serious wound, so he can’t attack',
    'defender-wounded': 'The defender has a serious wound',
    'attacker-disorientated': 'The attacker is disorientated',
    'defender-disorientated': 'The defender is disorientated',
    'defender-state': 'What the defender is doing; alone means no unwounded friend within 10″',
    modifier: 'A one-off modifier you’ve agreed on, for the attacker',
    'defender-modifier': 'A one-off modifier you’ve agreed on, for the defender',
  },
  morale: {
    'in-action': 'How many of the squad are in action, wounded and hiding men included',
    out: 'How many of the squad are out of action',
    modifier,
  },
  wound: {
    kind: 'A medic has come into base contact',
    modifier,
  },
  weapon: {
    work: 'What the turn of Weapon Work is for',
  },
  act: {
    action: 'What he does; you have to declare it even if it’s nothing',
    terrain: 'He hides in terrain, out of sight, not in the open',
  },
  solo: soloOptions,
} satisfies HelpOf<Verbs>;
