import { bearing } from '../../table/bearing.ts';
import type { Point } from '../../table/shape.ts';
import type { Places } from './drawn.ts';
import { COMPASS, legsOf, placeMeant, type Starting } from './places.ts';
import { turned } from './table-form.ts';

/** A way as it's said: its places after the start, and which way whoever goes it faces at its end, if that's said. */
export interface WayMeant {
  readonly way: readonly Point[];
  readonly faces?: number;
}

const FACING = /^facing\s+(.+)$/i;
const DEGREES = /^-?\d+(?:\.\d+)?$/;

/** What a leg says of where to face, if that's what it says. */
export function facingIn(leg: string): string | undefined {
  return FACING.exec(leg.trim())?.[1];
}

/**
 * A way of one leg or several, and behind them where to face: `3 N then 4 E then facing Kruse`.
 * @throws {InputError} for a place that isn't one
 */
export function wayMeant(drawn: Places, text: string, starting: Starting): WayMeant {
  let from = starting.from;
  let faces: number | undefined;
  const way: Point[] = [];
  for (const leg of legsOf(text)) {
    const facing = facingIn(leg);
    if (facing !== undefined) {
      faces = facingMeant(drawn, facing, { ...starting, from });
      continue;
    }
    const { at } = placeMeant(drawn, leg, { ...starting, from });
    // Whoever goes on faces where he goes.
    faces = undefined;
    way.push(at);
    from = from && { ...from, at };
  }
  return { way, ...(faces === undefined ? {} : { faces }) };
}

/**
 * Where to face: in degrees, by the compass or towards a place, as `90`, `NE` or `Kruse`.
 * @returns degrees clockwise from up the table, 0 up to 360
 */
export function facingMeant(drawn: Places, text: string, starting: Starting): number {
  if (DEGREES.test(text)) return turned(Number(text));
  const compass = COMPASS[text.toLowerCase()];
  if (compass !== undefined && !drawn.named(text)) return compass;
  const to = placeMeant(drawn, text, starting).at;
  return starting.from ? bearing(starting.from.at, to) : 0;
}

/** Degrees as a unit's field has them, to a tenth. */
export function roundedDegrees(degrees: number): number {
  return turned(Math.round(degrees * 10) / 10);
}
