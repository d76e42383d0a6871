import * as z from 'zod';
import { hash, sideRef, unitName, word } from '../kernel/texts.ts';
import { KINDS } from '../table/piece.ts';

/** The edges of a table; north is up. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;

const numbers = z.array(z.number()).readonly();

/** A piece of terrain as the log keeps it: one of its shapes, as numbers in a row, x and y in turn. All in inches. */
export const pieceLaid = z.object({
  id: word,
  kind: z.enum(KINDS),
  polygon: numbers.exactOptional(),
  /** x, y, radius. */
  circle: numbers.exactOptional(),
  line: numbers.exactOptional(),
  /** Of a line. */
  width: z.number().exactOptional(),
  height: z.number().exactOptional(),
  storeys: z.number().exactOptional(),
  level: z.number().exactOptional(),
  steep: z.boolean().exactOptional(),
});

export type PieceLaid = Readonly<z.infer<typeof pieceLaid>>;

/** What stands on the table, is measured and stops rays as a unit would, and takes no part. */
export const marker = z.object({
  name: unitName,
  at: numbers,
  facing: z.number().exactOptional(),
  storey: z.number().exactOptional(),
  /** The diameter of its base. */
  circle: z.number().exactOptional(),
  /** Or its length and width. */
  rectangle: numbers.exactOptional(),
  vehicle: z.boolean().exactOptional(),
  height: z.number().exactOptional(),
});

export type Marker = Readonly<z.infer<typeof marker>>;

/** A photograph of the real table, from above: it lies under everything. Its bytes are kept like those of any other. */
export const photoUnder = z.object({
  hash,
  /** In its own pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Where its upper left corner and its upper right one lie, in inches. */
  left: numbers,
  right: numbers,
});

export type PhotoUnder = Readonly<z.infer<typeof photoUnder>>;

/** A drawn table. Units stand on it by their fields. */
export const battlefield = z.object({
  /** Width and depth, in inches. */
  size: numbers,
  /** In the order in which they were laid: a later one lies on top. */
  pieces: z.array(pieceLaid).readonly(),
  markers: z.array(marker).readonly(),
  /** Each side's base edge. */
  edges: z
    .array(z.object({ side: sideRef, edge: z.enum(EDGES) }))
    .readonly()
    .exactOptional(),
  /** How deep the strip along its edge is in which a side deploys, in inches. */
  deployment: z.number().exactOptional(),
  /** Units join it hidden, and stand on their own side's table only until somebody spots them. */
  fog: z.literal(true).exactOptional(),
  photo: photoUnder.exactOptional(),
});

export type Battlefield = Readonly<z.infer<typeof battlefield>>;

/** What a drawn table may hold: bytes of a file, points of a piece, the least and greatest length of a side in inches. */
export const MOST_ON_TABLE = {
  bytes: 256 * 1024,
  pieces: 1000,
  points: 200,
  markers: 200,
  smallest: 12,
  largest: 240,
} as const;

/** No place, length or height is larger, in inches. */
export const FARTHEST = 1000;

/** Whether a table can have this size. */
export function isSize(size: readonly number[]): boolean {
  const { smallest, largest } = MOST_ON_TABLE;
  return size.length === 2 && size.every((side) => side >= smallest && side <= largest);
}

/** Whether a piece has one shape, with as many numbers as that takes. */
export function isShaped({ polygon, circle, line, width = 0, height = 0, storeys = 1, level = 1 }: PieceLaid): boolean {
  const isRow = (row: readonly number[], least: number) =>
    row.length % 2 === 0 && row.length >= 2 * least && row.length <= 2 * MOST_ON_TABLE.points;
  const shapes = [
    polygon && isRow(polygon, 3),
    circle && circle.length === 3 && circle[2]! > 0,
    line && isRow(line, 2) && width > 0,
  ].filter((each) => each !== undefined);
  const numbers = [...(polygon ?? []), ...(circle ?? []), ...(line ?? []), width, height, storeys, level];
  return shapes.length === 1 && shapes[0] === true && numbers.every((each) => Math.abs(each) <= FARTHEST);
}

/** No photograph lies farther off, or is larger, in inches: its corners may lie beyond the table's edges. */
const FARTHEST_CORNER = 10 * FARTHEST;

/** Whether a photograph has two corners that lie apart. */
export function isUnder({ left, right }: PhotoUnder): boolean {
  const numbers = [...left, ...right];
  const isNear = numbers.length === 4 && numbers.every((each) => Math.abs(each) <= FARTHEST_CORNER);
  return isNear && Math.hypot(right[0]! - left[0]!, right[1]! - left[1]!) >= 1;
}

/** Whether a marker has a place, and at most one base. */
export function isMarker({ at, circle = 1, rectangle = [1, 1], height = 0 }: Marker): boolean {
  const sizes = [circle, ...rectangle];
  const numbers = [...at, height, ...sizes];
  return (
    at.length === 2 &&
    rectangle.length === 2 &&
    sizes.every((each) => each > 0) &&
    numbers.every((each) => Math.abs(each) <= FARTHEST)
  );
}
