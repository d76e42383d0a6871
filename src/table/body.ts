import { moved, NOTHING, type Point, rectangle, type Shape, type Solid, solidOf, turnedTo } from './shape.ts';

/** One base on the table: a figure, a vehicle, a gun, or a bare place, whose base is a point. */
export interface Body {
  readonly name: string;
  readonly at: Point;
  /** Degrees clockwise from up the table; a bare place has none. */
  readonly facing?: number;
  /** 0, or left out, is the ground. */
  readonly storey?: number;
  readonly base: Base;
  /** It moves by itself, looks and shoots from its height, and stops rays. */
  readonly vehicle?: boolean;
  /** In inches. */
  readonly height: number;
  /** Which figure of a unit of several men it is, from 1. */
  readonly figure?: number;
  /** In which row of them it stands, from 1, the front one. */
  readonly row?: number;
}

/** A circle by its diameter, or a rectangle with its length along the facing. In inches. */
export type Base = { readonly circle: number } | { readonly rectangle: readonly [length: number, width: number] };

/** How high above where it stands a man's eye is, and a vehicle's, in inches. */
const EYE = 1;
const VEHICLE_EYE = 1.5;

/** A place without a base and a facing. It's as high as a figure. */
export function place(at: Point, name = ''): Body {
  return { name, at, base: { circle: 0 }, height: EYE };
}

const shapes = new WeakMap<Body, Shape>();

/** What a base covers. */
export function baseOf(body: Body): Solid {
  let shape = shapes.get(body);
  if (!shape) {
    const [x, y] = body.at;
    const { base, facing = 0 } = body;
    shape = 'circle' in base ? { circle: [x, y, base.circle / 2] } : rectangle(body.at, facing, ...base.rectangle);
    shapes.set(body, shape);
  }
  return solidOf(shape);
}

/** Where its eye is above where it stands, in inches. */
export function eyeOf({ vehicle }: Body): number {
  return vehicle ? VEHICLE_EYE : EYE;
}

/** Where it shoots from: its centre, or the middle of a vehicle's front side, where the gun is. */
export function firingPoint({ at, facing, base, vehicle }: Body): Point {
  return vehicle && facing !== undefined && 'rectangle' in base ? moved(at, facing, base.rectangle[0] / 2) : at;
}

/**
 * The three points of a target that are looked at: its centre and both ends of its outline as seen from a place, a circle's tangent
 * points and a rectangle's outermost corners.
 */
export function pointsOf(target: Body, from: Point): [centre: Point, left: Point, right: Point] {
  const { at, base } = target;
  return [at, ...('circle' in base ? tangents(at, base.circle / 2, from) : corners(at, baseOf(target).points, from))];
}

/** From inside there are no tangents: the ends are then straight to the left and right. */
function tangents(at: Point, radius: number, from: Point): [Point, Point] {
  const distance = Math.hypot(at[0] - from[0], at[1] - from[1]);
  if (radius < NOTHING || distance < NOTHING) return [at, at];
  const off = distance > radius ? Math.acos(radius / distance) : Math.PI / 2;
  const back: Point = [((from[0] - at[0]) * radius) / distance, ((from[1] - at[1]) * radius) / distance];
  const end = (angle: number) => turnedTo(at, back, angle);
  return [end(-off), end(off)];
}

/** Of two corners in one line, the nearer one is the end. */
function corners(at: Point, all: readonly Point[], from: Point): [Point, Point] {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const seen = all.map((corner) => {
    const [x, y] = [corner[0] - from[0], corner[1] - from[1]];
    return { corner, angle: Math.atan2(dx * y - dy * x, dx * x + dy * y), distance: Math.hypot(x, y) };
  });
  const outermost = (sign: 1 | -1) =>
    seen.reduce((best, each) => {
      const further = sign * (each.angle - best.angle);
      return further > NOTHING || (further > -NOTHING && each.distance < best.distance) ? each : best;
    }).corner;
  return [outermost(1), outermost(-1)];
}
