import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Driven } from '../../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { isFree } from '../../../../../measuring/places.ts';
import { overlaps } from '../../../../../measuring/travel.ts';
import type { Body } from '../../../../../table/body.ts';
import { hundredth } from '../../../../../table/close.ts';
import { apart, gapTo } from '../../../../../table/gap.ts';
import { type Point, solidOf } from '../../../../../table/shape.ts';
import { book } from '../../../rulebook.ts';
import { portalsOf } from '../../../solo/phase/portals.ts';
import { soloSide } from '../../../solo/phase/sides.ts';
import { eyesOf } from './answers.ts';
import { isHidden, placesBehind } from './dead-ground.ts';
import { onTable } from './seeing.ts';

/** How far off the line to the edge’s middle they may be (WS-GEN-09), and from the edge itself (ours), in inches. */
const BESIDE = 6;
const INSIDE = 1;

/** From the foremost of the players’ figures to the middle of the side’s own edge. */
interface Line {
  readonly foremost: Point;
  readonly middle: Point;
  /** How far a place is from that edge, in inches. */
  off(at: Point): number;
}

/**
 * WS-GEN-09: the portals that the foremost of the players’ figures has passed, nearer to the side’s edge again: behind the nearest cover by the line
 * that’s out of everybody’s sight and out of reach (ours). Without an edge of its own only the players can say where that is.
 */
export function redeployed(eyes: Eyes): readonly Driven[] {
  const line = lineOf(eyes);
  const taken: Body[] = [];
  return portalsOf(eyes.scene).flatMap((portal) => {
    const body = eyes.table.placeOf(portal);
    if (!line || !body || line.off(body.at) <= line.off(line.foremost)) return [];
    const to = placeBy(eyes, portal, body, line, taken);
    if (to) taken.push(to);
    return to ? [{ unit: portal, to }] : [];
  });
}

function lineOf(eyes: Eyes): Line | undefined {
  const side = soloSide(eyes.scene);
  const edge = side === undefined ? undefined : eyes.table.edgeOf(side);
  const figures = onTable(eyes).flatMap((each) => each.figures);
  if (!edge || figures.length === 0) return undefined;
  const [width, depth] = eyes.table.size;
  const middle: Point = {
    north: [width / 2, depth - INSIDE] as const,
    south: [width / 2, INSIDE] as const,
    east: [width - INSIDE, depth / 2] as const,
    west: [INSIDE, depth / 2] as const,
  }[edge];
  const along = edge === 'north' || edge === 'south' ? 1 : 0;
  const off = (at: Point) => Math.abs(at[along] - middle[along]);
  const [foremost] = figures.toSorted((one, other) => off(one.at) - off(other.at));
  return { foremost: foremost!.at, middle, off };
}

function placeBy(eyes: Eyes, portal: Unit, body: Body, line: Line, taken: readonly Body[]): Body | undefined {
  const { foremost, middle, off } = line;
  const own = eyesOf(eyes, portal);
  const way = solidOf({ line: [foremost, middle], width: 0.01 });
  const { minX, minY, maxX, maxY } = way.box;
  const near = { minX: minX - BESIDE, minY: minY - BESIDE, maxX: maxX + BESIDE, maxY: maxY + BESIDE };
  const cover = eyes.table.terrain
    .around(near)
    .filter(({ piece }) => eyes.values.kinds[piece.kind].class !== undefined)
    .flatMap(placesBehind)
    .filter((at) => gapTo(way, at) <= BESIDE && off(at) < off(foremost))
    .toSorted((one, other) => apart(one, foremost) - apart(other, foremost));
  const isClear = (at: Body) => isFree(own, at) && !taken.some((each) => overlaps(each, at));
  const standing = (places: readonly Point[]) =>
    places.map(([x, y]): Body => ({ ...body, at: [hundredth(x), hundredth(y)] })).filter(isClear);
  const isHere = (at: Body) => isHidden(own, at);
  const covered = standing(cover);
  const isOutOfReach = ({ at }: Body) => apart(at, foremost) > book.solo.portal.near.inches;
  const onLine = standing(placesOn(foremost, middle));
  // The nearest come first: nobody looks at what's behind the one that's taken.
  return covered.filter(isOutOfReach).find(isHere) ?? covered.find(isHere) ?? onLine.find(isHere) ?? onLine[0];
}

/** Places of the line an inch apart, the edge first. */
function placesOn(from: Point, to: Point): readonly Point[] {
  const length = Math.floor(apart(from, to));
  return Array.from({ length }, (_, inches): Point => {
    const part = inches / apart(from, to);
    return [to[0] + (from[0] - to[0]) * part, to[1] + (from[1] - to[1]) * part];
  });
}
