import type { Kind } from '../piece.ts';
import { moved, type Point } from '../shape.ts';
import { block, type Plot } from './plot.ts';

/** Fields of crops or grass, each with something along its edges that has a gap to get through. */
export function fields(plot: Plot, many: number, bounds: Kind): void {
  for (let i = 0; i < many; i += 1) field(plot, bounds);
}

/** How far from the crops their bounds stand, and how broad these and the gap are, in inches. */
const APART = 0.7;
const BROAD = 0.4;
const GAP = 2.5;

function field(plot: Plot, bounds: Kind): void {
  const { chance } = plot;
  const [length, width] = [chance.inches(7, 12), chance.inches(6, 9)];
  const direction = chance.whole(-15, 15);
  const around = (at: Point) => block(at, direction, length + 2 * APART + BROAD, width + 2 * APART + BROAD);
  const place = plot.free(around);
  if (!place) return;
  if (chance.percent(70)) plot.lay('crops', block(place, direction, length, width));
  for (const [ahead, right, along, size] of [
    [length / 2 + APART, 0, 90, width],
    [-length / 2 - APART, 0, 90, width],
    [0, width / 2 + APART, 0, length],
    [0, -width / 2 - APART, 0, length],
  ] as const) {
    if (!chance.percent(80)) continue;
    bound(plot, bounds, moved(place, direction, ahead, right), direction + along, size);
  }
}

/** A hedge or wall along an edge, in two parts with a gap between them. */
export function bound(plot: Plot, kind: Kind, middle: Point, direction: number, length: number): void {
  const half = length / 2;
  const opens = plot.chance.inches(-half / 2, half / 2);
  const part = (from: number, to: number) => {
    if (to - from < 1) return;
    plot.layIfFree(kind, { line: [moved(middle, direction, from), moved(middle, direction, to)], width: BROAD }, 0.05);
  };
  part(-half, opens - GAP / 2);
  part(opens + GAP / 2, half);
}

/** A walled garden near the houses. */
export function garden(plot: Plot, near: Point, within: number): void {
  const { chance } = plot;
  const size = chance.inches(3, 4.5);
  const kind = chance.one(['wall', 'hedge', 'fence'] as const);
  const half = size / 2;
  const area: [number, number, number, number] = [
    near[0] - within,
    near[1] - within,
    near[0] + within,
    near[1] + within,
  ];
  const place = plot.free((at) => block(at, 0, size + BROAD, size + BROAD), area);
  if (!place) return;
  const [x, y] = place;
  const corners: Point[] = [
    [x - half, y - half],
    [x - half, y + half],
    [x + half, y + half],
    [x + half, y - half],
  ];
  plot.lay(kind, { line: corners, width: kind === 'fence' ? 0.2 : BROAD });
}
