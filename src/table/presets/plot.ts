import { gap } from '../gap.ts';
import type { Kind, Piece } from '../piece.ts';
import { moved, type Point, rectangle, type Shape, solidOf } from '../shape.ts';
import type { Chance } from './chance.ts';

/** A place is looked for so many times; if there's none, there's one piece less. */
const TRIES = 60;
/** What other pieces may lie on. */
const UNDER: ReadonlySet<Kind> = new Set<Kind>(['hill']);

/** A table while it's made up: no piece lies on another, but on hills, where roads meet and where a bridge is. */
export class Plot {
  readonly width: number;
  readonly depth: number;
  readonly chance: Chance;
  readonly #pieces: Piece[] = [];
  readonly #counts = new Map<Kind, number>();

  constructor([width, depth]: readonly [number, number], chance: Chance) {
    this.width = width;
    this.depth = depth;
    this.chance = chance;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Lays a piece where it is, whatever lies there. Its name is its kind and a number. */
  lay(kind: Kind, shape: Shape, besides: Readonly<Record<string, unknown>> = {}): Piece {
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, number);
    const piece = { id: `${kind}-${number}`, kind, ...tenths(shape), ...besides } as Piece;
    this.#pieces.push(piece);
    return piece;
  }

  /** Lays a piece if it's on the table and so far from all others. @returns whether it did */
  layIfFree(kind: Kind, shape: Shape, margin: number, besides: Readonly<Record<string, unknown>> = {}): boolean {
    const whole = tenths(shape);
    if (!this.#isOn(whole) || !this.#isFree(whole, kind, margin)) return false;
    this.lay(kind, whole, besides);
    return true;
  }

  /** Looks for a free place for a piece, at random. @param make a shape around a place */
  scatter(kind: Kind, make: (at: Point) => Shape, { margin = 1, besides = {}, within }: Scattered = {}): boolean {
    for (let i = 0; i < TRIES; i += 1) {
      const at = this.#somewhere(within);
      if (this.layIfFree(kind, make(at), margin, besides)) return true;
    }
    return false;
  }

  /** A free place for a shape, without laying anything there yet; nothing if there's none. */
  free(make: (at: Point) => Shape, within?: Scattered['within']): Point | undefined {
    for (let i = 0; i < TRIES; i += 1) {
      const at = this.#somewhere(within);
      const shape = make(at);
      if (this.#isOn(shape) && this.#isFree(shape, 'open', 0.6)) return at;
    }
    return undefined;
  }

  #somewhere([left, bottom, right, top]: Scattered['within'] & {} = [0, 0, this.width, this.depth]): Point {
    return [this.chance.inches(left, right), this.chance.inches(bottom, top)];
  }

  #isOn(shape: Shape): boolean {
    const { minX, minY, maxX, maxY } = solidOf(shape).box;
    return minX >= 0 && minY >= 0 && maxX <= this.width && maxY <= this.depth;
  }

  #isFree(shape: Shape, kind: Kind, margin: number): boolean {
    const solid = solidOf(shape);
    return this.#pieces.every((piece) => {
      if (UNDER.has(piece.kind) !== UNDER.has(kind)) return true;
      return gap(solid, solidOf(piece)) > Math.max(0.05, margin);
    });
  }
}

interface Scattered {
  /** How far from every other piece, in inches. */
  readonly margin?: number;
  readonly besides?: Readonly<Record<string, unknown>>;
  /** The part of the table: left, bottom, right, top. */
  readonly within?: readonly [number, number, number, number];
}

/** How long the side of a field or block is, in inches: on a large table longer, so that there are never more than nine in a row. */
export function sideOf({ width, depth }: Plot, usual: number): number {
  return Math.max(usual, Math.max(width, depth) / 9);
}

/** A patch with uneven edges, so many inches across. */
export function patch(chance: Chance, at: Point, across: number): Shape {
  const corners = chance.whole(7, 10);
  const turn = chance.whole(0, 359);
  return {
    polygon: Array.from({ length: corners }, (_, i) =>
      moved(at, turn + (i * 360) / corners, (across / 2) * (chance.whole(78, 112) / 100)),
    ),
  };
}

/** A rectangle that lies at an angle. */
export function block(at: Point, degrees: number, length: number, width: number): Shape {
  return rectangle(at, degrees, length, width);
}

function tenths(shape: Shape): Shape {
  const rounded = ([across, up]: Point): Point => [Math.round(across * 10) / 10, Math.round(up * 10) / 10];
  if ('polygon' in shape) return { polygon: shape.polygon.map(rounded) };
  if ('line' in shape) return { line: shape.line.map(rounded), width: shape.width };
  const [across, up, radius] = shape.circle;
  return { circle: [...rounded([across, up]), Math.round(radius * 10) / 10] as [number, number, number] };
}
