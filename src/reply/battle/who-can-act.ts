import type { Game } from '../../campaign/game.ts';
import { dueNow, yetToAct } from '../../campaign/turns.ts';
import { isOut, type Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';
import { brief, full, type Line, line } from '../document.ts';

/** So many units are named in a line; of more, their number is given, and the board has them all. */
const FEW = 4;

/** Who of the side at play has yet to act. */
export function yetToActLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  // When the referee plays that side, other lines say what it waits for.
  if (game.at?.side !== undefined && game.at.side === game.table.solo) return [];
  if (game.at?.side === undefined || Object.keys(game.units).length === 0) return [];
  const names = yetToAct(game, ruleset).map(({ name }) => name);
  if (names.length > 0) {
    const told = line(words.game.yetToAct(words.allOf(names)));
    return names.length > FEW ? [brief(line(canActText(words, names, game, ruleset))), full(told)] : [told];
  }
  return [line(dueNow(game, ruleset).length > 0 ? words.game.allActedOwing : words.game.allActed)];
}

/** Who did nothing in the step that's over. */
export function idleLines(words: Catalogue, names: readonly string[]): Line[] {
  if (names.length === 0) return [];
  const told = line(words.game.idle(words.allOf(names)));
  return names.length > FEW ? [brief(line(words.game.idleMany(names.length))), full(told)] : [told];
}

/** How many of a side can act, and who has, if they're few. */
function canActText(words: Catalogue, able: readonly string[], game: Game, ruleset: Ruleset): string {
  const own = Object.values(game.units).filter(
    (unit) => unit.side === game.at?.side && !isOut(ruleset, unit) && !ruleset.isTerrain?.(unit),
  );
  const done = own.filter(({ name, fields }) => fields.action !== undefined && !able.includes(name));
  const few = done.length > 0 && done.length <= FEW ? words.allOf(done.map(({ name }) => name)) : undefined;
  return words.game.canAct(able.length, own.length, few);
}
