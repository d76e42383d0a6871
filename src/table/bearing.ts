import type { Body } from './body.ts';
import { apart } from './gap.ts';
import { NOTHING, type Point } from './shape.ts';

/** The direction from one place to another: degrees clockwise from up the table, 0 to 360. */
export function bearing([ax, ay]: Point, [bx, by]: Point): number {
  return ((Math.atan2(bx - ax, by - ay) * 180) / Math.PI + 360) % 360;
}

/** The angle between two directions, 0 to 180 degrees. */
export function between(one: number, other: number): number {
  const angle = Math.abs(one - other) % 360;
  return angle > 180 ? 360 - angle : angle;
}

/** The angle between the firer's facing and the direction to the target; nothing for a firer without a facing. */
export function arc(firer: Body, target: Body): number | undefined {
  return aside(firer, target.at);
}

/** The angle between the target's facing and the way back to the firer; nothing for a target without a facing. */
export function off(firer: Body, target: Body): number | undefined {
  return aside(target, firer.at);
}

/** How far from where a base faces a place lies. Whoever stands straight above or below it, on another floor, lies in no direction: 0. */
function aside({ facing, at }: Body, place: Point): number | undefined {
  if (facing === undefined) return undefined;
  return apart(at, place) < NOTHING ? 0 : between(facing, bearing(at, place));
}
