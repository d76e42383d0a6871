import { oncePer } from '../kernel/once.ts';
import { type Ruleset, togglesOn } from '../kernel/ruleset.ts';
import { type Position, type Scene, sceneFrom, type Unit } from '../kernel/state/scene.ts';
import { stepsOf } from '../kernel/state/turn.ts';
import type { Game } from './game.ts';

/**
 * The steps of a turn, once it's known which side goes first and whether the referee runs a side: the table's fields
 * `first` and `solo` say so.
 */
export function turnSteps(game: Game, { turn }: Ruleset): readonly Position[] {
  const known = STEPS.get(game);
  if (known?.turn === turn) return known.steps;
  const steps = stepsNow(game, turn);
  STEPS.set(game, { turn, steps });
  return steps;
}

/** Kept, because whoever tries what units can do asks thousands of times. */
const STEPS = new WeakMap<Game, { readonly turn: Ruleset['turn']; readonly steps: readonly Position[] }>();

function stepsNow(game: Game, turn: Ruleset['turn']): readonly Position[] {
  const { first, solo } = game.table;
  const sides = Object.keys(game.sides);
  const order = typeof first === 'string' ? [first, ...sides.filter((side) => side !== first)] : sides;
  return stepsOf(turn, order, typeof solo === 'string' && sides.includes(solo) ? solo : undefined);
}

/** The house rules that are on. Kept, too. */
const usuallyOn = oncePer((ruleset: Ruleset) => oncePer((house: Game['house']) => togglesOn(ruleset, house)));

/** The game as a verb sees it, with the unit that acts and the units it acts on. */
export function sceneOf(
  game: Game,
  ruleset: Ruleset,
  toggles: ReadonlySet<string> = usuallyOn(ruleset)(game.house),
  acting: { readonly actor?: Unit | undefined; readonly targets?: readonly Unit[] } = {},
): Scene {
  const { actor, targets = [] } = acting;
  const { at } = game;
  const surroundings = {
    steps: turnSteps(game, ruleset),
    toggles,
    fields: ruleset.fields,
    ...(at ? { at } : {}),
    ...(game.battlefield ? { drawn: true } : {}),
    ...(game.hidden ? { hiding: Object.keys(game.hidden) } : {}),
  };
  return sceneFrom(game, surroundings, { actor: actor?.id, targets: targets.map(({ id }) => id) });
}
