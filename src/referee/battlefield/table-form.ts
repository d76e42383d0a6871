import * as z from 'zod';
import {
  type Battlefield,
  EDGES,
  FARTHEST,
  type Marker,
  MOST_ON_TABLE,
  type PieceLaid,
} from '../../campaign/battlefield.ts';
import { folded } from '../../kernel/options/folded.ts';
import { InputError } from '../../kernel/refusal.ts';
import { FORMATIONS } from '../../kernel/state/position.ts';
import { isName, LONGEST_NAME } from '../../kernel/texts.ts';
import { hundredth } from '../../table/close.ts';
import { KINDS } from '../../table/piece.ts';
import { type Point, solidOf } from '../../table/shape.ts';
import { isSimple } from '../../table/simple.ts';

const inches = z.number().min(-FARTHEST).max(FARTHEST);
const length = z.number().positive().max(FARTHEST);
const point = z.tuple([inches, inches]);
const height = z.number().min(0).max(100);

/** A piece as a file has it. */
export const pieceForm = z.strictObject({
  id: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'/+-]{0,59}$/u),
  kind: z.enum(KINDS),
  polygon: z.array(point).min(3).max(MOST_ON_TABLE.points).exactOptional(),
  circle: z.tuple([inches, inches, length]).exactOptional(),
  line: z.array(point).min(2).max(MOST_ON_TABLE.points).exactOptional(),
  width: length.exactOptional(),
  height: height.exactOptional(),
  storeys: z.number().int().min(1).max(20).exactOptional(),
  level: z.number().int().min(1).max(20).exactOptional(),
  steep: z.boolean().exactOptional(),
});

/** A unit or marker as a file has it. */
export const unitForm = z.strictObject({
  name: z.string().min(1).max(LONGEST_NAME),
  at: point,
  facing: z.number().min(-360).max(360).exactOptional(),
  storey: z.number().int().min(0).max(20).exactOptional(),
  circle: length.exactOptional(),
  rectangle: z.tuple([length, length]).exactOptional(),
  vehicle: z.boolean().exactOptional(),
  height: height.exactOptional(),
  formation: z.enum(FORMATIONS).exactOptional(),
});

/** A drawn table as a file has it. */
export const tableForm = z.strictObject({
  format: z.literal('umpire-table'),
  version: z.literal(1),
  size: z.tuple([
    z.number().min(MOST_ON_TABLE.smallest).max(MOST_ON_TABLE.largest),
    z.number().min(MOST_ON_TABLE.smallest).max(MOST_ON_TABLE.largest),
  ]),
  pieces: z.array(pieceForm).max(MOST_ON_TABLE.pieces),
  units: z.array(unitForm).max(MOST_ON_TABLE.pieces).default([]),
  edges: z.record(z.string(), z.enum(EDGES)).exactOptional(),
  deployment: z.number().min(0).max(MOST_ON_TABLE.largest).exactOptional(),
});

export type PieceForm = z.infer<typeof pieceForm>;
export type UnitForm = z.infer<typeof unitForm>;
export type TableForm = z.infer<typeof tableForm>;

/**
 * A value as a form of the table has it.
 * @param what what it is, for the error: a piece's ID @throws {InputError} that says where it's wrong
 */
export function formIn<T extends z.ZodType>(schema: T, value: unknown, what = ''): z.infer<T> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = [what, ...(issue?.path ?? [])].filter((each) => each !== '').join('.');
  throw new InputError('table-part', { where, why: issue?.message ?? '' });
}

/** A piece as the log keeps it. @throws {InputError} if it has no shape, several, or one that crosses itself */
export function pieceLaidIn(form: PieceForm): PieceLaid {
  const { polygon, circle, line, width, ...rest } = form;
  const shapes = [polygon, circle, line].filter((each) => each !== undefined);
  if (shapes.length !== 1) throw new InputError('piece-shape', { piece: form.id });
  if (line && width === undefined) throw new InputError('line-without-width', { piece: form.id });
  if (polygon && !isSimple(solidOf({ polygon }))) throw new InputError('polygon-crosses', { piece: form.id });
  return {
    ...rest,
    ...(polygon ? { polygon: row(polygon) } : {}),
    ...(circle ? { circle: circle.map(hundredth) } : {}),
    ...(line ? { line: row(line), width: width! } : {}),
  };
}

/** A marker as the log keeps it. @throws {InputError} for a name that nobody can have */
export function markerIn({ at, facing, formation: _, ...rest }: UnitForm): Marker {
  if (!isName(rest.name)) throw new InputError('marker-name', { name: rest.name });
  return { ...rest, at: at.map(hundredth), ...(facing === undefined ? {} : { facing: turned(facing) }) };
}

/** A direction from 0 up to 360. */
export function turned(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function row(points: readonly Point[]): number[] {
  return points.flat().map(hundredth);
}

/** @throws {InputError} if two pieces have the same ID */
export function assertEachOnce(ids: readonly string[]): void {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(folded(id))) throw new InputError('piece-twice', { piece: id });
    seen.add(folded(id));
  }
}

/** A piece as a file has it. */
export function formOfPiece({ polygon, circle, line, ...rest }: PieceLaid): PieceForm {
  return {
    ...rest,
    ...(polygon ? { polygon: pairs(polygon) } : {}),
    ...(circle ? { circle: [circle[0]!, circle[1]!, circle[2]!] } : {}),
    ...(line ? { line: pairs(line) } : {}),
  };
}

/** A marker as a file has it. */
export function formOfMarker({ at, rectangle, ...rest }: Marker): UnitForm {
  return {
    ...rest,
    at: [at[0]!, at[1]!],
    ...(rectangle ? { rectangle: [rectangle[0]!, rectangle[1]!] } : {}),
  };
}

function pairs(numbers: readonly number[]): [number, number][] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}

/** A table without anything on it. */
export function emptyTable(size: readonly [number, number] = [72, 48]): Battlefield {
  return { size, pieces: [], markers: [] };
}
