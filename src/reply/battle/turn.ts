import type { Due, Game } from '../../campaign/game.ts';
import { waitingFor } from '../../campaign/owed/waiting.ts';
import type { EventOf, LogRecord, Ruled } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { dueNow, isPutOff, squadIn, waitedFor } from '../../campaign/turns.ts';
import { isOut, type Ruleset } from '../../kernel/ruleset.ts';
import { blocksOf } from '../../kernel/state/due.ts';
import { lapsedLines, waitingAsks, waitingButtons } from '../asks/asks.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, type Document, heading, type Line, line, quiet, strong, type Tone } from '../document.ts';
import { plainLine } from '../plain-text.ts';
import { dueText, effectLines, endedLines, tableLines } from '../ruling/effects.ts';
import { endLine, endText } from '../ruling/ending.ts';
import { turnText } from '../units/named.ts';
import { whyGone } from '../units/standing.ts';
import { dueLines } from './due-lines.ts';
import { objectiveLines } from './objectives.ts';
import { revealed, waitingLines } from './orders.ts';
import { endsEarly, mustWait, owedButton } from './owed-button.ts';
import { putOffLines } from './put-off.ts';
import { waitingLines as soloLines } from './waiting.ts';
import { stopButtons } from './waiting-buttons.ts';
import { idleLines, yetToActLines } from './who-can-act.ts';

/** Whose turn it is, who has yet to act, and what's owed. @param beside anything else to show */
export function turnReply(words: Catalogue, game: Game, ruleset: Ruleset, beside: readonly Line[] = []): Document {
  return {
    lines: [
      ...(game.phase === 'paused' ? [line(strong(words.game.paused))] : []),
      ...turnLines(words, game, ruleset),
      ...standingLines(words, game, ruleset),
      ...bindingLines(words, game, ruleset),
      ...stopLines(words, game, ruleset),
      ...objectiveLines(words, game),
      ...waitingAsks(words, game),
      ...beside,
      line(quiet(ruleset.name)),
    ],
    buttons: [...stopButtons(words, game, ruleset), ...waitingButtons(words, game), ...boardButton(game)],
    tone: toneOfSide(game, game.at?.side),
    file: 'turn.txt',
  };
}

/** What it holds up until it's done, if that's more than the end of the step. */
function blockedLines(words: Catalogue, due: Due, game: Game, ruleset: Ruleset): Line[] {
  const unit = due.unit === undefined ? undefined : game.units[due.unit];
  const squad = due.squad ?? (unit && squadIn(unit, ruleset));
  const side = unit?.side ?? due.at.side ?? game.at?.side;
  const waits = words.game.blocked(blocksOf(due), {
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
function standingLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  if (game.over || !game.at) return [];
  return effectLines(words, ruleset.stands?.(sceneOf(game, ruleset), ruleset.book) ?? [], game, ruleset);
}

/** The units that can't do as their players like. */
function bindingLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  if (game.over || !game.at) return [];
  return effectLines(words, ruleset.bindings?.(sceneOf(game, ruleset), ruleset.book) ?? [], game, ruleset);
}

/** What has just begun to stand on the table is among what stands there, but nobody needs to read it twice. */
function once(lines: readonly Line[]): Line[] {
  return [...new Map(lines.map((each) => [plainLine(each), each])).values()];
}

/** What the phase of the side that the referee runs waits for, with the line that answers it. */
export function stopLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  const stop = waitingFor(game, ruleset);
  // The reply lists what's owed anyway.
  if (stop?.waits === 'owed') return soloLines(words, stop, game).slice(0, 1);
  return stop ? soloLines(words, stop, game) : [];
}

/** A button that shows every unit, if there are any. */
export function boardButton(game: Game): readonly Button[] {
  return Object.keys(game.units).length > 0 ? [{ action: 'board', of: {} }] : [];
}

/**
 * The same reply when play has just moved on: who was lost in the step that ended, what ended with it, what each side owes,
 * what's on the table, who did nothing, and what to remember now.
 */
