import type { Unit } from '../kernel/state/scene.ts';
import { bearing } from '../table/bearing.ts';
import type { Body } from '../table/body.ts';
import { hundredth } from '../table/close.ts';
import { inContact } from '../table/contact.ts';
import { apart } from '../table/gap.ts';
import { moved, type Point } from '../table/shape.ts';
import type { Eyes } from './eyes.ts';
import { goingBy, isOnTable, overlaps } from './travel.ts';

/** Directions that are tried, so many degrees apart. */
const TURN = 15;
/** Where nothing in contact is free, how much further off each next try is, and how far at most (ours), in inches. */
const OFF = 0.5;
const FURTHEST = 12;

/**
 * Where somebody stands who has just got out: a free place in contact, on the far side from the nearest enemy who sees what he got out
 * of, or else the free one that's nearest to that (HP-VEH-03, HP-VEH-06; ours in the other books). Where nothing in contact is free, such as in a crowd or in water, it's the nearest place that is (ours).
 * @param unit who gets out: several men turn to what they got out of, so that there’s room behind their first row
 * @param from what they got out of @param others who got out before them
 * @returns their place, and all of their bases; nothing where everything for a long way around it is taken
 */
export function placeBeside(
  eyes: Eyes,
  unit: Unit,
  from: Body,
  others: readonly Body[],
): { readonly at: Body; readonly all: readonly Body[] } | undefined {
  const out = eyes.table.standing(unit);
  const isGroup = eyes.table.standingAt(unit, out).length > 1;
  const away = awayFromEnemies(eyes, from, unit.side);
  const turns = Array.from({ length: 180 / TURN }, (_, i) => (i + 1) * TURN);
  const around = [0, ...turns.flatMap((degrees) => [degrees, -degrees])].flatMap((turn) => {
    const there = inContact(out, from, away + turn);
    return there ? [{ there, direction: away + turn }] : [];
  });
  const isClear = (all: readonly Body[]) =>
    all.every((each) => isFree(eyes, each, [from, ...others]) && !overlaps(each, from));
  for (let off = 0; off <= FURTHEST; off += OFF)
    for (const { there, direction } of around) {
      const at = off === 0 ? there.at : rounded(moved(there.at, direction, off));
      const one = { ...there, at, ...(isGroup ? { facing: bearing(at, from.at) } : {}) };
      const all = eyes.table.standingAt(unit, one);
      if (isClear(all)) return { at: one, all };
    }
  return undefined;
}

function rounded([x, y]: Point): Point {
  return [hundredth(x), hundredth(y)];
}

function awayFromEnemies(eyes: Eyes, from: Body, side: string | undefined): number {
  const enemies = eyes.others((unit) => unit.side !== side).flatMap((unit) => eyes.table.figuresOf(unit));
  const near = enemies.toSorted((one, other) => apart(one.at, from.at) - apart(other.at, from.at));
  const seen = near.find((enemy) => eyes.sight(enemy, from).is !== 'blocked');
  return seen ? bearing(seen.at, from.at) : (from.facing ?? 0) + 180;
}

function isFree({ table, values }: Eyes, there: Body, [from, ...others]: readonly Body[]): boolean {
  const ground = table.terrain.at(there.at).find(({ piece }) => piece.kind !== 'hill');
  if (ground && values.kinds[ground.piece.kind][goingBy(there)].price === undefined) return false;
  return (
    isOnTable(there, table.size) && ![...table.bodies, ...others].some((body) => body !== from && overlaps(there, body))
  );
}
