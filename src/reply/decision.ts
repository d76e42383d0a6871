import type { Game } from '../campaign/game.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../campaign/record.ts';
import { rulesets } from '../rules/index.ts';
import { type Document, type Line, line, quiet, type Span } from './document.ts';
import { titleOf, unitName } from './effects.ts';
import { english } from './english/index.ts';
import { turnText } from './turn.ts';

const { game: say, notices, orders } = english;

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
      return ruledSpans(event);
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
      return say.opened(event.name, nameOf(event.rules), english.allOf(event.sides.map(({ name }) => name)));
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
      return addedText(event.units.map(({ name }) => name));
    case 'unit-edited':
      return say.edited(unitName(game, event.unit), fieldsText(event.fields));
    case 'unit-renamed':
      return say.renamed(event.was, event.name);
    case 'unit-removed':
      return say.removed(event.was);
    case 'solo-asked':
      return english.solo.asks(questionText({ ...event, id: event.question }, game));
    case 'solo-answered':
      return english.solo.answered(fieldsText(event.answers) || english.solo.nothingMore);
    case 'solo-did':
      return didText(event, game);
    case 'order-sealed':
      return orders.sealed(sideName(event.side, game), event.replaces !== undefined);
    case 'orders-complete':
      return orders.complete(sideName(event.side, game));
    case 'orders-revealed':
      return orders.shown(event.orders.map(({ side, text }) => [sideName(side, game), text]));
    case 'turn-begun':
      return `${turnText(event.at, game)}.`;
  }
}

function ruledSpans(ruled: Ruled): Span[] {
  const { verb, facts, rules, against } = ruled;
  const verdict = english.verdictOf(rules, verb, facts, ruled);
  if (!against) return [verdict];
  const { rule, how } = against;
  return [`${verdict} ${say.against[how](titleOf(rulesets[rules], rule))}`, quiet(` ${rule}`)];
}

// A whole order of battle would bury what else the log says.
const MOST_NAMED = 12;

function addedText(names: readonly string[]): string {
  return say.added(names.length, names.slice(0, MOST_NAMED).join(', '), names.length - MOST_NAMED);
}

function fieldsText(fields: Readonly<Record<string, string | number | boolean | null>>): string {
  const told = Object.entries(fields).map(([name, value]) => {
    return value === null ? say.without(english.say(name)) : `${english.say(name)} ${value}`;
  });
  return told.join(', ');
}

function didText({ says, unit }: EventOf<'solo-did'>, game: Game | undefined): string {
  const sentence = english.soloNotes[says];
  if (!sentence) throw new Error(`No sentence says ${says}`);
  return sentence(unit === undefined ? '' : unitName(game, unit));
}

/** A question in a sentence. */
export function questionText(
  { id, unit }: { readonly id: string; readonly unit?: string | undefined },
  game: Game | undefined,
): string {
  const sentence = english.soloQuestions[id];
  if (!sentence) throw new Error(`No sentence asks ${id}`);
  return sentence(unit === undefined ? '' : unitName(game, unit));
}

/** Who does what to whom, where a record holds more than one ruling. */
export function actedText({ verb, who, targets = [], options, filled = {} }: Ruled, game: Game | undefined): string {
  const at = english.allOf(targets.map((id) => unitName(game, id)));
  // A team may fire several in turn.
  const weapon = options.weapon ?? filled.weapon;
  const said = weapon === undefined ? '' : english.say(String(weapon));
  return english.solo.acts(verb, who === undefined ? '' : unitName(game, who), said, at);
}

function sideName(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}

function nameOf(rules: string): string {
  return rulesets[rules]?.name ?? rules;
}
