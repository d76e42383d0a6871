import { assault } from '../../../../../data/landser/assault.ts';
import { grenades } from '../../../../../data/landser/grenades.ts';
import { table } from '../../../../../data/landser/table.ts';
import { tracking } from '../../../../../data/landser-classic/tracking.ts';
import { type BookTable, blind } from '../../../../measuring/book-table.ts';
import { barsOfArcs, tellsWhoCovers } from '../../../landser-classic/tracked/measured/arcs.ts';
import { assaults, barsOfAssault, reachByAction } from '../../../landser-classic/tracked/measured/assaulting.ts';
import { ofBlasts } from '../../../landser-classic/tracked/measured/blast.ts';
import { barsOfCapture } from '../../../landser-classic/tracked/measured/capturing.ts';
import { coverFromFire } from '../../../landser-classic/tracked/measured/cover.ts';
import { enemy } from '../../../landser-classic/tracked/measured/enemy/index.ts';
import { barsOfWay, travel } from '../../../landser-classic/tracked/measured/going.ts';
import { shared, stands } from '../../../landser-classic/tracked/measured/index.ts';
import { isVehicle } from '../../../landser-classic/tracked/state.ts';
import { attackerIsHampered, defenderIsHampered } from './fighting.ts';
import { barsOfRally } from './rallying.ts';
import { atEdge, driveTest, elevation, facing, rangeToVehicle } from './vehicles.ts';

const { takings, ...blasts } = ofBlasts(grenades.across);

/** The expanded edition's half of a drawn table: the original's, and what it has besides. */
export const measured: BookTable = {
  values: table,
  measures: {
    ...shared,
    ...blasts,
    // LS-HMG-04: its template leaves each man his own cover from the gun.
    'cover-from-gun': (eyes, { weapon }) => (weapon === 'hmg' ? coverFromFire(eyes) : undefined),
    'range-to-vehicle': blind(rangeToVehicle),
    facing,
    elevation,
    'drive-test': blind(driveTest),
    'attacker-difficult': blind(attackerIsHampered),
    'defender-difficult': blind(defenderIsHampered),
    'at-edge': blind(atEdge),
  },
  takings,
  bars: {
    fire: barsOfArcs(tracking.weapons.continuous),
    tankhit: barsOfArcs([]),
    move: barsOfWay,
    assault: barsOfAssault(reachByAction(assault)),
    rally: barsOfRally,
    act: barsOfCapture,
  },
  drives: assaults,
  tells: tellsWhoCovers,
  travel,
  stands,
  enemy,
  isWreck: (unit) => isVehicle(unit) && unit.gone !== undefined,
  carriedIn: ['vehicle'],
  cameFrom: ['guard'],
};
