import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { hasCome, type Position, stepsOf } from '../kernel/turn.ts';
import type { Due, Game } from './game.ts';

/**
 * The steps of a turn, once it is known which side goes first, and whether the referee runs one: the table's fields
 * `first` and `solo` say so.
 */
export function turnSteps(game: Game, { turn }: Ruleset): readonly Position[] {
  const { first, solo } = game.table;
  const sides = Object.keys(game.sides);
  const order = typeof first === 'string' ? [first, ...sides.filter((side) => side !== first)] : sides;
  return stepsOf(turn, order, typeof solo === 'string' && sides.includes(solo) ? solo : undefined);
}

/** The rulings that are owed by now. */
export function dueNow(game: Game, ruleset: Ruleset): readonly Due[] {
  const { at } = game;
  if (!at) return [];
  const steps = turnSteps(game, ruleset);
  return game.due.filter((due) => hasCome(due.at, at, steps));
}

/** The ruling that is owed by now of this verb, by this unit or by no unit in particular. */
export function owed(game: Game, ruleset: Ruleset, verb: string, unit: string | undefined): Due | undefined {
  return dueNow(game, ruleset).find((due) => due.verb === verb && (due.unit === undefined || due.unit === unit));
}

/** The units of the side on turn, or of all where it is everybody's, that have had no action yet. */
export function yetToAct({ at, units }: Game): Unit[] {
  return Object.values(units).filter(({ side, gone, fields }) => {
    return (at?.side === undefined || side === at.side) && !gone && fields.action === undefined;
  });
}
