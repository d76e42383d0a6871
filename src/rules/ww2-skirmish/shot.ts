import { MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { AIMS, type Arm, COVERS } from './book.ts';

/** What flame doesn't do: it's neither aimed nor counted in shots. */
const SHOTS = { weapon: ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg'] } as const;

// More than any figure has, and few enough to work out the odds of every shot.
const MOST_ACTIONS = 12;

export const options = {
  task: {
    type: 'string',
    from: 'choice',
    values: ['shoot', 'budget'],
    default: 'shoot',
    help: 'Shoot, or just ask how many shots the Actions allow',
  },
  weapon: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg', 'flamethrower', 'at-rifle'],
    required: true,
    help: 'The weapon that fires; at AFVs use /tankhit',
  },
  mode: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['rifle', 'smg'],
    default: 'rifle',
    when: { weapon: ['assault-rifle'] },
    help: 'What an assault rifle counts as',
  },
  range: {
    type: 'number',
    from: 'eye',
    min: 0,
    when: { task: ['shoot'] },
    help: 'How far away the target is, in inches; not for a budget',
  },
  aim: {
    type: 'string',
    from: 'choice',
    values: AIMS,
    default: 'unaimed',
    when: SHOTS,
    help: 'Costs 1, 2 or 3 Actions a shot',
  },
  shots: {
    type: 'integer',
    from: 'choice',
    min: 1,
    max: 12,
    when: SHOTS,
    help: 'Shots. If you leave it out: all the Actions allow, or 1 if you give no actions',
  },
  cover: {
    type: 'string',
    from: 'eye',
    filled: true,
    values: COVERS,
    default: 'open',
    when: { task: ['shoot'] },
    help: 'The target’s cover',
  },
  dispersed: {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'The targets are 1″ or more apart, or it’s a single figure',
  },
  mount: {
    type: 'string',
    from: 'choice',
    filled: true,
    values: ['ground', 'turret', 'hull', 'roof'],
    default: 'ground',
    when: { weapon: ['mg', 'quad-mg'] },
    help: 'Where the machine gun is mounted; roof is any open mount on a vehicle',
  },
  belt: { type: 'boolean', from: 'known', default: true, help: 'The machine gun is belt-fed' },
  moved: { type: 'boolean', from: 'known', default: false, help: 'The firer moves this turn' },
  sniper: { type: 'boolean', from: 'known', default: false, help: 'The firer is a sniper' },
  inactive: {
    type: 'boolean',
    from: 'eye',
    filled: true,
    default: false,
    help: 'The target is inactive: disabled, captured, stunned, at rest',
  },
  hull: {
    type: 'boolean',
    from: 'choice',
    default: false,
    help: 'Fire at a soft vehicle itself, not at the men in it',
  },
  volley: {
    type: 'boolean',
    from: 'choice',
    default: false,
    when: SHOTS,
    help: 'One shot for the whole team, when nobody can hit alone',
  },
  actions: { type: 'integer', from: 'known', min: 0, max: MOST_ACTIONS, help: 'How many Actions the firer has left' },
  loaders: {
    type: 'integer',
    from: 'known',
    min: 0,
    max: 12,
    default: 0,
    help: 'How many loaders the machine gun has',
  },
  'loader-actions': {
    type: 'integer',
    from: 'known',
    min: 0,
    max: MOST_ACTIONS,
    default: 2,
    help: 'How many Actions each loader has left',
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

/** The weapon's column: an assault rifle counts as one thing or the other (WS-FIRE-09). */
export function armOf({ weapon, mode }: Pick<Shot, 'weapon' | 'mode'>): Arm {
  return weapon === 'assault-rifle' ? mode : (weapon as Arm);
}
