import type { Due, Game } from '../campaign/game.ts';
import { waitingFor } from '../campaign/owed/waiting.ts';
import type { EventOf, LogRecord, Ruled } from '../campaign/record.ts';
import { sceneOf } from '../campaign/scene.ts';
import { dueNow, isPutOff, squadIn, waitedFor, yetToAct } from '../campaign/turns.ts';
import { blocksOf } from '../kernel/due.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { lapsedLines, waitingAsks, waitingButtons } from './asks.ts';
import { type Button, type Document, heading, type Line, line, quiet, strong, type Tone } from './document.ts';
import { dueText, effectLines, endedLines, endText, tableLines } from './effects.ts';
import { english } from './english/index.ts';
import { objectiveLines } from './objectives.ts';
import { revealed, waitingLines } from './orders.ts';
import { endsEarly, mustWait, owedButton } from './owed.ts';
import { plainLine } from './plain.ts';
import { putOffLines } from './put-off.ts';
import { whyGone } from './standing.ts';
import { waitingLines as soloLines } from './waiting.ts';
import { stopButtons } from './waiting-buttons.ts';

const { game: say, say: word, allOf } = english;

/** Whose turn it is, who has yet to act, and what's owed. @param beside anything else to show */
export function turnReply(game: Game, ruleset: Ruleset, beside: readonly Line[] = []): Document {
  return {
    lines: [
      ...(game.phase === 'paused' ? [line(strong(say.paused))] : []),
      ...turnLines(game, ruleset),
      ...standingLines(game, ruleset),
      ...bindingLines(game, ruleset),
      ...stopLines(game, ruleset),
      ...objectiveLines(game),
      ...waitingAsks(game),
      ...beside,
      line(quiet(ruleset.name)),
    ],
    buttons: [...stopButtons(game, ruleset), ...waitingButtons(game), ...boardButton(game)],
    tone: toneOfSide(game, game.at?.side),
    file: 'turn.txt',
  };
}

/** What it holds up until it's done, if that's more than the end of the step. */
function blockedLines(due: Due, game: Game, ruleset: Ruleset): Line[] {
  const unit = due.unit === undefined ? undefined : game.units[due.unit];
  const squad = due.squad ?? (unit && squadIn(unit, ruleset));
  const side = unit?.side ?? due.at.side ?? game.at?.side;
  const waits = say.blocked(blocksOf(due), {
    unit: unit?.name,
    squad: squad === undefined ? undefined : squad.slice(squad.indexOf('/') + 1),
    side: side === undefined ? undefined : (game.sides[side]?.name ?? side),
  });
  return waits === undefined ? [] : [line(quiet(waits))];
}

/** The colour of a side, or a neutral one if no side is named. */
export function toneOfSide({ sides }: Game, side: string | undefined): Tone {
  if (side === undefined) return 'calm';
  return Object.keys(sides)[0] === side ? 'first' : 'second';
}

/** What's on the table other than units. */
function standingLines(game: Game, ruleset: Ruleset): Line[] {
  if (game.over || !game.at) return [];
  return effectLines(ruleset.stands?.(sceneOf(game, ruleset), ruleset.book) ?? [], game, ruleset);
}

/** The units that can't do as their players like. */
function bindingLines(game: Game, ruleset: Ruleset): Line[] {
  if (game.over || !game.at) return [];
  return effectLines(ruleset.bindings?.(sceneOf(game, ruleset), ruleset.book) ?? [], game, ruleset);
}

/** What has just begun to stand on the table is among what stands there, but nobody needs to read it twice. */
function once(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((each) => [plainLine(each), each])).values()];
}

/** What the phase of the side that the referee runs waits for, with the line that answers it. */
export function stopLines(game: Game, ruleset: Ruleset): Line[] {
  const stop = waitingFor(game, ruleset);
  // The reply lists what's owed anyway.
  if (stop?.waits === 'owed') return soloLines(stop, game).slice(0, 1);
  return stop ? soloLines(stop, game) : [];
}

/** A button that shows every unit, if there are any. */
export function boardButton(game: Game): readonly Button[] {
  return Object.keys(game.units).length > 0 ? [{ action: 'board', of: '' }] : [];
}

/**
 * The same reply when play has just moved on: who was lost in the step that ended, what ended with it, what each side owes,
 * what's on the table, who did nothing, and what to remember now.
 */
