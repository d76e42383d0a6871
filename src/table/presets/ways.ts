import { bearing } from '../bearing.ts';
import { apart } from '../gap.ts';
import { moved, type Point } from '../shape.ts';
import { block, type Plot } from './plot.ts';

/** How broad roads, tracks and lanes are, in inches. */
export const ROAD = 2;
const TRACK = 1.2;

/** A road from the near edge to the far one, past a place: whoever drives gets across the table on it. */
export function roadAcross(plot: Plot, past: Point, kind: 'road' | 'track' = 'road'): readonly Point[] {
  const { width, depth, chance } = plot;
  const sway = () => chance.inches(-width / 8, width / 8);
  const within = (x: number) => Math.min(width - 4, Math.max(4, x));
  const line: Point[] = [[within(past[0] + sway()), 0], past, [within(past[0] + sway()), depth]];
  plot.lay(kind, { line, width: kind === 'road' ? ROAD : TRACK });
  return line;
}

/** A road from one side of the table to the other, past a place. */
export function roadAlong(plot: Plot, past: Point, kind: 'road' | 'track' = 'road'): readonly Point[] {
  const { width, depth, chance } = plot;
  const sway = () => chance.inches(-depth / 8, depth / 8);
  const within = (y: number) => Math.min(depth - 4, Math.max(4, y));
  const line: Point[] = [[0, within(past[1] + sway())], past, [width, within(past[1] + sway())]];
  plot.lay(kind, { line, width: kind === 'road' ? ROAD : TRACK });
  return line;
}

/** Houses beside a road, facing it, as many as find room. @param every how far apart, in inches */
export function housesAlong(
  plot: Plot,
  line: readonly Point[],
  {
    most,
    every,
    near,
    within,
  }: { readonly most: number; readonly every: number; readonly near: Point; readonly within: number },
): number {
  const { chance } = plot;
  let built = 0;
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i]!;
    const direction = bearing(from, to);
    for (let along = every / 2; along < apart(from, to); along += every)
      for (const side of [-1, 1]) {
        const at = moved(from, direction, along, side * (ROAD / 2 + chance.inches(2.2, 3.6)));
        if (built >= most || apart(at, near) > within || !chance.percent(80)) continue;
        const storeys = chance.percent(35) ? 2 : 1;
        const house = block(at, direction + chance.whole(-4, 4), chance.inches(3.5, 5.5), chance.inches(2.6, 3.4));
        if (plot.layIfFree('building', house, 0.5, { storeys })) built += 1;
      }
  }
  return built;
}
