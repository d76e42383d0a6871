import { atOnce } from '../../../../../kernel/at-once.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { isFree, type Looking } from '../../../../../measuring/places.ts';
import { bearing } from '../../../../../table/bearing.ts';
import { type Body, baseOf } from '../../../../../table/body.ts';
import { hundredth, roundedInches } from '../../../../../table/close.ts';
import { apart, gap, holds } from '../../../../../table/gap.ts';
import { moved, type Point } from '../../../../../table/shape.ts';
import type { Laid } from '../../../../../table/terrain.ts';
import { onTable } from './seeing.ts';

/** How far off a portal's next place may be (WS-PORT-01), and how far outside a corner it stands, in inches. */
const NEXT = 12;
const OUTSIDE = 0.5;
/** Directions from the middle of a piece in which its far side is looked for, so many degrees apart. */
const TURN = 30;

/** WS-PORT-01, -03: the nearest place for a portal that none of the players' figures sees; nothing if there's none within 12″. */
export function* nextPlace(eyes: Eyes): Looking<Body | undefined> {
  const { mover, table } = eyes;
  if (!mover) return undefined;
  const [x, y] = mover.at;
  const around = { minX: x - NEXT, minY: y - NEXT, maxX: x + NEXT, maxY: y + NEXT };
  const places = table.terrain
    .around(around)
    .filter(({ piece }) => eyes.values.kinds[piece.kind].class !== undefined)
    .flatMap(placesBehind)
    .map(([px, py]): Body => ({ ...mover, at: [hundredth(px), hundredth(py)] }))
    .map((body) => ({ body, inches: roundedInches(gap(baseOf(mover), baseOf(body))) }))
    .filter(({ inches }) => inches > 0 && inches <= NEXT)
    .toSorted((one, other) => one.inches - other.inches);
  for (const { body } of places) {
    yield;
    if (isFree(eyes, body) && (yield* lookingAt(eyes, body))) return body;
  }
  return undefined;
}

/** Whether none of the players' figures sees a place. */
export function* lookingAt(eyes: Eyes, body: Body): Looking<boolean> {
  for (const { figures } of onTable(eyes)) {
    yield;
    if (figures.some((from) => eyes.sight(from, body).is !== 'blocked')) return false;
  }
  return true;
}

/** The same at once. */
export function isHidden(eyes: Eyes, body: Body): boolean {
  return atOnce(lookingAt(eyes, body));
}

/** A building's corners, and just outside any piece that covers, all around. */
export function placesBehind({ piece, solid }: Laid): Point[] {
  const { minX, minY, maxX, maxY } = solid.box;
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  const isHouse = piece.kind === 'building' || piece.kind === 'ruin';
  const corners = isHouse && solid.filled ? solid.points.map((corner) => outside(corner, middle)) : [];
  const around = Array.from({ length: 360 / TURN }, (_, i) => {
    for (let inches = OUTSIDE; inches < NEXT; inches += 0.25) {
      const at = moved(middle, i * TURN, inches);
      if (!holds(solid, at)) return moved(middle, i * TURN, inches + OUTSIDE);
    }
    return middle;
  });
  return [...corners, ...around];
}

function outside(corner: Point, middle: Point): Point {
  return moved(middle, bearing(middle, corner), apart(middle, corner) + OUTSIDE);
}