export function turnEndReply(game: Game, ruleset: Ruleset, { events }: LogRecord): Document {
  const begun = events.filter((event) => event.type === 'turn-begun');
  if (begun.length === 0) return readyReply(game, ruleset, events);
  const names = begun.flatMap(({ idle = [] }) => idle.map((id) => game.units[id]?.name ?? id));
  const idle = names.length > 0 ? [line(say.idle(allOf(names)))] : [];
  const closed = begun.flatMap(({ closes = [] }) => closes);
  // The lines of the turn list what's owed.
  const begins = begun.flatMap(({ effects }) => effects.filter(({ effect }) => effect !== 'due'));
  return {
    ...turnReply(game, ruleset),
    lines: [
      ...effectLines(closed, game, ruleset),
      ...fallenLines(begun, game, ruleset),
      ...linesOf(
        game,
        ruleset,
        newly(
          begun.flatMap(({ effects }) => effects),
          game,
        ),
      ),
      ...once([
        ...(game.over ? [] : tableLines(game, ruleset)),
        ...standingLines(game, ruleset),
        ...begun.flatMap(({ expired }) => endedLines(expired, game, ruleset)),
        ...effectLines(begins, game, ruleset),
      ]),
      ...events.flatMap((event) => (event.type === 'orders-revealed' ? revealed(event, game) : [])),
      ...idle,
      ...askLines(game, events),
      line(quiet(ruleset.name)),
    ],
  };
}

/** Why play stopped at a step before the one that was asked for: what's owed there, or who can still act in it. */
export function stoppedLines(step: string, owed: readonly string[], able: readonly string[]): Line[] {
  if (owed.length > 0) return [line(say.stoppedOwing(word(step), allOf(owed)))];
  if (able.length === 0) return [];
  const named = able.length > MOST_ABLE ? [...able.slice(0, MOST_ABLE), say.others(able.length - MOST_ABLE)] : able;
  return [line(say.stoppedAble(word(step), allOf(named)))];
}

/** A sentence doesn't name more units than this. */
const MOST_ABLE = 3;

/** The units that went out of play since the step began. */
function fallenLines(begun: readonly EventOf<'turn-begun'>[], game: Game, ruleset: Ruleset): Line[] {
  const names = begun.flatMap(({ fallen = [] }) => fallen.flatMap((id) => game.units[id] ?? []));
  if (names.length === 0) return [];
  return [line(say.fallen(allOf(names.map((unit) => say.fallenBy(unit.name, whyGone(unit, ruleset))))))];
}

/** The requests that lapsed with the step, and those that still wait for an answer. */
function askLines(game: Game, events: LogRecord['events']): Line[] {
  return [...lapsedLines(events, game), ...waitingAsks(game)];
}

/** One side has finished a step that both play at once. */
function readyReply(game: Game, ruleset: Ruleset, events: LogRecord['events']): Document {
  return sayingReady(game, ruleset, events.find((event) => event.type === 'side-ready')?.side, events);
}

function sayingReady(game: Game, ruleset: Ruleset, side: string | undefined, events: LogRecord['events']): Document {
  const name = (id: string) => game.sides[id]?.name ?? id;
  const step = game.at ? word(game.at.step) : null;
  return {
    ...turnReply(game, ruleset),
    lines: [
      ...(side !== undefined ? [line(strong(say.ready(name(side), step, waitedFor(game).map(name))))] : []),
      ...askLines(game, events),
    ],
  };
}

/** The same, for a player of that side who says it again: only they have to know. */
export function readyAlreadyReply(game: Game, ruleset: Ruleset, side: string): Document {
  return { ...sayingReady(game, ruleset, side, []), private: true };
}

/** What these effects made owed. What was due later has been shown already, and /turn status shows it again. */
function newly(effects: Ruled['effects'], game: Game): readonly Due[] {
  const fallen = effects.flatMap((effect) => (effect.effect === 'due' ? [effect] : []));
  return game.due.filter((due) => fallen.some((each) => isSame(each, due)));
}

function isSame(a: Omit<Due, 'id' | 'options'>, b: Omit<Due, 'options'>): boolean {
  const [at, bt] = [a.at, b.at];
  const alike = a.verb === b.verb && a.unit === b.unit && a.rule === b.rule;
  return alike && at.turn === bt.turn && at.step === bt.step && at.side === bt.side;
}

/** The same as part of a longer reply. */
export function turnLines(game: Game, ruleset: Ruleset): Line[] {
  const over = game.over ? [line(strong(endText(game.over, game, ruleset)))] : [];
  return [...over, ...linesOf(game, ruleset, game.due, 'blocks'), ...readiness(game), ...tableLines(game, ruleset)];
}

