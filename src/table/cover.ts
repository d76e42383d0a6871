import { bearing } from './bearing.ts';
import { type Body, baseOf, pointsOf } from './body.ts';
import { cut, mayMeet } from './cut.ts';
import { apart, gapTo, holds } from './gap.ts';
import type { Kind } from './piece.ts';
import { moved, NOTHING, type Point, type Solid } from './shape.ts';
import { type Table, touches } from './terrain.ts';

/** What a vehicle between somebody and his target is listed as. */
export const VEHICLE = 'vehicle';

/** One thing that covers a target. */
export interface Covering {
  /** A piece's ID, or a vehicle's name. */
  readonly id: string;
  readonly kind: Kind | typeof VEHICLE;
  /**
   * `in`: the target's centre is in it. `touch`: a line crosses it, and the target's base touches it. `near`: a line crosses it, for
   * the last time within 1″ of that base. `between`: a line crosses it further off.
   */
  readonly how: 'in' | 'touch' | 'near' | 'between';
  /** How many of the three lines cross it. */
  readonly lines: number;
}

export interface Cover {
  readonly pieces: readonly Covering[];
  /** The target stands higher than the firer. */
  readonly higher: boolean;
}

const COVERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['wood', 'orchard', 'crops', 'scrub', 'hedge', 'bocage', 'wall', 'fence', 'building', 'ruin', 'rubble'] as const),
  ...(['rough', 'foxhole', 'trench', 'bunker', 'wreck'] as const),
]);

/** In inches from the target's base. */
const NEAR = 1;
const HOWS = ['in', 'touch', 'near', 'between'] as const;

/**
 * What a target has from a firer. Three lines run from the firer's centre to the three points that sight looks at: the target's
 * centre and both ends of its outline. `near` and `between` leave out what the firer stands in or touches.
 */
export function cover(table: Table, firer: Body, target: Body): Cover {
  const { terrain, bodies } = table;
  const points = pointsOf(target, firer.at);
  const [from, to] = [terrain.standing(firer), terrain.standing(target)];
  const fan = Math.max(...points.map((point) => apart(point, target.at)));
  // A piece around the target's centre counts, whether or not a line meets it.
  const near = new Set([...terrain.along(firer.at, target.at, fan), ...to.on]);
  const found = [...near].flatMap((laid) => {
    if (!COVERS.has(laid.piece.kind)) return [];
    const standing: Near = {
      isIn: to.on.has(laid),
      isTouched: to.touched.has(laid),
      isFirers: from.on.has(laid) || from.touched.has(laid),
    };
    return covering(laid.piece.id, laid.piece.kind, laid.solid, standing, firer, target, points);
  });
  const behind = bodies.flatMap((body) => {
    const solid = baseOf(body);
    if (!body.vehicle || body === firer || body === target) return [];
    if (!mayMeet(solid.box, firer.at, target.at, fan) && !holds(solid, target.at)) return [];
    const standing = {
      isIn: holds(solid, target.at),
      isTouched: touches(target, body),
      isFirers: touches(firer, body),
    };
    return covering(body.name, VEHICLE, solid, standing, firer, target, points);
  });
  const pieces = [...found, ...behind].toSorted((a, b) => HOWS.indexOf(a.how) - HOWS.indexOf(b.how));
  return { pieces, higher: to.height > from.height + NOTHING };
}

/** What a target and a firer have to do with something already. */
interface Near {
  readonly isIn: boolean;
  readonly isTouched: boolean;
  readonly isFirers: boolean;
}

function covering(
  id: string,
  kind: Covering['kind'],
  solid: Solid,
  { isIn, isTouched, isFirers }: Near,
  firer: Body,
  target: Body,
  points: readonly Point[],
): Covering[] {
  const cuts = points.map((point) => ({ point, last: cut(solid, firer.at, point).at(-1)?.[1] }));
  const lines = cuts.filter(({ last }) => last !== undefined).length;
  if (isIn) return [{ id, kind, how: 'in', lines }];
  if (lines === 0) return [];
  if (isTouched) return [{ id, kind, how: 'touch', lines }];
  if (isFirers) return [];
  const base = baseOf(target);
  const isNear = cuts.some(({ point, last }) => {
    return last !== undefined && gapTo(base, moved(firer.at, bearing(firer.at, point), last)) <= NEAR + NOTHING;
  });
  return [{ id, kind, how: isNear ? 'near' : 'between', lines }];
}
