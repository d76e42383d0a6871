import type { Game } from '../campaign/game.ts';
import { dueNow } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Line, line, strong } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { readiness, stopLines } from '../reply/turn.ts';

const { panel: say } = english;

/** Why a player's panel has no units to play with, and what to do about it. */
export function idleLines(game: Game, ruleset: Ruleset, side: string | undefined): readonly Line[] {
  if (game.over) return [line(say.over)];
  if (game.phase === 'paused') return [line(english.game.paused)];
  if (side === undefined) return [line(say.noSide)];
  if (!Object.values(game.units).some((unit) => unit.side === side && !unit.gone)) return [line(say.noUnits)];
  const owed = dueNow(game, ruleset).length > 0;
  // The heading says how the first turn begins.
  if (!game.at) return [...(owed ? [line(say.oweFirst)] : []), ...readiness(english, game)];
  if (game.ready.includes(side)) return readiness(english, game);
  const theirs = game.at.side !== undefined && game.at.side !== side;
  if (!theirs) return [line(owed ? say.oweFirst : say.allDone)];
  return [...turnLines(game, ruleset, side), ...(isRun(game) ? [] : [line(say.wait)])];
}

/** For units that can do something although it's the other side's turn: that it is. */
export function meanwhileLines(game: Game, ruleset: Ruleset, side: string | undefined): readonly Line[] {
  const lines = turnLines(game, ruleset, side);
  return lines.length > 0 ? [...lines, line(say.meanwhile)] : readiness(english, game);
}

/** Whose turn it is, if it isn't this side's; and what the side waits for that the rules play. */
function turnLines(game: Game, ruleset: Ruleset, side: string | undefined): readonly Line[] {
  const playing = game.at?.side;
  if (playing === undefined || playing === side) return [];
  const name = game.sides[playing]?.name ?? playing;
  const says = isRun(game) ? say.theyAre(name) : say.theirTurn(name);
  return [line(strong(says)), ...(isRun(game) ? stopLines(english, game, ruleset) : [])];
}

function isRun({ at, table }: Game): boolean {
  return at?.side !== undefined && at.side === table.solo;
}
