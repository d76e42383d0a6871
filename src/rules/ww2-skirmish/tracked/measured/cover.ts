import type { Class } from '../../../../../data/table.ts';
import { enclosing, limits } from '../../../../../data/ww2-skirmish/table.ts';
import type { Measured } from '../../../../measuring/book-table.ts';
import { best, farCover, isHullDown, namesOf, nearCover } from '../../../../measuring/classes.ts';
import type { Eyes, Look } from '../../../../measuring/eyes.ts';
import { aspect } from '../../../../table/aspect.ts';
import { off } from '../../../../table/bearing.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { roundedDegrees } from '../../../../table/close.ts';
import { crossings } from '../../../../table/crossings.ts';
import { apart, gapTo } from '../../../../table/gap.ts';
import { count } from '../../unit.ts';

/** How well each class covers. */
const RANK = { open: 0, soft: 1, hard: 2 } as const;

type Word = Class | 'open';

/** What covers one figure from another. */
function coverOf(eyes: Eyes, look: Look): { value: Word; by: string[] } {
  const near = nearCover(look, eyes.values);
  if (near.length > 0) return { value: best(near, eyes.values)!, by: namesOf(near) };
  const far = farCover(look, eyes.values);
  return far.is ? { value: 'soft', by: namesOf(far.by) } : { value: 'open', by: [] };
}

function worst(all: readonly { value: Word; by: string[] }[]): { value: Word; by: string[] } | undefined {
  return all.reduce<(typeof all)[number] | undefined>(
    (least, each) => (least && RANK[least.value] <= RANK[each.value] ? least : each),
    undefined,
  );
}

/** WS-FIRE-12: of a team, the worst of those who are seen. */
export function coverFromFire(eyes: Eyes): Measured | undefined {
  return worst(eyes.looks().map((look) => coverOf(eyes, look)));
}

/** The same of a team that nobody sees, by its nearest pair: it may be heard (WS-SPOT-12). */
export function coverAnyhow(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const { from, to } = pair;
  return coverFromFire(eyes) ?? coverOf(eyes, { from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) });
}

/** WS-SPOT-13: too deep in a wood, or behind something. */
export function sightTo(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  if (eyes.sees()) return { value: 'clear' };
  const wooded = crossings(eyes.table.terrain, pair.from.at, pair.to.at).filter(
    ({ kind }) => kind === 'wood' || kind === 'orchard',
  );
  const inches = wooded.reduce((sum, each) => sum + each.inches, 0);
  const { by } = eyes.sight(pair.from, pair.to);
  if (inches > eyes.values.sight.depth) return { value: 'woods', by: wooded.map(({ id }) => id) };
  return { value: 'blocked', by: by === undefined ? [] : [by] };
}

/** The worst that a team has on its way from every enemy who sees it there. */
export function coverOnWay(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  const { mover } = eyes;
  if (!actor || !mover || !eyes.way || eyes.way.length === 0) return undefined;
  const enemies = eyes.others(({ side }) => side !== actor.side).flatMap((unit) => eyes.table.figuresOf(unit));
  const found = placesOn([mover.at, ...eyes.way]).flatMap((at) =>
    enemies.flatMap((from) => {
      const to: Body = { ...mover, at };
      const sight = eyes.sight(from, to);
      return sight.is === 'blocked' ? [] : [coverOf(eyes, { from, to, sight, cover: eyes.cover(from, to) })];
    }),
  );
  return worst(found) ?? { value: 'hard' };
}

/** How close together places of a way are looked at, in inches. */
const STEP = 0.5;

function placesOn(places: readonly Body['at'][]): Body['at'][] {
  return places.slice(1).flatMap((to, i) => {
    const from = places[i]!;
    const length = apart(from, to);
    const steps = Math.floor(length / STEP);
    const between = Array.from({ length: steps + 1 }, (_, n): Body['at'] => {
      const part = length === 0 ? 0 : (n * STEP) / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
    return [...between, to];
  });
}

/** WS-DMG-05: in front of the line along its front edge, or behind it. */
export function facing(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  const seen = pair && aspect(pair.from, pair.to);
  if (!seen) return undefined;
  return { value: seen.ahead > 0 ? 'front' : seen.side === 'rear' ? 'rear' : 'side' };
}

/** WS-DMG-08: only its upper part shows, behind a crest, or it stands in or behind a house. */
export function hullDown(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const { from, to } = pair;
  const look = { from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) };
  const houses = look.cover.pieces.filter(({ kind }) => enclosing.includes(kind));
  const covered =
    houses.some(({ how }) => how === 'in') || nearCover(look, eyes.values).some((each) => houses.includes(each));
  return {
    value: isHullDown(look) || covered || isOnCrest(eyes, look),
    by: look.sight.by === undefined ? [] : [look.sight.by],
  };
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

/** WS-HAT-04: it drives fast, and not straight towards whoever shoots. */
export function crossing(eyes: Eyes, fast: number): Measured | undefined {
  const pair = eyes.nearestPair();
  const [target] = eyes.scene.targets;
  const degrees = pair && off(pair.from, pair.to);
  if (degrees === undefined || !target) return undefined;
  return { value: count(target, 'speed') > fast && roundedDegrees(degrees) > limits.towards };
}
