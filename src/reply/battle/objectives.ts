import type { Game } from '../../campaign/game.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line } from '../document.ts';

type Objective = NonNullable<Game['objectives']>[number];

/** The objectives of the battle, and who holds them. */
export function objectiveText(words: Catalogue, { name, held }: Objective, game: Game | undefined): string {
  return words.game.objective(name, held === undefined ? undefined : (game?.sides[held]?.name ?? held));
}

/** What the battle is about, if anybody declared it. */
export function objectiveLines(words: Catalogue, game: Game): Line[] {
  return (game.objectives ?? []).map((each) => line(objectiveText(words, each, game)));
}
