import type { Game } from '../../campaign/game.ts';
import type { LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Waiting } from '../../kernel/solo.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { brief, type Document, heading, inFull, type Line, line, quiet, strong } from '../document.ts';
import { actedText, eventSpans, ruledSpans } from '../log/events.ts';
import { consequencesOf } from '../ruling/consequences.ts';
import { effectLines } from '../ruling/effects.ts';
import { isHeldBack } from '../ruling/held-back.ts';
import { thrownText } from '../ruling/step-texts.ts';
import { stepLines } from '../ruling/steps.ts';
import { boardButton, turnDetails, turnLines } from './turn.ts';
import { waitingLines } from './waiting.ts';
import { waitingButtons } from './waiting-buttons.ts';

/**
 * What the side that the referee runs did, and what it waits for. That comes first, because play can't go on before.
 * @param waiting what it waits for now
 * @param before what happened in its phase before this record
 */
export function soloReply(
  words: Catalogue,
  record: LogRecord,
  game: Game,
  ruleset: Ruleset,
  waiting: Waiting | undefined,
  before: readonly LogEvent[] = [],
): Document {
  const first = waiting ? waitingLines(words, waiting, game) : [heading(overText(words, record, game))];
  // The turn that has begun is named at the point where it begins.
  const named = record.events.some(({ type }) => type === 'turn-begun');
  const last = waiting ? [] : named ? turnDetails(words, game, ruleset) : turnLines(words, game, ruleset);
  return {
    lines: [
      ...first,
      ...doneLines(words, record.events, game, ruleset),
      ...summaryLines(words, before, record, game, ruleset),
      ...last,
      line(quiet(`#${record.seq} · ${ruleset.name}`)),
    ],
    buttons: waiting ? waitingButtons(words, waiting, game) : boardButton(game),
    file: `solo-${record.seq}.txt`,
  };
}

/** Shows again what it waits for, for players who have lost sight of it. @param help with what each part of an answer means */
export function waitingReply(words: Catalogue, waiting: Waiting, game: Game, ruleset: Ruleset, help = false): Document {
  return {
    lines: [...waitingLines(words, waiting, game, help), line(quiet(ruleset.name))],
    buttons: waitingButtons(words, waiting, game),
    file: 'question.txt',
  };
}

/** What happened, event by event, in the order in which the figures should be moved. */
export function doneLines(words: Catalogue, events: readonly LogEvent[], game: Game, ruleset: Ruleset): Line[] {
  return events.flatMap((event) => eventLines(words, event, game, ruleset));
}

function eventLines(words: Catalogue, event: LogEvent, game: Game, ruleset: Ruleset): Line[] {
  switch (event.type) {
    case 'ruled':
      return ruledLines(words, event, game, ruleset);
    case 'solo-asked':
      return event.thrown ? stepLines(words, { rules: game.rules, ...event.thrown }) : [];
    case 'committed':
      return [];
    case 'turn-begun': {
      const consequences = [...(event.closes ?? []), ...event.effects].filter(
        ({ effect }) => effect === 'remind' || effect === 'gone',
      );
      return [
        line(strong(...asText(eventSpans(words, event, game)))),
        ...effectLines(words, consequences, game, ruleset),
      ];
    }
    case 'solo-did':
      return effectLines(words, event.effects, game, ruleset);
    case 'seal-opened':
      return [
        line(...eventSpans(words, event, game), quiet(` ${event.rule}`)),
        ...effectLines(words, event.effects, game, ruleset),
      ];
    default:
      return [
        ...(saysNothing(event) ? [] : [line(...eventSpans(words, event, game))]),
        ...('effects' in event ? effectLines(words, event.effects, game, ruleset) : []),
      ];
  }
}

/** A look over the table at which there was nobody. */
function saysNothing(event: LogEvent): boolean {
  return event.type === 'solo-answered' && event.measured === true && Object.values(event.answers).every(isNobody);
}

function isNobody(answer: unknown): boolean {
  return answer === 'none';
}

function asText(spans: ReturnType<typeof eventSpans>): [string] {
  return [spans.map((span) => (typeof span === 'string' ? span : '')).join('')];
}

