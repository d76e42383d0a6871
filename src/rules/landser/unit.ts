import { unitFields } from '../../kernel/unit-fields.ts';
import * as original from '../landser-classic/unit.ts';

/** What the referee remembers of a figure, besides what the original edition has him remember. */
export const FIELDS = {
  ...original.FIELDS,

  sniper: 'A sniper, or his spotter: he hides whenever he has moved',
  spotter: 'He spots for the sniper of his squad',
  grade: 'What his squad is made of: regular, stubborn, elite or fanatic (set by hand)',
  stretcher: 'He is carried on a stretcher',

  'same-again': 'His first shot of this turn was at the target of last turn',
  'burst-targets': 'Targets of the burst that he has begun this turn',
  'burst-dice': 'Dice of that burst that he has not thrown yet',
  aiming: 'At whom he aims',
  'aim-turns': 'Turns that he has aimed',
  'aim-turn': 'The last one of them',
  'suppressed-by': 'Figures that suppress the area he is in',

  'needs-rally': 'Forced into hide until he is rallied',
  'tried-rally': 'He has thrown to come out of hide this turn',
  rallied: 'A leader has rallied him this turn',
  'squad-broken': 'His squad is broken, until it is rallied',

  healed: 'A medic has healed a light wound of his this turn',
  treated: 'Turns that a medic has treated him',
  'death-turn': 'The turn of his last death roll, or in which he fell',
  'carried-by': 'Who carries him off the table',

  armour: 'It is a vehicle: its armour class, soft for none',
  speed: 'Its row of the movement table',
  'open-topped': 'It has no armour above',
  'machine-gun': 'What its machine guns are',
  'machine-guns': 'How many it has',
  coaxial: 'How many of them are mounted beside the main gun',
  crew: 'How many are in it, where they are no figures of their own',
  'crew-out': 'Of these, out of action',
  'crew-light': 'With a light wound',
  'crew-serious': 'With a serious wound',
  'crew-hiding': 'In hide, through its next turn',
  crewman: 'He is of the crew of a vehicle',
  vehicle: 'The vehicle that he is in (set by hand, but for its crew)',
  'anti-tank': 'His anti-tank weapon, besides the one he fires at men with',
  used: 'Weapons that are used up, commas between',
  'shot-turn': 'The turn in which it or he last shot',
  immobilised: 'It does not move any more, and why',
  'machine-guns-lost': 'Machine guns that are destroyed',
  'gun-damaged': 'Its main gun may explode',
  'gun-lost': 'Its main gun is gone: destroyed or exploded',
  'turret-jammed': 'Its turret is stuck as it stands',
  'crew-shaken': 'The turn in which it may only move forward',
  'crew-injured': 'It shoots every other turn only',
} as const;

export type Field = keyof typeof FIELDS;

export const { has, count, word, words } = unitFields<Field>();
