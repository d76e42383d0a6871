import { type Body, baseOf } from './body.ts';
import { gap } from './gap.ts';
import type { Piece } from './piece.ts';
import type { Terrain } from './terrain.ts';

/** The pieces under a base, or a bare place, topmost first. */
export function ground(terrain: Terrain, body: Body): Piece[] {
  const base = baseOf(body);
  return terrain
    .around(base.box)
    .filter(({ solid }) => gap(solid, base) === 0)
    .map(({ piece }) => piece)
    .reverse();
}
