import { housing, limits } from '../../../../../data/hans-n-panzer/table.ts';
import type { Class } from '../../../../../data/table.ts';
import type { Act, Measured } from '../../../../measuring/book-table.ts';
import { best, classOf, farCover, isHullDown, namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes, Look } from '../../../../measuring/eyes.ts';
import { aspect } from '../../../../table/aspect.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { close, roundedDegrees } from '../../../../table/close.ts';
import { crossings } from '../../../../table/crossings.ts';
import { apart, gapTo } from '../../../../table/gap.ts';

type Word = Class | 'open';

const RANK = { open: 0, soft: 1, hard: 2 } as const;

/** HP-RUL-22: of several men, the worst of those who are seen. */
export function coverFromFire(eyes: Eyes): Measured | undefined {
  const all = eyes.looks().map((look): { value: Word; by: string[] } => {
    const near = nearCover(look, eyes.values);
    const far = farCover(look, eyes.values);
    if (near.length > 0) return { value: best(near, eyes.values)!, by: namesOf(near) };
    return far.is ? { value: 'soft', by: namesOf(far.by) } : { value: 'open', by: [] };
  });
  return all.reduce<(typeof all)[number] | undefined>(
    (least, each) => (least && RANK[least.value] <= RANK[each.value] ? least : each),
    undefined,
  );
}

/** HP-RUL-07: by how far a shot is off the direct way onto the side that it hits. On a mark the firer has it. */
export function angle(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  const seen = pair && aspect(pair.from, pair.to);
  if (!seen) return undefined;
  const degrees = roundedDegrees(seen.angle);
  const value = degrees <= limits.square ? 'square' : degrees <= limits.oblique ? 'oblique' : 'glancing';
  return { value, close: close(degrees, [limits.square, limits.oblique], 'degrees') };
}

/** HP-TANK-05: hull down behind a house or a crest or where only its turret shows, behind a low wall, and soft cover beside either. */
export function coverOfVehicle(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const { from, to } = pair;
  const look = { from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) };
  const near = nearCover(look, eyes.values);
  const walls = near.filter((each) => classOf(each, eyes.values) === 'hard' || each.kind === 'fence');
  const houses = near.filter(({ kind }) => housing.includes(kind));
  const far = farCover(look, eyes.values);
  const isDown = houses.length > 0 || isOnCrest(eyes, look) || (isHullDown(look) && walls.length === 0);
  const soft = [...near, ...far.by].filter((each) => classOf(each, eyes.values) === 'soft' && each.kind !== 'fence');
  const hard = isDown ? 'hull-down' : walls.length > 0 ? 'low-wall' : undefined;
  const by = [...new Set([...namesOf(houses.length > 0 ? houses : walls), ...namesOf(soft), ...namesOf(far.by)])];
  if (isMachineGun(weapon)) return { value: hard ? 'hard' : soft.length > 0 || far.is ? 'soft' : 'open', by };
  if (hard) return { value: soft.length > 0 ? `soft-${hard}` : hard, by };
  return { value: soft.length > 0 || far.is ? 'soft' : 'open', by };
}

function isMachineGun(weapon: unknown): boolean {
  return weapon === 'light-mg' || weapon === 'heavy-mg' || weapon === 'vehicle-mg';
}

/** It stands on a hill, higher than the firer, who isn’t on it, and the line enters that hill just before it. */
function isOnCrest(eyes: Eyes, { from, to, cover }: Look): boolean {
  if (!cover.higher) return false;
  const length = apart(from.at, to.at);
  return crossings(eyes.table.terrain, from.at, to.at).some((each) => {
    if (each.kind !== 'hill' || each.to < length - 1e-6 || each.from <= 1e-6) return false;
    const part = each.from / length;
    const edge: Body['at'] = [from.at[0] + (to.at[0] - from.at[0]) * part, from.at[1] + (to.at[1] - from.at[1]) * part];
    return gapTo(baseOf(to), edge) <= limits.crest;
  });
}
