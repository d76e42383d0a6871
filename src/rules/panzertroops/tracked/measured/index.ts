import { table } from '../../../../../data/panzertroops/table.ts';
import { weapons } from '../../../../../data/panzertroops/weapons.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Act, type BookTable, blind, type Stand } from '../../../../measuring/book-table.ts';
import { isVehicle, kindOf } from '../../unit.ts';
import { claimsOf } from './claiming.ts';
import { beforeIt, canHit, coverFromFire, facing, observers, rangeOfSmoke } from './firing.ts';
import { barsOfWay, edgeLeft, obstaclesCrossed, pathWalked, surrenderWithin, travel } from './going.ts';
import { barsOfShot, obscuredAtAny, reachOfAll } from './splitting.ts';

/** Every team stands on one base, and so does a gun with its crew. */
function stands(unit: Unit): Stand {
  return { as: isVehicle(unit) ? 'vehicle' : kindOf(unit) === 'gun' ? 'crewed' : 'men' };
}

/** PT-LOF-07: hull weapons, and guns that stand on the ground. */
function isLimited({ mount = 'ground', weapon, indirect }: Act): boolean {
  if (indirect) return false;
  const kind = typeof weapon === 'string' ? weapons[weapon as keyof typeof weapons]?.kind : undefined;
  return mount === 'hull' || (mount === 'ground' && kind === 'gun');
}

const shot = barsOfShot(isLimited);

/** Panzer Troops’ half of a drawn table. */
export const measured: BookTable = {
  values: table,
  measures: {
    reach: blind(reachOfAll),
    obscured: obscuredAtAny,
    cover: coverFromFire,
    facing,
    path: blind(pathWalked),
    obstacles: blind(obstaclesCrossed),
    exit: blind(edgeLeft),
    surrender: blind(surrenderWithin),
    'range-of-smoke': blind(rangeOfSmoke),
  },
  bars: { move: barsOfWay, fire: shot, tankhit: shot, grenade: shot },
  sees: canHit,
  lookouts: { observer: observers },
  travel,
  stands,
  isWreck: (unit) => isVehicle(unit) && (unit.gone === 'wreck' || unit.gone === 'abandoned'),
  laysSmokeAt: beforeIt,
  claims: claimsOf(isLimited),
  carriedIn: ['aboard', 'towed-by'],
  cameFrom: ['crew-of'],
};
