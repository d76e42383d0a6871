import type { Point } from '../table/shape.ts';

const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;

/** A place as a field holds it. */
export function placeIn(value: unknown): Point | undefined {
  const [, x, y] = (typeof value === 'string' ? PLACE.exec(value) : null) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}
