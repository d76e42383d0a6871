import { type Body, baseOf, eyeOf, pointsOf } from './body.ts';
import { cut, joined, mayMeet, type Stretch } from './cut.ts';
import { apart, holds } from './gap.ts';
import type { Kind } from './piece.ts';
import { byGround, firstUnder, groundAlong, type Level, type Ray, stretchUnder } from './ray.ts';
import { NOTHING, type Point } from './shape.ts';
import type { Laid, Table } from './terrain.ts';

export interface Sight {
  /** `clear` if no ray is stopped, `blocked` if all are. */
  readonly is: 'clear' | 'partial' | 'blocked';
  /** How many of the six rays are stopped. */
  readonly stopped: number;
  /** How many of the three low ones are. */
  readonly low: number;
  /** What stops a ray nearest to the firer: a piece's ID, or a unit's name. */
  readonly by?: string;
}

/** What a rulebook may change about what stops rays. */
export interface SightRules {
  /** A ray is stopped by more than so many inches in all inside woods and orchards. */
  readonly depth: number;
  /** The kinds that stop a ray where their top is above it. */
  readonly stops: ReadonlySet<Kind>;
  /** Every miniature stops rays, as if it were so many inches higher than it is. If it's left out only vehicles do, as high as they are. */
  readonly miniatures?: number;
}

const STOPS: readonly Kind[] = ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'];

/** As the measures have it where a book says nothing. */
export const PLAIN_SIGHT: SightRules = { depth: 2, stops: new Set(STOPS) };

/** The low rays end so high above where the target stands, in inches; the others at its full height. */
const LOW = 0.5;
/** Kinds that whoever touches them looks over, and is seen over, up to this height in inches; a bocage of any height. */
const LOOKED_OVER: ReadonlySet<Kind> = new Set<Kind>(['wall', 'hedge', 'fence']);
const LOW_PIECE = 1;
const WOODED: ReadonlySet<Kind> = new Set<Kind>(['wood', 'orchard']);

/**
 * Whether one base sees another. Six rays run from the firer's eye (over its centre, 1″ above where it stands, of a vehicle 1.5″) to
 * three points of the target (its centre and both ends of its outline as seen from there), each at two heights above where it stands:
 * 0.5″ and its full height. A ray is stopped
 * 1. by a building, bunker, hill, ruin, wreck, bocage, wall, hedge, fence or another vehicle, where its top is more than 0.01″ above
 *    the ray; but not by what the firer's or the target's centre stands in or on, nor by a bocage, or a wall, hedge or fence up to 1″
 *    high, that the base of either touches (0.25″ or nearer);
 * 2. by more than 2″ in all inside woods and orchards, own ones too, or by any inside smoke, counted where their top is above the ray.
 *
 * Men and guns stop nothing.
 */
export function sight(table: Table, firer: Body, target: Body, rules: SightRules = PLAIN_SIGHT): Sight {
  const { terrain } = table;
  const [from, to] = [terrain.standing(firer), terrain.standing(target)];
  const points = pointsOf(target, firer.at);
  const things = between(table, firer, target, points, rules);
  const eye = from.height + eyeOf(firer);
  const stops = points.map((point) => {
    const line = lineTo(things, firer.at, point);
    const ray = (height: number) => stopOf(line, { from: eye, to: to.height + height, length: line.length }, rules);
    return { low: ray(LOW), high: ray(target.height) };
  });
  const all = stops.flatMap(({ low, high }) => [low, high]).filter((stop) => stop !== undefined);
  const nearest = all.reduce<Stop | undefined>((best, each) => (best && best.at <= each.at ? best : each), undefined);
  return {
    is: all.length === 0 ? 'clear' : all.length === 2 * points.length ? 'blocked' : 'partial',
    stopped: all.length,
    low: stops.filter(({ low }) => low).length,
    ...(nearest ? { by: nearest.by } : {}),
  };
}

/** What stops a ray, and how far from the firer, in inches. */
interface Stop {
  readonly at: number;
  readonly by: string;
}

/** What may stop a ray between two bases. */
interface Things {
  readonly hills: readonly Laid[];
  /** What stops a ray by its height. */
  readonly barriers: readonly Laid[];
  /** Woods and orchards: a ray goes some way into them. */
  readonly woods: readonly Laid[];
  readonly smoke: readonly Laid[];
  /** Units, and how high their tops are above the table. */
  readonly units: readonly { readonly body: Body; readonly top: number }[];
}

