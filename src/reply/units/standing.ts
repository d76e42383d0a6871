import type { Game } from '../../campaign/game.ts';
import { yetToAct } from '../../campaign/turns.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';

import type { Catalogue } from '../catalogue.ts';

/** The name of a unit's profile in its book: "HMG gunner". */
export function profileName(words: Catalogue, { profile }: Unit, { profiles }: Ruleset): string {
  return profiles[profile]?.name ?? words.say(profile);
}

/** Its weapons, except those that its name includes: an HMG gunner has an HMG. */
export function kitOf(words: Catalogue, unit: Unit, ruleset: Ruleset): readonly string[] {
  const named = profileName(words, unit, ruleset).toLowerCase();
  return words
    .boardWordsOf(ruleset.id)
    .arms(unit.fields)
    .filter((each) => !named.includes(each.toLowerCase()));
}

/** Why a unit is out of play. */
export function whyGone(words: Catalogue, unit: Unit, { id }: Ruleset): string {
  return words.boardWordsOf(id).gone?.(unit) ?? words.say(unit.gone ?? '');
}

/** What it has done in the step being played, and how much it can still do; empty if it isn't its side's turn to act. */
export function doneText(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset): string {
  const { at } = game;
  if (!at || unit.gone || (at.side !== undefined && at.side !== unit.side)) return '';
  const left = ruleset.actionsLeft?.(unit);
  return [
    ...words.boardWordsOf(ruleset.id).done(unit.fields),
    ...(left === undefined ? [] : [words.stillToDo.actions(left)]),
  ].join(', ');
}

/** What it has done and can still do, or that it has yet to act if it hasn't done anything. */
export function stillToDoText(words: Catalogue, unit: Unit, game: Game, ruleset: Ruleset): string {
  const done = doneText(words, unit, game, ruleset);
  if (done !== '' || unit.gone || game.at?.side !== unit.side) return done;
  return yetToAct(game, ruleset).some(({ id }) => id === unit.id) ? words.stillToDo.toAct : '';
}
