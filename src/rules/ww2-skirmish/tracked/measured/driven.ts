import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Driven } from '../../../../measuring/book-table.ts';
import { Eyes } from '../../../../measuring/eyes.ts';
import { barredOn, isOnTable, overlaps, standingAt } from '../../../../measuring/travel.ts';
import { bearing } from '../../../../table/bearing.ts';
import type { Body } from '../../../../table/body.ts';
import { hundredth } from '../../../../table/close.ts';
import { moved, type Point } from '../../../../table/shape.ts';
import { inAction } from '../../figures.ts';
import { redeployed } from './enemy/redeploying.ts';
import { isTracked } from './going.ts';

/** How far somebody who loses a melee is forced back (WS-MEL-04), in inches. */
const FORCED = 1;
/** How much less far is tried where there’s no room, in inches: back, and by whatever crashes into something. */
const LESS = 0.25;
const SHORT = 0.05;

/**
 * WS-GEN-09: portals nearer to their edge. WS-MOR-06: straight away from the nearest enemy. WS-MEL-04, WS-MEL-05: from whom it fought.
 * WS-VEH-09: straight on. As far as there’s room.
 */
export function drives(eyes: Eyes, verb: string, facts: Facts, { task }: Act): readonly Driven[] {
  const { table, values, scene } = eyes;
  const { actor, targets } = scene;
  const of = (unit: Unit) => new Eyes(table, values, { ...scene, actor: unit, targets: [] });
  const back = (unit: Unit, from: readonly Body[], inches: number, turns: boolean) => {
    const far = table.carrierOf(unit) ? undefined : backFrom(of(unit), unit, from, { inches, turns });
    return far ? [{ unit, ...far }] : [];
  };
  if (facts.force === 'redeploy') return redeployed(eyes);
  if (!actor) return [];
  if (verb === 'morale' && facts.result === 'falls-back') {
    const enemies = of(actor).others((unit) => unit.side !== actor.side && inAction(unit).length > 0);
    return back(
      actor,
      enemies.flatMap((enemy) => table.figuresOf(enemy)),
      Number(facts.inches),
      true,
    );
  }
  if (verb === 'move' && task === 'crash') {
    const far = crashing(of(actor), actor, Number(facts.inches));
    return far ? [{ unit: actor, ...far }] : [];
  }
  const [target] = targets;
  if (verb !== 'assault' || facts.result !== 'pushed-back' || facts.captured === true || !target) return [];
  const [loser, winner] = facts.winner === 'attacker' ? [target, actor] : [actor, target];
  return back(loser, table.figuresOf(winner), FORCED, false);
}

/** A unit as it stands so far back, or as far as its way is free. Who moves away turns; who’s forced back in a fight and vehicles don’t (ours). */
function backFrom(
  eyes: Eyes,
  unit: Unit,
  enemies: readonly Body[],
  { inches: most, turns }: { readonly inches: number; readonly turns: boolean },
): Far | undefined {
  const { mover } = eyes;
  const near = mover && eyes.nearestPair(eyes.own, enemies);
  if (!mover || !near) return undefined;
  const away = bearing(near.to.at, near.from.at);
  return asFarAs(eyes, unit, mover, {
    towards: away,
    inches: most,
    less: LESS,
    turns: turns && 'circle' in mover.base,
  });
}

/** A vehicle that crashes, where it comes to a stop: whatever it can’t pass holds it up (ours). */
function crashing(eyes: Eyes, unit: Unit, inches: number): Far | undefined {
  const { mover } = eyes;
  return mover && asFarAs(eyes, unit, mover, { towards: mover.facing ?? 0, inches, less: SHORT, turns: false });
}

type Far = Pick<Driven, 'to' | 'held'>;

/** Whoever is driven straight in a direction, as he stands there, or as far as his way is free. */
function asFarAs(
  eyes: Eyes,
  unit: Unit,
  mover: Body,
  {
    towards,
    inches: most,
    less,
    turns,
  }: { readonly towards: number; readonly inches: number; readonly less: number; readonly turns: boolean },
): Far {
  const isFriend = (name: string) => eyes.others(({ side }) => side === unit.side).some((each) => each.name === name);
  let by: string | undefined;
  for (let inches = most; inches > 0; inches -= less) {
    const [x, y] = moved(mover.at, towards, inches);
    const at: Point = [hundredth(x), hundredth(y)];
    const barred = barredOn(eyes, mover, [mover.at, at], { isFriend, leaves: false, isTracked: isTracked(unit) });
    const body = { ...mover, at, ...(turns ? { facing: towards } : {}) };
    if (barred.length === 0 && hasRoom(eyes, body))
      return { to: body, ...(inches < most ? { held: { inches: hundredth(inches), of: most, by } } : {}) };
    [by] = barred;
  }
  return { held: { inches: 0, of: most, by } };
}

/** Whether all its figures have room as they’d stand. */
function hasRoom(eyes: Eyes, body: Body): boolean {
  const others = eyes.table.bodies.filter(({ name }) => name !== body.name);
  return standingAt(eyes, body).every(
    (each) => isOnTable(each, eyes.table.size) && !others.some((other) => overlaps(each, other)),
  );
}
