import { type Body, eyeOf, pointsOf } from '../../src/table/body.ts';
import { heightOf, type Piece } from '../../src/table/piece.ts';
import type { Point, Shape } from '../../src/table/shape.ts';
import { moved } from '../../src/table/shape.ts';
import type { Table } from '../../src/table/terrain.ts';

/** How long the pieces are into which a line is cut, in inches. */
export const STEP = 0.01;

/** Whether a shape covers a point, by counting sides to its right and by distances. */
export function covers(shape: Shape, point: Point): boolean {
  if ('polygon' in shape) return isAround(shape.polygon, point);
  if ('circle' in shape) return Math.hypot(point[0] - shape.circle[0], point[1] - shape.circle[1]) < shape.circle[2];
  return shape.line.slice(1).some((end, i) => fromSide(point, shape.line[i]!, end) < shape.width / 2);
}

function isAround(polygon: readonly Point[], [x, y]: Point): boolean {
  const sides = polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]!] as const);
  const right = sides.filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]),
  );
  return right.length % 2 === 1;
}

function fromSide([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = square === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - ax - (bx - ax) * at, y - ay - (by - ay) * at);
}

/** The outline of a base as a row of points. */
export function outline({ at, facing = 0, base }: Body): Point[] {
  if ('circle' in base) {
    return Array.from({ length: 180 }, (_, i) => moved(at, i * 2, base.circle / 2));
  }
  const [length, width] = base.rectangle;
  const corners = [
    moved(at, facing, length / 2, width / 2),
    moved(at, facing, length / 2, -width / 2),
    moved(at, facing, -length / 2, -width / 2),
    moved(at, facing, -length / 2, width / 2),
  ];
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 4]!;
    return Array.from(
      { length: 60 },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / 60, a[1] + ((b[1] - a[1]) * k) / 60],
    );
  });
}

/** The middles of the pieces into which a line is cut. */
export function walk(
  from: Point,
  to: Point,
): { readonly at: Point; readonly share: number; readonly inches: number }[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const parts = Math.max(1, Math.ceil(length / STEP));
  return Array.from({ length: parts }, (_, i) => {
    const share = (i + 0.5) / parts;
    return {
      at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
      share,
      inches: length / parts,
    };
  });
}

const STOPS = ['building', 'bunker', 'hill', 'ruin', 'wreck', 'bocage', 'wall', 'hedge', 'fence'];

/** What a ray meets: how far the highest top is above it, and how many inches of wood and smoke are above it. */
export interface Met {
  readonly above: number;
  readonly wood: number;
  readonly smoke: number;
}

/** The six rays from one base to another, cut into pieces of 0.01″. */
export function raysSlowly({ terrain, bodies }: Table, firer: Body, target: Body): Met[] {
  const pieces = terrain.pieces.map(({ piece }) => piece);
  const groundAt = (at: Point) =>
    Math.max(0, ...pieces.filter((each) => each.kind === 'hill' && covers(each, at)).map(heightOf));
  const stands = (body: Body) => groundAt(body.at) + 2 * (body.storey ?? 0);
  const isFree = (piece: Piece) =>
    [firer, target].some(
      (body) => covers(piece, body.at) || (isLow(piece) && terrain.standing(body).touched.has(laid(piece))),
    );
  const laid = (piece: Piece) => terrain.pieces.find((each) => each.piece === piece)!;
  const barriers = pieces.filter((piece) => STOPS.includes(piece.kind) && !isFree(piece));
  const vehicles = bodies.filter((body) => body.vehicle && body !== firer && body !== target && !isOn(body));
  function isOn(body: Body): boolean {
    return [firer, target].some(({ at }) => covers({ polygon: rectangleOf(body) }, at));
  }
  const top = (piece: Piece, ground: number) => (piece.kind === 'hill' ? heightOf(piece) : ground + heightOf(piece));
  const eye = stands(firer) + eyeOf(firer);
  return pointsOf(target, firer.at).flatMap((point) =>
    [0.5, target.height].map((height): Met => {
      let [above, wood, smoke] = [-Infinity, 0, 0];
      for (const { at, share, inches } of walk(firer.at, point)) {
        const ray = eye + (stands(target) + height - eye) * share;
        const ground = groundAt(at);
        const here = pieces.filter((piece) => covers(piece, at));
        for (const piece of here) if (barriers.includes(piece)) above = Math.max(above, top(piece, ground) - ray);
        for (const body of vehicles)
          if (covers({ polygon: rectangleOf(body) }, at)) above = Math.max(above, stands(body) + body.height - ray);
        const isUnder = (kinds: string[]) =>
          here.some((piece) => kinds.includes(piece.kind) && top(piece, ground) > ray);
        if (isUnder(['wood', 'orchard'])) wood += inches;
        if (isUnder(['smoke'])) smoke += inches;
      }
      return { above, wood, smoke };
    }),
  );
}

function rectangleOf(body: Body): Point[] {
  const [length, width] = 'rectangle' in body.base ? body.base.rectangle : [0, 0];
  const corner = (ahead: number, right: number) =>
    moved(body.at, body.facing!, (ahead * length) / 2, (right * width) / 2);
  return [corner(1, 1), corner(1, -1), corner(-1, -1), corner(-1, 1)];
}

function isLow(piece: Piece): boolean {
  return piece.kind === 'bocage' || (['wall', 'hedge', 'fence'].includes(piece.kind) && heightOf(piece) <= 1);
}
