import type { Body } from '../table/body.ts';
import { apart, gapTo, holds } from '../table/gap.ts';
import { moved, type Point } from '../table/shape.ts';
import type { Laid } from '../table/terrain.ts';
import { counts, nearCover } from './classes.ts';
import type { Eyes } from './eyes.ts';
import { goingBy, overlaps } from './travel.ts';

/** The figures of each enemy unit that stands on the table. */
export type Enemies = readonly (readonly Body[])[];

/** How far apart places are tried, in inches, and how near a piece that's touched. */
const GRID = 1;
const BESIDE = 0.6;

/** Which cover counts: any, what’s to its rear, or what’s farther from all enemies than where it stands. */
export type Where = 'anywhere' | 'rear' | 'from-all';

/** What’s looked at on a table takes long, so it’s done in pieces, so many looks each at most. */
export type Looking<T> = Generator<undefined, T>;

/**
 * The nearest place with near cover from each enemy who sees the unit now, or from the nearest one if nobody does; of places as near,
 * the one that was tried first (ours).
 * @param within how far it's looked for, in inches
 */
export function* coverNear(eyes: Eyes, units: Enemies, within: number, where: Where): Looking<Point | undefined> {
  const { mover, table } = eyes;
  if (!mover) return undefined;
  const enemies = yield* watching(eyes, units, mover);
  const [nearest] = nearTo(units.flat(), mover.at);
  if (!nearest) return undefined;
  const from = where === 'from-all' ? nearestOfEach(units, mover) : [nearest];
  const gained = (at: Point, enemy: Body) => apart(at, enemy.at) - apart(mover.at, enemy.at);
  // To the side isn't to the rear: at least half of the way leads off (ours).
  const least = (at: Point) => (where === 'rear' ? apart(at, mover.at) / 2 : 0);
  const isFarther = (at: Point) => from.every((enemy) => gained(at, enemy) > least(at));
  const places = table.terrain
    .around(boxOf(mover.at, within))
    .filter((laid) => covers(eyes, laid))
    .flatMap((laid) => placesAt(laid, mover.at, within))
    .filter((at) => where === 'anywhere' || isFarther(at))
    .toSorted((one, other) => apart(one, mover.at) - apart(other, mover.at));
  for (const at of places) {
    yield;
    const body = { ...mover, at };
    if (isFree(eyes, body) && isCoveredFrom(eyes, body, enemies)) return at;
  }
  return undefined;
}

/** Whether it has near cover from each enemy who sees it, or from the nearest one if nobody does. */
export function* isCovered(eyes: Eyes, units: Enemies, mover: Body): Looking<boolean> {
  return isCoveredFrom(eyes, mover, yield* watching(eyes, units, mover));
}

function isCoveredFrom(eyes: Eyes, body: Body, enemies: readonly Body[]): boolean {
  return enemies.every((from) => nearCover({ cover: eyes.cover(from, body) }, eyes.values).length > 0);
}

/** How many enemy units would see it there. */
export function* seenByAt(eyes: Eyes, units: Enemies, body: Body): Looking<number> {
  let seen = 0;
  for (const figures of units) {
    yield;
    if (figures.some((from) => eyes.sight(from, body).is !== 'blocked')) seen += 1;
  }
  return seen;
}

/** The nearest figure of each enemy unit. */
function nearestOfEach(units: Enemies, { at }: Body): readonly Body[] {
  return units.map((figures) =>
    figures.reduce((best, each) => (apart(each.at, at) < apart(best.at, at) ? each : best)),
  );
}

/** The nearest figure of each enemy unit that sees it, or the nearest enemy. */
function* watching(eyes: Eyes, units: Enemies, mover: Body): Looking<readonly Body[]> {
  const seeing: Body[] = [];
  for (const figures of units) {
    yield;
    const first = nearTo(figures, mover.at).find((from) => eyes.sight(from, mover).is !== 'blocked');
    if (first) seeing.push(first);
  }
  return seeing.length > 0 ? seeing : nearTo(units.flat(), mover.at).slice(0, 1);
}

/** Figures, nearest to a place first. */
export function nearTo(figures: readonly Body[], at: Point): readonly Body[] {
  return figures.toSorted((one, other) => apart(one.at, at) - apart(other.at, at));
}

/** A place so far ahead, or where the table ends. @param degrees which way it is, clockwise from up the table */
export function straight({ table: { size } }: Eyes, { at, base }: Body, degrees: number, inches: number): Point {
  const room = 'circle' in base ? base.circle / 2 : Math.max(...base.rectangle) / 2;
  for (let far = inches; far > 0.25; far -= 0.25) {
    const [x, y] = moved(at, degrees, far);
    if (x >= room && y >= room && x <= size[0] - room && y <= size[1] - room) return [x, y];
  }
  return at;
}

export const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' } as const;

/** Where it comes to an edge of the table, straight on. */
export function atEdge({ table: { size } }: Eyes, edge: keyof typeof OPPOSITE, { at: [x, y], base }: Body): Point {
  const [width, depth] = size;
  const room = 'circle' in base ? base.circle / 2 : base.rectangle[0] / 2;
  if (edge === 'north') return [x, depth - room];
  if (edge === 'south') return [x, room];
  return edge === 'west' ? [room, y] : [width - room, y];
}

function covers({ values }: Eyes, { piece }: Laid): boolean {
  const { class: given } = values.kinds[piece.kind];
  return given !== undefined && counts({ id: piece.id, kind: piece.kind, how: 'in', lines: 3 }, values);
}

/** Places in a piece and just beside it, on a grid. */
function placesAt({ solid }: Laid, from: Point, within: number): Point[] {
  const { minX, minY, maxX, maxY } = solid.box;
  const [left, right] = [Math.max(minX - BESIDE, from[0] - within), Math.min(maxX + BESIDE, from[0] + within)];
  const [low, high] = [Math.max(minY - BESIDE, from[1] - within), Math.min(maxY + BESIDE, from[1] + within)];
  const found: Point[] = [];
  for (let x = left; x <= right + 1e-9; x += Math.min(GRID, Math.max(0.25, right - left)))
    for (let y = low; y <= high + 1e-9; y += Math.min(GRID, Math.max(0.25, high - low))) {
      const at: Point = [x, y];
      if (apart(at, from) <= within && (holds(solid, at) || gapTo(solid, at) <= BESIDE + 0.1)) found.push(at);
    }
  return found;
}

/** Whether it can stand there: on the table, where anybody gets, and on nobody's base. */
export function isFree({ table, values }: Eyes, body: Body): boolean {
  const [width, depth] = table.size;
  const [x, y] = body.at;
  if (x < 1 || y < 1 || x > width - 1 || y > depth - 1) return false;
  const barred = table.terrain
    .at(body.at)
    .some(({ piece }) => values.kinds[piece.kind][goingBy(body)].price === undefined);
  return !barred && !table.bodies.some((other) => other.name !== body.name && overlaps(body, other));
}

function boxOf([x, y]: Point, margin: number) {
  return { minX: x - margin, minY: y - margin, maxX: x + margin, maxY: y + margin };
}
