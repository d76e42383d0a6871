import { INDIRECT, type Indirect } from '../../../../../data/hans-n-panzer/armoury.ts';
import { shelling } from '../../../../../data/hans-n-panzer/artillery.ts';
import type { Shelter } from '../../../../../data/hans-n-panzer/book/shooting.ts';
import { housing, limits, woods } from '../../../../../data/hans-n-panzer/table.ts';
import type { Act, Measured, Taken } from '../../../../measuring/book-table.ts';
import { classOf, counts } from '../../../../measuring/classes.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { bearing } from '../../../../table/bearing.ts';
import { place } from '../../../../table/body.ts';
import type { Point } from '../../../../table/shape.ts';
import { circle, cross, type Part, type Template, under } from '../../../../table/under.ts';
import { word } from '../unit.ts';
import { type Figure, figuresOf, menBefore } from './men.ts';

/** A man under a part of a template. */
interface Struck extends Figure {
  readonly part: Part | undefined;
  /** HP-RUL-11: all of him is within an inch of its middle. */
  readonly near: boolean;
  readonly cover: Shelter;
  /** The pieces that shelter him. */
  readonly by: readonly string[];
}

/** The direction in which a battery off the table fires: square from its side’s edge. */
const FROM_EDGE = { south: 0, west: 90, north: 180, east: 270 } as const;

/** HP-ART-07, HP-ART-12: the five parts as they lie, the middle over what’s aimed at. */
function templateOf(eyes: Eyes, weapon: Indirect): readonly Template[] {
  const middle = eyes.aimedAt();
  const { actor } = eyes.scene;
  const edge = actor && eyes.table.edgeOf(actor.side ?? '');
  const from = eyes.own[0]?.at;
  const direction = middle && from ? bearing(from, middle) : edge && FROM_EDGE[edge];
  if (!middle || direction === undefined) return [];
  const { across, deep } = shelling.areas[weapon];
  return cross(middle, direction, deep === across ? { radius: across / 2 } : { length: deep, width: across });
}

/** Who’s under some parts of a template, each with what shelters him from the middle of his own part. */
function struck(eyes: Eyes, parts: readonly Template[], men: readonly Figure[]): readonly Struck[] {
  return parts.flatMap((template) => {
    const bodies = men.map(({ body }) => body);
    const near = new Set(under(bodies, circle(template.middle, limits.near), 'whole').map(({ body }) => body));
    return under(bodies, [template], 'any').map(({ body }) => {
      const figure = men.find((each) => each.body === body)!;
      return { ...figure, part: template.part, near: near.has(body), ...shelterOf(eyes, template.middle, figure) };
    });
  });
}

/** HP-ART-10, HP-TER-04: a house, a wall away from the middle, or woods. */
function shelterOf(eyes: Eyes, middle: Point, { body }: Figure): Pick<Struck, 'cover' | 'by'> {
  const { table, values } = eyes;
  const around = table.terrain.at(body.at).map(({ piece }) => piece);
  const houses = around.filter(({ kind }) => housing.includes(kind));
  if (houses.length > 0) return { cover: 'house', by: houses.map(({ id }) => id) };
  const holding = new Set(table.terrain.at(middle).map(({ piece }) => piece.id));
  const walls = eyes.cover(place(middle), body).pieces.filter((each) => {
    if (classOf(each, values) !== 'hard' || !counts(each, values)) return false;
    return each.how === 'in' ? !holding.has(each.id) : each.how !== 'between';
  });
  if (walls.length > 0) return { cover: 'wall', by: walls.map(({ id }) => id) };
  const trees = around.filter(({ kind }) => woods.includes(kind));
  return { cover: trees.length > 0 ? 'woods' : 'open', by: trees.map(({ id }) => id) };
}

/** What most men have; of as many, the least. */
function mostCommon(men: readonly Struck[]): Measured {
  const number = (cover: Shelter) => men.filter((each) => each.cover === cover).length;
  const cover = LEAST_FIRST.reduce((best, each) => (number(each) > number(best) ? each : best));
  const by = men.filter((each) => each.cover === cover).flatMap((each) => each.by);
  return { value: cover, by: [...new Set(by)] };
}

const LEAST_FIRST: readonly Shelter[] = ['open', 'woods', 'wall', 'house'];

function isIndirect(weapon: unknown): weapon is Indirect {
  return INDIRECT.some((each) => each === weapon);
}

/** The targets’ men under all five parts, before the die says which is struck. */
function shelled(eyes: Eyes, weapon: unknown): readonly Struck[] | undefined {
  const parts = isIndirect(weapon) ? templateOf(eyes, weapon) : [];
  return parts.length > 0 ? struck(eyes, parts, figuresOf(eyes, eyes.scene.targets)) : undefined;
}

/** HP-ART-10: what most of the men under the template have. */
export function coverFromShells(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const men = shelled(eyes, weapon);
  return men && mostCommon(men);
}

/** How many men with that cover are under a part. */
export function menUnder(part: Part) {
  return (eyes: Eyes, { weapon, cover }: Act): Measured | undefined => {
    const men = shelled(eyes, weapon);
    return men && { value: men.filter((each) => each.part === part && each.cover === cover).length };
  };
}

