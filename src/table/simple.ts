import { turn } from './gap.ts';
import { NOTHING, type Point, type Side, type Solid } from './shape.ts';

/** Whether an outline goes around something without crossing or touching itself. */
export function isSimple({ sides }: Solid): boolean {
  if (Math.abs(sides.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)) < NOTHING) return false;
  return sides.every((side, i) =>
    sides.slice(i + 1).every((other, k) => !meets(side, other, k === 0, i === 0 && k === sides.length - 2)),
  );
}

/** Whether two sides have a point in common, apart from the corner of neighbours. */
function meets([a, b]: Side, [c, d]: Side, follows: boolean, closes: boolean): boolean {
  if (follows) return isBetween(a, b, d) || isBetween(c, d, a);
  if (closes) return isBetween(a, b, c) || isBetween(c, d, b);
  const [p, q, r, s] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (p * q < 0 && r * s < 0) return true;
  return isBetween(a, b, c) || isBetween(a, b, d) || isBetween(c, d, a) || isBetween(c, d, b);
}

/** Whether a point lies on a straight side. */
function isBetween(a: Point, b: Point, point: Point): boolean {
  if (Math.abs(turn(a, b, point)) > NOTHING) return false;
  const inside = (i: 0 | 1) => point[i] >= Math.min(a[i], b[i]) - NOTHING && point[i] <= Math.max(a[i], b[i]) + NOTHING;
  return inside(0) && inside(1);
}
