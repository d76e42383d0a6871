import type { Game } from '../campaign/game.ts';
import { turnSteps } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Scene, Unit } from '../kernel/scene.ts';

/** The game as a verb sees it, with the unit that acts and those that it acts on. */
export function sceneOf(
  game: Game,
  ruleset: Ruleset,
  toggles: ReadonlySet<string>,
  acting: { readonly actor?: Unit | undefined; readonly targets?: readonly Unit[] } = {},
): Scene {
  const { actor, targets = [] } = acting;
  return {
    units: new Map(Object.entries(game.units)),
    sides: Object.fromEntries(Object.entries(game.sides).map(([id, side]) => [id, side.fields])),
    table: game.table,
    steps: turnSteps(game, ruleset),
    toggles,
    targets,
    ...(game.at ? { at: game.at } : {}),
    ...(actor ? { actor } : {}),
  };
}
