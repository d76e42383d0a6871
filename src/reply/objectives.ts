import type { Game } from '../campaign/game.ts';
import { type Line, line } from './document.ts';
import { english } from './english/index.ts';

const { game: say } = english;

type Objective = NonNullable<Game['objectives']>[number];

/** The objectives of the battle, and who holds them. */
export function objectiveText({ name, held }: Objective, game: Game | undefined): string {
  return say.objective(name, held === undefined ? undefined : (game?.sides[held]?.name ?? held));
}

/** What the battle is about, if anybody declared it. */
export function objectiveLines(game: Game): Line[] {
  return (game.objectives ?? []).map((each) => line(objectiveText(each, game)));
}
