/** A place on the table: inches to the right of its lower left corner, and up from it. */
export type Point = readonly [x: number, y: number];

/** What a piece of terrain or a base covers. A line has round ends and joints: it's all points within half its width. */
export type Shape =
  | { readonly polygon: readonly Point[] }
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly line: readonly Point[]; readonly width: number };

/** Less than this is nothing: what floating point adds to a measure in inches. A limit that's met exactly is met. */
export const NOTHING = 1e-9;

/** The smallest upright rectangle around something. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A shape in the one form that's measured: all points within `radius` of a row of points or, if it's `filled`, of what they go around. */
export interface Solid {
  readonly points: readonly Point[];
  readonly filled: boolean;
  readonly radius: number;
  readonly box: Box;
  /** The sides of an outline, or the legs of a line; of a single point, one side without a length. */
  readonly sides: readonly Side[];
}

export type Side = readonly [from: Point, to: Point];

const solids = new WeakMap<Shape, Solid>();

/** A shape as it's measured. It's worked out once: shapes don't change. */
export function solidOf(shape: Shape): Solid {
  const known = solids.get(shape);
  if (known) return known;
  const solid = made(shape);
  solids.set(shape, solid);
  return solid;
}

function made(shape: Shape): Solid {
  if ('polygon' in shape) return solid(shape.polygon, true, 0);
  if ('line' in shape) return solid(shape.line, false, shape.width / 2);
  const [x, y, radius] = shape.circle;
  return solid([[x, y]], false, radius);
}

function solid(points: readonly Point[], filled: boolean, radius: number): Solid {
  return { points, filled, radius, box: boxAround(points, radius), sides: sidesOf(points, filled) };
}

function sidesOf(points: readonly Point[], filled: boolean): Side[] {
  if (points.length === 1) return [[points[0]!, points[0]!]];
  const legs = points.slice(1).map((point, i): Side => [points[i]!, point]);
  return filled ? [...legs, [points.at(-1)!, points[0]!]] : legs;
}

/** A direction in degrees clockwise from up the table, as a step of one inch. */
export function towards(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** The place so many inches ahead in a direction, and so many to its right. */
export function moved([x, y]: Point, degrees: number, ahead: number, right = 0): Point {
  const [dx, dy] = towards(degrees);
  return [x + dx * ahead + dy * right, y + dy * ahead - dx * right];
}

/** A rectangle with its length along a direction, as a polygon. */
export function rectangle(centre: Point, degrees: number, length: number, width: number): Shape {
  const corner = (ahead: number, right: number) => moved(centre, degrees, (ahead * length) / 2, (right * width) / 2);
  return { polygon: [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)] };
}

/** A place plus a step that is turned by an angle, in radians against the clock. */
export function turnedTo([x, y]: Point, [dx, dy]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

/** The box around some points, with a margin. */
export function boxAround(points: readonly Point[], margin = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    minX: Math.min(...xs) - margin,
    minY: Math.min(...ys) - margin,
    maxX: Math.max(...xs) + margin,
    maxY: Math.max(...ys) + margin,
  };
}
