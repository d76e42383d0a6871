import type { Point as Place } from '../../../table/shape.ts';
import type { Point } from '../sheet.ts';

/** The part of a table that's drawn, and how large. */
export interface View {
  /** From the lower left corner of the table, in inches. */
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly depth: number;
  /** Pixels to an inch. */
  readonly scale: number;
  /** A place on the table as one on the sheet. */
  at(place: Place): Point;
}

/** How wide and high the drawn part may be, in pixels, and the room for the names of squares beside it. */
const WIDEST = 640;
const HIGHEST = 800;
export const MARGIN = 26;

/** The whole of a table, or what's within so many inches of a place. */
export function viewOf([width, depth]: readonly [number, number], around?: { at: Place; inches: number }): View {
  const bounds = around ? within(around, [width, depth]) : { left: 0, bottom: 0, width, depth };
  const scale = Math.min(WIDEST / bounds.width, HIGHEST / bounds.depth);
  const top = bounds.bottom + bounds.depth;
  const at = ([across, up]: Place) => ({
    x: MARGIN + (across - bounds.left) * scale,
    y: MARGIN + (top - up) * scale,
  });
  return { ...bounds, scale, at };
}

function within({ at, inches }: { at: Place; inches: number }, [width, depth]: readonly [number, number]) {
  const side = (middle: number, most: number) => {
    const size = Math.min(most, 2 * inches);
    return { from: Math.min(Math.max(0, middle - inches), most - size), size };
  };
  const [across, up] = [side(at[0], width), side(at[1], depth)];
  return { left: across.from, bottom: up.from, width: across.size, depth: up.size };
}
