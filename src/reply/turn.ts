import type { Due, Game } from '../campaign/game.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import { dueNow, yetToAct } from '../campaign/turns.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Button, type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { dueText, effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { waitingLines } from './orders.ts';

const { game: say, say: word, allOf } = english;

/** Whose turn it is, who has yet to act, and what is owed. */
export function turnReply(game: Game, ruleset: Ruleset): Document {
  return {
    lines: [...turnLines(game, ruleset), line(quiet(ruleset.name))],
    buttons: boardButton(game),
    file: 'turn.txt',
  };
}

/** Where there are units: to see them all. */
export function boardButton(game: Game): readonly Button[] {
  return Object.keys(game.units).length > 0 ? [{ action: 'board', of: '' }] : [];
}

/** The same when play has just gone on, with who did nothing in the step that ended, and what to remember now. */
export function turnEndReply(game: Game, ruleset: Ruleset, { events }: LogRecord): Document {
  const begun = events.find((event) => event.type === 'turn-begun');
  const names = begun?.idle?.map((id) => game.units[id]?.name ?? id) ?? [];
  const idle = names.length > 0 ? [line(say.idle(allOf(names)))] : [];
  // What is owed stands among the lines of the turn.
  const begins = begun?.effects.filter(({ effect }) => effect === 'remind' || effect === 'gone') ?? [];
  return {
    ...turnReply(game, ruleset),
    lines: [
      ...linesOf(game, ruleset, newly(begun?.effects ?? [], game)),
      line(quiet(ruleset.name)),
      ...effectLines(begins, game, ruleset),
      ...idle,
    ],
  };
}

/** What is owed since these effects; what was to come before has been said, and /turn status says it again. */
function newly(effects: Ruled['effects'], game: Game): readonly Due[] {
  const fallen = effects.flatMap((effect) => (effect.effect === 'due' ? [effect] : []));
  return game.due.filter((due) => fallen.some((each) => isSame(each, due)));
}

function isSame(a: Omit<Due, 'options'>, b: Omit<Due, 'options'>): boolean {
  const [at, bt] = [a.at, b.at];
  const alike = a.verb === b.verb && a.unit === b.unit && a.rule === b.rule;
  return alike && at.turn === bt.turn && at.step === bt.step && at.side === bt.side;
}

/** The same as part of a longer reply. */
export function turnLines(game: Game, ruleset: Ruleset): Line[] {
  return linesOf(game, ruleset, game.due);
}

/** @param told of what is owed only later, what is said here */
function linesOf(game: Game, ruleset: Ruleset, told: readonly Due[]): Line[] {
  const { at } = game;
  if (!at) return [line(say.beforeFirstTurn), ...waitingLines(game)];
  const now = dueNow(game, ruleset);
  const later = told.filter((due) => !now.includes(due));
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
