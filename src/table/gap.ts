import inPolygon from 'point-in-polygon-hao';
import { type Box, NOTHING, type Point, type Solid } from './shape.ts';

/** The straight distance between two points, in inches. */
export function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** The least distance between what two shapes cover, in inches: 0 where they touch, overlap, or one holds the other. */
export function gap(one: Solid, other: Solid): number {
  if (holds(one, other.points[0]!) || holds(other, one.points[0]!)) return 0;
  let least = Infinity;
  const others = other.sides;
  for (const [a, b] of one.sides)
    for (const [c, d] of others) {
      least = Math.min(least, betweenSides(a, b, c, d));
      if (least === 0) return 0;
    }
  const left = least - one.radius - other.radius;
  return left > NOTHING ? left : 0;
}

/** The least distance from a point to what a shape covers, in inches: 0 inside. */
export function gapTo(solid: Solid, point: Point): number {
  if (isAround(solid, point) !== false) return 0;
  let least = Infinity;
  for (const side of solid.sides) least = Math.min(least, toSide(point, side[0], side[1]));
  const left = least - solid.radius;
  return left > NOTHING ? left : 0;
}

/** Whether a shape covers a point; its outline belongs to it. */
export function holds(solid: Solid, point: Point): boolean {
  const { minX, minY, maxX, maxY } = solid.box;
  const [x, y] = point;
  if (x < minX - NOTHING || x > maxX + NOTHING || y < minY - NOTHING || y > maxY + NOTHING) return false;
  return gapTo(solid, point) === 0;
}

/** Whether two shapes are no further apart than so many inches. */
export function isWithin(one: Solid, other: Solid, inches: number): boolean {
  const room = inches + NOTHING;
  return betweenBoxes(one.box, other.box) <= room && gap(one, other) <= room;
}

/** How far apart two boxes are along one of the axes: what's inside is no nearer. */
export function betweenBoxes(one: Box, other: Box): number {
  const across = Math.max(other.minX - one.maxX, one.minX - other.maxX);
  return Math.max(across, other.minY - one.maxY, one.minY - other.maxY);
}

/** Whether a convex shape covers the whole of another one. */
export function holdsAll(convex: Solid, other: Solid): boolean {
  const inner = other.points.every((point) => holds(convex, point));
  if (!inner || other.radius === 0) return inner;
  const room = (point: Point) =>
    convex.filled ? Math.min(...convex.sides.map(([a, b]) => toSide(point, a, b))) : deepIn(convex, point);
  return other.points.every((point) => room(point) >= other.radius - NOTHING);
}

/** How far inside a line or circle a point lies. */
function deepIn(round: Solid, point: Point): number {
  return round.radius - Math.min(...round.sides.map(([a, b]) => toSide(point, a, b)));
}

const rings = new WeakMap<Solid, [number, number][][]>();

/** Whether an outline goes around a point, exactly; 0 if the point is on it. */
export function isAround(solid: Solid, point: Point): boolean | 0 {
  if (!solid.filled) return false;
  let ring = rings.get(solid);
  if (!ring) {
    // The library wants the first point again at the end.
    ring = [[...solid.points, solid.points[0]!].map(([x, y]): [number, number] => [x, y])];
    rings.set(solid, ring);
  }
  return inPolygon(point as [number, number], ring) as boolean | 0;
}

/** The distance from a point to a straight side. */
function toSide(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const [x, y] = [point[0] - a[0], point[1] - a[1]];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
  return Math.hypot(x - dx * at, y - dy * at);
}

/** The distance between two straight sides: 0 if they cross, or else from an end of one to the other. */
function betweenSides(a: Point, b: Point, c: Point, d: Point): number {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return 0;
  return Math.min(toSide(a, c, d), toSide(b, c, d), toSide(c, a, b), toSide(d, a, b));
}

/** Which way a corner turns: over 0 to the left, under 0 to the right. */
export function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
