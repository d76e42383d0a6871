import type { Point } from '../shape.ts';
import { block, type Plot, patch, sideOf } from './plot.ts';
import { ROAD } from './ways.ts';

/** How long the side of a block is, in inches. */
const BLOCK = 13;

/** A grid of streets with high houses close together, some of them ruins, and rubble between them. */
export function city(plot: Plot): void {
  const { width, depth, chance } = plot;
  const side = sideOf(plot, BLOCK);
  const [columns, rows] = [Math.max(2, Math.round(width / side)), Math.max(2, Math.round(depth / side))];
  const [across, up] = [width / columns, depth / rows];
  for (let i = 1; i < columns; i += 1)
    plot.lay('road', {
      line: [
        [i * across, 0],
        [i * across, depth],
      ],
      width: ROAD,
    });
  for (let j = 1; j < rows; j += 1)
    plot.lay('road', {
      line: [
        [0, j * up],
        [width, j * up],
      ],
      width: ROAD,
    });
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) {
      const open = chance.percent(15);
      if (open) square(plot, [(i + 0.5) * across, (j + 0.5) * up], Math.min(across, up) - ROAD - 2);
      else houses(plot, [i * across, j * up], [across, up]);
    }
}

/** Four houses on a block, one in each corner, some fallen. */
function houses(plot: Plot, [left, bottom]: Point, [across, up]: readonly [number, number]): void {
  const { chance } = plot;
  const [length, width] = [(across - ROAD) / 2 - 0.8, (up - ROAD) / 2 - 0.8];
  for (const i of [0, 1])
    for (const j of [0, 1]) {
      const at: Point = [
        left + ROAD / 2 + 0.4 + length / 2 + i * (length + 0.8),
        bottom + ROAD / 2 + 0.4 + width / 2 + j * (width + 0.8),
      ];
      const kind = chance.one(['building', 'building', 'building', 'ruin', 'rubble', undefined] as const);
      if (!kind) continue;
      const size = [width - chance.inches(0, 0.6), length - chance.inches(0, 0.6)] as const;
      plot.layIfFree(kind, block(at, 0, ...size), 0.15, kind === 'building' ? { storeys: chance.whole(2, 3) } : {});
    }
}

/** A park or a bombed lot. */
function square(plot: Plot, at: Point, across: number): void {
  const kind = plot.chance.one(['orchard', 'rubble', 'rough'] as const);
  plot.layIfFree(kind, patch(plot.chance, at, across), 0.3);
}
