import type { HelpOf } from '../../../kernel/options/options.ts';
import type { Verbs } from '../../../rules/panzertroops/index.ts';

const modifier = 'A one-off modifier you’ve agreed on, added to the first roll';
const indirect = 'Indirect fire, after a call got through';
const shot = {
  range: 'How far away the target is, in inches; not checked if you leave it out',
  phase: 'Attacking fire, after your own move, or defensive fire, at an enemy who moves',
  moved: 'The firer, or the vehicle it’s on, has moved this turn; turning isn’t moving',
  mount: 'Where the weapon is: on the ground, or on a vehicle',
  'off-table': 'With indirect: it’s off the table',
  obscured: 'Into or through a forest or building: 5″ at most',
  broken: 'The firer’s group is broken',
  continued: 'More targets of a split shot you’ve already begun: no fuel die',
  before: 'You claim it before its target got on or off, took up a weapon or joined a crew',
};
const atMen = {
  'target-type': 'The kind of target; for an AFV, use /tankhit',
  stance: 'What the target does; running and moving are the same',
  cover: 'The target’s cover; hard for exposed men, else none',
  split: 'Firepower points on each target, with commas: 2,1,1. Otherwise all on one',
  'before-drop': 'You claim the shot before its target dropped its charge in this move',
};

/** What each option of Panzer Troops says, by verb. */
export const options = {
  fire: {
    ...shot,
    ...atMen,
    weapon: 'The weapon that fires',
    indirect,
    modifier,
  },
  grenade: {
    ...shot,
    ...atMen,
    weapon: 'Hand grenades; the book has no others',
    indirect,
    modifier,
  },
  tankhit: {
    ...shot,
    weapon: 'The weapon that fires',
    indirect,
    modifier,
    vehicle: 'The vehicle you fire at; Umpire looks up its armour',
    facing: 'Where it’s hit: on the hull, or if it’s hull down on the turret',
    armour: 'The armour itself, instead of a vehicle',
    cover: 'Hard is hull down; soft cover doesn’t help a vehicle',
  },
  bail: {
    vehicle: 'What was destroyed',
    riders: 'Men riding on it or in it',
    crew: 'Crewmen aboard; leave it out to let the die decide',
    modifier: 'A one-off modifier you’ve agreed on, for the crew’s die',
  },
  morale: {
    troops: 'Whether all are veteran or elite, or any are green',
    leader: 'The group has a noncom or officer; a vehicle always has',
    immobilised: 'It’s an immobilised AFV',
    surrender: 'No check: he has broken and surrenders to an enemy within 3″',
    modifier,
  },
  barrage: {
    modifier,
  },
  smoke: {
    weapon: 'A gun or mortar of 75 mm or more, or a projector',
    range: 'How far away the point is, in inches; not checked if you leave it out',
    indirect,
    limited: 'It’s on a vehicle, or was moved by one in this battle',
    weather: 'Rain, snow and high wind are bad weather',
    modifier,
  },
  initiative: {
    purpose: 'What you throw for: who sets up first, or who moves first after a secret set-up',
    modifier: 'A one-off modifier you’ve agreed on, for side 1',
  },
  move: {
    mover: 'Who moves; tracked, half-track and wheeled need speed',
    speed: 'The vehicle’s speed in inches',
    vehicle: 'Which vehicle moves, instead of mover',
    path: 'The ground, like road+steep. To check a move: road=8,forest=1.5',
    obstacles: 'Walls and hedges crossed',
    'half-moves': 'How often it loads or unloads this turn, half a move each',
    'ran-last-turn': 'He ran in his last move',
    drop: 'He drops his satchel charge on the way',
    exit: 'The edge by which it leaves the table',
  },
  weapon: {
    action: 'Join a weapon’s crew, pick up a weapon, give one up for good, or raise or lower heads',
    unit: 'Who does it',
    from: 'Whose weapon it is',
  },
  points: {
    what: 'Armour from mm, speed from hp and tons, or the points of a vehicle or force',
    mm: 'Armour basis in millimetres',
    hp: 'Horsepower',
    tons: 'Weight in whole tons',
    vehicle: 'A vehicle of the table',
    gun: 'Gun of a vehicle of your own',
    'second-gun': 'Second gun of a vehicle of your own',
    mgs: 'Machine guns of a vehicle of your own',
    speed: 'Speed in inches of a vehicle of your own',
    front: 'Front armour of a vehicle of your own',
    side: 'Side and rear armour of a vehicle of your own',
    items: 'Figures with weapons, or anything /unit takes: 3*line+rifle,lmg-team,tiger,truck@12',
    budget: 'How many points the force may cost',
  },
} satisfies HelpOf<Verbs>;
