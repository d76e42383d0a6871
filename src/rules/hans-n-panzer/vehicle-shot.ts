import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../../../data/hans-n-panzer/armoury.ts';
import { ANGLES, TANK_COVERS } from '../../../data/hans-n-panzer/book/shooting.ts';
import { choice, eye, known, type OptionsOf, type OptionTable } from '../../kernel/options/options.ts';
import { MODIFIER, MOVED, VISIBILITY } from './shared-options.ts';

const DIRECT = [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS] as const;

export const options = {
  weapon: choice.oneOf([...DIRECT, 'artillery'], { required: true, filled: true }),
  target: known.oneOf(VEHICLES, { required: true }),
  range: eye.inches({ sample: 3, when: { weapon: DIRECT } }),
  cover: eye.oneOf(TANK_COVERS, { default: 'open', when: { weapon: DIRECT } }),
  angle: eye.oneOf(ANGLES, { default: 'square', when: { weapon: [...GUNS, ...LAUNCHERS] } }),
  armor: known.integer(1, 30),
  crew: known.integer(0, 12),
  passengers: known.integer(0, 30, { default: 0 }),
  modifier: MODIFIER,
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
