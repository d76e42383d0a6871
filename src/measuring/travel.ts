import type { Going, TableValues } from '../../data/table.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { bearing } from '../table/bearing.ts';
import { type Body, baseOf } from '../table/body.ts';
import { roundedInches } from '../table/close.ts';
import { crossings } from '../table/crossings.ts';
import { apart, gap, holds } from '../table/gap.ts';
import { type Ground, type Path, path } from '../table/path.ts';
import { heightOf, type Kind, LINES, type Piece } from '../table/piece.ts';
import { type Point, type Solid, solidOf } from '../table/shape.ts';
import type { Laid } from '../table/terrain.ts';
import { cheapestWay } from '../table/way.ts';
import type { Eyes } from './eyes.ts';

/** A way on the table, as a book reckons it. */
export interface Travel {
  readonly path: Path;
  /** To a hundredth of an inch. */
  readonly inches: number;
  /** What it takes of the allowance, where the book has prices. */
  readonly price?: number;
  readonly ends: Point;
  /** What's in the way: pieces by ID, units by name. */
  readonly barred: readonly string[];
}

type Mover = 'men' | 'vehicles';

/** Whether somebody moves as a vehicle does, by what its base is. */
export function goingBy(body: Body): Mover {
  return 'circle' in body.base ? 'men' : 'vehicles';
}

/** What a piece is to whoever goes there; nothing where it bars the way. @param isTracked whether it's a vehicle on tracks */
export function goingOf(piece: Piece, by: Mover, { kinds }: TableValues, isTracked = true): Going | undefined {
  const going: Going = kinds[piece.kind][by];
  if (going.price === undefined || (going.tracked && !isTracked)) return undefined;
  return going.upTo !== undefined && heightOf(piece) > going.upTo + 1e-9 ? undefined : going;
}

/** What an inch of ground takes of the allowance. */
export function priceOn({ kind, piece }: Pick<Ground, 'kind' | 'piece'>, by: Mover, { kinds }: TableValues): number {
  const { price = 0, across = 0 }: Going = kinds[kind][by];
  return piece && isAcross(piece, across) ? (kinds.open[by].price ?? price) : price;
}

function isAcross(piece: Piece, inches: number): boolean {
  const { minX, minY, maxX, maxY } = solidOf(piece).box;
  return Math.max(maxX - minX, maxY - minY) < inches - 1e-9;
}

/** What of a way is barred: ground where nobody goes, other bases (friends on foot are passed), and the edge of the table. */
export function barredOn(
  eyes: Eyes,
  mover: Body,
  places: readonly Point[],
  {
    isFriend,
    leaves,
    isTracked,
  }: { readonly isFriend: (name: string) => boolean; readonly leaves: boolean; readonly isTracked: boolean },
): string[] {
  const { table } = eyes;
  const onFoot = goingBy(mover) === 'men';
  const end = endsAs(mover, places, eyes.faces);
  const all = standingAt(eyes, end);
  // Whoever rides starts from what he rides in.
  const carrier = eyes.scene.actor && table.carrierOf(eyes.scene.actor)?.name;
  const others = table.bodies.filter(
    ({ name, storey }) => name !== mover.name && (storey ?? 0) === (mover.storey ?? 0),
  );
  const inTheWay = others.filter((other) => {
    if (all.some((one) => overlaps(one, other))) return true;
    if (other.name === carrier) return false;
    const passes = onFoot && 'circle' in other.base && isFriend(other.name);
    return !passes && isPassed(mover, other, places);
  });
  return [
    ...new Set([
      ...(onFoot ? barredOnFoot(eyes, places) : barredForBase(eyes, mover, places, { end, isTracked })),
      ...inTheWay.map(({ name }) => name),
      ...(leaves || all.every((one) => isOnTable(one, table.size)) ? [] : ['edge']),
    ]),
  ];
}

/** The areas of some kinds that a way enters, each time; one that it begins in isn't entered. */
export function entered({ ground }: Path, kinds: readonly string[]): Piece[] {
  return ground.flatMap(({ kind, piece }, i) =>
    i > 0 && piece && kinds.includes(kind) && ground[i - 1]!.piece !== piece ? [piece] : [],
  );
}

