import { limits } from '../../../../../data/ww2-skirmish/table.ts';
import type { Bar, Measured } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { gap } from '../../../../table/gap.ts';
import { isManned, isTeam } from '../../figures.ts';

/** WS-MEL-03: how many of a side reach one enemy figure besides their main fighter, at most. */
export function extras(eyes: Eyes, side: string, theirs: readonly Body[]): Measured | undefined {
  const own = onFoot(eyes, side);
  if (own.length === 0 || theirs.length === 0) return undefined;
  const most = Math.max(...theirs.map((enemy) => own.filter((each) => near(each, enemy) <= limits.melee).length));
  return { value: Math.max(0, most - 1) };
}

/** WS-MEL-01: whoever fights is near enough, and so is whoever ends his charge. */
export function barsOfMelee(eyes: Eyes, own: readonly Body[] = eyes.own): readonly Bar[] {
  const pair = eyes.nearestGap(own, eyes.theirs);
  const inches = pair && roundedInches(pair.inches);
  if (inches === undefined || inches <= limits.melee) return [];
  return [{ reason: 'apart', values: { inches, most: limits.melee } }];
}

/** whether another figure of the fighter’s side is near him. */
export function hasFriends(
  eyes: Eyes,
  side: string,
  own: readonly Body[],
  theirs: readonly Body[],
): Measured | undefined {
  const fighter = eyes.nearestGap(own, theirs)?.from;
  if (!fighter) return undefined;
  const friends = onFoot(eyes, side);
  return { value: friends.some((each) => each !== fighter && near(each, fighter) <= limits.friends) };
}

function onFoot(eyes: Eyes, side: string): Body[] {
  const teams = eyes.others((unit) => unit.side === side && isTeam(unit) && !isManned(unit));
  return teams.flatMap((unit) => eyes.table.figuresOf(unit)).filter(({ vehicle }) => !vehicle);
}

function near(one: Body, other: Body): number {
  return roundedInches(gap(baseOf(one), baseOf(other)));
}
