import type { Due, Game } from '../campaign/game.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';

const { game: say, say: word, allOf } = english;

/** Whose turn it is, who has yet to act, and what is owed. */
export function turnReply(game: Game, ruleset: Ruleset): Document {
  return { lines: [...turnLines(game), line(quiet(ruleset.name))] };
}

export function turnLines(game: Game): Line[] {
  const { at } = game;
  if (!at) return [line(say.beforeFirstTurn)];
  const side = at.side === undefined ? '' : `: ${say.of(game.sides[at.side]?.name ?? at.side)}`;
  const waiting = Object.values(game.units).filter(({ side: of, gone, fields }) => {
    return !gone && fields.action === undefined && (at.side === undefined || of === at.side);
  });
  const names = waiting.map(({ name }) => name);
  return [
    heading(`${say.turn(at.turn, word(at.step))}${side}`),
    ...game.due.map((due) => line(strong(say.due(dueText(game, due))), quiet(` ${due.rule}`))),
    line(names.length > 0 ? say.yetToAct(allOf(names)) : say.allActed),
  ];
}

function dueText(game: Game, { verb, unit, options, at }: Due): string {
  const who = unit === undefined ? '' : ` who:${game.units[unit]?.name ?? unit}`;
  const given = Object.entries(options).map(([name, value]) => ` ${name}:${value}`);
  return `/${verb}${who}${given.join('')}, ${say.turn(at.turn, at.side ?? '')}`;
}
