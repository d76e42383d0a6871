import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';

/** A sentence doesn't name more units than this. */
const MOST_NAMED = 3;

/** A ruling with the names of its actor and targets, so that its verdict can name them. */
export function named(words: Catalogue, ruled: Ruled, game: Game | undefined) {
  const { who, targets = [] } = ruled;
  if (!game) return ruled;
  const all = targets.filter((id) => id !== who).map((id) => calledIn(game, id));
  const told =
    all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED - 1), words.game.others(all.length - MOST_NAMED + 1)] : all;
  const by = who === undefined ? undefined : calledIn(game, who);
  const each = targets.map((id) => calledIn(game, id));
  const of = (id: string) => calledIn(game, id);
  return { ...ruled, names: { who: by, at: told.length > 0 ? words.allOf(told) : undefined, each, of } };
}

/** The title of a rule. */
export function titleOf(ruleset: Ruleset | undefined, rule: string): string {
  return ruleset?.rules.find(({ id }) => id === rule)?.title ?? rule;
}

/** The name of a side, or its ID if nobody knows it. */
export function sideName(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}

/** Turn, step, and whose turn it is. */
export function turnText(words: Catalogue, at: NonNullable<Game['at']>, game: Game | undefined): string {
  const side = at.side === undefined ? undefined : sideName(at.side, game);
  return words.game.turn(at.turn, words.say(at.step), side);
}