/** Whether a way ends at an edge of the table or beyond it. */
export function isBeyond([x, y]: Point, [width, depth]: readonly [number, number]): boolean {
  return x <= 0 || y <= 0 || x >= width || y >= depth;
}

/** Men go by their centre, over whatever lies on top. */
function barredOnFoot({ table: { terrain }, values }: Eyes, places: readonly Point[]): string[] {
  const { ground, lines } = path(terrain, places);
  const isNowhere = ({ kind }: { readonly kind: Kind }) => values.kinds[kind].men.price === undefined;
  const kinds = new Set<string>(ground.filter(isNowhere).map(({ kind }) => kind));
  const entered = places.slice(1).flatMap((to, i) => crossings(terrain, places[i]!, to));
  const walls = lines.filter(({ piece }) => goingOf(piece, 'men', values) === undefined);
  return [...entered.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id), ...walls.map(({ piece }) => piece.id)];
}

/** All of a vehicle's base is kept out of what's barred for it. */
function barredForBase(
  { table: { terrain }, values }: Eyes,
  mover: Body,
  places: readonly Point[],
  { end, isTracked }: { readonly end: Body; readonly isTracked: boolean },
) {
  const width = 'circle' in mover.base ? mover.base.circle : mover.base.rectangle[1];
  const legs = places.slice(1).map((to, i) => solidOf({ line: [places[i]!, to], width: Math.max(0.01, width) }));
  const isBarred = ({ piece }: Laid) => goingOf(piece, 'vehicles', values, isTracked) === undefined;
  return [...legs, baseOf(end)].flatMap((swept) => {
    const near = terrain.around(swept.box).filter(({ solid }) => gap(solid, swept) === 0);
    return near
      .filter((laid, i) => isBarred(laid) && !isCovered(laid, near.slice(i + 1), swept))
      .map(({ piece }) => piece.id);
  });
}

/** How close together places are looked at where something lies on top of something else, in inches. */
const GRID = 0.25;

/** Whether what lies on top of an area covers all of it that's under a base: a bridge over a river. */
function isCovered({ piece, solid }: Laid, later: readonly Laid[], swept: Solid): boolean {
  const top = later.filter((each) => each.piece.kind !== 'hill' && !LINES.has(each.piece.kind));
  if (top.length === 0 || LINES.has(piece.kind)) return false;
  const { minX, minY, maxX, maxY } = swept.box;
  for (let x = minX; x <= maxX; x += GRID)
    for (let y = minY; y <= maxY; y += GRID) {
      const at: Point = [x, y];
      if (holds(swept, at) && holds(solid, at) && !top.some((each) => holds(each.solid, at))) return false;
    }
  return true;
}

const SLACK = 0.005;

function isPassed(mover: Body, other: Body, places: readonly Point[]): boolean {
  const width = 'circle' in mover.base ? mover.base.circle : mover.base.rectangle[1];
  return places.slice(1).some((to, i) => {
    const swept = solidOf({ line: [places[i]!, to], width: Math.max(0.01, width - 2 * SLACK) });
    return gap(swept, baseOf(other)) === 0;
  });
}

/** Whether two bases stand on one another. Those that only touch don't. */
export function overlaps(one: Body, other: Body): boolean {
  // Most are nowhere near each other: no outline is made for those.
  if (apart(one.at, other.at) > reachOf(one) + reachOf(other)) return false;
  return gap(baseOf(smaller(one)), baseOf(other)) === 0;
}

/** How far a base reaches from its centre, in inches. */
function reachOf({ base }: Body): number {
  return 'circle' in base ? base.circle / 2 : Math.hypot(...base.rectangle) / 2;
}

function smaller(body: Body): Body {
  const { base } = body;
  if ('circle' in base) return { ...body, base: { circle: Math.max(0, base.circle - 2 * SLACK) } };
  return { ...body, base: { rectangle: [base.rectangle[0] - 2 * SLACK, base.rectangle[1] - 2 * SLACK] } };
}

