import { apart, isAround } from './gap.ts';
import { type Box, NOTHING, type Point, type Side, type Solid } from './shape.ts';

/** Part of a straight line, in inches from where it begins. */
export type Stretch = readonly [from: number, to: number];

/**
 * Where a straight line runs inside a shape: every stretch, in order. What only touches the line, or runs along its outline, isn't
 * entered.
 */
export function cut(solid: Solid, from: Point, to: Point): Stretch[] {
  const length = apart(from, to);
  if (length < NOTHING || !mayMeet(solid.box, from, to)) return [];
  const unit: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  if (solid.filled) return throughOutline(solid, from, unit, length);
  const parts: Stretch[] = [];
  for (const side of solid.sides) {
    const part = throughRounded(from, unit, length, side, solid.radius);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? joined(parts) : parts;
}

/** Stretches put together where they meet or overlap, in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: [number, number][] = [];
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = whole.at(-1);
    if (last && from <= last[1] + NOTHING) last[1] = Math.max(last[1], to);
    else whole.push([from, to]);
  }
  return whole.filter(([from, to]) => to - from > NOTHING);
}

/** How many inches stretches cover, each inch once. */
export function inches(stretches: readonly Stretch[]): number {
  return joined(stretches).reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Whether a line comes within a margin of a box: most pieces lie elsewhere. */
export function mayMeet(box: Box, from: Point, to: Point, margin = 0): boolean {
  const room = margin + NOTHING;
  if (Math.max(from[0], to[0]) < box.minX - room || Math.min(from[0], to[0]) > box.maxX + room) return false;
  if (Math.max(from[1], to[1]) < box.minY - room || Math.min(from[1], to[1]) > box.maxY + room) return false;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const aside = dx * ((box.minY + box.maxY) / 2 - from[1]) - dy * ((box.minX + box.maxX) / 2 - from[0]);
  const half = Math.abs(dx) * ((box.maxY - box.minY) / 2 + room) + Math.abs(dy) * ((box.maxX - box.minX) / 2 + room);
  return Math.abs(aside) <= half;
}

/** A line through a polygon: cut where it meets a side, and each part is inside or outside as its middle is. */
function throughOutline(solid: Solid, from: Point, unit: Point, length: number): Stretch[] {
  const marks = [0, length];
  const beside = solid.sides.filter((side) => meet(marks, from, unit, length, side));
  marks.sort((one, other) => one - other);
  const parts: Stretch[] = [];
  for (const [i, end] of marks.entries()) {
    const start = marks[i - 1] ?? 0;
    if (end - start <= NOTHING) continue;
    const middle = (start + end) / 2;
    const point: Point = [from[0] + unit[0] * middle, from[1] + unit[1] * middle];
    // A line along a side isn't inside.
    if (isAround(solid, point) === true && !beside.some((side) => isOn(point, side))) parts.push([start, end]);
  }
  return parts.length > 1 ? joined(parts) : parts;
}

function isOn([px, py]: Point, [[ax, ay], [bx, by]]: Side): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  if (Math.abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) > NOTHING * length) return false;
  const along = ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  return along >= -NOTHING && along <= length + NOTHING;
}

/**
 * Adds where a line meets a side, in inches from where the line begins; where they run along one another, the side's ends.
 * @returns whether they do
 */
function meet(marks: number[], [x, y]: Point, [ux, uy]: Point, length: number, [a, b]: Side): boolean {
  const [sx, sy] = [b[0] - a[0], b[1] - a[1]];
  const across = ux * sy - uy * sx;
  const [dx, dy] = [a[0] - x, a[1] - y];
  const aside = dx * uy - dy * ux;
  if (Math.abs(across) < NOTHING) {
    const along = dx * ux + dy * uy;
    for (const at of [along, along + sx * ux + sy * uy]) if (at > 0 && at < length) marks.push(at);
    return Math.abs(aside) <= NOTHING;
  }
  const share = aside / across;
  const at = (dx * sy - dy * sx) / across;
  if (share > -NOTHING && share < 1 + NOTHING && at > 0 && at < length) marks.push(at);
  return false;
}

/** A line through all points within a radius of one leg: two round ends and what's between them. */
function throughRounded(from: Point, unit: Point, length: number, [a, b]: Side, radius: number): Stretch | undefined {
  // All of it is one stretch: what lies around one leg bulges outwards everywhere.
  const first = throughCircle(from, unit, a, radius);
  const single = a === b;
  const last = single ? undefined : throughCircle(from, unit, b, radius);
  const strip = single ? undefined : throughStrip(from, unit, a, b, radius);
  const start = Math.max(0, Math.min(first?.[0] ?? Infinity, last?.[0] ?? Infinity, strip?.[0] ?? Infinity));
  const end = Math.min(length, Math.max(first?.[1] ?? -Infinity, last?.[1] ?? -Infinity, strip?.[1] ?? -Infinity));
  return end - start > NOTHING ? [start, end] : undefined;
}

function throughCircle(from: Point, unit: Point, centre: Point, radius: number): Stretch | undefined {
  const [x, y] = [centre[0] - from[0], centre[1] - from[1]];
  const along = x * unit[0] + y * unit[1];
  const off = x * unit[1] - y * unit[0];
  const half = radius * radius - off * off;
  return half > 0 ? [along - Math.sqrt(half), along + Math.sqrt(half)] : undefined;
}

/** A line through what's beside a leg, up to a distance from it. */
function throughStrip([x, y]: Point, [ux, uy]: Point, a: Point, b: Point, radius: number): Stretch | undefined {
  const leg = apart(a, b);
  if (leg < NOTHING) return undefined;
  const [ex, ey] = [(b[0] - a[0]) / leg, (b[1] - a[1]) / leg];
  const along = within((x - a[0]) * ex + (y - a[1]) * ey, ux * ex + uy * ey, 0, leg);
  const across = within((x - a[0]) * ey - (y - a[1]) * ex, ux * ey - uy * ex, -radius, radius);
  if (!along || !across) return undefined;
  const both: Stretch = [Math.max(along[0], across[0]), Math.min(along[1], across[1])];
  return both[1] > both[0] ? both : undefined;
}

/** While something that begins at a value and changes by a rate is between two bounds. */
function within(at: number, rate: number, least: number, most: number): Stretch | undefined {
  if (Math.abs(rate) < NOTHING * NOTHING) return at > least && at < most ? [-Infinity, Infinity] : undefined;
  const [one, other] = [(least - at) / rate, (most - at) / rate];
  return one < other ? [one, other] : [other, one];
}
