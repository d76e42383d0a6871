import { softGround } from '../../../../../data/landser-classic/table.ts';
import type { Class } from '../../../../../data/table.ts';
import type { OptionValue } from '../../../../kernel/options/options.ts';
import { type Act, blind, type Measured, type Taken } from '../../../../measuring/book-table.ts';
import { best, classOf, counts, namesOf } from '../../../../measuring/classes.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { type Body, place } from '../../../../table/body.ts';
import type { Point } from '../../../../table/shape.ts';
import { circle, under } from '../../../../table/under.ts';
import { isVehicle } from '../state.ts';

/** A blast lies where it's aimed; without a place, where its target stands. */
function middleOf(eyes: Eyes): Point | undefined {
  return eyes.point ?? (eyes.scene.targets.length > 0 ? eyes.theirs[0]?.at : undefined);
}

/** How large templates are across, by what's thrown or launched. */
type Across = Readonly<Record<string, { readonly inches: number }>>;

/** The men under a blast, nearest to its middle first (LC-GREN-03). Only men: vehicles have tables of their own. */
function blasted(eyes: Eyes, { weapon = 'grenade' }: Act, across: Across): readonly Taken[] {
  const radius = isBlast(weapon, across) ? across[weapon]!.inches / 2 : undefined;
  const at = middleOf(eyes);
  if (radius === undefined || !at) return [];
  const units = new Map(
    eyes
      .others((unit) => !isVehicle(unit))
      .flatMap((unit) => eyes.table.figuresOf(unit).map((body) => [body, unit] as const)),
  );
  const taken = under([...units.keys()], circle(at, radius), 'any');
  return taken.map(({ body }) => ({
    unit: units.get(body)!,
    options: { 'blast-cover': coverFromBlast(eyes, at, body).value },
  }));
}

/**
 * What covers a man from the middle of a blast (LC-GREN-05, -06): whatever lies between, near or far, and what he's in unless the
 * middle is in it as well.
 */
function coverFromBlast(eyes: Eyes, at: Point, body: Body): { value: Class | 'none'; by: string[] } {
  const { values, table } = eyes;
  const holding = new Set(table.terrain.at(at).map(({ piece }) => piece.id));
  const pieces = eyes.cover(place(at), body).pieces.filter((each) => {
    if (classOf(each, values) === undefined || !counts(each, values)) return false;
    return each.how !== 'in' || !holding.has(each.id);
  });
  return { value: best(pieces, values) ?? 'none', by: namesOf(pieces) };
}

/** Those whom the first command takes: they're covered like the one nearest to the middle. */
function alike(eyes: Eyes, act: Act, across: Across): readonly Taken[] {
  const all = blasted(eyes, act, across);
  return all.filter((each) => isLike(each, all[0]!));
}

/** Those whom the command doesn't take, as they're covered otherwise or somebody else was named: each class is a ruling of its own. */
function others(eyes: Eyes, act: Act, across: Across): readonly Taken[] {
  return blasted(eyes, act, across).filter(({ unit }) => !eyes.scene.targets.includes(unit));
}

function isLike({ options: one }: Taken, { options: other }: Taken): boolean {
  return one['blast-cover'] === other['blast-cover'];
}

/** Of several men, that of the one who's nearest to the middle: the others follow. */
function blastCover(eyes: Eyes, { weapon = 'grenade' }: Act, across: Across): Measured | undefined {
  const at = middleOf(eyes);
  const [first] = eyes.scene.targets;
  if (!at || !isBlast(weapon, across)) return undefined;
  const body = first && eyes.table.figuresOf(first)[0];
  return body ? coverFromBlast(eyes, at, body) : { value: 'none' };
}

function onSoftGround(eyes: Eyes, { weapon = 'grenade' }: Act, across: Across): Measured | undefined {
  const at = middleOf(eyes);
  if (!at || !isBlast(weapon, across)) return undefined;
  const top = eyes.topmost(at)?.piece;
  const soft = top !== undefined && softGround.includes(top.kind);
  return { value: soft, ...(soft ? { by: [top.id] } : {}) };
}

function isBlast(weapon: OptionValue, across: Across): weapon is string {
  return Object.hasOwn(across, String(weapon));
}

/** The measures of an edition's blasts, by the size of their templates. */
export function ofBlasts(across: Across) {
  return {
    takings: {
      blasted: (eyes: Eyes, act: Act) => alike(eyes, act, across),
      'rest-of-blast': (eyes: Eyes, act: Act) => others(eyes, act, across),
    },
    'blast-cover': blind((eyes, act) => blastCover(eyes, act, across)),
    'soft-ground': blind((eyes, act) => onSoftGround(eyes, act, across)),
  };
}