export function turnEndReply(words: Catalogue, game: Game, ruleset: Ruleset, { events }: LogRecord): Document {
  const begun = events.filter((event) => event.type === 'turn-begun');
  if (begun.length === 0) return readyReply(words, game, ruleset, events);
  const names = begun.flatMap(({ idle = [] }) => idle.map((id) => game.units[id]?.name ?? id));
  const idle = idleLines(words, names);
  const closed = begun.flatMap(({ closes = [] }) => closes);
  const effects = begun.flatMap((each) => each.effects);
  // The lines of the turn list what's owed.
  const begins = effects.filter(({ effect }) => effect !== 'due');
  return {
    ...turnReply(words, game, ruleset),
    lines: [
      ...effectLines(words, closed, game, ruleset),
      ...fallenLines(words, begun, game, ruleset),
      ...linesOf(words, game, ruleset, newly(effects, game)),
      ...once([
        ...(game.over ? [] : tableLines(words, game, ruleset)),
        ...standingLines(words, game, ruleset),
        ...begun.flatMap(({ expired }) => endedLines(words, expired, game, ruleset)),
        ...effectLines(words, begins, game, ruleset),
      ]),
      ...events.flatMap((event) => (event.type === 'orders-revealed' ? revealed(words, event, game) : [])),
      ...idle,
      ...askLines(words, game, events),
      line(quiet(ruleset.name)),
    ],
  };
}

/** Why play stopped at a step before the one that was asked for: what's owed there, or who can still act in it. */
export function stoppedLines(words: Catalogue, step: string, owed: readonly string[], able: readonly string[]): Line[] {
  if (owed.length > 0) return [line(words.game.stoppedOwing(step, words.allOf(owed)))];
  if (able.length === 0) return [];
  const named =
    able.length > MOST_ABLE ? [...able.slice(0, MOST_ABLE), words.game.others(able.length - MOST_ABLE)] : able;
  return [line(words.game.stoppedAble(step, words.allOf(named)))];
}

/** A sentence doesn't name more units than this. */
const MOST_ABLE = 3;

/** The units that went out of play since the step began. */
function fallenLines(words: Catalogue, begun: readonly EventOf<'turn-begun'>[], game: Game, ruleset: Ruleset): Line[] {
  const gone = begun.flatMap(({ fallen = [] }) => fallen.flatMap((id) => game.units[id] ?? []));
  const names = gone.filter((unit) => isOut(ruleset, unit));
  if (names.length === 0) return [];
  return [
    line(
      words.game.fallen(
        words.allOf(names.map((unit) => words.game.fallenBy(unit.name, whyGone(words, unit, ruleset)))),
      ),
    ),
  ];
}

/** The requests that lapsed with the step, and those that still wait for an answer. */
function askLines(words: Catalogue, game: Game, events: LogRecord['events']): Line[] {
  return [...lapsedLines(words, events, game), ...waitingAsks(words, game)];
}

/** One side has finished a step that both play at once. */
function readyReply(words: Catalogue, game: Game, ruleset: Ruleset, events: LogRecord['events']): Document {
  return sayingReady(words, game, ruleset, events.find((event) => event.type === 'side-ready')?.side, events);
}

function sayingReady(
  words: Catalogue,
  game: Game,
  ruleset: Ruleset,
  side: string | undefined,
  events: LogRecord['events'],
): Document {
  const name = (id: string) => game.sides[id]?.name ?? id;
  const step = game.at ? game.at.step : null;
  return {
    ...turnReply(words, game, ruleset),
    lines: [
      ...(side !== undefined ? [line(strong(words.game.ready(name(side), step, waitedFor(game).map(name))))] : []),
      ...askLines(words, game, events),
    ],
  };
}

