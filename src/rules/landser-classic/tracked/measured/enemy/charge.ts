import { assault } from '../../../../../../data/landser-classic/assault.ts';
import { Eyes } from '../../../../../measuring/eyes.ts';
import { isFree } from '../../../../../measuring/places.ts';
import { bearing } from '../../../../../table/bearing.ts';
import type { Body } from '../../../../../table/body.ts';
import { hundredth } from '../../../../../table/close.ts';
import { apart } from '../../../../../table/gap.ts';
import { moved, type Point } from '../../../../../table/shape.ts';
import { words } from '../../state.ts';
import { travel } from '../going.ts';
import type { Seen } from './seen.ts';

/** How far men go to assault, whatever the house rules: what every reading of either edition allows (RC-10), in inches. */
const REACH = assault.reach.inches;

/**
 * where he stands when he has gone straight into contact with somebody, within reach and over nothing that has to be crossed;
 * nothing if he can’t.
 */
export function placeInContact(eyes: Eyes, { unit, body }: Pick<Seen, 'unit' | 'body'>): Body | undefined {
  const { mover, scene, table, values } = eyes;
  const { actor } = scene;
  if (!mover || !actor || !('circle' in mover.base) || !('circle' in body.base)) return undefined;
  if (words(actor, 'locked').includes(unit.id)) return mover;
  const room = (mover.base.circle + body.base.circle) / 2;
  const far = apart(mover.at, body.at) - room;
  if (far <= 0) return mover;
  const facing = bearing(mover.at, body.at);
  const [x, y] = moved(mover.at, facing, far);
  const at: Point = [hundredth(x), hundredth(y)];
  const ends: Body = { ...mover, at, facing: Math.round(facing * 10) / 10 };
  const way = travel(new Eyes(table, values, scene, { way: [at] }), { action: 'move' });
  if (!way || (way.price ?? way.inches) > REACH || way.path.lines.length > 0 || way.barred.length > 0) return undefined;
  return isFree(eyes, ends) ? ends : undefined;
}
