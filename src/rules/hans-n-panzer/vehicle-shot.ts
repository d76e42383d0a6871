import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../../../data/hans-n-panzer/armoury.ts';
import { ANGLES, TANK_COVERS } from '../../../data/hans-n-panzer/book.ts';
import type { OptionsOf, OptionTable } from '../../kernel/options.ts';
import { MODIFIER, MOVED, VISIBILITY } from './shared-options.ts';

export const options = {
  weapon: {
    type: 'string',
    values: [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS, 'artillery'],
    required: true,
    from: 'choice',
    filled: true,
    help: 'What is fired; artillery: the vehicle lies under the rectangle that was hit',
  },
  target: { type: 'string', values: VEHICLES, required: true, from: 'known', help: 'The vehicle' },
  range: { type: 'number', min: 0, from: 'eye', sample: 3, help: 'Distance to the vehicle; not for artillery' },
  cover: {
    type: 'string',
    values: TANK_COVERS,
    default: 'open',
    from: 'eye',
    help: 'What the vehicle is in or behind',
  },
  angle: {
    type: 'string',
    values: ANGLES,
    default: 'square',
    from: 'eye',
    help: 'How it strikes, by the tank stick',
  },
  armor: {
    type: 'integer',
    min: 1,
    max: 30,
    from: 'known',
    help: 'Another armour defence value than the one of the table',
  },
  crew: { type: 'integer', min: 0, max: 12, from: 'known', help: 'Crew aboard; as the table has it if left out' },
  passengers: { type: 'integer', min: 0, max: 30, default: 0, from: 'known', help: 'Riders aboard' },
  modifier: { ...MODIFIER, help: 'A one-off adjustment agreed at the table, to the first roll' },
  visibility: VISIBILITY,
  moved: MOVED,
} as const satisfies OptionTable;

/** A shot at a vehicle, as declared. */
export type VehicleShot = OptionsOf<typeof options>;

/** The same with a weapon that needs a range, and has one. */
export type Ranged<W extends string> = Omit<VehicleShot, 'weapon' | 'range'> & {
  readonly weapon: W;
  readonly range: number;
};
