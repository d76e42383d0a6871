import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Enemy } from '../../../../../measuring/enemy.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import { isFree, type Looking } from '../../../../../measuring/places.ts';
import { bearing } from '../../../../../table/bearing.ts';
import type { Body } from '../../../../../table/body.ts';
import { hundredth } from '../../../../../table/close.ts';
import { moved, type Point } from '../../../../../table/shape.ts';
import { movedInSight } from '../../../solo/phase/shooting.ts';
import { has } from '../../../unit.ts';
import { answers } from './answers.ts';
import { arrives } from './arriving.ts';
import { nextPlace } from './dead-ground.ts';
import { heads } from './heading.ts';
import { enemiesNear, figuresAt } from './seeing.ts';

/** How far a crew runs that has got out (WS-AFV-16), in inches. */
const CREW_RUNS = 12;

/** The enemy of WW2 Skirmish on a drawn table. */
export const enemy: Enemy = { answers, heads, shifts, turns, arrives, mayFire };

/** WS-PORT-01: a portal to its next place. WS-AFV-16: a crew away from the nearest enemy. */
function* shifts(eyes: Eyes): Looking<Body | undefined> {
  const { actor } = eyes.scene;
  if (!actor || !eyes.mover) return undefined;
  return has(actor, 'portal') ? yield* nextPlace(eyes) : runsBack(eyes, eyes.mover, CREW_RUNS);
}

/** WS-ACT-07, WS-AFV-13: to somebody, if it has room to turn. */
function turns(eyes: Eyes, to: Unit): Body | undefined {
  const { actor } = eyes.scene;
  const { mover } = eyes;
  const there = eyes.table.placeOf(to);
  if (!actor || !mover || !there || eyes.table.carrierOf(actor)) return undefined;
  const body = { ...mover, facing: bearing(mover.at, there.at) };
  return figuresAt(eyes, body).every((each) => isFree(eyes, each)) ? body : undefined;
}

function runsBack(eyes: Eyes, mover: Body, most: number): Body | undefined {
  const [enemyNear] = enemiesNear(eyes, mover.at);
  if (!enemyNear) return undefined;
  const facing = bearing(enemyNear.at, mover.at);
  for (let inches = most; inches > 0; inches -= 0.5) {
    const [x, y] = moved(mover.at, facing, inches);
    const at: Point = [hundredth(x), hundredth(y)];
    const body = { ...mover, at, facing };
    if (figuresAt(eyes, body).every((each) => isFree(eyes, each))) return body;
  }
  return undefined;
}

/** WS-FIRE-01: whether it sees any of the enemy that has moved. */
function* mayFire(eyes: Eyes): Looking<boolean> {
  for (const unit of movedInSight(eyes.scene)) {
    yield;
    if (eyes.sees(eyes.own, eyes.table.figuresOf(unit))) return true;
  }
  return false;
}
