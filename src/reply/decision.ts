import type { Game } from '../campaign/game.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import { rulesets } from '../rules/index.ts';
import { type Document, type Line, line, quiet, type Span } from './document.ts';
import { english } from './english/index.ts';

const { game: say, notices } = english;

/** What a command decided, event by event. */
export function decisionReply(record: LogRecord, game: Game | undefined): Document {
  const lines = record.events.map((event) => eventSpans(event, game)).filter((spans) => spans.length > 0);
  return { lines: [...lines.map((spans): Line => line(...spans)), line(quiet(`#${record.seq}`))] };
}

/** An event in a few words, for the log as well. */
export function eventSpans(event: LogEvent, game?: Game | undefined): Span[] {
  switch (event.type) {
    case 'committed':
      return [];
    case 'ruled':
      return [english.verdictOf(event.verb, event.facts)];
    case 'undone':
      return [notices.undid(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'redone':
      return [notices.redid(event.lifts.map((seq) => `#${seq}`).join(', '))];
    case 'undo-asked':
      return [notices.askedUndo(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'player-joined':
      return [{ user: event.user }, ` ${say.joined(game?.sides[event.side]?.name ?? event.side)}`];
    case 'player-left':
      return [{ user: event.user }, ` ${say.left}`];
    case 'umpire-named':
      return [{ user: event.user }, ` ${say.umpire}`];
    default:
      return [eventText(event, game)];
  }
}

type Plain = Exclude<
  LogEvent,
  {
    type: 'committed' | 'ruled' | 'undone' | 'redone' | 'undo-asked' | 'player-joined' | 'player-left' | 'umpire-named';
  }
>;

function eventText(event: Plain, game: Game | undefined): string {
  switch (event.type) {
    case 'game-opened':
      return say.opened(event.name, nameOf(event.rules));
    case 'game-paused':
      return say.paused;
    case 'game-resumed':
      return say.resumed;
    case 'game-ended':
      return say.ended;
    case 'battle-begun':
      return say.battle(event.battle);
    case 'rules-chosen':
      return say.rules(nameOf(event.rules));
    case 'house-set':
      return say.house(event.toggle, event.on);
    case 'enforcement-set':
      return say.enforcement[event.enforcement];
    case 'noted':
      return say.note(event.text);
    case 'units-added':
      return say.added(event.units.length, event.units.map(({ name }) => name).join(', '));
    case 'unit-edited':
      return say.edited(game?.units[event.unit]?.name ?? event.unit);
    case 'unit-renamed':
      return say.renamed(event.name);
    case 'unit-removed':
      return say.removed;
    case 'turn-begun':
      return say.turn(event.at.turn, english.say(event.at.step));
  }
}

function nameOf(rules: string): string {
  return rulesets[rules]?.name ?? rules;
}
