import type { Game } from '../campaign/game.ts';
import { type Line, line } from './document.ts';
import { english } from './english/index.ts';

const { game: say } = english;

type Objective = NonNullable<Game['objectives']>[number];

/** What the battle is about, and who holds it. */
export function objectiveText({ name, held }: Objective, game: Game | undefined): string {
  return say.objective(name, held === undefined ? undefined : (game?.sides[held]?.name ?? held));
}

/** What the battle is about, where that was declared. */
export function objectiveLines(game: Game): Line[] {
  return (game.objectives ?? []).map((each) => line(objectiveText(each, game)));
}
