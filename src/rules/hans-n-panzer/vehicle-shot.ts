import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../../../data/hans-n-panzer/armoury.ts';
import { ANGLES, TANK_COVERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../kernel/options.ts';
import { MODIFIER, MOVED, VISIBILITY } from './shared-options.ts';

const DIRECT = [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS] as const;

export const options = {
  weapon: choice.oneOf(
    [...DIRECT, 'artillery'],
    'The weapon that fires; artillery: the vehicle is under the rectangle that was hit',
    { required: true, filled: true },
  ),
  target: known.oneOf(VEHICLES, 'The vehicle', { required: true }),
  range: eye.inches('How far away the vehicle is; not for artillery', { sample: 3, when: { weapon: DIRECT } }),
  cover: eye.oneOf(TANK_COVERS, 'The vehicle’s cover', { default: 'open', when: { weapon: DIRECT } }),
  angle: eye.oneOf(ANGLES, 'The angle of impact, by the tank stick', {
    default: 'square',
    when: { weapon: [...GUNS, ...LAUNCHERS] },
  }),
  armor: known.integer(1, 30, 'Its armour defence value, if it isn’t the table’s'),
  crew: known.integer(0, 12, 'Crew aboard; the table’s number if you leave it out'),
  passengers: known.integer(0, 30, 'Riders aboard', { default: 0 }),
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the first throw' },
  visibility: { ...VISIBILITY, when: { weapon: DIRECT } },
  moved: MOVED,
} satisfies OptionTable;

/** A shot at a vehicle, as declared. */
export type VehicleShot = OptionsOf<typeof options>;

/** The same with a weapon that needs a range and has one. */
export type Ranged<W extends string> = Omit<VehicleShot, 'weapon' | 'range'> & {
  readonly weapon: W;
  readonly range: number;
};
