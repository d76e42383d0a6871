import { enclosing, limits } from '../../../../../data/ww2-skirmish/table.ts';
import { atOnce } from '../../../../kernel/at-once.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Measured } from '../../../../measuring/book-table.ts';
import { best, coverOf, isHullDown, isOnCrest, nearCover, type Worded, worst } from '../../../../measuring/classes.ts';
import type { Eyes, Look, Pair } from '../../../../measuring/eyes.ts';
import { placesOn } from '../../../../measuring/way-towards.ts';
import { aspect } from '../../../../table/aspect.ts';
import { off } from '../../../../table/bearing.ts';
import { type Body, place } from '../../../../table/body.ts';
import { roundedDegrees } from '../../../../table/close.ts';
import { crossings } from '../../../../table/crossings.ts';
import { count } from '../../unit.ts';

/** WS-FIRE-12: of a team, the worst of those who are seen. */
export function coverFromFire(eyes: Eyes, theirs = eyes.theirs): Worded | undefined {
  return worst(eyes.looks(eyes.own, theirs).map((look) => coverOf(look, eyes.values)));
}

/** The same of a team that nobody sees, by its nearest pair: it may be heard (WS-SPOT-12), and bombs find it. */
export function coverAnyhow(eyes: Eyes, theirs = eyes.theirs): Worded | undefined {
  const seen = coverFromFire(eyes, theirs);
  const pair = seen ? undefined : lookedAt(eyes, theirs);
  if (!pair) return seen;
  const { from, to } = pair;
  return coverOf({ from, to, sight: eyes.sight(from, to), cover: eyes.cover(from, to) }, eyes.values);
}

/** WS-SPOT-13: too deep in a wood, or behind something. */
export function sightTo(eyes: Eyes): Measured | undefined {
  const pair = lookedAt(eyes);
  if (!pair) return undefined;
  if (eyes.sees(eyes.own, eyes.theirs.length > 0 ? eyes.theirs : [pair.to])) return { value: 'clear' };
  const wooded = crossings(eyes.table.terrain, pair.from.at, pair.to.at).filter(
    ({ kind }) => kind === 'wood' || kind === 'orchard',
  );
  const inches = wooded.reduce((sum, each) => sum + each.inches, 0);
  const { by } = eyes.sight(pair.from, pair.to);
  if (inches > eyes.values.sight.depth) return { value: 'woods', by: wooded.map(({ id }) => id) };
  return { value: 'blocked', by: by === undefined ? [] : [by] };
}

/** The nearest pair, or whoever looks at a place, and that. */
function lookedAt(eyes: Eyes, theirs = eyes.theirs): Pair | undefined {
  return eyes.nearestPair(eyes.own, theirs.length > 0 || !eyes.point ? theirs : [place(eyes.point)]);
}

/** The worst that a team has on its way from every enemy who sees it there. */
export function coverOnWay(eyes: Eyes): Measured | undefined {
  return atOnce(lookingOnWay(eyes));
}

/** How close together places of a way are looked at, in inches. */
const STEP = 0.5;

/** What has been found on a table as it stands: what moves makes another one. */
const ways = new WeakMap<Eyes['table'], Map<string, Measured>>();

/** The same in pieces, an enemy's look at a place of the way each. It's kept. */
export function* lookingOnWay(eyes: Eyes): Generator<undefined, Measured | undefined> {
  const { actor } = eyes.scene;
  const { mover } = eyes;
  if (!actor || !mover || !eyes.way || eyes.way.length === 0) return undefined;
  const known = ways.get(eyes.table) ?? new Map<string, Measured>();
  ways.set(eyes.table, known);
  const key = `${actor.id} ${eyes.way}`;
  const found = known.get(key) ?? (yield* worstOnWay(eyes, actor, mover, eyes.way));
  known.set(key, found);
  return found;
}

function* worstOnWay(eyes: Eyes, actor: Unit, mover: Body, way: readonly Body['at'][]): Generator<undefined, Measured> {
  const enemies = eyes.others(({ side }) => side !== actor.side).flatMap((unit) => eyes.table.figuresOf(unit));
  let found: Worded | undefined;
  for (const at of placesOn([mover.at, ...way], STEP)) {
    const to: Body = { ...mover, at };
    for (const from of enemies) {
      yield;
      const cover = eyes.cover(from, to);
      // What's near counts however much of him is seen; where that's no worse than what has been found, nobody needs to look.
      const near = best(nearCover({ cover }, eyes.values), eyes.values);
      if (near !== undefined && found !== undefined && (found.value === 'soft' || found.value === near)) continue;
      const sight = eyes.sight(from, to);
      if (sight.is === 'blocked') continue;
      const one = coverOf({ from, to, sight, cover }, eyes.values);
      // Nothing is worse, so nobody needs to look further.
      if (one.value === 'open') return one;
      found = worst(found ? [found, one] : [one]);
    }
  }
  return found ?? { value: 'hard' };
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
  return { value: isHullDownFrom(eyes, look), by: look.sight.by === undefined ? [] : [look.sight.by] };
}

/** Whether only its upper part shows, it’s behind a crest, or it stands in or behind a house. */
export function isHullDownFrom(eyes: Eyes, look: Look): boolean {
  const houses = look.cover.pieces.filter(({ kind }) => enclosing.includes(kind));
  const near = nearCover(look, eyes.values);
  const covered = houses.some((each) => each.how === 'in' || near.includes(each));
  return isHullDown(look) || covered || isOnCrest(eyes, look, limits.crest);
}

/** WS-HAT-04: it drives fast, and not straight towards whoever shoots. */
export function crossing(eyes: Eyes, fast: number): Measured | undefined {
  const pair = eyes.nearestPair();
  const [target] = eyes.scene.targets;
  const degrees = pair && off(pair.from, pair.to);
  if (degrees === undefined || !target) return undefined;
  return { value: count(target, 'speed') > fast && roundedDegrees(degrees) > limits.towards };
}