/** The same, for a player of that side who says it again: only they have to know. */
export function readyAlreadyReply(words: Catalogue, game: Game, ruleset: Ruleset, side: string): Document {
  return { ...sayingReady(words, game, ruleset, side, []), private: true };
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
export function turnLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  const over = game.over ? [endLine(endText(words, game.over, game, ruleset))] : [];
  return [
    ...over,
    ...linesOf(words, game, ruleset, game.due, 'blocks'),
    ...readiness(words, game),
    ...tableLines(words, game, ruleset),
  ];
}

/** The same, for replies with a line that names the turn already. */
export function turnDetails(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  return turnLines(words, game, ruleset).filter(({ kind }) => kind !== 'heading');
}

/**
 * @param debts the rulings owed later that are shown here
 * @param details also show what each one blocks until it's done
 */
function linesOf(words: Catalogue, game: Game, ruleset: Ruleset, debts: readonly Due[], details?: 'blocks'): Line[] {
  const { at } = game;
  if (game.over) return [];
  const now = dueNow(game, ruleset);
  const blocking = details && game.enforcement === 'strict' ? now : [];
  const asked = [...new Set(blocking.map((due) => dueText(words, due, game, ruleset)))];
  // The same owed twice is a line that says so.
  const texts = new Map(now.map((due) => [due, dueText(words, due, game, ruleset)]));
  const like = (due: Due) => now.filter((each) => texts.get(each) === texts.get(due));
  const isFirst = (due: Due) => like(due)[0] === due;
  const owed = [
    ...now.filter(isFirst).flatMap((due, i) => {
      const [told, inFull] = dueLines(words, texts.get(due)!, rulesOf(like(due)), like(due).length);
      const beside = i < MOST_BESIDE && !mustWait(due, now, ruleset) ? due : undefined;
      return [
        besideOwed(words, told, beside, game, ruleset),
        inFull,
        ...blocking.flatMap((each) => (each === due ? blockedLines(words, due, game, ruleset) : [])),
      ];
    }),
    ...(blocking.length > 0 ? [line(quiet(at ? words.game.blocksTurn : words.game.blocksFirstTurn(asked)))] : []),
  ];
  if (!at) return [line(words.game.beforeFirstTurn), ...owed, ...waitingLines(words, game)];
  const tests = details ? putOffLines(words, game, ruleset) : [];
  const later = debts.filter(
    (due) => !now.includes(due) && !isPutOff(due, game.units[due.unit ?? '']?.side, game.table),
  );
  return [
    heading(turnText(words, at, game)),
    ...owed,
    ...tests,
    ...later.map((due) => line(words.game.dueLater(dueText(words, due, game, ruleset)), quiet(` ${due.rule}`))),
    ...decidedLines(words, game, ruleset),
    ...waitingLines(words, game),
    ...yetToActLines(words, game, ruleset),
  ];
}

function rulesOf(dues: readonly Due[]): string {
  return [...new Set(dues.map(({ rule }) => rule))].join(', ');
}

/** At most this many have their button beside the line, because Discord limits the parts of a message. The rest are below. */
const MOST_BESIDE = 4;

/** What's owed, with the button that does it, unless that would take other units' turns from them. */
function besideOwed(words: Catalogue, text: Line, due: Due | undefined, game: Game, ruleset: Ruleset): Line {
  if (!due || game.phase !== 'open' || endsEarly(due, game, ruleset)) return text;
  const button = owedButton(words, due, game, ruleset);
  return button ? { ...text, button } : text;
}

/** Says that a side has nobody left who can fight, where the book doesn't end the battle. */
function decidedLines(words: Catalogue, game: Game, ruleset: Ruleset): Line[] {
  const decided = ruleset.decided?.(sceneOf(game, ruleset), ruleset.book);
  return decided ? [line(strong(endText(words, decided, game, ruleset)))] : [];
}

/** Which sides have finished a step that both play at once, and which ones the others wait for. */
export function readiness(words: Catalogue, game: Game): Line[] {
  const name = (id: string) => game.sides[id]?.name ?? id;
  const step = game.at ? game.at.step : null;
  return game.ready.map((side) => line(words.game.ready(name(side), step, waitedFor(game).map(name))));
}
