import { cut, inches, joined, type Stretch } from './cut.ts';
import { apart } from './gap.ts';
import { heightOf, type Kind, LINES, type Piece } from './piece.ts';
import { boxAround, NOTHING, type Point, type Solid } from './shape.ts';
import type { Terrain } from './terrain.ts';

/** A part of a way over the same ground. */
export interface Ground {
  /** The kind of the topmost area; hills and lines are told apart from it. */
  readonly kind: Kind;
  /** That area; none of open ground. */
  readonly piece?: Piece;
  readonly inches: number;
  /** Within the first 2″ of a hill that was entered from lower ground. */
  readonly uphill: boolean;
  /** On a steep hill. */
  readonly steep: boolean;
}

/** A hedge, bocage, wall, fence or wire that's crossed. */
export interface LineCrossed {
  readonly piece: Piece;
  /** A line's own width, or else how far the way runs inside, in inches. */
  readonly width: number;
  /** Where it's entered, in inches along the way. */
  readonly at: number;
}

/** What a way costs, all in inches. */
export interface Path {
  readonly inches: number;
  /** By the ground, in order. */
  readonly ground: readonly Ground[];
  /** In order; one that the way begins in isn't crossed, and one that's entered twice is crossed twice. */
  readonly lines: readonly LineCrossed[];
  readonly uphill: number;
  readonly steep: number;
  readonly ends: Point;
}

/** How far a climb goes on inside a hill, in inches. */
const CLIMB = 2;

/**
 * The cost of a way along its centre, straight from place to place: inches by the kind of the topmost area under it (`open` where
 * there's none), the lines crossed, inches uphill and on steep hills, and where it ends.
 */
export function path(terrain: Terrain, places: readonly Point[]): Path {
  const legs = places.slice(1).map((to, i) => ({ from: places[i]!, to, length: apart(places[i]!, to) }));
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const pieces = terrain
    .around(boxAround(places))
    .map(({ piece, solid }) => ({ piece, stretches: along(solid, legs) }));
  const over = pieces.filter(({ stretches }) => stretches.length > 0);
  const hills = over.filter(({ piece }) => piece.kind === 'hill');
  const areas = over.filter(({ piece }) => piece.kind !== 'hill' && !LINES.has(piece.kind));
  const uphill = joined(hills.flatMap((hill) => climbs(hill, hills)));
  const steep = joined(
    hills.flatMap(({ piece, stretches }) => (piece.kind === 'hill' && piece.steep ? stretches : [])),
  );
  const marks = [...areas.flatMap(({ stretches }) => stretches.flat()), ...uphill.flat(), ...steep.flat()];
  return {
    inches: length,
    ground: partsOf(marks, length, (middle) => {
      const piece = areas.findLast(({ stretches }) => isIn(stretches, middle))?.piece;
      const on = { uphill: isIn(uphill, middle), steep: isIn(steep, middle) };
      return { kind: piece?.kind ?? 'open', ...(piece ? { piece } : {}), ...on };
    }),
    lines: over
      .filter(({ piece }) => LINES.has(piece.kind))
      .flatMap(crossed)
      .toSorted((a, b) => a.at - b.at),
    uphill: inches(uphill),
    steep: inches(steep),
    ends: places.at(-1)!,
  };
}

interface Over {
  readonly piece: Piece;
  /** Where the way runs inside, in inches along the whole of it. */
  readonly stretches: readonly Stretch[];
}

function along(
  solid: Solid,
  legs: readonly { readonly from: Point; readonly to: Point; readonly length: number }[],
): Stretch[] {
  let before = 0;
  const parts = legs.flatMap(({ from, to, length }) => {
    const start = before;
    before += length;
    return cut(solid, from, to).map(([a, b]): Stretch => [start + a, start + b]);
  });
  return joined(parts);
}

function isIn(stretches: readonly Stretch[], at: number): boolean {
  return stretches.some(([from, to]) => from < at && at < to);
}

/** The first 2″ of a hill each time it's entered from lower ground. */
function climbs({ piece, stretches }: Over, hills: readonly Over[]): Stretch[] {
  const entered = stretches.filter(([from]) => from > NOTHING);
  const fromBelow = entered.filter(([from]) => {
    const before = hills.filter((hill) => isUpTo(hill.stretches, from));
    return before.every((hill) => heightOf(hill.piece) < heightOf(piece) - NOTHING);
  });
  return fromBelow.map(([from, to]) => [from, Math.min(to, from + CLIMB)]);
}

/** Whether the way is inside just before a place. */
function isUpTo(stretches: readonly Stretch[], at: number): boolean {
  return stretches.some(([from, to]) => from < at - NOTHING && at <= to + NOTHING);
}

function crossed({ piece, stretches }: Over): LineCrossed[] {
  return stretches
    .filter(([from]) => from > NOTHING)
    .map(([from, to]) => ({ piece, width: 'width' in piece ? piece.width : to - from, at: from }));
}

/** A way cut at marks, with neighbouring parts put together where they're the same. */
function partsOf(marks: readonly number[], length: number, at: (middle: number) => Omit<Ground, 'inches'>): Ground[] {
  const parts: Ground[] = [];
  const cuts = [0, ...marks.toSorted((a, b) => a - b), length];
  for (const [i, end] of cuts.slice(1).entries()) {
    const start = cuts[i]!;
    if (end - start <= NOTHING) continue;
    const part = { ...at((start + end) / 2), inches: end - start };
    const last = parts.at(-1);
    const same =
      last &&
      last.kind === part.kind &&
      last.piece === part.piece &&
      last.uphill === part.uphill &&
      last.steep === part.steep;
    if (same) parts[parts.length - 1] = { ...part, inches: last.inches + part.inches };
    else parts.push(part);
  }
  return parts;
}
