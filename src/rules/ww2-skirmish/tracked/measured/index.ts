import { table } from '../../../../../data/ww2-skirmish/table.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { type BookTable, blind, type Stand } from '../../../../measuring/book-table.ts';
import { inAction, isTeam } from '../../figures.ts';
import { book } from '../../rulebook.ts';
import { FIRE } from '../../solo/phase/put-off.ts';
import { has, word } from '../../unit.ts';
import { caught, enclosed, pointBlank, rangeToWall, restOfBurst, thrownAt } from './bursts.ts';
import { coverAnyhow, coverOnWay, crossing, facing, hullDown, lookingOnWay, sightTo } from './cover.ts';
import { drives } from './driven.ts';
import { enemy } from './enemy/index.ts';
import { barsOfFire, barsOfMelee, extras, hasFriends } from './fighting.ts';
import { barsOfWay, isTracked, obstacles, terrain, travel } from './going.ts';
import { factors, state } from './risk.ts';

/** A team stands as its men, so does a crew that has left its vehicle; a gun with its crew on one base. */
function stands(unit: Unit): Stand {
  if (has(unit, 'vehicle') && !has(unit, 'abandoned'))
    return { as: 'vehicle', ...(isTracked(unit) ? {} : { wheeled: true }) };
  if (!has(unit, 'abandoned') && book.tracking.weapons['main-guns'].includes(word(unit, 'weapon') ?? ''))
    return { as: 'crewed', wheeled: true };
  return isTeam(unit) ? { as: 'men', figures: inAction(unit).length } : { as: 'men' };
}

const inches = (value: number | undefined) => (value === undefined ? undefined : { value });

/** WW2 Skirmish’s half of a drawn table. */
export const measured: BookTable = {
  values: table,
  measures: {
    range: blind((eyes) => inches(eyes.range())),
    'range-to-point': blind((eyes) => inches(eyes.rangeToPoint())),
    // What needn't be seen has the cover of its nearest pair.
    cover: (eyes) => coverAnyhow(eyes),
    'cover-anyhow': blind((eyes) => coverAnyhow(eyes)),
    sight: blind(sightTo),
    figures: blind(caught),
    enclosed: blind(enclosed),
    at: blind(thrownAt),
    'point-blank': blind(pointBlank),
    // WS-BNK-01: small arms have no range at it.
    'range-to-wall': blind((eyes, { task }) => (task === 'small-arms' ? undefined : rangeToWall(eyes))),
    factors: blind(factors),
    state: blind(state),
    facing,
    'hull-down': hullDown,
    crossing: (eyes) => crossing(eyes, book.tracking.crossing),
    extra: blind((eyes) => extras(eyes, eyes.scene.actor!.side, eyes.theirs)),
    'target-extra': blind((eyes) => {
      const [target] = eyes.scene.targets;
      return target && extras(eyes, target.side, eyes.own);
    }),
    friends: blind((eyes) => hasFriends(eyes, eyes.scene.actor!.side, eyes.own, eyes.theirs)),
    'target-friends': blind((eyes) => {
      const [target] = eyes.scene.targets;
      return target && hasFriends(eyes, target.side, eyes.theirs, eyes.own);
    }),
    terrain: blind(terrain),
    'cover-of-way': Object.assign(blind(coverOnWay), { aside: true as const, ahead: lookingOnWay }),
    obstacles: blind(obstacles),
  },
  takings: { 'rest-of-burst': restOfBurst },
  bars: {
    move: barsOfWay,
    assault: (eyes) => barsOfMelee(eyes),
    ...Object.fromEntries(FIRE.map((verb) => [verb, barsOfFire])),
  },
  travel,
  stands,
  enemy,
  // A crew that got out alive goes on under its name.
  isWreck: (unit) => has(unit, 'wrecked') && unit.gone !== undefined,
  carriedIn: ['aboard'],
  leftAs: 'abandoned',
  drives,
  cameFrom: ['parent'],
};
