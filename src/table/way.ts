import FlatQueue from 'flatqueue';
import { apart, gap } from './gap.ts';
import { type Path, path } from './path.ts';
import type { Kind, Piece } from './piece.ts';
import { NOTHING, type Point, solidOf } from './shape.ts';
import type { Terrain } from './terrain.ts';

/** What a way costs, by what it goes over. What has no price is barred. */
export interface Prices {
  /** An inch over a kind of ground. */
  ground(kind: Kind): number | undefined;
  /** Each crossing of a hedge, bocage, wall, fence or wire, besides the inches. */
  line(piece: Piece): number | undefined;
  /** Besides, an inch uphill, and one on a steep hill; nothing if they're left out. */
  readonly uphill?: number;
  readonly steep?: number;
}

/** Where the way may go. */
export interface Bounds {
  /** Width and depth of the table, in inches. */
  readonly size: readonly [number, number];
  /** How wide what moves is: all of it is kept out of what's barred. A man's centre alone is, so his is 0. */
  readonly width?: number;
  /** A way that costs more isn't looked for, nor beyond so many places. */
  readonly most?: number;
  readonly places?: number;
  /** How far apart the places are between which it's looked for, in inches: 0.25 if it's left out, and further for a long way. */
  readonly grid?: number;
}

/** The cheapest way: its corners, and its price. */
export interface Way {
  readonly places: readonly Point[];
  readonly price: number;
}

/** Nowhere is there a way: what bars the straight one. */
export interface InTheWay {
  readonly barred: readonly Piece[];
}

/** How far apart they are where nothing else is said, in inches. */
const GRID = 0.25;
/**
 * The grid lies this far beside the start: so no place of it lies on the outline of a piece, where nothing could tell whether the way is
 * inside already.
 */
