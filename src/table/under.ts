import { type Body, baseOf } from './body.ts';
import { apart, gap, holds, holdsAll } from './gap.ts';
import { moved, type Point, rectangle, type Shape, solidOf } from './shape.ts';

/** What of a base has to be under a template: its centre, any part of it, or the whole of it. */
export const UNDER = ['centre', 'any', 'whole'] as const;
export type Under = (typeof UNDER)[number];

/** The parts of a cross, as seen from the firer. */
export const PARTS = ['middle', 'over', 'short', 'right', 'left'] as const;
export type Part = (typeof PARTS)[number];

/** A template, or one of its parts. */
export interface Template {
  readonly shape: Shape;
  /** From where distances are measured: its middle, of a cone its apex, of a line where it begins. */
  readonly middle: Point;
  readonly part?: Part;
}

/** A base that a template takes. */
export interface Taken {
  readonly body: Body;
  /** From its centre to the middle, in inches. */
  readonly distance: number;
  readonly part?: Part;
}

/** Who stands under a template, nearest first. Whoever is under two of its parts stands there twice. */
export function under(bodies: readonly Body[], parts: readonly Template[], by: Under): Taken[] {
  const taken = parts.flatMap(({ shape, middle, part }) =>
    bodies
      .filter((body) => isUnder(body, shape, by))
      .map((body): Taken => ({ body, distance: apart(body.at, middle), ...(part ? { part } : {}) })),
  );
  return taken.toSorted((one, other) => one.distance - other.distance);
}

function isUnder(body: Body, shape: Shape, by: Under): boolean {
  const template = solidOf(shape);
  if (by === 'centre') return holds(template, body.at);
  return by === 'any' ? gap(template, baseOf(body)) === 0 : holdsAll(template, baseOf(body));
}

/** @param radius in inches, as all lengths here; directions are degrees clockwise from up the table */
export function circle(middle: Point, radius: number): Template[] {
  return [{ shape: { circle: [...middle, radius] }, middle }];
}

/** @param direction of its length */
export function rectangular(middle: Point, direction: number, length: number, width: number): Template[] {
  return [{ shape: rectangle(middle, direction, length, width), middle }];
}

/** A line with a width, so its ends are round. */
export function line(from: Point, to: Point, width: number): Template[] {
  return [{ shape: { line: [from, to], width }, middle: from }];
}

/** A cone with straight sides and a flat end. @param width at its far end */
export function cone(apex: Point, direction: number, length: number, width: number): Template[] {
  const corner = (right: number) => moved(apex, direction, length, (right * width) / 2);
  return [{ shape: { polygon: [apex, corner(-1), corner(1)] }, middle: apex }];
}

/**
 * Five circles or rectangles, edge to edge.
 * @param direction from the firer to the middle @param size a circle's radius, or a rectangle's length along the direction and width
 */
export function cross(
  middle: Point,
  direction: number,
  size: { readonly radius: number } | { readonly length: number; readonly width: number },
): Template[] {
  const [deep, broad] = 'radius' in size ? [2 * size.radius, 2 * size.radius] : [size.length, size.width];
  const steps = {
    ...{ middle: [0, 0], over: [deep, 0], short: [-deep, 0], right: [0, broad], left: [0, -broad] },
  } as const satisfies Record<Part, readonly [number, number]>;
  return PARTS.map((part) => {
    const at = moved(middle, direction, ...steps[part]);
    const [one] = 'radius' in size ? circle(at, size.radius) : rectangular(at, direction, size.length, size.width);
    return { ...one!, part };
  });
}
