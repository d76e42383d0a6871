import type { Going, TableValues } from '../../data/table.ts';
import { bearing } from '../table/bearing.ts';
import { type Body, baseOf } from '../table/body.ts';
import { roundedInches } from '../table/close.ts';
import { gap, holds } from '../table/gap.ts';
import { type Path, path } from '../table/path.ts';
import { heightOf, type Kind, LINES, type Piece } from '../table/piece.ts';
import { type Point, type Solid, solidOf } from '../table/shape.ts';
import type { Laid } from '../table/terrain.ts';
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

/** Whether somebody moves as a vehicle does, by what its base is. */
export function goingBy(body: Body): 'men' | 'vehicles' {
  return 'circle' in body.base ? 'men' : 'vehicles';
}

export function goingOf(piece: Piece, by: 'men' | 'vehicles', { kinds }: TableValues): Going | undefined {
  const going: Going = kinds[piece.kind][by];
  if (going.price === undefined) return undefined;
  return going.upTo !== undefined && heightOf(piece) > going.upTo + 1e-9 ? undefined : going;
}

/** What of a way is barred: ground where nobody goes, other bases (friends on foot are passed), and the edge of the table. */
export function barredOn(
  eyes: Eyes,
  mover: Body,
  places: readonly Point[],
  isFriend: (name: string) => boolean,
): string[] {
  const { table } = eyes;
  const onFoot = goingBy(mover) === 'men';
  const own = new Set(eyes.own);
  const end = endsAs(mover, places);
  const others = table.bodies.filter((body) => !own.has(body) && (body.storey ?? 0) === (mover.storey ?? 0));
  const inTheWay = others.filter((other) => {
    if (overlaps(end, other)) return true;
    const passes = onFoot && 'circle' in other.base && isFriend(other.name);
    return !passes && isPassed(mover, other, places);
  });
  return [
    ...new Set([
      ...(onFoot ? barredOnFoot(eyes, places) : barredForBase(eyes, mover, places, end)),
      ...inTheWay.map(({ name }) => name),
      ...(isOnTable(end, table.size) ? [] : ['edge']),
    ]),
  ];
}

/** Men go by their centre, over whatever lies on top. */
function barredOnFoot({ table: { terrain }, values }: Eyes, places: readonly Point[]): string[] {
  const { ground, lines } = path(terrain, places);
  const isNowhere = ({ kind }: { readonly kind: Kind }) => values.kinds[kind].men.price === undefined;
  const walls = lines.filter(({ piece }) => goingOf(piece, 'men', values) === undefined);
  return [...ground.filter(isNowhere).map(({ kind }) => kind), ...walls.map(({ piece }) => piece.id)];
}

/** All of a vehicle's base is kept out of what's barred for it. */
function barredForBase({ table: { terrain }, values }: Eyes, mover: Body, places: readonly Point[], end: Body) {
  const width = 'circle' in mover.base ? mover.base.circle : mover.base.rectangle[1];
  const legs = places.slice(1).map((to, i) => solidOf({ line: [places[i]!, to], width: Math.max(0.01, width) }));
  const isBarred = ({ piece }: Laid) => goingOf(piece, 'vehicles', values) === undefined;
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

function overlaps(one: Body, other: Body): boolean {
  return gap(baseOf(smaller(one)), baseOf(other)) === 0;
}

function smaller(body: Body): Body {
  const { base } = body;
  if ('circle' in base) return { ...body, base: { circle: Math.max(0, base.circle - 2 * SLACK) } };
  return { ...body, base: { rectangle: [base.rectangle[0] - 2 * SLACK, base.rectangle[1] - 2 * SLACK] } };
}

/** A base as it stands at the end of its way: it faces where it went last. */
export function endsAs(mover: Body, places: readonly Point[]): Body {
  const at = places.at(-1)!;
  const before = places.findLast((place) => place[0] !== at[0] || place[1] !== at[1]);
  return { ...mover, at, ...(before ? { facing: bearing(before, at) } : {}) };
}

function isOnTable(body: Body, [width, depth]: readonly [number, number]): boolean {
  const { minX, minY, maxX, maxY } = baseOf(smaller(body)).box;
  return minX >= 0 && minY >= 0 && maxX <= width && maxY <= depth;
}

/** A way with what it costs by a book's prices. @param price of an inch of a kind */
export function travelOf(
  eyes: Eyes,
  price: (kind: Kind, by: 'men' | 'vehicles') => number,
  friends: (name: string) => boolean,
): Travel | undefined {
  const [mover] = eyes.own;
  if (!mover || !eyes.way || eyes.way.length === 0) return undefined;
  const by = goingBy(mover);
  const places = [mover.at, ...eyes.way];
  const measured = path(eyes.table.terrain, places);
  const onGround = measured.ground.reduce((sum, { kind, inches }) => sum + inches * price(kind, by), 0);
  const crossed = measured.lines.reduce((sum, { piece, width }) => {
    return sum + width * (goingOf(piece, by, eyes.values)?.width ?? 0);
  }, 0);
  return {
    path: measured,
    inches: roundedInches(measured.inches),
    price: roundedInches(onGround + crossed),
    ends: measured.ends,
    barred: barredOn(eyes, mover, places, friends),
  };
}
