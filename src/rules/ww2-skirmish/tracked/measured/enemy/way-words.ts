import { ground } from '../../../../../../data/ww2-skirmish/table.ts';
import { Eyes } from '../../../../../measuring/eyes.ts';
import type { Looking } from '../../../../../measuring/places.ts';
import type { Body } from '../../../../../table/body.ts';
import { apart } from '../../../../../table/gap.ts';
import { path } from '../../../../../table/path.ts';
import type { Point } from '../../../../../table/shape.ts';
import { has } from '../../../unit.ts';
import { lookingOnWay } from '../cover.ts';

/** As far as a team goes at full speed, in inches. */
const FULL = 12;

/**
 * whether its way to an enemy, as far as it goes in a turn, is covered all along or over rough ground alone. It’s looked at before
 * the die says whether it goes, so straight (ours).
 */
export function* wayWords(eyes: Eyes, theirs: readonly Body[]): Looking<readonly string[]> {
  const { actor } = eyes.scene;
  const pair = eyes.nearestPair(eyes.own, theirs);
  if (!actor || !pair || !has(actor, 'under-fire')) return [];
  const { from, to } = pair;
  const part = Math.min(1, FULL / Math.max(FULL, apart(from.at, to.at)));
  const end: Point = [from.at[0] + (to.at[0] - from.at[0]) * part, from.at[1] + (to.at[1] - from.at[1]) * part];
  const way = new Eyes(eyes.table, eyes.values, eyes.scene, { way: [end] });
  const rough: readonly string[] = ground[0][1];
  const isRough = path(eyes.table.terrain, [from.at, end]).ground.every(({ kind }) => rough.includes(kind));
  const onWay = yield* lookingOnWay(way);
  const covered = (onWay?.value ?? 'open') !== 'open';
  return [...(isRough ? ['rough-way'] : []), ...(covered ? ['covered-way'] : [])];
}
