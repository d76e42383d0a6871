import type { Piece } from '../piece.ts';
import type { Point } from '../shape.ts';
import { bocage } from './bocage.ts';
import { Chance } from './chance.ts';
import { city } from './city.ts';
import { hills } from './hills.ts';
import { Plot } from './plot.ts';
import { river } from './river.ts';
import { village } from './village.ts';

const MAKERS = { village, bocage, 'city-block': city, hills, 'river-crossing': river } as const;

/** What kinds of table can be made up. */
export const PRESETS = Object.keys(MAKERS) as readonly Preset[];
export type Preset = keyof typeof MAKERS;

/**
 * A table that's made up: the same from the same seed, kind and size. No piece lies on another, but on hills, where roads meet, and a
 * bridge and a ford in their river; whoever drives gets from the near edge to the far one.
 * @param size in inches
 */
export function presetTable(preset: Preset, seed: string, size: readonly [number, number]): readonly Piece[] {
  const [width, depth] = size;
  const scale = Math.max(1, ROOM / Math.min(width, depth));
  const plot = new Plot([width * scale, depth * scale], new Chance(`${preset} ${seed}`));
  MAKERS[preset](plot);
  return scale === 1 ? plot.pieces : plot.pieces.map((piece) => shrunk(piece, scale));
}

/** A smaller table is made up as if it were so wide and deep, in inches, and everything on it is smaller. */
const ROOM = 36;

function shrunk(piece: Piece, by: number): Piece {
  const less = (inches: number) => Math.round((inches / by) * 100) / 100;
  const point = ([x, y]: Point): Point => [less(x), less(y)];
  if ('polygon' in piece) return { ...piece, polygon: piece.polygon.map(point) };
  if ('line' in piece) return { ...piece, line: piece.line.map(point), width: less(piece.width) };
  const [x, y, radius] = piece.circle;
  return { ...piece, circle: [less(x), less(y), less(radius)] };
}
