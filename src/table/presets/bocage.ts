import { bearing } from '../bearing.ts';
import { apart } from '../gap.ts';
import { moved, type Point } from '../shape.ts';
import { bound } from './fields.ts';
import { block, type Plot, sideOf } from './plot.ts';
import { housesAlong, ROAD, roadAcross } from './ways.ts';

/** How far bocage stands from a lane, and how large fields are, in inches. */
const VERGE = 0.9;
const FIELD = 13;

/** A sunken lane between banks, and small fields with bocage all around, each with a gate. */
export function bocage(plot: Plot): void {
  const { width, depth, chance } = plot;
  const x = chance.inches(width * 0.42, width * 0.58);
  const lane = roadAcross(plot, [x, depth / 2]);
  housesAlong(plot, lane, { most: 2, every: 9, near: [x, depth / 2], within: depth / 3 });
  banksAlong(plot, lane);
  const half = ROAD / 2 + 2 * VERGE;
  const xs = lane.map(([across]) => across);
  const [left, right] = [Math.min(...xs) - half, Math.max(...xs) + half];
  for (const [from, to] of [
    [0, left],
    [right, width],
  ] as const)
    columns(plot, from, to);
}

/** Banks on both sides of a lane, with a gate now and then. */
function banksAlong(plot: Plot, lane: readonly Point[]): void {
  for (const [i, to] of lane.slice(1).entries()) {
    const from = lane[i]!;
    const [direction, length] = [bearing(from, to), apart(from, to)];
    const parts = Math.max(1, Math.round(length / sideOf(plot, FIELD)));
    for (let part = 0; part < parts; part += 1)
      for (const side of [-1, 1]) {
        const middle = moved(from, direction, ((part + 0.5) * length) / parts, side * (ROAD / 2 + VERGE));
        bound(plot, 'bocage', middle, direction, length / parts - 1);
      }
  }
}

/** Fields from the near edge to the far one, in as many columns as there's room for. */
function columns(plot: Plot, left: number, right: number): void {
  const { depth, chance } = plot;
  const many = Math.max(1, Math.round((right - left) / sideOf(plot, FIELD)));
  const across = (right - left) / many;
  for (let i = 0; i < many; i += 1) {
    const rows = Math.max(1, Math.round(depth / sideOf(plot, FIELD)));
    const edges = Array.from({ length: rows + 1 }, (_, row) =>
      row === 0 || row === rows ? (row * depth) / rows : (row * depth) / rows + chance.inches(-2, 2),
    );
    for (const [row, top] of edges.slice(1).entries())
      field(plot, [left + i * across, edges[row]!, left + (i + 1) * across, top]);
  }
}

function field(plot: Plot, [left, bottom, right, top]: readonly [number, number, number, number]): void {
  const { chance } = plot;
  const [width, depth] = [right - left, top - bottom];
  const middle: Point = [(left + right) / 2, (bottom + top) / 2];
  const grows = chance.one(['crops', 'orchard', 'scrub', undefined, undefined] as const);
  const inside = block(middle, 0, Math.max(2, depth - 3.4), Math.max(2, width - 3.4));
  if (grows) plot.layIfFree(grows, inside, 0.3);
  // Neighbours share a bank: the one on the left and the one below belong to this field.
  if (left > 1) bound(plot, 'bocage', [left, middle[1]], 0, depth - 1.2);
  if (bottom > 1) bound(plot, 'bocage', [middle[0], bottom], 90, width - 1.2);
}