/** The same, for replies with a line that names the turn already. */
export function turnDetails(game: Game, ruleset: Ruleset): Line[] {
  return turnLines(game, ruleset).filter(({ kind }) => kind !== 'heading');
}

/**
 * @param debts the rulings owed later that are shown here
 * @param details also show what each one blocks until it's done
 */
function linesOf(game: Game, ruleset: Ruleset, debts: readonly Due[], details?: 'blocks'): Line[] {
  const { at } = game;
  if (game.over) return [];
  const now = dueNow(game, ruleset);
  const blocking = details && game.enforcement === 'strict' ? now : [];
  const asked = [...new Set(blocking.map((due) => dueText(due, game, ruleset)))];
  // The same owed twice is a line that says so.
  const texts = new Map(now.map((due) => [due, dueText(due, game, ruleset)]));
  const like = (due: Due) => now.filter((each) => texts.get(each) === texts.get(due));
  const isFirst = (due: Due) => like(due)[0] === due;
  const owed = [
    ...now
      .filter(isFirst)
      .flatMap((due, i) => [
        besideOwed(
          line(strong(say.due(texts.get(due)!, like(due).length)), quiet(` ${rulesOf(like(due))}`)),
          i < MOST_BESIDE && !mustWait(due, now, ruleset) ? due : undefined,
          game,
          ruleset,
        ),
        ...blocking.flatMap((each) => (each === due ? blockedLines(due, game, ruleset) : [])),
      ]),
    ...(blocking.length > 0 ? [line(quiet(at ? say.blocksTurn : say.blocksFirstTurn(asked)))] : []),
  ];
  if (!at) return [line(say.beforeFirstTurn), ...owed, ...waitingLines(game)];
  const tests = details ? putOffLines(game, ruleset) : [];
  const later = debts.filter(
    (due) => !now.includes(due) && !isPutOff(due, game.units[due.unit ?? '']?.side, game.table),
  );
  return [
    heading(turnText(at, game)),
    ...owed,
    ...tests,
    ...later.map((due) => line(say.dueLater(dueText(due, game, ruleset)), quiet(` ${due.rule}`))),
    ...decidedLines(game, ruleset),
    ...waitingLines(game),
    ...waiting(game, ruleset),
  ];
}

function rulesOf(dues: readonly Due[]): string {
  return [...new Set(dues.map(({ rule }) => rule))].join(', ');
}

/** At most this many have their button beside the line, because Discord limits the parts of a message. The rest are below. */
const MOST_BESIDE = 4;

/** What's owed, with the button that does it, unless that would take other units' turns from them. */
function besideOwed(text: Line, due: Due | undefined, game: Game, ruleset: Ruleset): Line {
  if (!due || game.phase !== 'open' || endsEarly(due, game, ruleset)) return text;
  const button = owedButton(due, game, ruleset);
  return button ? { ...text, button } : text;
}

/** Says that a side has nobody left who can fight, where the book doesn't end the battle. */
function decidedLines(game: Game, ruleset: Ruleset): Line[] {
  const decided = ruleset.decided?.(sceneOf(game, ruleset), ruleset.book);
  return decided ? [line(strong(endText(decided, game, ruleset)))] : [];
}

/** Which sides have finished a step that both play at once, and which ones the others wait for. */
export function readiness(game: Game): Line[] {
  const name = (id: string) => game.sides[id]?.name ?? id;
  const step = game.at ? word(game.at.step) : null;
  return game.ready.map((side) => line(say.ready(name(side), step, waitedFor(game).map(name))));
}

/** Turn, step, and whose turn it is. */
export function turnText(at: NonNullable<Game['at']>, game: Game | undefined): string {
  const side = at.side === undefined ? undefined : (game?.sides[at.side]?.name ?? at.side);
  return say.turn(at.turn, word(at.step), side);
}

function waiting(game: Game, ruleset: Ruleset): Line[] {
  // When the referee plays that side, other lines say what it waits for.
  if (game.at?.side !== undefined && game.at.side === game.table.solo) return [];
  if (game.at?.side === undefined || Object.keys(game.units).length === 0) return [];
  const names = yetToAct(game, ruleset).map(({ name }) => name);
  if (names.length > 0) return [line(say.yetToAct(allOf(names)))];
  return [line(dueNow(game, ruleset).length > 0 ? say.allActedOwing : say.allActed)];
}
