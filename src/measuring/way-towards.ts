import { bearing } from '../table/bearing.ts';
import type { Body } from '../table/body.ts';
import { hundredth } from '../table/close.ts';
import { apart } from '../table/gap.ts';
import { path } from '../table/path.ts';
import { moved, type Point } from '../table/shape.ts';
import { cheapestWay, lookingForWay, type Prices, priceOf } from '../table/way.ts';
import type { Heading } from './enemy.ts';
import type { Eyes } from './eyes.ts';
import type { Looking } from './places.ts';
import { endsAs, goingBy } from './travel.ts';

/** Short ways are looked for as finely as any; over long ones nobody goes in a turn, and their first inches are what matters. */
const SHORT = { inches: 8, grid: 0.25, places: 6000 } as const;
const LONG = { grid: 1, places: 3500 } as const;

/** How far apart places of a way are looked at for whether they're far enough, in inches. */
const STEP = 0.25;

/**
 * The way of whoever acts to where it's heading: the cheapest one, as far as is enough; from where it stands. Where no way leads there, it
 * goes straight to the place that's nearest to it. It's worked out in pieces.
 * @returns nothing if it stays where it is
 */
export function* wayTowards(eyes: Eyes, heading: Heading): Looking<readonly Point[] | undefined> {
  const { mover } = eyes;
  if (!mover || apart(mover.at, heading.to) < STEP) return undefined;
  const places = (yield* cheapest(eyes, mover, heading)) ?? (yield* asNear(eyes, mover, heading));
  return places && (yield* cutWhere(mover, places, heading));
}

/** The first inches of a way, to hundredths. */
export function firstInches(places: readonly Point[], inches: number): readonly Point[] {
  const kept: Point[] = [places[0]!];
  let left = inches;
  for (const [i, to] of places.slice(1).entries()) {
    const from = places[i]!;
    const length = apart(from, to);
    if (length >= left) {
      kept.push(rounded(moved(from, bearing(from, to), left)));
      return kept;
    }
    kept.push(rounded(to));
    left -= length;
  }
  return kept;
}

/** The places on a way that lie so many inches apart, leg by leg, and their ends. */
export function placesOn(places: readonly Point[], step: number): readonly Point[] {
  return places.slice(1).flatMap((to, i) => {
    const from = places[i]!;
    const length = apart(from, to);
    const between = Array.from({ length: Math.floor(length / step) + 1 }, (_, n): Point => {
      const part = length === 0 ? 0 : (n * step) / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
    return [...between, to];
  });
}

/** What’s left of a way after its first inches. */
export function restOf(places: readonly Point[], inches: number): readonly Point[] {
  const gone = firstInches(places, inches);
  return [gone.at(-1)!, ...places.slice(gone.length - (inches < lengthOf(places) ? 1 : 0))];
}

export function lengthOf(places: readonly Point[]): number {
  return places.slice(1).reduce((sum, to, i) => sum + apart(places[i]!, to), 0);
}

function rounded([x, y]: Point): Point {
  return [hundredth(x), hundredth(y)];
}

function* cheapest({ table }: Eyes, mover: Body, { to, prices }: Heading): Looking<readonly Point[] | undefined> {
  const straight = straightPrice(table.terrain, mover, to, prices, table);
  const length = apart(mover.at, to);
  // Nothing is cheaper than straight over open ground.
  if (straight !== undefined && straight <= length * (prices.ground('open') ?? 1) + 1e-6) return [mover.at, to];
  const isShort = length <= SHORT.inches;
  const { grid, places } = isShort ? SHORT : LONG;
  const found = yield* lookingForWay(table.terrain, mover.at, to, prices, {
    size: table.size,
    grid,
    places,
    ...(goingBy(mover) === 'vehicles' ? { width: widthOf(mover) } : {}),
    ...(straight === undefined ? {} : { most: straight + 1e-6 }),
  });
  if (!('barred' in found)) return found.places;
  return straight === undefined ? undefined : [mover.at, to];
}

function straightPrice(
  terrain: Eyes['table']['terrain'],
  mover: Body,
  to: Point,
  prices: Prices,
  table: Eyes['table'],
): number | undefined {
  if (goingBy(mover) === 'vehicles') {
    // All of its base is kept out of what's barred.
    const round = cheapestWay(terrain, mover.at, to, prices, { size: table.size, places: 1, width: widthOf(mover) });
    if ('barred' in round && round.barred.length > 0) return undefined;
  }
  return priceOf(path(terrain, [mover.at, to]), prices);
}

function widthOf({ base }: Body): number {
  return 'circle' in base ? base.circle : base.rectangle[1];
}

/** Directions that are tried where no way leads there, so many degrees apart, and how far. */
const TURN = 15;
const TRIED = [12, 6, 3, 1.5];

/** The place nearest to where it's heading that it can go straight to, if that's nearer than where it stands. */
function* asNear({ table }: Eyes, mover: Body, { to, prices }: Heading): Looking<readonly Point[] | undefined> {
  const [width, depth] = table.size;
  const ahead = bearing(mover.at, to);
  const tried = TRIED.flatMap((inches) =>
    Array.from({ length: 360 / TURN }, (_, i) => moved(mover.at, ahead + i * TURN, inches)),
  );
  const near = tried
    .filter(([x, y]) => x > 1 && y > 1 && x < width - 1 && y < depth - 1)
    .map((at) => ({ at, left: apart(at, to) }))
    .filter(({ left }) => left < apart(mover.at, to) - 1)
    .toSorted((one, other) => one.left - other.left);
  for (const { at } of near) {
    yield;
    if (straightPrice(table.terrain, mover, at, prices, table) !== undefined) return [mover.at, at];
  }
  return undefined;
}

/** Only as far as is enough. */
function* cutWhere(mover: Body, places: readonly Point[], { enough }: Heading): Looking<readonly Point[] | undefined> {
  if (!enough) return places;
  const length = lengthOf(places);
  for (let inches = 0; inches < length; inches += STEP) {
    yield;
    const there = inches === 0 ? places.slice(0, 1) : firstInches(places, inches);
    const body = inches === 0 ? mover : endsAs(mover, there);
    if (enough(body)) return inches === 0 ? undefined : there;
  }
  return places;
}
