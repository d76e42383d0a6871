import Flatbush from 'flatbush';
import { type Body, baseOf } from './body.ts';
import { mayMeet } from './cut.ts';
import { holds, isWithin } from './gap.ts';
import { heightOf, type Piece, STOREY } from './piece.ts';
import { type Box, boxAround, NOTHING, type Point, type Solid, solidOf } from './shape.ts';

/** A base touches what is this near, in inches. */
const TOUCH = 0.25;

/** A piece as it's measured. */
export interface Laid {
  readonly piece: Piece;
  readonly solid: Solid;
  /** A hill's above the table, any other's above the ground under it, in inches. */
  readonly height: number;
}

/** What a base has to do with the pieces around it. */
export interface Standing {
  /** The pieces that its centre is in or on. */
  readonly on: ReadonlySet<Laid>;
  /** The pieces that it touches. */
  readonly touched: ReadonlySet<Laid>;
  /** How high it stands above the table, in inches. */
  readonly height: number;
}

/** The pieces of a table, in the order in which they were laid: a later one lies on top. It never changes: what's moved is another one. */
export class Terrain {
  readonly pieces: readonly Laid[];
  readonly #index: Flatbush | undefined;
  readonly #standings = new WeakMap<Body, Standing>();

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces.map((piece) => ({ piece, solid: solidOf(piece), height: heightOf(piece) }));
    if (pieces.length === 0) return;
    this.#index = new Flatbush(pieces.length);
    for (const { solid } of this.pieces) this.#index.add(...corners(solid.box));
    this.#index.finish();
  }

  /** The pieces that may lie within a margin of a box, in the order in which they were laid. */
  around({ minX, minY, maxX, maxY }: Box, margin = 0): Laid[] {
    const room = margin + NOTHING;
    return this.#found(this.#index?.search(minX - room, minY - room, maxX + room, maxY + room));
  }

  /** The pieces that may lie within a margin of a straight line, in the order in which they were laid. */
  along(from: Point, to: Point, margin = 0): Laid[] {
    const isNear = (_: number, minX: number, minY: number, maxX: number, maxY: number) =>
      mayMeet({ minX, minY, maxX, maxY }, from, to, margin);
    return this.#found(this.#index?.search(...corners(boxAround([from, to], margin + NOTHING)), isNear));
  }

  #found(places: number[] = []): Laid[] {
    return places.sort((a, b) => a - b).map((at) => this.pieces[at]!);
  }

  /** The pieces over a place, topmost first. */
  at(point: Point): Laid[] {
    const [x, y] = point;
    const near = this.around({ minX: x, minY: y, maxX: x, maxY: y });
    return near.filter(({ solid }) => holds(solid, point)).reverse();
  }

  /** How high the ground is at a place: as high as the highest hill over it, in inches. */
  height(point: Point): number {
    return groundOf(this.at(point));
  }

  standing(body: Body): Standing {
    let known = this.#standings.get(body);
    if (!known) {
      const base = baseOf(body);
      const on = new Set(this.at(body.at));
      const near = this.around(base.box, TOUCH);
      const touched = new Set(near.filter(({ solid }) => isWithin(solid, base, TOUCH)));
      known = { on, touched, height: groundOf([...on]) + (body.storey ?? 0) * STOREY };
      this.#standings.set(body, known);
    }
    return known;
  }
}

function corners({ minX, minY, maxX, maxY }: Box): [number, number, number, number] {
  return [minX, minY, maxX, maxY];
}

function groundOf(over: readonly Laid[]): number {
  return Math.max(0, ...over.filter(({ piece }) => piece.kind === 'hill').map(({ height }) => height));
}

/** Whether two bases touch: 0.25″ or nearer. */
export function touches(one: Body, other: Body): boolean {
  return isWithin(baseOf(one), baseOf(other), TOUCH);
}

/** A table as it's measured: what lies on it, and who stands on it. */
export interface Table {
  readonly terrain: Terrain;
  /** Every base on it. */
  readonly bodies: readonly Body[];
}
