import type { Point } from '../shape.ts';
import { fields, garden } from './fields.ts';
import { type Plot, patch } from './plot.ts';
import { housesAlong, roadAcross, roadAlong } from './ways.ts';

/** Two roads that meet among houses with gardens, fields around them, an orchard and woods. */
export function village(plot: Plot): void {
  const { width, depth, chance } = plot;
  const middle: Point = [chance.inches(width * 0.4, width * 0.6), chance.inches(depth * 0.42, depth * 0.58)];
  const across = roadAcross(plot, middle);
  const along = roadAlong(plot, middle);
  const near = { near: middle, within: Math.min(width, depth) * 0.4, every: 6 };
  housesAlong(plot, across, { ...near, most: 5 });
  housesAlong(plot, along, { ...near, most: 6 });
  for (let i = 0; i < 4; i += 1) garden(plot, middle, near.within);
  plot.scatter('orchard', (at) => patch(chance, at, chance.inches(5, 7)));
  for (let i = 0; i < chance.whole(2, 3); i += 1) plot.scatter('wood', (at) => patch(chance, at, chance.inches(6, 9)));
  fields(plot, chance.whole(4, 6), 'hedge');
}
