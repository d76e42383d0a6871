import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Enemy } from '../../../../../measuring/enemy.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import type { Looking } from '../../../../../measuring/places.ts';
import { bearing } from '../../../../../table/bearing.ts';
import type { Body } from '../../../../../table/body.ts';
import { hasJustMoved } from '../../solo/sides.ts';
import { word } from '../../state.ts';
import { barsOfCovering } from '../arcs.ts';
import { answers } from './answers.ts';
import { placeInContact } from './charge.ts';
import { heads } from './heading.ts';
import { isSeen, others } from './seen.ts';

/** The enemy that Landser borrows, on a drawn table. */
export const enemy: Enemy = { answers, heads, shifts, turns, arrives: nowhere, mayFire };

/** Nobody comes on in Landser. */
function* nowhere(): Looking<undefined> {}

/** up to whom he assaults. */
function* shifts(eyes: Eyes): Looking<Body | undefined> {
  const { actor } = eyes.scene;
  const { mover } = eyes;
  if (!actor || !mover) return undefined;
  const enemies = others(eyes, false);
  const charged = enemies.find(({ unit }) => unit.id === word(actor, 'in-reach'));
  return charged && placeInContact(eyes, charged);
}

/** to an enemy, where he stands; a man's base is round, so there's always room. */
function turns(eyes: Eyes, to: Unit): Body | undefined {
  const { mover } = eyes;
  const [theirs] = eyes.table.figuresOf(to);
  return mover && theirs && 'circle' in mover.base ? { ...mover, facing: bearing(mover.at, theirs.at) } : undefined;
}

/** LC-COV-01: whether whoever covers sees one of the side who has just moved, and who has come into his arc. */
function* mayFire(eyes: Eyes): Looking<boolean> {
  const [own] = eyes.own;
  if (!own) return false;
  for (const mover of others(eyes, false).filter(({ unit }) => hasJustMoved(eyes.scene, unit))) {
    yield;
    if (isSeen(eyes, mover) && barsOfCovering(eyes, own, mover.unit).length === 0) return true;
  }
  return false;
}
