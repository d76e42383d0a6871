import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { isFree, type Looking } from '../../../../../measuring/places.ts';
import { isOnTable, overlaps } from '../../../../../measuring/travel.ts';
import { bearing } from '../../../../../table/bearing.ts';
import type { Body } from '../../../../../table/body.ts';
import { hundredth } from '../../../../../table/close.ts';
import { apart } from '../../../../../table/gap.ts';
import { moved } from '../../../../../table/shape.ts';
import { book } from '../../../rulebook.ts';
import { portalsOf } from '../../../solo/phase/portals.ts';
import { isAfv } from '../../../solo/phase/sides.ts';
import { enemiesNear, figuresAt, onTable } from './seeing.ts';

/** Rings around a portal in which there's room, in inches, and how many degrees apart places of a ring are. */
const RINGS = [0.9, 1.8, 2.7, 3.6, 4.5, 6, 8, 10];
const TURN = 30;

/**
 * WS-GEN-07 to -09: as near to its portal as there's room, facing the nearest of the players' figures. A tank's or gun's portal is the one
 * furthest from the players' nearest tank that's seen from there; an officer's is the rearmost one.
 */
export function* arrives(eyes: Eyes, beside: Unit | undefined): Looking<Body | undefined> {
  const { actor } = eyes.scene;
  const portal = beside ?? (yield* portalFor(eyes));
  const from = portal && eyes.table.placeOf(portal);
  if (!actor || !from) return undefined;
  const [enemy] = enemiesNear(eyes, from.at);
  const facing = enemy ? bearing(from.at, enemy.at) : (from.facing ?? 0);
  const standing = eyes.table.standing(actor);
  for (const inches of RINGS)
    for (let turn = 0; turn < 360; turn += TURN) {
      yield;
      const [x, y] = moved(from.at, facing + 180 + turn, inches);
      const body: Body = { ...standing, at: [hundredth(x), hundredth(y)], facing: Math.round(facing * 10) / 10 };
      const figures = figuresAt(eyes, body);
      if (figures.every((each) => isFree(eyes, each) && isOnTable(each, eyes.table.size) && !onOthers(eyes, each)))
        return body;
    }
  return undefined;
}

function onOthers(eyes: Eyes, body: Body): boolean {
  return eyes.table.bodies.some((other) => other.name !== body.name && overlaps(body, other));
}

function* portalFor(eyes: Eyes): Looking<Unit | undefined> {
  const portals = portalsOf(eyes.scene).filter((each) => eyes.table.placeOf(each) !== undefined);
  const tanks = onTable(eyes).filter(({ unit }) => isAfv(unit, book));
  const targets = (tanks.length > 0 ? tanks : onTable(eyes)).flatMap(({ figures }) => figures);
  const far = (portal: Unit) => {
    const { at } = eyes.table.placeOf(portal)!;
    return Math.min(...targets.map((each) => apart(each.at, at)));
  };
  const sees = (portal: Unit) => {
    const body = eyes.table.placeOf(portal)!;
    return targets.some((each) => eyes.sight(body, each).is !== 'blocked');
  };
  const seeing: Unit[] = [];
  for (const portal of tanks.length > 0 ? portals : []) {
    yield;
    if (sees(portal)) seeing.push(portal);
  }
  return (seeing.length > 0 ? seeing : portals).toSorted((one, other) => far(other) - far(one))[0];
}
