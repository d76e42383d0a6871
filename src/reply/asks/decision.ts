import type { Game } from '../../campaign/game.ts';
import { ofThen } from '../../campaign/history/names.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { endsBattle } from '../battle/battle-end.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line, quiet, type Span } from '../document.ts';
import { eventSpans, rulesetIn } from '../log/events.ts';
import { effectLines } from '../ruling/effects.ts';
import { tallyLines } from '../units/tally.ts';
import { askButtons, askTail, lapseLines } from './asks.ts';
import { reopenedLines } from './questions.ts';

const SHOWN_BELOW: readonly LogEvent['type'][] = ['seed-revealed', 'veil-shown'];

/** What a command decided, event by event. */
export function decisionReply(words: Catalogue, record: LogRecord, now: Game | undefined): Document {
  const game = ofThen(now, record.seq);
  // When a battle is over, its seed is shown below with how both sides stand.
  const events = endsBattle(record) ? record.events.filter(({ type }) => !SHOWN_BELOW.includes(type)) : record.events;
  const lines = events.map((event) => toldSpans(words, event, record, game)).filter((spans) => spans.length > 0);
  const ask = record.events.find((event) => event.type === 'asked');
  return {
    lines: [
      ...lines.map((spans): Line => line(...spans)),
      ...record.events.flatMap((event) => consequences(words, event, game)),
      ...reopenedLines(words, record, game),
      ...(ask ? [...askTail(words, ask, game), ...lapseLines(words, ask)] : []),
      line(quiet(`#${record.seq}`)),
    ],
    ...(ask ? { buttons: askButtons(words, ask) } : {}),
  };
}

/** An event as it's told to everyone. A player's own words say whose they are, or they could pass for a ruling. */
function toldSpans(words: Catalogue, event: LogEvent, { by }: LogRecord, game: Game | undefined): Span[] {
  const spans = eventSpans(words, event, game);
  return event.type === 'noted' ? [words.game.noteBy, { user: by }, ': ', ...spans] : spans;
}

/** What the referee changes on units because of a decision, with the unit's name. */
function consequences(words: Catalogue, event: LogEvent, game: Game | undefined): Line[] {
  const ruleset = rulesetIn(game);
  if (!game || !ruleset) return [];
  if (event.type === 'house-set') return effectLines(words, event.effects ?? [], game, ruleset);
  if (event.type === 'unit-edited' || event.type === 'unit-removed') {
    // The fields have been shown already, but not that they end the battle.
    const ends = event.effects?.filter(({ effect }) => effect === 'ended');
    return effectLines(words, ends ?? [], game, ruleset);
  }
  if (event.type === 'battle-begun') {
    const told = event.effects.filter(({ effect }) => effect === 'remind');
    return [...tallyLines(words, event.tally ?? [], game.sides), ...effectLines(words, told, game, ruleset)];
  }
  if (event.type !== 'game-ended') return [];
  return tallyLines(words, ruleset.tally?.(sceneOf(game, ruleset), ruleset.book) ?? [], game.sides);
}