/** A base as it stands at the end of its way: it faces where it went last, or as is said. */
export function endsAs(mover: Body, places: readonly Point[], faces?: number): Body {
  const at = places.at(-1)!;
  const before = places.findLast((place) => place[0] !== at[0] || place[1] !== at[1]);
  const facing = faces ?? (before && bearing(before, at));
  return { ...mover, at, ...(facing === undefined ? {} : { facing }) };
}

/** All the figures of whoever acts, as they'd stand with one at their place. */
export function standingAt({ table, scene: { actor } }: Eyes, at: Body): readonly Body[] {
  return actor ? table.standingAt(actor, at) : [at];
}

export function isOnTable(body: Body, [width, depth]: readonly [number, number]): boolean {
  const { minX, minY, maxX, maxY } = baseOf(smaller(body)).box;
  return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
}

/** How a book reckons ways. */
export interface Reckoning {
  /** What an inch of ground takes of the allowance, where the book has prices. */
  price?(ground: Ground, by: Mover): number;
  /** Whether whoever goes is a vehicle on tracks; left out, all are. */
  isTracked?(unit: Unit): boolean;
  /** Whose bases may be passed: those of friends on foot, or nobody's. */
  readonly passes: 'friends' | 'nobody';
  /** A way beyond the edge leaves the table. */
  readonly leaves?: true;
}

/** The way of whoever acts, with what it comes to and what's in it; nothing where none is said, or he isn't on the table. */
export function travelOf(eyes: Eyes, { price, passes, leaves, isTracked }: Reckoning): Travel | undefined {
  const { mover, way } = eyes;
  if (!mover || !way || way.length === 0) return undefined;
  const by = goingBy(mover);
  const places = [mover.at, ...way];
  const measured = path(eyes.table.terrain, places);
  const { actor, units } = eyes.scene;
  const friends = new Set([...units.values()].filter(({ side }) => side === actor?.side).map(({ name }) => name));
  const isFriend = (name: string) => passes === 'friends' && friends.has(name);
  const goesOff = leaves === true && isBeyond(measured.ends, eyes.table.size);
  return {
    path: measured,
    inches: roundedInches(measured.inches),
    ...(price ? { price: priceOf(measured, (ground) => price(ground, by), by, eyes.values) } : {}),
    ends: measured.ends,
    barred: barredOn(eyes, mover, places, {
      isFriend,
      leaves: goesOff,
      isTracked: !actor || (isTracked?.(actor) ?? true),
    }),
  };
}

/**
 * A way round costs at most so many times the straight line, and so many inches more. It's only looked for where that line isn't
 * longer than this, and among so many places: whoever asks shouldn't have to wait.
 */
const ROUND = { times: 2, more: 4, longest: 12, places: 800 } as const;

/**
 * The cheapest way round the pieces that bar the straight one, as legs; nothing where there's none, or none that's worth it.
 * @param isTracked whether it's a vehicle on tracks
 */
export function wayRound(eyes: Eyes, isTracked: boolean): readonly Point[] | undefined {
  const { mover, way, table, values } = eyes;
  const to = way?.at(-1);
  if (!mover || !to || isBeyond(to, table.size) || apart(mover.at, to) > ROUND.longest) return undefined;
  const by = goingBy(mover);
  const prices = {
    ground: (kind: Kind) => values.kinds[kind][by].price,
    line: (piece: Piece) => {
      const going = goingOf(piece, by, values, isTracked);
      return going && (going.width ?? 0) * ('width' in piece ? piece.width : 0);
    },
  };
  const most = ROUND.times * apart(mover.at, to) + ROUND.more;
  const width = 'rectangle' in mover.base ? { width: mover.base.rectangle[1] } : {};
  const found = cheapestWay(table.terrain, mover.at, to, prices, {
    size: table.size,
    most,
    places: ROUND.places,
    ...width,
  });
  return 'barred' in found ? undefined : found.places.slice(1);
}

function priceOf({ ground, lines }: Path, price: (ground: Ground) => number, by: Mover, values: TableValues): number {
  const onGround = ground.reduce((sum, each) => sum + each.inches * price(each), 0);
  const crossed = lines.reduce((sum, { piece, width }) => sum + width * (goingOf(piece, by, values)?.width ?? 0), 0);
  return roundedInches(onGround + crossed);
}
