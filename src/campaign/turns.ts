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

/**
 * The ruling that is owed by now of this verb, by this unit or by no unit in particular.
 * @param targets names; of several rulings alike, the one about one of them
 */
export function owed(
  game: Game,
  ruleset: Ruleset,
  verb: string,
  unit: string | undefined,
  targets: readonly string[] = [],
): Due | undefined {
  const owing = dueNow(game, ruleset).filter((due) => {
    return due.verb === verb && (due.unit === undefined || due.unit === unit);
  });
  return owing.find(({ options }) => targets.includes(String(options.target))) ?? owing[0];
}

/** The units of the side on turn that have had no action yet. A step that is everybody's is waited for by nobody. */
export function yetToAct({ at, units }: Game): Unit[] {
  return Object.values(units).filter(({ side, gone, fields }) => {
    return side === at?.side && !gone && fields.action === undefined;
  });
}