/** How many of them are near its middle (HP-RUL-11). */
export function menNear(part: Part) {
  return (eyes: Eyes, { weapon, cover }: Act): Measured | undefined => {
    const men = shelled(eyes, weapon);
    return men && { value: men.filter((each) => each.part === part && each.cover === cover && each.near).length };
  };
}

/** The part that a salvo struck, by where it came down (HP-ART-08). */
const STRUCK: Readonly<Record<string, Part>> = {
  'dead-center': 'middle',
  short: 'short',
  over: 'over',
  right: 'right',
  left: 'left',
};

/** Where a blast lies that has come down: the part of the last salvo, or a grenade’s circle (HP-RUL-15). */
function blastOf(eyes: Eyes, weapon: unknown): readonly Template[] {
  if (isIndirect(weapon)) {
    const part = STRUCK[(eyes.scene.actor && word(eyes.scene.actor, 'salvo')) ?? ''] ?? 'middle';
    return templateOf(eyes, weapon).filter((each) => each.part === part);
  }
  const at = eyes.aimedAt();
  return at && weapon === 'grenade' ? circle(at, limits.grenade) : [];
}

function blasted(eyes: Eyes, weapon: unknown, men: readonly Figure[]): readonly Struck[] | undefined {
  const parts = blastOf(eyes, weapon);
  return parts.length > 0 ? struck(eyes, parts, men) : undefined;
}

const theirs = (eyes: Eyes) => figuresOf(eyes, eyes.scene.targets);

export function coverFromBlast(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const men = isIndirect(weapon) ? blasted(eyes, weapon, theirs(eyes)) : undefined;
  return men && mostCommon(men);
}

/** A grenade asks nobody’s cover (HP-GREN-04). */
function isLike({ cover }: Struck, { weapon, cover: said }: Act): boolean {
  return !isIndirect(weapon) || cover === said;
}

export function menInBlast(eyes: Eyes, act: Act): Measured | undefined {
  const men = blasted(eyes, act.weapon, theirs(eyes));
  return men && { value: men.filter((each) => isLike(each, act)).length };
}

export function menNearBlast(eyes: Eyes, act: Act): Measured | undefined {
  const men = isIndirect(act.weapon) ? blasted(eyes, act.weapon, theirs(eyes)) : undefined;
  return men && { value: men.filter((each) => isLike(each, act) && each.near).length };
}

/** Whoever else is under the part that’s struck, friends too: another cover, another unit. */
export function restOfBlast(eyes: Eyes, act: Act): readonly Taken[] {
  const all = blasted(eyes, act.weapon, menBefore(eyes)) ?? [];
  const rest = all.filter((each) => !(eyes.scene.targets.includes(each.unit) && isLike(each, act)));
  return grouped(rest, isIndirect(act.weapon));
}

function grouped(men: readonly Struck[], isSheltered: boolean): readonly Taken[] {
  const groups = new Map<string, Struck[]>();
  for (const each of men) {
    const key = `${each.unit.id}/${isSheltered ? each.cover : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((group) => {
    const [{ unit, cover }] = group as [Struck];
    const figures = group.length;
    const near = group.filter((each) => each.near).length;
    return { unit, options: isSheltered ? { figures, near, cover } : { figures } };
  });
}

/** The house or bunker that a grenade goes into (HP-GREN-03). */
function room(eyes: Eyes): string | undefined {
  const at = eyes.aimedAt();
  return at && eyes.table.terrain.at(at).find(({ piece }) => housing.includes(piece.kind))?.piece.id;
}

export function placeOfGrenade(eyes: Eyes): Measured | undefined {
  if (!eyes.aimedAt()) return undefined;
  const house = room(eyes);
  return house === undefined ? { value: 'open' } : { value: 'room', by: [house] };
}

/** HP-GREN-03: in a room everybody, in the open whoever is under a circle of an inch. */
function thrownAt(eyes: Eyes, { place: where }: Act, men: readonly Figure[]): readonly Figure[] | undefined {
  const at = eyes.aimedAt();
  if (!at) return undefined;
  const house = where === 'room' ? room(eyes) : undefined;
  if (house !== undefined)
    return men.filter(({ body }) => eyes.table.terrain.at(body.at).some(({ piece }) => piece.id === house));
  const bodies = new Set(
    under(
      men.map(({ body }) => body),
      circle(at, limits.grenade),
      'any',
    ).map(({ body }) => body),
  );
  return men.filter(({ body }) => bodies.has(body));
}

export function menInReach(eyes: Eyes, act: Act): Measured | undefined {
  const men = eyes.scene.targets.length > 0 ? thrownAt(eyes, act, theirs(eyes)) : undefined;
  return men && { value: men.length };
}

/** Men of other units whom a grenade catches. */
export function restOfGrenade(eyes: Eyes, act: Act): readonly Taken[] {
  const men = (thrownAt(eyes, act, menBefore(eyes)) ?? []).filter(({ unit }) => !eyes.scene.targets.includes(unit));
  const units = [...new Set(men.map(({ unit }) => unit))];
  return units.map((unit) => ({ unit, options: { figures: men.filter((each) => each.unit === unit).length } }));
}
