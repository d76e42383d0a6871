import type { HelpOf } from '../../../kernel/options/options.ts';
import type { Verbs } from '../../../rules/landser/index.ts';
import { options as original } from './original-options.ts';

const firer = {
  'wound-penalty': 'What the firer’s wounds take off the die',
  'suppressed-by': 'How many figures suppress the firer (with suppressive-fire)',
};

/** What each option of the expanded Landser says, by verb. */
export const options = {
  initiative: original.initiative,
  move: {
    ...original.move,
    unit: 'Who or what moves',
    action: 'The action it takes; vehicles can’t sneak',
    'drive-test': 'The armour class of a vehicle that ends its move in difficult terrain',
  },
  spot: {
    ...original.spot,
    night: 'It’s night',
    'bad-weather': 'The weather is bad',
    spotter: 'A sniper’s spotter looks, and does nothing else this turn',
  },
  fire: {
    ...original.fire,
    ...firer,
    'from-vehicle': 'He fires from a vehicle; the −1 for moving isn’t added',
    figures: 'How many figures are under the template; only an HMG can have 0',
    'light-before': 'How many light wounds the target already has',
    'target-in-vehicle': 'The target is a crewman in an armoured vehicle',
    'aim-turns': 'How many extra turns the sniper has aimed',
    burst: 'Throw the dice of a burst instead of laying the template (with burst-dice)',
    targets: 'How many targets the burst has',
    gaps: 'Inches between neighbouring targets, like 1,2; each is 1 if you leave it out',
    dice: 'How many dice of the burst go at this target; all of them if you leave it out',
  },
  effect: {
    ...original.effect,
    weapon: 'The weapon that caught them; explosion is a vehicle, or a bomb that went off too soon',
    range: 'Inches from the firer to the template; not for explosives',
    cover: 'Cover from an HMG; it doesn’t count at point blank',
    'light-before': 'How many light wounds they already have',
    'target-in-vehicle': 'They’re the crew of an armoured vehicle',
  },
  grenade: {
    ...original.grenade,
    weapon: 'A hand grenade, a grenade from a rifle launcher, or a Molotov at a tank',
    range: 'Inches to the point or tank; if you leave it out, a throw is 8',
    'light-before': 'How many light wounds they already have',
    'open-topped': 'The Molotov is thrown at an open-topped vehicle',
  },
  tankhit: {
    ...firer,
    weapon: 'The weapon that’s fired at the vehicle, or placed on it',
    range: 'Distance in inches; not needed for a sticky bomb (0″) or a Molotov (8″)',
    armour: 'The vehicle’s armour class',
    facing: 'Which side of the vehicle is hit',
    'open-topped': 'The vehicle is open-topped',
    cover: 'What the target is behind; it doesn’t count at point blank',
    moved: 'The firer moves this turn',
    'target-fast': 'The target is on Move Fast',
    'same-target': 'The target is the same as last turn, and neither has moved',
    elevation: 'It’s fired from above (bazooka, Panzerschreck, PIAT or Panzerfaust)',
    'gun-damaged': 'The tank gun that fires has been damaged',
    modifier: 'A one-off modifier you’ve agreed on, added to the first roll',
  },
  bail: {
    crew: 'How many crewmen are unwounded',
    light: 'How many crewmen have a light wound',
    serious: 'How many crewmen have a serious wound',
    modifier: 'A one-off modifier you’ve agreed on, for each of them',
  },
  assault: {
    'attacker-weapon': 'His weapon; assault is a bayonet, club, axe or the like',
    'defender-weapon': 'His weapon; assault is a bayonet, club, axe or the like',
    'attacker-opponents': 'How many opponents the attacker has this turn, this one included',
    'defender-opponents': 'How many opponents the defender has this turn, this one included',
    'attacker-difficult': 'The attacker is crossing a barrier, below his enemy, or on rubble',
    'defender-difficult': 'The defender is crossing a barrier, below his enemy, or on rubble',
    'attacker-wounded': 'The attacker has a serious wound, so he can’t attack',
    'defender-wounded': 'The defender has a serious wound',
    modifier: 'A one-off modifier you’ve agreed on, for the attacker',
    'defender-modifier': 'A one-off modifier you’ve agreed on, for the defender',
  },
  morale: {
    ...original.morale,
    grade: 'How good the squad is',
  },
  rally: {
    kind: 'Who’s rallied; self is a soldier in a forced hide who throws for himself',
    'in-action': 'How many of the squad are in action, wounded and hiding men included',
    modifier: 'A one-off modifier you’ve agreed on',
  },
  suppress: {
    figures: 'How many figures fire at the area',
    area: 'The area, in your own words',
  },
  wound: {
    ...original.wound,
    kind: 'A medic’s work, or the death roll of a casualty on the table or being carried',
    treated: 'How many turns a medic has treated him so far',
    turn: 'How many turns since his last death roll, or since he fell',
    stretcher: 'He’s carried on a stretcher, and keeps the treatment',
  },
  points: {
    squads: 'How many full squads of ten men you have',
  },
  weapon: original.weapon,
  act: {
    ...original.act,
    edge: 'He has reached the edge of the table, and carries the casualty off',
  },
  solo: original.solo,
} satisfies HelpOf<Verbs>;
