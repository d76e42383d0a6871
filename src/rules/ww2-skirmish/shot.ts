import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { AIMS, type Arm, COVERS } from './book.ts';

// More than any figure has, and few enough to work out the odds of all their shots.
const MOST_ACTIONS = 12;

export const options = {
  task: {
    type: 'string',
    from: 'choice',
    values: ['shoot', 'budget'],
    default: 'shoot',
    help: 'Shoot, or only ask how many shots the Actions allow',
  },
  weapon: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg', 'flamethrower', 'at-rifle'],
    required: true,
    help: 'What is fired; at AFVs use /tankhit',
  },
  mode: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['rifle', 'smg'],
    default: 'rifle',
    help: 'What an assault rifle counts as',
  },
  range: { type: 'number', from: 'eye', min: 0, help: 'Distance to the target in inches; not for a budget' },
  aim: { type: 'string', from: 'choice', values: AIMS, default: 'unaimed', help: 'Costs 1, 2 or 3 Actions a shot' },
  shots: {
    type: 'integer',
    from: 'choice',
    min: 1,
    max: 12,
    help: 'Shots; if left out, all that the Actions allow, or 1 where actions are not given',
  },
  cover: {
    type: 'string',
    from: 'eye',
    filled: true,
    values: COVERS,
    default: 'open',
    help: 'What the target is behind',
  },
  dispersed: {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'Target 1" or more apart from one another, or a single figure',
  },
  mount: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['ground', 'turret', 'hull', 'roof'],
    default: 'ground',
    help: 'Where a machine gun stands; roof is any open mount of a vehicle',
  },
  belt: { type: 'boolean', from: 'known', default: true, help: 'The machine gun is fed by belt' },
  moved: { type: 'boolean', from: 'choice', default: false, help: 'The firer moves this turn' },
  sniper: { type: 'boolean', from: 'known', default: false, help: 'The firer is a sniper' },
  inactive: {
    type: 'boolean',
    from: 'eye',
    filled: true,
    default: false,
    help: 'The target is inactive: disabled, captured, stunned, at rest',
  },
  hull: { type: 'boolean', from: 'choice', default: false, help: 'At a soft vehicle itself, not at the men in it' },
  volley: {
    type: 'boolean',
    from: 'choice',
    default: false,
    help: "The whole team's one shot, where none can hit by itself",
  },
  actions: { type: 'integer', from: 'known', min: 0, max: MOST_ACTIONS, help: 'Actions that the firer has left' },
  loaders: { type: 'integer', from: 'known', min: 0, max: 12, default: 0, help: 'Loaders of the machine gun' },
  'loader-actions': {
    type: 'integer',
    from: 'known',
    min: 0,
    max: MOST_ACTIONS,
    default: 2,
    help: 'Actions that each loader has left',
  },
  figures: {
    type: 'integer',
    from: 'known',
    min: 1,
    max: 12,
    default: 1,
    help: 'Flamethrower: members of the target team',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** Small arms or flame at anything on foot, as declared. */
export type Shot = OptionsOf<typeof options>;

/** What the weapon counts as: an assault rifle is one thing or the other (WS-FIRE-09). */
export function armOf({ weapon, mode }: Pick<Shot, 'weapon' | 'mode'>): Arm {
  return weapon === 'assault-rifle' ? mode : (weapon as Arm);
}
