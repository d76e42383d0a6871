import { limits, obscuring } from '../../../../../data/panzertroops/table.ts';
import { weapons } from '../../../../../data/panzertroops/weapons.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar, Lookout, Measured } from '../../../../measuring/book-table.ts';
import { best, farCover, isHullDown, namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes, Look, Pair } from '../../../../measuring/eyes.ts';
import { placeIn } from '../../../../measuring/place-in.ts';
import { arc, off } from '../../../../table/bearing.ts';
import { type Body, firingPoint, place } from '../../../../table/body.ts';
import { close, roundedDegrees, roundedInches } from '../../../../table/close.ts';
import { cover } from '../../../../table/cover.ts';
import { crossings } from '../../../../table/crossings.ts';
import { distance } from '../../../../table/distance.ts';
import { apart } from '../../../../table/gap.ts';
import { moved, type Point } from '../../../../table/shape.ts';
import { sight } from '../../../../table/sight.ts';
import { has, isVehicle } from '../../unit.ts';
import { callersOf } from '../support/observers.ts';

/** PT-ARTY-12: the observers who direct what lands. */
export function observers(eyes: Eyes): Lookout {
  const { actor } = eyes.scene;
  const callers = actor ? callersOf(eyes.scene, actor.side) : [];
  return { figures: callers.flatMap((unit) => eyes.table.figuresOf(unit)) };
}

/** Whether any of a target can be hit: by the firer, or as those see it who look for him. A charge needs nobody to see it (PT-RUL-31). */
export function isInSight(eyes: Eyes, to: Body, { indirect, weapon }: Act): boolean {
  if (weapon === 'satchel') return true;
  return (indirect ? observers(eyes).figures : eyes.own).some((from) => canHit(eyes, from, to));
}

/** The firer and his target; where he fires indirectly, the nearest of those who look for him and see it (PT-RUL-33). */
function lookingAt(eyes: Eyes, { indirect, weapon }: Act): Pair | undefined {
  if (!indirect) return eyes.nearestPair(weapon === 'satchel' ? chargeOf(eyes) : eyes.own);
  const { figures } = observers(eyes);
  const seeing = figures.filter((from) => eyes.sees([from]));
  return eyes.nearestPair(seeing.length > 0 ? seeing : figures);
}

/** PT-RUL-31: a charge where he dropped it; as long as he has it, he himself. */
function chargeOf(eyes: Eyes): readonly Body[] {
  const lies = placeIn(eyes.scene.actor?.fields['dropped-place']);
  return lies ? [place(lies)] : eyes.own;
}

/**
 * PT-LOF-01: from the man’s or gun’s centre, or a vehicle’s mantlet, to any part of the target. PT-ARTY-07: from a mortar off the table,
 * straight from its own edge.
 */
export function reach(eyes: Eyes, act: Act): Measured | undefined {
  if (act.indirect) return act['off-table'] !== false && isMortar(act.weapon) ? rangeFromEdge(eyes) : undefined;
  const pair = lookingAt(eyes, act);
  return pair && { value: roundedInches(distance(pair.from, pair.to).reach) };
}

function isMortar(weapon: Act[string]): boolean {
  const row: object | undefined = weapons[String(weapon) as keyof typeof weapons];
  return row !== undefined && 'piece' in row && row.piece === 'mortar';
}

function rangeFromEdge(eyes: Eyes): Measured | undefined {
  const { scene, table, theirs } = eyes;
  const edge = scene.actor && table.edgeOf(scene.actor.side);
  if (!edge || theirs.length === 0) return undefined;
  const [width, depth] = table.size;
  const ranges = theirs.map((to) => {
    const [x, y] = to.at;
    const foot = { south: [x, 0], north: [x, depth], west: [0, y], east: [width, y] } as const;
    return distance(place(foot[edge]), to).reach;
  });
  return { value: roundedInches(Math.min(...ranges)) };
}

/**
 * PT-LOF-05, PT-LOF-06: whether the fire goes through any wood or house: not if that’s where the firer stands, in its edge, nor where a
 * target in an edge has given itself away.
 */
