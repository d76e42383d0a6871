import { cut, type Stretch } from './cut.ts';
import { NOTHING, type Point } from './shape.ts';
import type { Laid } from './terrain.ts';

/** A ray from an eye to a point of the target, all in inches: how high it begins and ends above the table, and how long it is on it. */
export interface Ray {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** A part of a line over which the ground is equally high. */
export interface Level {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** A top that is higher above the ray than this stops it, in inches. */
const CLEARANCE = 0.01;

/** How high the ground is along a line, as the hills over it have it. */
export function groundAlong(hills: readonly Laid[], from: Point, to: Point, length: number): Level[] {
  const cutHills = hills.map(({ solid, height }) => ({ height, stretches: cut(solid, from, to) }));
  const over = cutHills.filter(({ stretches }) => stretches.length > 0);
  if (over.length === 0) return [{ from: 0, to: length, height: 0 }];
  const marks = over.flatMap(({ stretches }) => stretches.flat());
  const cuts = [0, ...marks.toSorted((a, b) => a - b), length];
  return cuts.slice(1).flatMap((end, i): Level[] => {
    const start = cuts[i]!;
    if (end - start <= NOTHING) return [];
    const middle = (start + end) / 2;
    const above = over.filter(({ stretches }) => stretches.some(([a, b]) => a < middle && middle < b));
    return [{ from: start, to: end, height: Math.max(0, ...above.map(({ height }) => height)) }];
  });
}

/** Where a ray first runs more than 0.01″ under a top that is equally high all over a stretch; nowhere, if it never does. */
export function firstUnder(ray: Ray, [from, to]: Stretch, top: number): number | undefined {
  const under = stretchUnder(ray, [from, to], top - CLEARANCE);
  return under?.[0];
}

/** The part of a stretch over which a ray runs under a top. */
export function stretchUnder(ray: Ray, [from, to]: Stretch, top: number): Stretch | undefined {
  const slope = (ray.to - ray.from) / ray.length;
  const under = (at: number) => top - ray.from - slope * at > NOTHING;
  const [first, last] = [under(from), under(to)];
  if (first && last) return [from, to];
  if (!first && !last) return undefined;
  const meets = (top - ray.from) / slope;
  return first ? [from, meets] : [meets, to];
}

/** The parts of a stretch by the ground under them. */
export function byGround(levels: readonly Level[], [from, to]: Stretch): Level[] {
  if (levels.length === 1) return [{ from, to, height: levels[0]!.height }];
  return levels.flatMap((level) => {
    const part = { from: Math.max(from, level.from), to: Math.min(to, level.to), height: level.height };
    return part.to - part.from > NOTHING ? [part] : [];
  });
}
