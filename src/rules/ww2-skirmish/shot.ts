import { AIMS, type Arm, COVERS } from '../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../kernel/options.ts';

/** What flame doesn't do: it's neither aimed nor counted in shots. */
const SHOTS = { weapon: ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg'] } as const;

// More than any figure has, and few enough to work out the odds of every shot.
const MOST_ACTIONS = 12;

export const options = {
  task: choice.oneOf(['shoot', 'budget'], 'Shoot, or just ask how many shots the Actions allow', { default: 'shoot' }),
  weapon: choice.oneOf(
    ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg', 'flamethrower', 'at-rifle'],
    'The weapon that fires; at AFVs use /tankhit',
    { required: true, filled: true },
  ),
  mode: choice.oneOf(['rifle', 'smg'], 'What an assault rifle counts as', {
    default: 'rifle',
    filled: true,
    when: { weapon: ['assault-rifle'] },
  }),
  range: eye.inches('How far away the target is, in inches; not for a budget', { when: { task: ['shoot'] } }),
  aim: choice.oneOf(AIMS, 'Costs 1, 2 or 3 Actions a shot', { default: 'unaimed', when: SHOTS }),
  shots: choice.integer(1, 12, 'Shots. If you leave it out: all the Actions allow, or 1 if you give no actions', {
    when: SHOTS,
  }),
  cover: eye.oneOf(COVERS, 'The target’s cover', { default: 'open', filled: true, when: { task: ['shoot'] } }),
  dispersed: known.flag('The targets are 1″ or more apart, or it’s a single figure'),
  mount: choice.oneOf(
    ['ground', 'turret', 'hull', 'roof'],
    'Where the machine gun is mounted; roof is any open mount on a vehicle',
    { default: 'ground', filled: true, when: { weapon: ['mg', 'quad-mg'] } },
  ),
  belt: known.flag('The machine gun is belt-fed', { default: true }),
  moved: known.flag('The firer moves this turn'),
  sniper: known.flag('The firer is a sniper'),
  inactive: eye.flag('The target is inactive: disabled, captured, stunned, at rest', { filled: true }),
  hull: choice.flag('Fire at a soft vehicle itself, not at the men in it'),
  volley: choice.flag('One shot for the whole team, when nobody can hit alone', { when: SHOTS }),
  actions: known.integer(0, MOST_ACTIONS, 'How many Actions the firer has left'),
  loaders: known.integer(0, 12, 'How many loaders the machine gun has', { default: 0 }),
  'loader-actions': known.integer(0, MOST_ACTIONS, 'How many Actions each loader has left', { default: 2 }),
  figures: known.integer(1, 12, 'Flamethrower: members of the target team', { default: 1 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** Small arms or flame at anything on foot, as declared. */
export type Shot = OptionsOf<typeof options>;

/** The weapon's column: an assault rifle counts as one thing or the other (WS-FIRE-09). */
export function armOf({ weapon, mode }: Pick<Shot, 'weapon' | 'mode'>): Arm {
  return weapon === 'assault-rifle' ? mode : (weapon as Arm);
}
