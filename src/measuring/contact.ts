import { type Body, baseOf } from '../table/body.ts';
import { roundedInches } from '../table/close.ts';
import { crossings } from '../table/crossings.ts';
import { gap } from '../table/gap.ts';
import { LINES } from '../table/piece.ts';
import type { Bar } from './book-table.ts';
import type { Eyes } from './eyes.ts';
import { endsAs, standingAt } from './travel.ts';

/** Whoever is so near is in contact, in inches (ours: bases can’t meet over a wall, nor stand on one another). */
export const CONTACT = 0.25;

/** Whether two bases are in contact: so near, or on both sides of one line of wall or hedge that both touch (ours). */
export function areInContact({ table: { terrain } }: Eyes, one: Body, other: Body): boolean {
  if (roundedInches(gap(baseOf(one), baseOf(other))) <= CONTACT) return true;
  const [line, ...more] = crossings(terrain, one.at, other.at).filter(({ kind }) => LINES.has(kind));
  const isTouchedBy = (body: Body) => [...terrain.standing(body).touched].some(({ piece }) => piece.id === line?.id);
  return line !== undefined && more.length === 0 && isTouchedBy(one) && isTouchedBy(other);
}

/** All the bases of whoever acts at the end of a way, if one is said; where they stand otherwise. */
export function endingAt(eyes: Eyes): readonly Body[] {
  const { mover, way } = eyes;
  return mover && way ? standingAt(eyes, endsAs(mover, [mover.at, ...way], eyes.faces)) : eyes.own;
}

/** Why somebody can’t do what’s only done so near, in inches: nothing where he’s near enough, or where one of the two isn’t on the table. */
export function barsBeyond(eyes: Eyes, theirs: readonly Body[], most: number, rule?: string): readonly Bar[] {
  const inches = roundedInches(eyes.nearestGap(eyes.own, theirs)?.inches ?? 0);
  return inches <= most ? [] : [{ reason: 'apart', rule, values: { inches, most } }];
}

/**
 * Why somebody can’t do what’s done in contact: nothing where two of the bases are, or where one of the two isn’t on the table.
 * @param target whom it’s about, if it isn’t the target that’s named
 */
export function barsOutOfContact(
  eyes: Eyes,
  own: readonly Body[],
  theirs: readonly Body[],
  { rule, ...names }: { readonly rule: string; readonly unit?: string; readonly target?: string },
): readonly Bar[] {
  const near = eyes.nearestGap(own, theirs);
  if (!near || own.some((one) => theirs.some((other) => areInContact(eyes, one, other)))) return [];
  return [{ reason: 'apart', rule, values: { ...names, inches: roundedInches(near.inches), most: CONTACT } }];
}
