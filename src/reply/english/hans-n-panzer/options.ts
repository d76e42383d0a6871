import type { HelpOf } from '../../../kernel/options/options.ts';
import type { Verbs } from '../../../rules/hans-n-panzer/index.ts';

const moved = 'The firer moves this turn; in this book that makes no difference';
const part = 'Which men you shoot at, if the unit is partly in a house';
const visibility = 'How far you can see, in inches; no limit if you leave it out';
const modifier = 'A one-off modifier you’ve agreed on';

/** What each option of Hans ’n’ Panzer says, by verb. */
export const options = {
  move: {
    unit: 'What moves',
    path: 'ground:inches, with commas between; you can leave out the last one’s inches',
    boarding: 'Men get in or out this turn: this is one of them, or their vehicle',
    'vehicle-moved': 'For men who get in or out: the vehicle has moved this turn',
    men: 'With a house: how many of its men are in it from now on',
    part: 'outside: only the men outside the house move',
    exit: 'It leaves the table, by the enemy’s edge or another',
  },
  fire: {
    weapon: 'The weapon that fires',
    range: 'How far away the man is, or the men in this section',
    cover: 'The target’s cover',
    shooters: 'Pistol and rifle: how many men fire',
    figures: 'Cones: men in this section with this cover',
    part,
    modifier: 'A one-off modifier you’ve agreed on, for every die',
    visibility,
    moved,
  },
  effect: {
    weapon: 'Whose blast it is',
    figures: 'Men in the blast',
    near: 'How many of them are within 1″ of its centre',
    cover: 'The cover they all have',
    part,
    modifier: 'A one-off modifier you’ve agreed on, for every save',
  },
  grenade: {
    range: 'How far the grenade is thrown',
    figures: 'Men in the 1″ blast, or in the room',
    place: 'In the open, or into a room or bunker',
    part,
    modifier: 'A one-off modifier you’ve agreed on, for the throw',
    visibility,
    moved,
  },
  barrage: {
    weapon: 'The weapon that fires',
    range: 'Infantry mortar: how far away the middle of the template is',
    figures: 'Men under the middle area',
    short: 'Men under the area short of it',
    over: 'Men under the area over it',
    right: 'Men under the area to the right',
    left: 'Men under the area to the left',
    near: 'Men under the area that’s hit who are within 1″ of its centre',
    cover: 'The cover they all have',
    part,
    visibility: 'How far you can see, in inches; it only limits an infantry mortar',
    moved,
  },
  tankhit: {
    weapon: 'The weapon that fires; artillery: the vehicle is under the rectangle that was hit',
    target: 'The vehicle',
    range: 'How far away the vehicle is; not for artillery',
    cover: 'The vehicle’s cover',
    angle: 'The angle of impact, by the tank stick',
    armor: 'Its armour defence value, if it isn’t the table’s',
    crew: 'Crew aboard; the table’s number if you leave it out',
    passengers: 'Riders aboard',
    modifier: 'A one-off modifier you’ve agreed on, for the first throw',
    visibility,
    moved,
  },
  demolish: {
    weapon: 'The weapon that fires; artillery is a howitzer that sees the target',
    target: 'The target; a fence counts as a wall',
    range: 'How far away it is, to check the weapon’s range',
    hits: 'Hits the house has already taken',
    occupants: 'Men in the house',
    modifier,
    visibility,
    moved,
  },
  morale: {
    cause: 'Why the unit checks; it sets the other options’ defaults',
    losses: 'Men lost: some is under 25%, quarter is under 50%, half is 50% or more',
    command: 'Where its command unit is: the best that applies, or lost',
    officer: 'Whether its officer is present, lost or new',
    separated: 'More than 1 move from allied units',
    elite: 'Paratroopers, Rangers, Waffen SS and the like',
    'won-lately': 'It beat an enemy unit this turn or in the two before',
    'beaten-lately': 'It was beaten this turn or in the two before',
    modifier,
  },
  rally: {
    modifier,
  },
  weapon: {
    action: 'What you begin',
    weapon: 'What you set up: an anti-tank gun, artillery or a mortar',
    turn: 'The turn in which it begins',
    deployed: 'It’s deployed before the battle, so it’s ready from turn 1',
  },
  visibility: {},
} satisfies HelpOf<Verbs>;
