import type { Cover } from '../../../../../data/panzertroops/book.ts';
import { limits } from '../../../../../data/panzertroops/table.ts';
import type { Options } from '../../../../kernel/options/options.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Claimed, Met } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { arc } from '../../../../table/bearing.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { roundedDegrees, roundedInches } from '../../../../table/close.ts';
import { distance } from '../../../../table/distance.ts';
import { gapTo } from '../../../../table/gap.ts';
import type { Point } from '../../../../table/shape.ts';
import { book } from '../../book.ts';
import { armsOf } from '../../unit.ts';
import { type Aimed, bestChance, chanceAt, type Found, farthest, type ShotSaid } from './chances.ts';
import { coverBy, facing, lookAlong, obscured } from './firing.ts';
import { eyesWith, type Gone, goneBy, nearestOnWay, passedBy } from './way-of-target.ts';

/** A place where a target may be hit. */
interface Place {
  readonly body: Body;
  /** To any part of it. */
  readonly range: number;
  /** How it’s met there; nothing where it isn’t seen. It’s looked at when somebody asks. */
  met(): Found | undefined;
}

/** Where a target may be hit: first where it stands, then on its way, the nearest first. And what came of it, by what’s said. */
interface Places {
  readonly all: readonly Place[];
  readonly best: Map<string, readonly Place[]>;
}

/** What has been looked at on a table as it stands: what moves, falls or fires makes another one. */
const kept = new WeakMap<Eyes['table'], Map<string, Places>>();

/**
 * PT-ATK-01: where a shot in the defensive fire takes those who have just moved: at the place of best chance, or the one that’s named.
 * Where they stand is as good as any place where the chance is no better.
 * @returns nothing where they’re taken where they stand, or a way isn’t known to name a place of
 */
export function claimsOf(isLimited: Aimed['isLimited']) {
  return (eyes: Eyes, verb: string, said: Options, named?: Point): Claimed | undefined => {
    const { scene } = eyes;
    const { targets } = scene;
    if (eyes.own.length === 0 || targets.length === 0) return undefined;
    const gone = targets.map((unit) => goneBy(eyes, unit, said));
    const [first] = gone;
    if (gone.every((each) => each === undefined) || (named && !first)) return undefined;
    const against = verb === 'tankhit' ? 'ap' : 's';
    const aimed = targets.map((target): Aimed => ({ scene: alone(scene, target), target, against, isLimited }));
    const shot = shotSaid(said, verb);
    const spots = named
      ? [nearestOnWay(first!, named), ...standing(eyes, targets.slice(1))]
      : spotsOf(eyes, aimed, gone, shot);
    return spots && claimed(eyes, targets, gone, spots);
  };
}

/** As it’s read for one target alone; whether a house rule is asked for doesn’t depend on what was looked at before. */
function alone(scene: Scene, target: Unit): Scene {
  const asked = (scene.actor ? armsOf(scene.actor) : []).flatMap(({ weapon }) => book.weapons[weapon]?.toggle ?? []);
  return { ...scene, targets: [target], toggles: new Set(asked.filter((toggle) => scene.toggles.has(toggle))) };
}

/** What’s said of it is read when it’s asked for. */
function shotSaid(said: Options, verb: string): () => ShotSaid {
  return () => {
    const { weapon, mount, continued, range, obscured: hidden, cover, facing: side } = said as ShotSaid;
    const arm = verb === 'grenade' ? 'grenades' : weapon;
    return { weapon: arm, mount, continued, range, obscured: hidden, cover, facing: side };
  };
}

function standing(eyes: Eyes, units: readonly Unit[]): readonly (Body | undefined)[] {
  return units.map((unit) => eyes.table.figuresOf(unit)[0]);
}

/** The bases of all the targets at the places where they’re hit; nothing where none of that can be hit anywhere. */
function spotsOf(
  eyes: Eyes,
  aimed: readonly Aimed[],
  gone: readonly (Gone | undefined)[],
  shot: () => ShotSaid,
): readonly (Body | undefined)[] | undefined {
  const ranked = aimed.map((each, i) => rankedPlaces(eyes, each, gone[i], shot));
  const [first = [], ...others] = ranked;
  if (others.length === 0) return first[0] && [first[0].body];
  // PT-SPLIT-02: the others are near the first one then. PT-SPLIT-01: and in cover alike.
  for (const place of first) {
    const besides = others.map((places) => places.find((other) => isBeside(place, other, shot().cover)));
    if (besides.every((each) => each !== undefined)) return [place, ...besides].map(({ body }) => body);
  }
  return undefined;
}

