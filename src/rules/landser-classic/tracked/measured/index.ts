import { assault } from '../../../../../data/landser-classic/assault.ts';
import { grenades } from '../../../../../data/landser-classic/grenades.ts';
import { table } from '../../../../../data/landser-classic/table.ts';
import { tracking } from '../../../../../data/landser-classic/tracking.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type BookTable, blind, type Stand } from '../../../../measuring/book-table.ts';
import { isVehicle, word } from '../state.ts';
import { barsOfArcs, tellsWhoCovers } from './arcs.ts';
import { assaults, barsOfAssault, reachIn } from './assaulting.ts';
import { ofBlasts } from './blast.ts';
import { barsOfCapture } from './capturing.ts';
import { coverFromFire } from './cover.ts';
import { enemy } from './enemy/index.ts';
import { risks } from './enemy/risk.ts';
import { barsOfWay, difficultWay, travel } from './going.ts';
import { standsAlone, stateSeen } from './seeing.ts';

/** The measures of both editions. */
export const shared = {
  range: blind((eyes) => inches(eyes.range())),
  cover: (eyes) => coverFromFire(eyes),
  state: (eyes) => stateSeen(eyes),
  difficult: blind(difficultWay),
  risks: blind((eyes) => risks(eyes)),
  'range-to-point': blind((eyes) => inches(eyes.rangeToPoint())),
  // What the shot had is known; whoever comes into the template later is as far off as its middle.
  'range-of-template': blind((eyes, { weapon }) => {
    const gun = eyes.scene.actor;
    const lies = gun && word(gun, 'template') === weapon;
    return eyes.point && !lies ? inches(eyes.rangeToPoint()) : undefined;
  }),
} as const satisfies BookTable['measures'];

/** A measure in inches, where there is one. */
export function inches(value: number | undefined) {
  return value === undefined ? undefined : { value };
}

/** Every man stands for himself; of vehicles the expanded edition has the profiles. */
export function stands(unit: Unit): Stand {
  return { as: isVehicle(unit) ? 'vehicle' : 'men' };
}

const { takings, ...blasts } = ofBlasts(grenades.across);

/** The original's half of a drawn table. */
export const measured: BookTable = {
  values: table,
  measures: { ...shared, ...blasts, 'defender-state': blind((eyes) => standsAlone(eyes)) },
  takings,
  bars: {
    fire: barsOfArcs(tracking.weapons.continuous),
    move: barsOfWay,
    assault: barsOfAssault(reachIn(assault)),
    act: barsOfCapture,
  },
  drives: assaults,
  tells: tellsWhoCovers,
  travel,
  stands,
  enemy,
  cameFrom: ['guard'],
};
