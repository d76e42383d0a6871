import { doubled } from '../../../../../data/hans-n-panzer/game.ts';
import { reach, smallArms } from '../../../../../data/hans-n-panzer/infantry.ts';
import { limits } from '../../../../../data/hans-n-panzer/table.ts';
import type { Act, Measured, Taken } from '../../../../measuring/book-table.ts';
import { coverOf, type Worded, worst } from '../../../../measuring/classes.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { bearing } from '../../../../table/bearing.ts';
import { roundedInches } from '../../../../table/close.ts';
import { cone, under } from '../../../../table/under.ts';
import { bandOf } from '../../distance.ts';
import { inches } from '../unit.ts';
import { type Figure, menBefore } from './men.ts';

/** The weapons that fire a cone (HP-INF-08, HP-INF-11). */
type ConeWeapon = keyof typeof smallArms;

/** A man under the cone. */
interface Coned extends Figure {
  /** From the gunner’s centre to his. */
  readonly inches: number;
  readonly section: number;
  readonly cover: Worded;
}

/** Whether it’s a cone that the weapon fires: rifles and pistols shoot at one man each. */
export function firesCone(weapon: unknown): weapon is ConeWeapon {
  return Object.hasOwn(smallArms, String(weapon)) && smallArms[weapon as ConeWeapon].of === 'figures';
}

/**
 * HP-INF-08, HP-INF-11: everybody under the cone that the gunner sees, nearest first. The gunner is the firer’s figure of the nearest
 * pair, and he points at the other one; his own men stand aside.
 */
function coned(eyes: Eyes, { weapon }: Act): readonly Coned[] {
  const aimed = firesCone(weapon) ? eyes.nearestPair() : undefined;
  if (!aimed || !firesCone(weapon)) return [];
  const { from: gunner, to } = aimed;
  const { scene } = eyes;
  const length = inches(scene, reach.inches[weapon], { doubled });
  const width = inches(scene, limits.cone, { doubled });
  const men = menBefore(eyes);
  const bodies = men.map(({ body }) => body);
  return under(bodies, cone(gunner.at, bearing(gunner.at, to.at), length, width), 'any').flatMap(
    ({ body, distance }) => {
      const figure = men.find((each) => each.body === body)!;
      const range = roundedInches(distance);
      if (range > length) return [];
      const sight = eyes.sight(gunner, body);
      if (sight.is === 'blocked') return [];
      const cover = coverOf({ from: gunner, to: body, sight, cover: eyes.cover(gunner, body) }, eyes.values);
      return [{ ...figure, inches: range, section: sectionAt(eyes, weapon, range), cover }];
    },
  );
}

function sectionAt({ scene }: Eyes, weapon: ConeWeapon, range: number): number {
  const counts = scene.toggles.has('double-scale') ? range / doubled.times : range;
  return bandOf(counts, smallArms[weapon]);
}

/** The men of the targets in the section that’s shot at: the one that the range names, or else the nearest that has any. */
function shotAt(eyes: Eyes, act: Act): readonly Coned[] {
  const { weapon, range } = act;
  const theirs = coned(eyes, act).filter(({ unit }) => eyes.scene.targets.includes(unit));
  const section = firesCone(weapon) && typeof range === 'number' ? sectionAt(eyes, weapon, range) : theirs[0]?.section;
  return theirs.filter((each) => each.section === section);
}

/** To the nearest man in the nearest section that has any; of rifles and pistols, from centre to centre. */
export function rangeOfShot(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const range = shotAt(eyes, { weapon })[0]?.inches ?? eyes.range();
  return range === undefined ? undefined : { value: range };
}

/** HP-RUL-22: of several men, the worst of those who are seen; under a cone, of those in the section. */
export function coverFromFire(eyes: Eyes, act: Act): Worded | undefined {
  const section = shotAt(eyes, act);
  if (section.length > 0) return worst(section.map(({ cover }) => cover));
  return worst(eyes.looks().map((look) => coverOf(look, eyes.values)));
}

/** How many of the targets’ men a die is thrown for: those in the section who have that cover. */
export function menUnderCone(eyes: Eyes, act: Act): Measured | undefined {
  if (!firesCone(act.weapon) || eyes.own.length === 0 || eyes.theirs.length === 0) return undefined;
  return { value: shotAt(eyes, act).filter(({ cover }) => cover.value === act.cover).length };
}

/** The same burst at whoever else is under the cone: another section, another cover, another unit, friends too. */
export function restOfBurst(eyes: Eyes, act: Act): readonly Taken[] {
  const { weapon, range, cover } = act;
  if (!firesCone(weapon) || typeof range !== 'number') return [];
  const shot = { section: sectionAt(eyes, weapon, range), cover };
  const isShotAt = (each: Coned) =>
    eyes.scene.targets.includes(each.unit) && each.section === shot.section && each.cover.value === shot.cover;
  const groups = new Map<string, Coned[]>();
  for (const each of coned(eyes, act).filter((one) => !isShotAt(one))) {
    const key = `${each.unit.id}/${each.section}/${each.cover.value}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((men) => {
    const [first] = men as [Coned];
    return { unit: first.unit, options: { range: first.inches, figures: men.length, cover: first.cover.value } };
  });
}
