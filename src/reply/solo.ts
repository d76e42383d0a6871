import type { Game } from '../campaign/game.ts';
import type { LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import type { Effect } from '../kernel/effect.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Waiting } from '../kernel/solo.ts';
import { rulesets } from '../rules/index.ts';
import { type Document, heading, type Line, line, quiet, strong } from './document.ts';
import { effectLines } from './effects.ts';
import { english } from './english/index.ts';
import { actedText, eventSpans, ruledSpans } from './events.ts';
import { stepLines } from './steps.ts';
import { boardButton, turnDetails, turnLines } from './turn.ts';
import { waitingLines } from './waiting.ts';
import { waitingButtons } from './waiting-buttons.ts';

const { solo: say } = english;

/**
 * What the side that the referee runs did, and what it waits for. That comes first, because play can't go on before.
 * @param waiting what it waits for now
 * @param before what happened in its phase before this record
 */
export function soloReply(
  record: LogRecord,
  game: Game,
  ruleset: Ruleset,
  waiting: Waiting | undefined,
  before: readonly LogEvent[] = [],
): Document {
  const first = waiting ? waitingLines(waiting, game) : [heading(overText(record, game))];
  // The turn that has begun is named at the point where it begins.
  const named = record.events.some(({ type }) => type === 'turn-begun');
  const last = waiting ? [] : named ? turnDetails(game, ruleset) : turnLines(game, ruleset);
  return {
    lines: [
      ...first,
      ...doneLines(record.events, game, ruleset),
      ...summaryLines(before, record, game, ruleset),
      ...last,
      line(quiet(`#${record.seq} · ${ruleset.name}`)),
    ],
    buttons: waiting ? waitingButtons(waiting, game) : boardButton(game),
    file: `solo-${record.seq}.txt`,
  };
}

/** Shows again what it waits for, for players who have lost sight of it. @param help with what each part of an answer means */
export function waitingReply(waiting: Waiting, game: Game, ruleset: Ruleset, help = false): Document {
  return {
    lines: [...waitingLines(waiting, game, help), line(quiet(ruleset.name))],
    buttons: waitingButtons(waiting, game),
    file: 'question.txt',
  };
}

/** What happened, event by event, in the order in which the figures should be moved. */
export function doneLines(events: readonly LogEvent[], game: Game, ruleset: Ruleset): Line[] {
  return events.flatMap((event) => eventLines(event, game, ruleset));
}

function eventLines(event: LogEvent, game: Game, ruleset: Ruleset): Line[] {
  switch (event.type) {
    case 'ruled':
      return ruledLines(event, game, ruleset);
    case 'solo-asked':
      return event.thrown ? stepLines(event.thrown.steps) : [];
    case 'committed':
      return [];
    case 'turn-begun': {
      const consequences = [...(event.closes ?? []), ...event.effects].filter(
        ({ effect }) => effect === 'remind' || effect === 'gone',
      );
      return [line(strong(...asText(eventSpans(event, game)))), ...effectLines(consequences, game, ruleset)];
    }
    case 'solo-did':
      return effectLines(event.effects, game, ruleset);
    case 'seal-opened':
      return [line(...eventSpans(event, game), quiet(` ${event.rule}`)), ...effectLines(event.effects, game, ruleset)];
    default:
      return [
        line(...eventSpans(event, game)),
        ...('effects' in event ? effectLines(event.effects, game, ruleset) : []),
      ];
  }
}

function asText(spans: ReturnType<typeof eventSpans>): [string] {
  return [spans.map((span) => (typeof span === 'string' ? span : '')).join('')];
}

/** A march is shown as an order for the figures, which says everything. Other rulings show their dice. */
function ruledLines(event: Ruled, game: Game, ruleset: Ruleset): Line[] {
  const changes = effectLines(event.effects, game, ruleset);
  const marches = event.verb === 'move' && event.steps.every(({ faces }) => faces.length === 0);
  if (marches && event.effects.some(isOrder)) return changes;
  return [
    line(strong(actedText(event, game)), ...ruledSpans(event)),
    ...(marches ? [] : stepLines(event.steps)),
    ...changes,
  ];
}

const ORDER = 'solo-';

function isOrder(effect: Effect): boolean {
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
export function summaryLines(before: readonly LogEvent[], record: LogRecord, game: Game, ruleset: Ruleset): Line[] {
  const { events } = record;
  const end = events.findLastIndex(({ type }) => type === 'turn-begun');
  const begun = events[end];
  if (begun?.type !== 'turn-begun' || !endsPhaseOfSolo(record, game) || begun.at.turn <= 1) return [];
  const moves = [...before, ...events.slice(0, end)].flatMap((event) => {
    if (event.type !== 'ruled' && event.type !== 'solo-did') return [];
    const marches = event.type === 'ruled' && event.verb === 'move';
    return event.effects.filter((each) => movesFigures(each, marches) && isThere(each, game));
  });
  // If only one has moved, it has just been shown.
  return moves.length > 1 ? [line(strong(say.summary)), ...effectLines(moves, game, ruleset)] : [];
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

function overText({ events }: LogRecord, game: Game): string {
  const id = String(game.table.solo);
  const side = game.sides[id]?.name ?? id;
  const over = game.at?.side === id || events.some(({ type }) => type === 'turn-begun');
  return over ? say.over(side) : say.started(side);
}

/** What that side threw before the players' own ruling in a record, because that had to come first. */
export function thrownFirst({ events }: LogRecord, game: Game | undefined): Line[] {
  const ruleset = game && rulesets[game.rules];
  const own = events.findIndex((event) => event.type === 'ruled' && !event.solo);
  return game && ruleset && own > 0 ? doneLines(events.slice(0, own), game, ruleset) : [];
}
