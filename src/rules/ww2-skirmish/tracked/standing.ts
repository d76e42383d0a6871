import { tracking } from '../../../../data/ww2-skirmish/tracking.ts';
import type { Ending } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { inAction, isTeam } from '../figures.ts';
import { has } from '../unit.ts';
import { belowHalf } from './morale/owed.ts';

/** a side that has nobody left who can fight; the players can go on if they like. */
export function decided(scene: Scene): Ending | undefined {
  const { rules } = tracking;
  const teams = [...scene.units.values()].filter((unit) => isTeam(unit) || has(unit, 'portal') || isFaceDown(unit));
  const sides = Object.keys(scene.sides).filter((side) => teams.some((unit) => unit.side === side));
  const beaten = sides.filter((side) => !teams.some((unit) => unit.side === side && canFight(unit)));
  if (!scene.at || sides.length < 2 || beaten.length === 0) return undefined;
  if (beaten.length > 1) return { why: 'nobody-left-at-all', rule: rules.killed };
  const winner = sides.find((side) => !beaten.includes(side));
  return { why: 'nobody-left', loser: beaten[0]!, ...(winner ? { winner } : {}), rule: rules.killed };
}

/** A counter that hasn't been turned over. */
function isFaceDown(unit: Unit): boolean {
  return (unit.sealed !== undefined || has(unit, 'counter')) && !has(unit, 'turned-over');
}

/** In action, and not routing for good; for the solo side, also anything that can still turn into a unit. */
function canFight(unit: Unit): boolean {
  if (unit.gone) return false;
  if (!isTeam(unit)) return has(unit, 'portal') || isFaceDown(unit);
  return inAction(unit).length > 0 && !(has(unit, 'routed') && belowHalf(unit));
}
