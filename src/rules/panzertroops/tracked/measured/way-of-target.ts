import type { Options } from '../../../../kernel/options/options.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { Eyes } from '../../../../measuring/eyes.ts';
import { cornersGone } from '../../../../measuring/way-gone.ts';
import { bearing } from '../../../../table/bearing.ts';
import type { Body } from '../../../../table/body.ts';
import { apart } from '../../../../table/gap.ts';
import type { Point } from '../../../../table/shape.ts';
import { book } from '../../book.ts';
import { word } from '../../unit.ts';
import { hasActed } from '../fire/before.ts';
import { takenBy } from '../moving/carrying.ts';
import { isStepOf } from '../when.ts';

/** How far apart the places of a way are at which a shot is measured, in inches. */
const STEP = 0.5;

/** Somebody who has moved just now, and where he stands after it: on what carries him, if anything does. */
export interface Gone {
  readonly unit: Unit;
  readonly stands: Body;
  /** The corners of his way. */
  readonly corners: readonly Point[];
}

/** PT-ATK-01: the way of a target that has just moved, or was carried; nothing in any other step, and where it isn’t known. */
export function goneBy({ scene, table }: Eyes, unit: Unit, said: Options): Gone | undefined {
  const { actor } = scene;
  if (!actor || actor.side === unit.side || !isStepOf(scene, actor.side, 'defensive', book)) return undefined;
  // Before he got on or off, or took another’s place, he was where only the players know.
  if (hasActed(unit) && said.before) return undefined;
  const carried = takenBy(scene, unit);
  const [stands] = table.figuresOf(unit);
  const kept = word(carried && !carried.gone ? carried : unit, 'way-gone');
  const corners = stands ? cornersGone(kept, stands.at) : [];
  return stands && corners.length > 1 ? { unit, stands, corners } : undefined;
}

/** His base at each half inch of his way and at its corners, from where he set out; where he stands now isn’t among them. */
export function passedBy({ stands, corners }: Gone): readonly Body[] {
  return legsOf(corners).flatMap(([from, to]) => {
    const length = apart(from, to);
    const inches = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, n) => n * STEP);
    return inches.filter((each) => each < length - 1e-6).map((each) => onLeg(stands, [from, to], each / length));
  });
}

/** His base at the place of his way that’s nearest to one that’s named. */
export function nearestOnWay({ stands, corners }: Gone, [x, y]: Point): Body {
  const all = legsOf(corners).map((leg) => {
    const [[ax, ay], [bx, by]] = leg;
    const [dx, dy] = [bx - ax, by - ay];
    const part = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    return onLeg(stands, leg, Math.min(1, Math.max(0, part)));
  });
  const nearest = all.toSorted((one, other) => apart(one.at, [x, y]) - apart(other.at, [x, y]))[0]!;
  return apart(nearest.at, stands.at) < 0.01 ? stands : nearest;
}

type Leg = readonly [from: Point, to: Point];

function legsOf(corners: readonly Point[]): readonly Leg[] {
  return corners.slice(1).flatMap((to, i) => (apart(corners[i]!, to) > 0 ? [[corners[i]!, to] as const] : []));
}

/** He faces where he goes, on the ground. */
function onLeg(stands: Body, [from, to]: Leg, part: number): Body {
  const { storey: _, ...body } = stands;
  const at: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  return { ...body, at, facing: bearing(from, to) };
}

/** The same eyes while somebody stands elsewhere: he, and all that he carries. */
export function eyesWith(eyes: Eyes, instead: ReadonlyMap<Body, Body>, scene = eyes.scene): Eyes {
  const { table, values, way, faces } = eyes;
  const moved = (body: Body) => instead.get(body) ?? body;
  const there = {
    ...table,
    bodies: table.bodies.map(moved),
    figuresOf: (unit: Unit) => table.figuresOf(unit).map(moved),
  };
  return new Eyes(there, values, scene, { point: eyes.point, way, faces });
}
