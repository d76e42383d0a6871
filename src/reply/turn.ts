import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import { dueNow, yetToAct } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { dueText, effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { waitingLines } from './orders.ts';

const { game: say, say: word, allOf } = english;

/** Whose turn it is, who has yet to act, and what is owed. */
export function turnReply(game: Game, ruleset: Ruleset): Document {
  return { lines: [...turnLines(game, ruleset), line(quiet(ruleset.name))], file: 'turn.txt' };
}

/** The same when play has just gone on, with who did nothing in the step that ended, and what to remember now. */
export function turnEndReply(game: Game, ruleset: Ruleset, { events }: LogRecord): Document {
  const begun = events.find((event) => event.type === 'turn-begun');
  const names = begun?.idle?.map((id) => game.units[id]?.name ?? id) ?? [];
  const idle = names.length > 0 ? [line(say.idle(allOf(names)))] : [];
  // What is owed stands among the lines of the turn.
  const begins = begun?.effects.filter(({ effect }) => effect === 'remind' || effect === 'gone') ?? [];
  const { lines, ...rest } = turnReply(game, ruleset);
  return { lines: [...lines, ...effectLines(begins, game, ruleset), ...idle], ...rest };
}

/** The same as part of a longer reply. */
export function turnLines(game: Game, ruleset: Ruleset): Line[] {
  const { at } = game;
  if (!at) return [line(say.beforeFirstTurn), ...waitingLines(game)];
  const now = dueNow(game, ruleset);
  const later = game.due.filter((due) => !now.includes(due));
  return [
    heading(turnText(at, game)),
    ...now.map((due) => line(strong(say.due(dueText(due, game))), quiet(` ${due.rule}`))),
    ...later.map((due) => line(say.dueLater(dueText(due, game)), quiet(` ${due.rule}`))),
    ...waitingLines(game),
    ...waiting(game),
  ];
}

/** Turn, step and whose it is. */
export function turnText(at: NonNullable<Game['at']>, game: Game | undefined): string {
  const side = at.side === undefined ? undefined : (game?.sides[at.side]?.name ?? at.side);
  return say.turn(at.turn, word(at.step), side);
}

function waiting(game: Game): Line[] {
  if (game.at?.side === undefined || Object.keys(game.units).length === 0) return [];
  const names = yetToAct(game).map(({ name }) => name);
  return [line(names.length > 0 ? say.yetToAct(allOf(names)) : say.allActed)];
}
