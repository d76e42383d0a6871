import type { Game } from '../../campaign/game.ts';
import { dueNow } from '../../campaign/turns.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { readiness, stopLines } from '../../reply/battle/turn.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Line, line, strong } from '../../reply/document.ts';

/** Why a player's panel has no units to play with, and what to do about it. */
export function idleLines(words: Catalogue, game: Game, ruleset: Ruleset, side: string | undefined): readonly Line[] {
  if (game.over) return [line(words.panel.over)];
  if (game.phase === 'paused') return [line(words.game.paused)];
  if (side === undefined) return [line(words.panel.noSide)];
  if (!Object.values(game.units).some((unit) => unit.side === side && !unit.gone)) return [line(words.panel.noUnits)];
  const owed = dueNow(game, ruleset).length > 0;
  // The heading says how the first turn begins.
  if (!game.at) return [...(owed ? [line(words.panel.oweFirst)] : []), ...readiness(words, game)];
  if (game.ready.includes(side)) return readiness(words, game);
  const theirs = game.at.side !== undefined && game.at.side !== side;
  if (!theirs) return [line(owed ? words.panel.oweFirst : words.panel.allDone)];
  return [...turnLines(words, game, ruleset, side), ...(isRun(game) ? [] : [line(words.panel.wait)])];
}

/** For units that can do something although it's the other side's turn: that it is. */
export function meanwhileLines(
  words: Catalogue,
  game: Game,
  ruleset: Ruleset,
  side: string | undefined,
): readonly Line[] {
  const lines = turnLines(words, game, ruleset, side);
  return lines.length > 0 ? [...lines, line(words.panel.meanwhile)] : readiness(words, game);
}

/** Whose turn it is, if it isn't this side's; and what the side waits for that the rules play. */
function turnLines(words: Catalogue, game: Game, ruleset: Ruleset, side: string | undefined): readonly Line[] {
  const playing = game.at?.side;
  if (playing === undefined || playing === side) return [];
  const name = game.sides[playing]?.name ?? playing;
  const says = isRun(game) ? words.panel.theyAre(name) : words.panel.theirTurn(name);
  return [line(strong(says)), ...(isRun(game) ? stopLines(words, game, ruleset) : [])];
}

function isRun({ at, table }: Game): boolean {
  return at?.side !== undefined && at.side === table.solo;
}
