import type { Game } from '../../campaign/game.ts';
import type { Losses, TurnEnd } from '../../campaign/history/losses.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../catalogue.ts';
import { heading, type Line, line, quiet } from '../document.ts';
import { endText } from '../ruling/ending.ts';
import { tallyLines } from '../units/tally.ts';
import { objectiveLines } from './objectives.ts';

/** Whether this record ends the battle. */
export function endsBattle({ events }: Pick<LogRecord, 'events'>): boolean {
  return events.some((event) => {
    const effects = 'effects' in event ? (event.effects ?? []) : [];
    const closes = event.type === 'turn-begun' ? (event.closes ?? []) : [];
    return [...effects, ...closes].some(({ effect }) => effect === 'ended');
  });
}

/** The news: who has won, by which rule or by what ended it; undefined while it goes on. */
export function battleNews(words: Catalogue, game: Game, ruleset: Ruleset): Line | undefined {
  const { over } = game;
  if (!over) return undefined;
  const rule = over.rule ? [quiet(` ${over.rule}`)] : [];
  return { ...heading(endText(words, over, game, ruleset), ...rule), tells: 'battle-end' };
}

/** A reply with the news first, which isn't told a second time. */
export function newsFirst(words: Catalogue, game: Game, ruleset: Ruleset, lines: readonly Line[]): Line[] {
  const news = battleNews(words, game, ruleset);
  return news ? [news, ...lines.filter(({ tells }) => tells !== news.tells)] : [...lines];
}

/**
 * How the sides stand when the battle is over: turns, men and vehicles lost, who holds the objectives. A book that counts losses
 * itself can tell who has only left the table.
 */
export function battleEndLines(words: Catalogue, game: Game, ruleset: Ruleset, losses: Losses): Line[] {
  const { turns, tally, sides } = losses;
  const last = turns.at(-1);
  if (!last) return [];
  const standing = tally ? tallyLines(words, tally, sides) : strengthLines(words, game, ruleset, losses, last);
  return [heading(words.game.atBattleEnd(game.at?.turn ?? 0)), ...standing, ...objectiveLines(words, game)];
}

/** Units or men of each side, out of all it brought. */
function strengthLines(
  words: Catalogue,
  game: Game,
  ruleset: Ruleset,
  { brought, sides }: Losses,
  last: TurnEnd,
): Line[] {
  return Object.entries(sides).map(([id, name]) => {
    const [now, most] = [last.strength[id] ?? 0, brought[id] ?? 0];
    return line(words.game.sideAtEnd(name, most - now, most, vehiclesOut(game, ruleset, id)));
  });
}

/** How many vehicles a side has lost, in books that have vehicles. */
function vehiclesOut({ units }: Game, ruleset: Ruleset, side: string): number {
  const { atVehicles: isVehicle } = Object.values(ruleset.verbs).find(({ atVehicles }) => atVehicles) ?? {};
  return Object.values(units).filter((unit) => unit.side === side && unit.gone && isVehicle?.(unit)).length;
}
