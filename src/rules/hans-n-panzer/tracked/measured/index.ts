import { doubled } from '../../../../../data/hans-n-panzer/game.ts';
import { movement } from '../../../../../data/hans-n-panzer/movement.ts';
import { table } from '../../../../../data/hans-n-panzer/table.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { type BookTable, blind, type Lookout, type Measured, type Stand } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { roundedInches } from '../../../../table/close.ts';
import { oneMove } from '../moving/leaving.ts';
import { count, has, isHouse, isPiece, isVehicle, word } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import {
  coverFromBlast,
  coverFromShells,
  menInBlast,
  menInReach,
  menNear,
  menNearBlast,
  menUnder,
  placeOfGrenade,
  restOfBlast,
  restOfGrenade,
} from './blasts.ts';
import { barsOfCapture } from './capturing.ts';
import { coverFromFire, menUnderCone, rangeOfShot, restOfBurst } from './cone.ts';
import { angle, coverOfVehicle, rangeToPiece } from './firing.ts';
import { barsOfWay, isTracked, pathWalked, travel } from './moving.ts';

/** Men stand as so many figures, a gun or mortar with its men on one base. */
function stands(unit: Unit): Stand {
  const wheeled = isTracked(unit) ? {} : ({ wheeled: true } as const);
  if (isVehicle(unit)) return { as: 'vehicle', ...wheeled };
  if (isPiece(unit)) return { as: 'crewed', ...wheeled };
  return { as: 'men', ...(isHouse(unit) ? {} : { figures: Math.max(1, count(unit, 'men')) }) };
}

/** HP-RUL-30: the nearest command unit of its side within a move, or else one that it sees. */
function command(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0) return undefined;
  const commands = allies(eyes, actor).filter((unit) => has(unit, 'command'));
  if (commands.length === 0) return undefined;
  if (commands.some((unit) => isNear(eyes, unit, eyes.scene))) return { value: 'within-1-move' };
  const sees = commands.some((unit) => eyes.sees(eyes.own, eyes.table.figuresOf(unit)));
  return { value: sees ? 'in-sight' : 'none' };
}

/** HP-MOR-12: more than a move away from all of its side. */
function separated(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0) return undefined;
  return { value: !allies(eyes, actor).some((unit) => isNear(eyes, unit, eyes.scene)) };
}

function allies(eyes: Eyes, actor: Unit): Unit[] {
  return eyes.others((unit) => unit.side === actor.side && unit.id !== actor.id && !isHouse(unit));
}

function isNear(eyes: Eyes, unit: Unit, scene: Scene): boolean {
  const near = eyes.nearestGap(eyes.own, eyes.table.figuresOf(unit));
  return near !== undefined && roundedInches(near.inches) <= oneMove(scene, { movement, doubled });
}

/** HP-ART-11: whoever called the battery, as far as one sees in this battle. */
function observer(eyes: Eyes): Lookout {
  const { actor, units } = eyes.scene;
  const called = actor && units.get(word(actor, 'called-by') ?? '');
  return { figures: called && !called.gone ? eyes.table.figuresOf(called) : [], within: visibilityOf(eyes.scene) };
}

const inches = (value: number | undefined) => (value === undefined ? undefined : { value });

/** Hans ’n’ Panzer’s half of a drawn table. */
export const measured: BookTable = {
  values: table,
  measures: {
    range: blind((eyes) => inches(eyes.range())),
    'range-of-shot': blind(rangeOfShot),
    'range-to-piece': blind(rangeToPiece),
    'range-to-point': blind((eyes) => inches(eyes.rangeToPoint())),
    cover: coverFromFire,
    'men-under-cone': menUnderCone,
    'cover-from-shells': coverFromShells,
    'men-under-middle': menUnder('middle'),
    'men-under-short': menUnder('short'),
    'men-under-over': menUnder('over'),
    'men-under-right': menUnder('right'),
    'men-under-left': menUnder('left'),
    'men-near-middle': menNear('middle'),
    'men-near-short': menNear('short'),
    'men-near-over': menNear('over'),
    'men-near-right': menNear('right'),
    'men-near-left': menNear('left'),
    'cover-from-blast': blind(coverFromBlast),
    'men-in-blast': blind(menInBlast),
    'men-near-blast': blind(menNearBlast),
    'place-of-grenade': placeOfGrenade,
    'men-in-reach': menInReach,
    angle,
    'cover-of-vehicle': coverOfVehicle,
    command: blind(command),
    separated: blind(separated),
    path: blind(pathWalked),
  },
  takings: { 'rest-of-burst': restOfBurst, 'rest-of-grenade': restOfGrenade, 'rest-of-blast': restOfBlast },
  bars: { move: barsOfWay, weapon: barsOfCapture },
  lookouts: { observer },
  travel,
  stands,
  isWreck: (unit) => unit.gone === 'wreck',
  // HP-TER-09: it has fallen.
  isRuin: (unit) => isHouse(unit) && unit.gone === 'collapsed',
  carriedIn: ['aboard', 'towed-by'],
  cameFrom: ['crew-of', 'piece-of'],
};
