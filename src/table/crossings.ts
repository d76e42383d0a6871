import { cut } from './cut.ts';
import type { Kind } from './piece.ts';
import type { Point } from './shape.ts';
import type { Terrain } from './terrain.ts';

/** A piece that a line enters. All in inches from where the line begins. */
export interface Crossing {
  readonly id: string;
  readonly kind: Kind;
  /** Where it's first entered; 0 if the line begins in it. */
  readonly from: number;
  /** Where it's left for the last time. */
  readonly to: number;
  /** How much of the line runs inside. */
  readonly inches: number;
}

/** The straight line between two centres, cut at all outlines: each piece entered, in order of entry. Units aren't pieces. */
export function crossings(terrain: Terrain, from: Point, to: Point): Crossing[] {
  return terrain
    .along(from, to)
    .flatMap(({ piece, solid }): Crossing[] => {
      const stretches = cut(solid, from, to);
      if (stretches.length === 0) return [];
      const inches = stretches.reduce((sum, [start, end]) => sum + end - start, 0);
      return [{ id: piece.id, kind: piece.kind, from: stretches[0]![0], to: stretches.at(-1)![1], inches }];
    })
    .toSorted((one, other) => one.from - other.from);
}