const ASIDE: Point = [0.00371, 0.00237];
/** Beyond so many places it's no way that anybody would go. */
const MOST_PLACES = 150_000;
/** So many places are looked at in one go: from each, up to sixteen legs are measured. */
const PIECE = 10;
/** Steps from a place of the grid to others: sixteen directions. */
const STEPS: readonly (readonly [number, number])[] = [
  ...([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const),
  ...([
    [2, 1],
    [1, 2],
    [-1, 2],
    [-2, 1],
    [-2, -1],
    [-1, -2],
    [1, -2],
    [2, -1],
  ] as const),
];

/** What a way costs; nothing if it's barred. */
export function priceOf(way: Path, prices: Prices): number | undefined {
  let price = 0;
  for (const { kind, inches, uphill, steep } of way.ground) {
    const each = prices.ground(kind);
    if (each === undefined) return undefined;
    price += inches * (each + (uphill ? (prices.uphill ?? 0) : 0) + (steep ? (prices.steep ?? 0) : 0));
  }
  for (const { piece } of way.lines) {
    const each = prices.line(piece);
    if (each === undefined) return undefined;
    price += each;
  }
  return price;
}

/**
 * The cheapest way from one place to another: the best on a grid of 0.25″, with its corners pulled straight. Every leg of it is
 * legal, and its price is measured exactly. What a climb costs beyond its first leg isn't weighed while looking, only in the price.
 */
export function cheapestWay(...of: Parameters<typeof lookingForWay>): Way | InTheWay {
  const looking = lookingForWay(...of);
  let piece = looking.next();
  while (!piece.done) piece = looking.next();
  return piece.value;
}

/** The same in pieces, each of as many places as are looked at in a few milliseconds. */
export function* lookingForWay(
  terrain: Terrain,
  from: Point,
  to: Point,
  prices: Prices,
  bounds: Bounds,
): Generator<undefined, Way | InTheWay> {
  const search = new Search(terrain, from, to, prices, bounds);
  const found = yield* search.found();
  if (!found) return { barred: search.barring(from, to) };
  const places = yield* search.pulled(found);
  const price = priceOf(path(terrain, places), prices);
  return price === undefined ? { barred: search.barring(from, to) } : { places, price };
}

class Search {
  readonly #terrain: Terrain;
  readonly #from: Point;
  readonly #to: Point;
  readonly #prices: Prices;
  readonly #bounds: Bounds;
  /** No inch costs less. */
  readonly #least: number;
  readonly #grid: number;
  /** What an inch over open ground costs. */
  readonly #open: number | undefined;

  constructor(terrain: Terrain, from: Point, to: Point, prices: Prices, bounds: Bounds) {
    this.#terrain = terrain;
    this.#from = from;
    this.#to = to;
    this.#prices = prices;
    this.#bounds = bounds;
    this.#grid = bounds.grid ?? GRID;
    this.#open = prices.ground('open');
    const kinds = new Set<Kind>(['open', ...terrain.pieces.map(({ piece }) => piece.kind)]);
    this.#least = Math.min(...[...kinds].map((kind) => prices.ground(kind) ?? Infinity));
  }

  /** The best way on the grid, which begins at the start: A*. */
  *found(): Generator<undefined, Point[] | undefined> {
    const { size, most = Infinity, places = MOST_PLACES } = this.#bounds;
    const [width, depth] = size;
    const queue = new FlatQueue<string>();
    const known = new Map<string, { price: number; readonly at: Point; readonly by: string | undefined }>();
    const done = new Set<string>();
    const reach = (key: string, at: Point, price: number, by: string | undefined) => {
      const atLeast = price + apart(at, this.#to) * this.#least;
      if (atLeast > most || price >= (known.get(key)?.price ?? Infinity) - NOTHING) return;
      known.set(key, { price, at, by });
      queue.push(key, atLeast);
    };
    reach('start', this.#from, 0, undefined);
    for (let key = queue.pop(); key !== undefined && done.size < places; key = queue.pop()) {
      if (done.has(key)) continue;
      done.add(key);
      if (done.size % PIECE === 0) yield;
      const { at, price } = known.get(key)!;
      if (key === 'end') return backFrom(known);
      if (apart(at, this.#to) <= 2 * this.#grid) {
        const last = this.#leg(at, this.#to);
        if (last !== undefined) reach('end', this.#to, price + last, key);
      }
      const [i, k] = (key === 'start' ? [0, 0] : key.split(' ').map(Number)) as [number, number];
      for (const [di, dk] of key === 'start' ? [[0, 0] as const, ...STEPS] : STEPS) {
        const next = `${i + di} ${k + dk}`;
        const place = this.#place(i + di, k + dk);
        if (done.has(next) || place[0] < 0 || place[1] < 0 || place[0] > width || place[1] > depth) continue;
        // However cheap the leg may be, it's no better than what's known.
        if (price + apart(at, place) * this.#least >= (known.get(next)?.price ?? Infinity) - NOTHING) continue;
        const leg = this.#leg(at, place);
        if (leg !== undefined) reach(next, place, price + leg, key);
      }
    }
    return undefined;
  }

  #place(i: number, k: number): Point {
    return [this.#from[0] + ASIDE[0] + i * this.#grid, this.#from[1] + ASIDE[1] + k * this.#grid];
  }

  /** A way with every corner left out that isn't worth going round. */
  *pulled(places: readonly Point[]): Generator<undefined, Point[]> {
    const upTo = [0];
    for (const [i, place] of places.slice(1).entries()) upTo.push(upTo[i]! + this.#leg(places[i]!, place)!);
    const corners = [places[0]!];
    for (let i = 0; i < places.length - 1; ) {
      let next = i + 1;
      for (let k = places.length - 1; k > next; k--) {
        yield;
        const straight = this.#leg(places[i]!, places[k]!);
        if (straight !== undefined && straight <= upTo[k]! - upTo[i]! + NOTHING) next = k;
      }
      corners.push(places[next]!);
      i = next;
    }
    return corners;
  }

  /** What bars a straight line. */
  barring(from: Point, to: Point): Piece[] {
    const { width = 0 } = this.#bounds;
    const swept = solidOf({ line: [from, to], width });
    const near = this.#terrain.along(from, to, width / 2);
    return near
      .filter(({ piece, solid }) => this.#isBarred(piece) && gap(solid, swept) === 0)
      .map(({ piece }) => piece);
  }

  #isBarred(piece: Piece): boolean {
    const { ground, line } = this.#prices;
    return ground(piece.kind) === undefined || line(piece) === undefined;
  }

  /** The price of a straight leg; nothing if it's barred. */
  #leg(from: Point, to: Point): number | undefined {
    const { width = 0 } = this.#bounds;
    if (this.#terrain.along(from, to, width / 2).length === 0) return this.#open && this.#open * apart(from, to);
    if (width > 0 && this.barring(from, to).length > 0) return undefined;
    return priceOf(path(this.#terrain, [from, to]), this.#prices);
  }
}

function backFrom(known: ReadonlyMap<string, { readonly at: Point; readonly by: string | undefined }>): Point[] {
  const places: Point[] = [];
  for (let key: string | undefined = 'end'; key !== undefined; key = known.get(key)!.by)
    places.unshift(known.get(key)!.at);
  return places;
}