/** A march is shown as an order for the figures, which says everything. Other rulings show their dice. */
function ruledLines(words: Catalogue, event: Ruled, game: Game, ruleset: Ruleset): Line[] {
  const changes = effectLines(words, event.effects, game, ruleset);
  const marches = isMove(event) && event.steps.every(({ faces }) => faces.length === 0);
  if (marches && event.effects.some(isOrder)) return changes;
  const steps = () => [
    line(strong(actedText(words, event, game)), ...ruledSpans(words, event)),
    ...(marches ? [] : stepLines(words, event)),
    ...changes,
  ];
  return [brief(inOneLine(words, event, game)), inFull(steps)];
}

/** What it came to, with its dice and what it changes. */
function inOneLine(words: Catalogue, event: Ruled, game: Game): Line {
  const dice = thrownText(words, event);
  const [acted, ...came] = [strong(actedText(words, event, game)), ...ruledSpans(words, event)];
  const { means, next } = consequencesOf(words, event, game, true);
  return line(
    acted,
    ...came,
    ...(dice === '' ? [] : [quiet(` ${dice}.`)]),
    ...means.map((text) => ` ${text}`),
    ...next.flatMap(({ spans }) => [' ', ...spans]),
  );
}

function isMove({ rules, verb }: Ruled): boolean {
  return rulesets[rules]?.verbs[verb]?.kind === 'movement';
}

const ORDER = 'solo-';

/** Whether it says how a unit of the side moves, by which rule. */
export function isOrder(effect: Effect): boolean {
  return effect.effect === 'remind' && effect.says?.startsWith(ORDER) === true;
}

/** Whether the phase of the side that the referee runs is over with this record. */
export function endsPhaseOfSolo({ events }: Pick<LogRecord, 'events'>, { table }: Game): boolean {
  const begun = events.findLast(({ type }) => type === 'turn-begun');
  return typeof table.solo === 'string' && begun?.type === 'turn-begun' && begun.at.side !== table.solo;
}

/**
 * A list for the end of the phase, for players who move their figures all at once: each unit that moved and is still there, and
 * how.
 * @param before what happened in the phase before this record
 */
export function summaryLines(
  words: Catalogue,
  before: readonly LogEvent[],
  record: LogRecord,
  game: Game,
  ruleset: Ruleset,
): Line[] {
  const { events } = record;
  const end = events.findLastIndex(({ type }) => type === 'turn-begun');
  const begun = events[end];
  if (begun?.type !== 'turn-begun' || !endsPhaseOfSolo(record, game) || begun.at.turn <= 1) return [];
  const moves = [...before, ...events.slice(0, end)].flatMap((event) => {
    if (event.type !== 'ruled' && event.type !== 'solo-did') return [];
    const marches = event.type === 'ruled' && isMove(event);
    return event.effects.filter((each) => movesFigures(each, marches) && isThere(each, game));
  });
  // If only one has moved, it has just been shown.
  return moves.length > 1 ? [line(strong(words.solo.summary)), ...effectLines(words, moves, game, ruleset)] : [];
}

/** Moves that aren't marches: because of morale, or out of a vehicle. */
const DRIVEN: readonly string[] = ['falls-back', 'solo-crew-out'];

function movesFigures(effect: Effect, marches: boolean): boolean {
  return (marches && isOrder(effect)) || (effect.effect === 'remind' && DRIVEN.includes(effect.says ?? ''));
}

/** Whether the unit belongs to the side that the referee runs and is still in play. */
function isThere(effect: Effect, { units, table }: Game): boolean {
  const unit = effect.effect === 'remind' ? units[effect.units?.[0] ?? ''] : undefined;
  return unit !== undefined && unit.side === table.solo && !unit.gone;
}

function overText(words: Catalogue, { events }: LogRecord, game: Game): string {
  const id = String(game.table.solo);
  const side = game.sides[id]?.name ?? id;
  const over = game.at?.side === id || events.some(({ type }) => type === 'turn-begun');
  return over ? words.solo.over(side) : words.solo.started(side);
}

/** What that side threw before the players' own ruling in a record, because that had to come first. */
export function thrownFirst(words: Catalogue, { events }: LogRecord, game: Game | undefined): Line[] {
  const ruleset = game && rulesets[game.rules];
  const own = events.findIndex((event) => event.type === 'ruled' && !event.solo);
  // Who of several didn't is told with those who did.
  const before = events.slice(0, Math.max(0, own)).filter((event) => !isHeldBack(event));
  return game && ruleset ? doneLines(words, before, game, ruleset) : [];
}
