import type { Game } from '../campaign/game.ts';
import { type Ruleset, togglesOn } from '../kernel/ruleset.ts';
import { waitingAsks, waitingButtons } from './asks.ts';
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
} from './document.ts';
import { english } from './english/index.ts';
import { objectiveLines } from './objectives.ts';
import { boardButton, stopLines, turnLines } from './turn.ts';
import { stopButtons } from './waiting-buttons.ts';

const { game: say } = english;

/** A campaign that has just opened, with buttons for joining it. @param dice what its dice are committed to */
export function joinReply(game: Game, ruleset: Ruleset, dice: readonly Line[] = []): Document {
  const run = runSide(game, ruleset);
  const open = Object.entries(game.sides).filter(([id]) => id !== run);
  const buttons = open.map(([of, side]): Button => ({ action: 'join', of, label: side.name }));
  return {
    lines: [
      line(strong(say.opened(game.name, ruleset.name, sidesOf(game)))),
      ...sideLines(game, ruleset),
      line(say.joinNow),
      ...buttons.map(({ of }) => typed(code(`/game join side:${of}`))),
      ...dice,
    ],
    buttons,
  };
}

/**
 * The reply with a button that opens a thread under it, or why a thread that was asked for isn't possible.
 * @param lacked the permissions the bot lacks for a thread; `undefined` where there can't be a thread
 */
export function withThread(reply: Document, lacked: readonly string[] | undefined, wanted: boolean): Document {
  if (lacked?.length === 0) return { ...reply, buttons: [...(reply.buttons ?? []), { action: 'thread', of: '' }] };
  if (!wanted) return reply;
  const why = lacked ? english.notices.threadLacks(lacked) : english.notices.noThreadHere;
  return { ...reply, lines: [...reply.lines, line(why)] };
}

/** The situation of the game. */
export function statusReply(game: Game, ruleset: Ruleset): Document {
  const state = game.phase === 'open' ? '' : ` (${say.phase[game.phase]})`;
  return {
    lines: [
      heading(`${say.status(game.name, ruleset.name, game.battle)}${state}`),
      ...sideLines(game, ruleset),
      ...turnLines(game, ruleset),
      ...stopLines(game, ruleset),
      ...objectiveLines(game),
      ...waitingAsks(game),
      line(quiet(say.umpires), ...users(game.umpires)),
    ],
    buttons: [...stopButtons(game, ruleset), ...waitingButtons(game), ...boardButton(game)],
  };
}

/** Every toggle of the rulebook: what it does, and whether it's on. */
export function houseReply(ruleset: Ruleset, on: ReadonlySet<string>): Document {
  const toggles = Object.entries(ruleset.toggles).map(([name, toggle]) =>
    line(strong(`${name}: ${on.has(name) ? say.on : say.off}`), ` ${toggle.line}`, quiet(` ${toggle.rule}`)),
  );
  return { lines: [heading(say.houseRules(ruleset.name)), ...toggles], file: 'house-rules.txt' };
}

function sidesOf({ sides }: Game): string {
  return english.allOf(Object.values(sides).map(({ name }) => name));
}

/** The side that the referee runs, or will run once the battle begins: the one named last. Nobody joins it. */
export function runSide({ table, house, sides }: Game, ruleset: Ruleset): string | undefined {
  if (table.solo !== undefined) return String(table.solo);
  const { solo } = ruleset;
  return solo && togglesOn(ruleset, house).has(solo.toggle) ? Object.keys(sides).at(-1) : undefined;
}

function sideLines(game: Game, ruleset: Ruleset): Line[] {
  const run = runSide(game, ruleset);
  return Object.entries(game.sides).map(([id, { name, players }]) => {
    const units = Object.values(game.units).filter((unit) => unit.side === id && !ruleset.isTerrain?.(unit));
    const out = units.filter(({ gone }) => gone).length;
    const strength = units.length > 0 ? `, ${say.inPlay(units.length - out, out)}` : '';
    return line(
      strong(name),
      ': ',
      ...(players.length > 0 ? users(players) : [id === run ? say.run : say.nobody]),
      strength,
    );
  });
}

function users(ids: readonly string[]): Span[] {
  return ids.flatMap((user, i) => (i > 0 ? [', ', { user }] : [{ user }]));
}
