import type { Piece } from '../piece.ts';
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
  const plot = new Plot(size, new Chance(`${preset} ${seed}`));
  MAKERS[preset](plot);
  return plot.pieces;
}
