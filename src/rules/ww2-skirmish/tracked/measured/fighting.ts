import { limits } from '../../../../../data/ww2-skirmish/table.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Bar, Measured } from '../../../../measuring/book-table.ts';
import type { Eyes, UnitsOnTable } from '../../../../measuring/eyes.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { roundedInches } from '../../../../table/close.ts';
import { gap } from '../../../../table/gap.ts';
import { inAction, isManned, isTeam } from '../../figures.ts';
import { has } from '../../unit.ts';

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

/** WS-MEL-02: whoever has an enemy within an inch of him doesn’t fire, and isn’t fired at. */
export function barsOfFire({ table, scene }: Eyes): readonly Bar[] {
  for (const unit of [scene.actor, ...scene.targets]) {
    const enemy = unit && enemyAt(table, scene, unit);
    if (enemy) return [{ reason: 'near', values: { near: unit.name, ...enemy, most: limits.melee } }];
  }
  return [];
}

/** An enemy so near to a team that they’re in melee, and how near he is. */
export function enemyAt(table: UnitsOnTable, scene: Scene, unit: Unit): { enemy: string; inches: number } | undefined {
  const own = canFight(unit) ? table.figuresOf(unit) : [];
  if (own.length === 0) return undefined;
  for (const other of scene.units.values()) {
    if (other.side === unit.side || other.gone || !canFight(other)) continue;
    const inches = Math.min(...table.figuresOf(other).flatMap((each) => own.map((one) => near(one, each))));
    if (inches <= limits.melee) return { enemy: other.name, inches };
  }
  return undefined;
}

/** WS-MEL-01, WS-BNK-01: nobody fights hand to hand in a vehicle or bunker, or with it. */
function canFight(unit: Unit): boolean {
  const within = isManned(unit) || has(unit, 'aboard') || has(unit, 'in-bunker');
  return isTeam(unit) && inAction(unit).length > 0 && !within;
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
