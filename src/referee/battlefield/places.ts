import type { Game } from '../../campaign/game.ts';
import { folded } from '../../kernel/options/folded.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { bearing } from '../../table/bearing.ts';
import { type Body, baseOf, place } from '../../table/body.ts';
import { hundredth } from '../../table/close.ts';
import { apart, gap, holds } from '../../table/gap.ts';
import type { Piece } from '../../table/piece.ts';
import { moved, type Point, solidOf } from '../../table/shape.ts';
import type { Drawn, Places } from './drawn.ts';
import { squareIn } from './squares.ts';

/** Where somebody starts from, and whom he has to look out for: what relative places depend on. */
export interface Starting {
  readonly from?: Body | undefined;
  readonly enemies?: readonly Body[];
}

/** The bases of a unit's enemies. */
export function enemiesOn({ units }: Game, drawn: Drawn, { side }: Pick<Unit, 'side'>): readonly Body[] {
  return Object.values(units).flatMap((unit) => (unit.side === side ? [] : drawn.figuresOf(unit)));
}

/** Directions of the compass, north being up the table, in degrees. */
export const COMPASS: Readonly<Record<string, number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

const PAIR = /^(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)$/;
const STEP = /^(\d+(?:\.\d+)?)(?:"|″|in)?\s+(?:(toward|towards|from)\s+(.+)|([news]{1,2}))$/i;
const BESIDE = /^(behind|in)\s+(.+)$/i;
const ALONG = /^along\s+(.+?)\s+(\d+(?:\.\d+)?)$/i;

/**
 * A place on the table: a unit's, marker's or piece's name, a square (`AC17`), a pair (`28.5,16.5`), or a place that follows from where
 * somebody starts (`6 toward Kruse`, `4 from Kruse`, `3 N`, `along road 8`, `behind wall-2`, `in house-1`). A name wins over a square.
 * @returns the base of a unit, or a bare place @throws {InputError} that says what would be right
 */
export function placeMeant(drawn: Places, text: string, starting: Starting = {}): Body {
  const wanted = text.trim();
  const named = drawn.named(wanted);
  if (named) return named;
  const piece = pieceNamed(drawn, wanted);
  if (piece) return place(middleOf(piece), piece.id);
  const pair = pairIn(wanted);
  if (pair) return place(pair, wanted);
  const square = squareIn(wanted, drawn.size);
  if (square) return place(square, wanted.toUpperCase());
  const relative = relativeTo(drawn, wanted, starting);
  if (relative) return place(relative, wanted);
  throw unknownPlace(drawn, wanted);
}

/** The legs of a way, one after the other. */
export function legsOf(way: string): readonly string[] {
  return way.split(/\s+then\s+/i);
}

/** A leg that's so long, and where it heads: a direction of the compass, or `toward barn`. */
export interface Stepped {
  readonly inches: number;
  readonly heading: string;
}

/** What a leg says, if it says how long it is first. */
export function stepIn(leg: string): Stepped | undefined {
  const [, inches, which, other, compass] = STEP.exec(leg.trim()) ?? [];
  return inches === undefined ? undefined : { inches: Number(inches), heading: compass ?? `${which} ${other}` };
}

/** `28.5,16.5`, to hundredths of an inch. */
export function pairIn(text: string): Point | undefined {
  const [, x, y] = PAIR.exec(text) ?? [];
  return x === undefined ? undefined : [hundredth(Number(x)), hundredth(Number(y))];
}

/** The piece with an ID, in any case; of its kind, if it's the only one. */
export function pieceNamed({ terrain }: Places, name: string): Piece | undefined {
  const wanted = folded(name);
  const pieces = terrain.pieces.map(({ piece }) => piece);
  const found = pieces.find(({ id }) => folded(id) === wanted);
  if (found) return found;
  const ofKind = pieces.filter(({ kind }) => kind === wanted);
  return ofKind.length === 1 ? ofKind[0] : undefined;
}

/** The middle of the box around a piece. */
export function middleOf(piece: Piece): Point {
  const { minX, minY, maxX, maxY } = solidOf(piece).box;
  return [hundredth((minX + maxX) / 2), hundredth((minY + maxY) / 2)];
}

function relativeTo(drawn: Places, text: string, starting: Starting): Point | undefined {
  const [, inches, which, other, compass] = STEP.exec(text) ?? [];
  if (inches !== undefined) {
    const { at } = startOf(starting, text);
    if (compass !== undefined) {
      const direction = COMPASS[compass.toLowerCase()];
      return direction === undefined ? undefined : placeFrom(at, direction, Number(inches));
    }
    const to = placeMeant(drawn, other!).at;
    const direction = /^from$/i.test(which!) ? bearing(to, at) : bearing(at, to);
    return placeFrom(at, direction, Number(inches));
  }
  const [, road, far] = ALONG.exec(text) ?? [];
  if (road !== undefined) return alongLine(pieceMeant(drawn, road), startOf(starting, text).at, Number(far));
  const [, how, name] = BESIDE.exec(text) ?? [];
  if (how === undefined) return undefined;
  const piece = pieceMeant(drawn, name!);
  return /^in$/i.test(how) ? inside(drawn, piece, starting, text) : behind(drawn, piece, starting, text);
}

function placeFrom(at: Point, direction: number, inches: number): Point {
  const [x, y] = moved(at, direction, inches);
  return [hundredth(x), hundredth(y)];
}

function startOf({ from }: Starting, text: string): Body {
  if (from) return from;
  throw new InputError('place-from-nowhere', { place: text });
}

function pieceMeant(drawn: Places, name: string): Piece {
  const piece = pieceNamed(drawn, name);
  if (piece) return piece;
  throw unknownPlace(drawn, name);
}

/** So many inches along a road, from its place nearest to the start, towards its end that's further off. */
function alongLine(piece: Piece, start: Point, inches: number): Point {
  if (!('line' in piece)) throw new InputError('not-a-line', { piece: piece.id });
  const marks = piece.line.map((point, i) => ({
    point,
    at: piece.line.slice(0, i).reduce((sum, each, k) => sum + apart(each, piece.line[k + 1]!), 0),
  }));
  const length = marks.at(-1)!.at;
  const pointAt = (at: number): Point => {
    const i = Math.max(0, marks.findIndex((mark, k) => k > 0 && mark.at >= at) - 1);
    const [a, b] = [marks[i]!, marks[i + 1]!];
    return placeFrom(a.point, bearing(a.point, b.point), at - a.at);
  };
  const near = Array.from({ length: Math.ceil(length / 0.1) + 1 }, (_, i) => Math.min(length, i / 10));
  const on = near.reduce((best, at) => (apart(pointAt(at), start) < apart(pointAt(best), start) ? at : best), 0);
  const ahead = length - on >= on;
  return pointAt(ahead ? Math.min(length, on + inches) : Math.max(0, on - inches));
}

/** How close together places are tried, in inches. */
const GRID = 0.25;

/** The nearest free place inside a piece. */
function inside(drawn: Places, piece: Piece, starting: Starting, text: string): Point {
  const from = startOf(starting, text);
  return nearestOf(drawn, piece, from, (body) => holds(solidOf(piece), body.at)) ?? noRoom(piece);
}

/** The nearest place whose base touches a piece, with the piece between it and the nearest enemy. */
function behind(drawn: Places, piece: Piece, starting: Starting, text: string): Point {
  const from = startOf(starting, text);
  const enemies = (starting.enemies ?? []).toSorted((a, b) => apart(a.at, from.at) - apart(b.at, from.at));
  const [enemy] = enemies;
  if (!enemy) throw new InputError('behind-from-whom', { piece: piece.id });
  const solid = solidOf(piece);
  const hides = (body: Body) => {
    const distance = gap(solid, baseOf(body));
    return distance > 0 && distance <= GRID && isBetween(piece, enemy.at, body.at);
  };
  return nearestOf(drawn, piece, from, hides) ?? noRoom(piece);
}

function isBetween(piece: Piece, from: Point, to: Point): boolean {
  const line = solidOf({ line: [from, to], width: 0 });
  return gap(solidOf(piece), line) === 0;
}

/** How far it's looked for a place at first, in inches; twice as far if there's none. */
const NEAR = 4;

/** The nearest right place around a piece. Places are only tried as far out as they have to be: a wood may cover the whole table. */
function nearestOf(drawn: Places, piece: Piece, from: Body, isRight: (body: Body) => boolean): Point | undefined {
  const others = drawn.bodies.filter(({ name }) => name !== from.name);
  const isFree = (at: Point) => {
    const body = { ...from, at };
    return isRight(body) && !others.some((other) => gap(baseOf(other), baseOf(body)) === 0);
  };
  const { minX, minY, maxX, maxY } = solidOf(piece).box;
  const [width, depth] = drawn.size;
  const [left, right] = [Math.max(0, minX - 1), Math.min(width, maxX + 1)];
  const [bottom, top] = [Math.max(0, minY - 1), Math.min(depth, maxY + 1)];
  const [x, y] = from.at;
  const farthest = Math.max(...[left, right].flatMap((a) => [bottom, top].map((b) => apart(from.at, [a, b]))));
  for (let tried = 0, far = NEAR; tried < farthest; tried = far, far *= 2) {
    const ring = pointsWithin(
      [gridFrom(left, x - far), Math.min(right, x + far)],
      [gridFrom(bottom, y - far), Math.min(top, y + far)],
    )
      .map((at) => ({ at, inches: apart(at, from.at) }))
      .filter(({ inches }) => inches <= far && (inches > tried || tried === 0))
      .toSorted((one, other) => one.inches - other.inches);
    const found = ring.find(({ at }) => isFree(at));
    if (found) return found.at;
  }
  return undefined;
}

/** The first place of the grid that begins at an edge and isn't before another one. */
function gridFrom(edge: number, least: number): number {
  return edge + Math.max(0, Math.ceil((least - edge) / GRID)) * GRID;
}

function pointsWithin([left, right]: readonly [number, number], [bottom, top]: readonly [number, number]): Point[] {
  const points: Point[] = [];
  for (let x = left; x <= right; x += GRID)
    for (let y = bottom; y <= top; y += GRID) points.push([hundredth(x), hundredth(y)]);
  return points;
}

function noRoom(piece: Piece): never {
  throw new InputError('no-room-at', { piece: piece.id });
}

/** Several pieces may be meant: whoever asked is shown where they lie. */
export class AmbiguousPlace extends InputError {
  readonly table: Pick<Places, 'size' | 'terrain'>;

  constructor(table: AmbiguousPlace['table'], place: string, pieces: readonly Piece[]) {
    super('ambiguous-place', { place, allowed: pieces.map(({ id }) => id) });
    this.table = table;
  }
}

function unknownPlace(drawn: Places, text: string): InputError {
  const ofKind = drawn.terrain.pieces.map(({ piece }) => piece).filter(({ kind }) => kind === folded(text));
  if (ofKind.length > 1) return new AmbiguousPlace(drawn, text, ofKind);
  const names = [...drawn.bodies.map(({ name }) => name), ...drawn.terrain.pieces.map(({ piece }) => piece.id)];
  return new InputError('unknown-place', { place: text, nearest: nearest(text, names) });
}
