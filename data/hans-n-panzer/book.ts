import type { Cite } from '../../src/kernel/step.ts';
import type { Test } from '../../src/kernel/tables.ts';
import type { Launcher, SmallArm, Vehicle } from './armoury.ts';
import type { Morale, Movement, Visibility, Work } from './book/men.ts';
import type {
  Armored,
  Grenades,
  Houses,
  Launchers,
  Scores,
  Shelling,
  SmallArmRow,
  Tank,
  VehicleKind,
} from './book/shooting.ts';
import type { Tracking } from './book/tracking.ts';

/** Everything the resolvers read from the rulebook. */
export interface Book {
  readonly vehicles: Readonly<Record<Vehicle, Armored>>;
  readonly tank: Tank;
  readonly launchers: Launchers;
  readonly smallArms: Readonly<Record<SmallArm, SmallArmRow>>;
  /** What the steps call a distance's band. */
  readonly range: string;
  /** Table 4: inches. */
  readonly reach: Cite & { readonly inches: Readonly<Record<SmallArm | Launcher | 'infantry-mortar', number>> };
  readonly softVehicle: Omit<Test, 'need'> & { readonly scores: Scores; readonly kind: VehicleKind };
  readonly shelling: Shelling;
  readonly grenades: Grenades;
  readonly houses: Houses;
  readonly morale: Morale;
  readonly movement: Movement;
  readonly work: Work;
  readonly visibility: Visibility;
  readonly doubled: Cite & { readonly times: number };
  readonly tracking: Tracking;
}