export function obscured(eyes: Eyes, act: Act): Measured | undefined {
  const pair = act.indirect ? undefined : lookingAt(eyes, act);
  const [target] = eyes.scene.targets;
  if (!pair || !target) return undefined;
  const [from, to] = [firingPoint(pair.from), pair.to.at];
  const end = apart(from, to);
  const inTheWay = crossings(eyes.table.terrain, from, to).filter((each) => {
    if (!obscuring.includes(each.kind) || each.inches <= 0) return false;
    const isEdge = each.inches <= limits.edge + TIE;
    if (each.from <= TIE && isEdge) return false;
    return !(each.to >= end - TIE && isEdge && has(target, 'revealed'));
  });
  return { value: inTheWay.length > 0, by: inTheWay.map(({ id }) => id) };
}

/** Inches that nobody could measure. */
const TIE = 1e-6;

/** PT-COV-01 to -03: hard behind or in something hard, or from below; soft behind something soft. What hides a hull is hard. */
export function coverFromFire(eyes: Eyes, act: Act): Measured | undefined {
  const pair = lookingAt(eyes, act);
  const [target] = eyes.scene.targets;
  return pair && target && coverBy(eyes, lookAlong(eyes, pair.from, pair.to), target);
}

/** The same by a look that has been taken. */
export function coverBy(eyes: Eyes, look: Look, target: Unit): Measured {
  const near = nearCover(look, eyes.values);
  if (best(near, eyes.values) === 'hard') return { value: 'hard', by: namesOf(near) };
  if (look.cover.higher || (isVehicle(target) && isHullDown(look))) {
    const { by } = look.sight;
    return { value: 'hard', ...(look.cover.higher || by === undefined ? {} : { by: [by] }) };
  }
  const far = farCover(look, eyes.values);
  return { value: near.length > 0 || far.is ? 'soft' : 'none', by: namesOf(near.length > 0 ? near : far.by) };
}

/** What’s seen along the line of fire: from the point where the gun stands, whose own vehicle stops nothing. */
export function lookAlong(eyes: Eyes, from: Body, to: Body): Look {
  const gun = { ...from, at: firingPoint(from) };
  const table = { ...eyes.table, bodies: eyes.table.bodies.filter((body) => body !== from) };
  return { from: gun, to, sight: sight(table, gun, to, eyes.rules), cover: cover(table, gun, to) };
}

/** PT-LOF-01: whether any of a target can be shot at. */
export function canHit(eyes: Eyes, from: Body, to: Body): boolean {
  return lookAlong(eyes, from, to).sight.is !== 'blocked';
}

/** PT-ARM-04: by how far the way back is off its facing. */
export function facing(eyes: Eyes, act: Act): Measured | undefined {
  const pair = lookingAt(eyes, act);
  const degrees = pair && off(pair.from, pair.to);
  if (degrees === undefined) return undefined;
  const rounded = roundedDegrees(degrees);
  const value = rounded < limits.front ? 'front' : rounded <= limits.side ? 'side' : 'rear';
  return { value, close: close(rounded, [limits.front, limits.side], 'degrees') };
}

/** PT-LOF-07: hull weapons, and guns on the ground, reach 30° to each side. */
export function barsOfField(isLimited: (act: Act) => boolean): (eyes: Eyes, act: Act) => readonly Bar[] {
  return (eyes, act) => {
    const pair = isLimited(act) ? eyes.nearestPair() : undefined;
    const degrees = pair && arc(pair.from, pair.to);
    if (degrees === undefined || roundedDegrees(degrees) <= limits.field) return [];
    return [{ reason: 'field', values: { arc: roundedDegrees(degrees), most: limits.field } }];
  };
}

/** PT-SMOKE-01: from the firer’s point to the place. */
export function rangeOfSmoke(eyes: Eyes): Measured | undefined {
  const [own] = eyes.own;
  return own && eyes.point ? { value: roundedInches(distance(own, place(eyes.point)).reach) } : undefined;
}

/** PT-SMOKE-08: a projector lays its smoke straight ahead of the vehicle. */
export function beforeIt({ scene, own: [body], point }: Eyes): Point | undefined {
  if (point || !body || body.facing === undefined || scene.targets.length > 0) return undefined;
  return moved(firingPoint(body), body.facing, limits.projector);
}