function between(table: Table, firer: Body, target: Body, points: readonly Point[], rules: SightRules): Things {
  const { terrain, bodies } = table;
  const pair = [terrain.standing(firer), terrain.standing(target)];
  const fan = Math.max(...points.map((point) => apart(point, target.at)));
  const near = terrain.along(firer.at, target.at, fan);
  const isOver = (laid: Laid) =>
    pair.some(({ on, touched }) => on.has(laid) || (touched.has(laid) && isLookedOver(laid)));
  const isBetween = (body: Body) =>
    (body.vehicle || rules.miniatures !== undefined) &&
    body !== firer &&
    body !== target &&
    mayMeet(baseOf(body).box, firer.at, target.at, fan) &&
    !holds(baseOf(body), firer.at) &&
    !holds(baseOf(body), target.at);
  return {
    hills: near.filter(({ piece }) => piece.kind === 'hill'),
    barriers: near.filter((laid) => rules.stops.has(laid.piece.kind) && !isOver(laid)),
    woods: near.filter(({ piece }) => WOODED.has(piece.kind)),
    smoke: near.filter(({ piece }) => piece.kind === 'smoke'),
    units: bodies.filter(isBetween).map((body) => {
      return { body, top: terrain.standing(body).height + body.height + (rules.miniatures ?? 0) };
    }),
  };
}

function isLookedOver({ piece, height }: Laid): boolean {
  return piece.kind === 'bocage' || (LOOKED_OVER.has(piece.kind) && height <= LOW_PIECE + NOTHING);
}

/** What lies along the line to one point: where it's over each thing, and how high that is above the table. */
interface Line {
  readonly length: number;
  readonly barriers: readonly Over[];
  readonly woods: readonly Over[];
  readonly smoke: readonly Over[];
}

interface Over {
  readonly by: string;
  readonly stretch: Stretch;
  readonly top: number;
}

function lineTo({ hills, barriers, woods, smoke, units }: Things, from: Point, to: Point): Line {
  const length = apart(from, to);
  const levels = groundAlong(hills, from, to, length);
  const over = (pieces: readonly Laid[]) => pieces.flatMap((laid) => partsOver(laid, levels, from, to));
  return {
    length,
    barriers: [
      ...over(barriers),
      ...units.flatMap(({ body, top }) =>
        cut(baseOf(body), from, to).map((stretch) => ({ by: body.name, stretch, top })),
      ),
    ],
    woods: over(woods),
    smoke: over(smoke),
  };
}

/** Where a line runs over a piece. A hill's top is as high everywhere, any other's is above the ground under it. */
function partsOver({ piece, solid, height }: Laid, levels: readonly Level[], from: Point, to: Point): Over[] {
  const by = piece.id;
  const stretches = cut(solid, from, to);
  if (piece.kind === 'hill') return stretches.map((stretch) => ({ by, stretch, top: height }));
  return stretches.flatMap((stretch) =>
    byGround(levels, stretch).map((part) => ({
      by,
      stretch: [part.from, part.to] as const,
      top: part.height + height,
    })),
  );
}

/** Where a ray is stopped first. */
function stopOf({ barriers, woods, smoke }: Line, ray: Ray, { depth }: SightRules): Stop | undefined {
  const stops = barriers.flatMap(({ by, stretch, top }): Stop[] => {
    const at = firstUnder(ray, stretch, top);
    return at === undefined ? [] : [{ at, by }];
  });
  for (const stop of [stopIn(woods, ray, depth), stopIn(smoke, ray, 0)]) if (stop) stops.push(stop);
  return stops.reduce<Stop | undefined>((best, each) => (best && best.at <= each.at ? best : each), undefined);
}

/** Where a ray has gone further into some pieces, all together, than it can; counted where their top is above it. */
function stopIn(pieces: readonly Over[], ray: Ray, most: number): Stop | undefined {
  const inside = pieces.flatMap(({ by, stretch, top }) => {
    const under = stretchUnder(ray, stretch, top);
    return under ? [{ by, stretch: under }] : [];
  });
  let left = most;
  for (const [from, to] of joined(inside.map(({ stretch }) => stretch))) {
    if (to - from > left + NOTHING) {
      const at = from + left;
      const there = inside.find(({ stretch }) => stretch[0] <= at + NOTHING && stretch[1] > at + NOTHING);
      return { at, by: there!.by };
    }
    left -= to - from;
  }
  return undefined;
}
