import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../../../data/hans-n-panzer/armoury.ts';
import { ANGLES, TANK_COVERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { MODIFIER, MOVED, VISIBILITY } from './shared-options.ts';

const DIRECT = [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS] as const;

export const options = {
  weapon: {
    type: 'string',
    values: [...DIRECT, 'artillery'],
    required: true,
    from: 'choice',
    filled: true,
    help: 'The weapon that fires; artillery: the vehicle is under the rectangle that was hit',
  },
  target: { type: 'string', values: VEHICLES, required: true, from: 'known', help: 'The vehicle' },
  range: {
    type: 'number',
    min: 0,
    from: 'eye',
    sample: 3,
    when: { weapon: DIRECT },
    help: 'How far away the vehicle is; not for artillery',
  },
  cover: {
    type: 'string',
    values: TANK_COVERS,
    default: 'open',
    from: 'eye',
    when: { weapon: DIRECT },
    help: 'The vehicle’s cover',
  },
  angle: {
    type: 'string',
    values: ANGLES,
    default: 'square',
    from: 'eye',
    when: { weapon: [...GUNS, ...LAUNCHERS] },
    help: 'The angle of impact, by the tank stick',
  },
  armor: {
    type: 'integer',
    min: 1,
    max: 30,
    from: 'known',
    help: 'Its armour defence value, if it isn’t the table’s',
  },
  crew: {
    type: 'integer',
    min: 0,
    max: 12,
    from: 'known',
    help: 'Crew aboard; the table’s number if you leave it out',
  },
  passengers: { type: 'integer', min: 0, max: 30, default: 0, from: 'known', help: 'Riders aboard' },
  modifier: { ...MODIFIER, help: 'A one-off modifier you’ve agreed on, for the first throw' },
  visibility: { ...VISIBILITY, when: { weapon: DIRECT } },
  moved: MOVED,
} as const satisfies OptionTable;

/** A shot at a vehicle, as declared. */
export type VehicleShot = OptionsOf<typeof options>;

/** The same with a weapon that needs a range and has one. */
export type Ranged<W extends string> = Omit<VehicleShot, 'weapon' | 'range'> & {
  readonly weapon: W;
  readonly range: number;
};
