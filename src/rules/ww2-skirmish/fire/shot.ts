import { AIMS, type Arm, COVERS } from '../../../../data/ww2-skirmish/book.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';

/** What flame doesn't do: it's neither aimed nor counted in shots. */
const SHOTS = { weapon: ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg'] } as const;

// More than any figure has, and few enough to work out the odds of every shot.
const MOST_ACTIONS = 12;

export const options = {
  task: choice.oneOf(['shoot', 'budget'], { default: 'shoot', aside: true }),
  weapon: choice.oneOf(
    ['rifle', 'carbine', 'smg', 'assault-rifle', 'pistol', 'mg', 'bar', 'quad-mg', 'flamethrower', 'at-rifle'],
    { required: true, filled: true },
  ),
  mode: choice.oneOf(['rifle', 'smg'], { default: 'rifle', filled: true, when: { weapon: ['assault-rifle'] } }),
  range: eye.inches({ when: { task: ['shoot'] } }),
  aim: choice.oneOf(AIMS, { default: 'unaimed', when: SHOTS }),
  shots: choice.integer(1, 12, { when: SHOTS }),
  cover: eye.oneOf(COVERS, { default: 'open', filled: true, when: { task: ['shoot'], ...SHOTS } }),
  dispersed: known.flag(),
  mount: choice.oneOf(['ground', 'turret', 'hull', 'roof'], {
    default: 'ground',
    filled: true,
    when: { weapon: ['mg', 'quad-mg'] },
  }),
  belt: known.flag({ default: true }),
  moved: known.flag(),
  sniper: known.flag(),
  inactive: eye.flag({ filled: true, when: { task: ['shoot'], ...SHOTS } }),
  hull: choice.flag(),
  volley: choice.flag({ when: SHOTS }),
  actions: known.integer(0, MOST_ACTIONS),
  loaders: known.integer(0, 12, { default: 0 }),
  'loader-actions': known.integer(0, MOST_ACTIONS, { default: 2 }),
  figures: known.integer(1, 12, { default: 1 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** Small arms or flame at anything on foot, as declared. */
export type Shot = OptionsOf<typeof options>;

/** The weapon's column: an assault rifle counts as one thing or the other (WS-FIRE-09). */
export function armOf({ weapon, mode }: Pick<Shot, 'weapon' | 'mode'>): Arm {
  return weapon === 'assault-rifle' ? mode : (weapon as Arm);
}
