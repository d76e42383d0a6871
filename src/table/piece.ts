import type { Shape } from './shape.ts';

/** What a piece of terrain can be. `open` is what lies everywhere else. */
export const KINDS = [
  ...(['open', 'road', 'track', 'wood', 'orchard', 'crops', 'scrub', 'hedge', 'bocage', 'wall', 'fence'] as const),
  ...([
    'building',
    'ruin',
    'rubble',
    'rough',
    'river',
    'stream',
    'ford',
    'bridge',
    'marsh',
    'hill',
    'foxhole',
  ] as const),
  ...(['trench', 'bunker', 'wire', 'mines', 'smoke', 'wreck'] as const),
] as const;

export type Kind = (typeof KINDS)[number];

/** Kinds that are crossed and not walked on, however they're laid. */
export const LINES: ReadonlySet<Kind> = new Set<Kind>(['hedge', 'bocage', 'wall', 'fence', 'wire']);

/** A piece of terrain. */
export type Piece = Shape & {
  readonly id: string;
  readonly kind: Kind;
  /** In inches, above the ground it stands on. */
  readonly height?: number;
  /** Of a building; 1 if left out. */
  readonly storeys?: number;
  /** Of a hill: how many levels its top is above the table; 1 if left out. */
  readonly level?: number;
  /** Of a hill. */
  readonly steep?: boolean;
};

/** A storey of a building, and a level of a hill, in inches. */
export const STOREY = 2;

/** Heights where none is given, in inches; all else is flat. */
const HEIGHTS: Partial<Record<Kind, number>> = {
  ...{ wood: 4, orchard: 3, smoke: 3, bocage: 2, hedge: 1, wall: 1, fence: 1, ruin: 1.5, bunker: 1.5, wreck: 1.5 },
};

/** How high a piece is: a hill above the table, any other piece above the ground under it. In inches. */
export function heightOf({ kind, height, storeys = 1, level = 1 }: Piece): number {
  if (height !== undefined) return height;
  if (kind === 'hill') return level * STOREY;
  return kind === 'building' ? storeys * STOREY : (HEIGHTS[kind] ?? 0);
}
