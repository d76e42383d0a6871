import type { Game } from '../../campaign/game.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { waitingAsks, waitingButtons } from '../asks/asks.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  type Button,
  code,
  type Document,
  heading,
  type Line,
  line,
  quiet,
  type Span,
  strong,
  typed,
} from '../document.ts';
import { countOf } from '../units/board.ts';
import { objectiveLines } from './objectives.ts';
import { boardButton, stopLines, turnLines } from './turn.ts';
import { stopButtons } from './waiting-buttons.ts';

/** A campaign that has just opened, with buttons for joining it. @param dice what its dice are committed to */
export function joinReply(words: Catalogue, game: Game, ruleset: Ruleset, dice: readonly Line[] = []): Document {
  const run = runSide(game, ruleset);
  const open = Object.entries(game.sides).filter(([id]) => id !== run);
  const buttons = open.map(([side, { name }]): Button<'join'> => ({ action: 'join', of: { side }, label: name }));
  return {
    lines: [
      line(strong(words.game.opened(game.name, ruleset.name, sidesOf(words, game)))),
      ...sideLines(words, game, ruleset),
      line(words.game.joinNow),
      ...buttons.map(({ of }) => typed(code(`/game join side:${of.side}`))),
      ...dice,
    ],
    buttons,
  };
}

/**
 * The reply with a button that opens a thread under it, or why a thread that was asked for isn't possible.
 * @param lacked the permissions the bot lacks for a thread; `undefined` where there can't be a thread
 */
export function withThread(
  words: Catalogue,
  reply: Document,
  lacked: readonly string[] | undefined,
  wanted: boolean,
): Document {
  if (lacked?.length === 0) return { ...reply, buttons: [...(reply.buttons ?? []), { action: 'thread', of: {} }] };
  if (!wanted) return reply;
  const why = lacked ? words.notices.threadLacks(lacked) : words.notices.noThreadHere;
  return { ...reply, lines: [...reply.lines, line(why)] };
}

/**
 * The reply with a word that the bot can't post by itself, if it can't, as what was set needs it to.
 * @param lacked the permissions that it lacks
 */
export function withWarning(
  words: Catalogue,
  reply: Document,
  needed: keyof Catalogue['notices']['cannotPost'],
  lacked: readonly string[] = [],
): Document {
  if (lacked.length === 0) return reply;
  return { ...reply, lines: [...reply.lines, line(words.notices.cannotPost[needed](lacked))] };
}

/** The situation of the game. */
export function statusReply(words: Catalogue, game: Game, ruleset: Ruleset): Document {
  const state = game.phase === 'open' ? '' : ` (${words.game.phase[game.phase]})`;
  return {
    lines: [
      heading(`${words.game.status(game.name, ruleset.name, game.battle)}${state}`),
      ...sideLines(words, game, ruleset),
      ...turnLines(words, game, ruleset),
      ...stopLines(words, game, ruleset),
      ...objectiveLines(words, game),
      ...waitingAsks(words, game),
      line(quiet(words.game.umpires), ...users(game.umpires)),
    ],
    buttons: [...stopButtons(words, game, ruleset), ...waitingButtons(words, game), ...boardButton(game)],
  };
}

/** Every toggle of the rulebook: what it does, and whether it's on. */
export function houseReply(words: Catalogue, ruleset: Ruleset, on: ReadonlySet<string>): Document {
  const toggles = Object.entries(ruleset.toggles).map(([name, toggle]) =>
    line(
      strong(`${name}: ${on.has(name) ? words.game.on : words.game.off}`),
      ` ${toggle.line}`,
      quiet(` ${toggle.rule}`),
    ),
  );
  return { lines: [heading(words.game.houseRules(ruleset.name)), ...toggles], file: 'house-rules.txt' };
}

function sidesOf(words: Catalogue, { sides }: Game): string {
  return words.allOf(Object.values(sides).map(({ name }) => name));
}

/** The side that the referee runs, or will run once the battle begins: the one named last. Nobody joins it. */
export function runSide({ table, house, sides }: Game, ruleset: Ruleset): string | undefined {
  if (table.solo !== undefined) return String(table.solo);
  const { solo } = ruleset;
  return solo && togglesOn(ruleset, house).has(solo.toggle) ? Object.keys(sides).at(-1) : undefined;
}

function sideLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  const run = runSide(game, ruleset);
  return Object.entries(game.sides).map(([id, { name, players }]) => {
    const units = Object.values(game.units).filter((unit) => unit.side === id && !ruleset.isTerrain?.(unit));
    const strength = units.length > 0 ? `, ${countOf(words, units, ruleset)}` : '';
    return line(
      strong(name),
      ': ',
      ...(players.length > 0 ? users(players) : [id === run ? words.game.run : words.game.nobody]),
      strength,
    );
  });
}

function users(ids: readonly string[]): Span[] {
  return ids.flatMap((user, i) => (i > 0 ? [', ', { user }] : [{ user }]));
}