function isBeside(first: Place, other: Place, said: Cover | undefined): boolean {
  const isAlike = said !== undefined || first.met()?.cover === other.met()?.cover;
  return isAlike && roundedInches(gapTo(baseOf(other.body), first.body.at)) <= limits.split;
}

/** Where it can be hit at all, the best chance first; of as good ones where it stands, then the nearest. */
function rankedPlaces(eyes: Eyes, aimed: Aimed, gone: Gone | undefined, shot: () => ShotSaid): readonly Place[] {
  const { all, best } = placesFor(eyes, aimed, gone);
  // Nothing that’s said makes anybody seen.
  if (!all.some((each) => each.met())) return [];
  const said = shot();
  const key = JSON.stringify([aimed.against, said, [...aimed.scene.toggles]]);
  const known = best.get(key);
  if (known) return known;
  const top = bestChance(aimed, said);
  const chances = new Map<Place, number>();
  for (const each of all) {
    const met = each.met();
    const chance = met && chanceAt(aimed, said, met);
    if (chance !== undefined) chances.set(each, chance);
    // Of one target alone only the best place is wanted.
    if (chance !== undefined && chance >= top - TIE && eyes.scene.targets.length === 1) break;
  }
  const ranked = [...chances.keys()].toSorted((one, other) => {
    const better = chances.get(other)! - chances.get(one)!;
    return Math.abs(better) < TIE ? 0 : better;
  });
  best.set(key, ranked);
  return ranked;
}

/** Chances that nobody could tell apart. */
const TIE = 1e-9;

function placesFor(eyes: Eyes, { scene, target }: Aimed, gone: Gone | undefined): Places {
  const { table } = eyes;
  const known = kept.get(table) ?? new Map<string, Places>();
  kept.set(table, known);
  // Several at once are all wanted in order, one alone only as far as its best place.
  const key = `${scene.actor?.id} ${target.id} ${gone !== undefined} ${eyes.scene.targets.length > 1}`;
  const found = known.get(key) ?? { all: placesOf(eyesOf(eyes, scene), gone), best: new Map() };
  known.set(key, found);
  return found;
}

function eyesOf(eyes: Eyes, scene: Scene): Eyes {
  return eyesWith(eyes, new Map(), scene);
}

/** Only what’s in reach of any of its arms is looked at. */
function placesOf(eyes: Eyes, gone: Gone | undefined): readonly Place[] {
  const [from] = eyes.own;
  const [stands] = eyes.theirs;
  if (!from || !stands) return [];
  const most = farthest(eyes.scene);
  const at = (body: Body): Place => {
    let met: Found | undefined | 'unknown' = 'unknown';
    return {
      body,
      range: roundedInches(distance(from, body).reach),
      met() {
        if (met === 'unknown') met = metAt(eyes, from, stands, body);
        return met;
      },
    };
  };
  const passed = gone ? passedBy(gone).map(at) : [];
  const near = passed.filter(({ range }) => range <= most).toSorted((one, other) => one.range - other.range);
  return [at(stands), ...near];
}

function metAt(eyes: Eyes, from: Body, stands: Body, body: Body): Found | undefined {
  const there = body === stands ? eyes : eyesWith(eyes, new Map([[stands, body]]));
  const [target] = there.scene.targets;
  const look = lookAlong(there, from, body);
  if (!target || look.sight.is === 'blocked') return undefined;
  const degrees = arc(from, body);
  return {
    range: roundedInches(distance(from, body).reach),
    obscured: obscured(there, {})?.value === true,
    cover: coverBy(there, look, target).value as Cover,
    facing: facing(there, {})?.value as Found['facing'],
    arc: degrees === undefined ? undefined : roundedDegrees(degrees),
  };
}

/** The eyes that see them where they’re hit, and who’s hit elsewhere than where he stands. */
function claimed(
  eyes: Eyes,
  targets: readonly Unit[],
  gone: readonly (Gone | undefined)[],
  spots: readonly (Body | undefined)[],
): Claimed {
  const instead = new Map<Body, Body>();
  const met = targets.flatMap((unit, i) => {
    const [went, at] = [gone[i], spots[i]];
    if (!went || !at || at === went.stands) return [];
    instead.set(went.stands, at);
    const met: Met = {
      unit,
      at,
      get way() {
        return [...passedBy(went), went.stands];
      },
    };
    return [met];
  });
  return { eyes: met.length === 0 ? eyes : eyesWith(eyes, instead), met };
}
