import type { Game } from '../campaign/game.ts';
import { calledIn } from '../campaign/history/names.ts';
import type { EventOf, LogEvent, Ruled } from '../campaign/record.ts';
import { meantByName } from '../kernel/short-name.ts';
import { rulesets } from '../rules/index.ts';
import { answerSpans, askSpans } from './asks.ts';
import { quiet, type Span } from './document.ts';
import { effectLines, endText, named, titleOf } from './effects.ts';
import { english } from './english/index.ts';
import { fairText } from './fair.ts';
import { fieldsText } from './fields.ts';
import { objectiveText } from './objectives.ts';
import { photoSpans } from './photos.ts';
import { refusalMessage } from './problem.ts';
import { questionSpans } from './questions.ts';
import { saidText } from './said.ts';
import { logText } from './transfer.ts';
import { turnText } from './turn.ts';
import { questionText } from './waiting.ts';

const { game: say, notices, orders } = english;

/** An event in a few words on one line, also for the log: another line could pass for another entry. */
export function eventSpans(event: LogEvent, game?: Game | undefined): Span[] {
  return spansOf(event, game).map((span) => (typeof span === 'string' ? span.replaceAll(/\s*\n\s*/g, ' ') : span));
}

function spansOf(event: LogEvent, game: Game | undefined): Span[] {
  switch (event.type) {
    case 'committed':
      return [];
    case 'words-mixed':
      return [{ user: event.user }, ` ${english.fair.mixed(event.words)}`];
    case 'ruled':
      return ruledSpans(event, game);
    case 'undone':
      return [notices.undid(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'redone':
      return [notices.redid(event.lifts.map((seq) => `#${seq}`).join(', '))];
    case 'undo-asked':
      return [notices.askedUndo(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'corrected':
      return correctedSpans(event);
    case 'player-joined':
      return [{ user: event.user }, ` ${say.joined(game?.sides[event.side]?.name ?? event.side)}`];
    case 'player-left':
      return [{ user: event.user }, ` ${say.left}`];
    case 'player-removed':
      return [{ user: event.user }, ` ${say.playerRemoved}`];
    case 'umpire-named':
      return [{ user: event.user }, ` ${say.umpire}`];
    case 'umpire-dismissed':
      return [{ user: event.user }, ` ${say.umpireDismissed}`];
    case 'asked':
      return askSpans(event, game);
    case 'agreed':
    case 'agreed-in-part':
    case 'declined':
    case 'lapsed':
      return answerSpans(event, game);
    case 'questioned':
    case 'question-answered':
    case 'question-closed':
      return questionSpans(event);
    case 'photo-taken':
      return photoSpans(event);
    case 'orders-read':
      return [{ user: event.user }, ` ${orders.read(sideName(event.side, game))}`];
    default:
      return toldText(eventText(event, game));
  }
}

type Plain = Exclude<
  LogEvent,
  {
    type:
      | 'committed'
      | 'words-mixed'
      | 'ruled'
      | 'undone'
      | 'redone'
      | 'undo-asked'
      | 'corrected'
      | 'player-joined'
      | 'player-left'
      | 'player-removed'
      | 'umpire-named'
      | 'umpire-dismissed'
      | 'asked'
      | 'agreed'
      | 'agreed-in-part'
      | 'declined'
      | 'lapsed'
      | 'questioned'
      | 'question-answered'
      | 'question-closed'
      | 'photo-taken'
      | 'orders-read';
  }
>;

function eventText(event: Plain, game: Game | undefined): string {
  switch (event.type) {
    case 'game-opened':
      return say.opened(event.name, nameOf(event.rules), english.allOf(event.sides.map(({ name }) => name)));
    case 'seed-revealed':
    case 'veil-shown':
    case 'rolled':
      return fairText(event);
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
    case 'turn-reports-set':
      return english.report.eachTurn(event.on);
    case 'dice-set':
      return say.tableDice[event.how];
    case 'clock-set':
      return event.pace ? english.clock.set(event.pace) : english.clock.off;
    case 'time-ran-out':
      return english.clock.ranOut(sideName(event.side, game));
    case 'sides-locked':
      return event.on ? say.locked : say.unlocked;
    case 'battle-ended':
      return event.effects
        .flatMap((each) => (each.effect === 'ended' ? [endText(each, game, rulesetIn(game))] : []))
        .join(' ');
    case 'objective-set':
      return objectiveText(event, game);
    case 'noted':
      return say.note(event.text);
    case 'units-added':
      return addedText(event.units.map(({ name }) => name));
    case 'unit-edited':
      return say.edited(
        event.was ?? calledIn(game, event.unit),
        fieldsText(event.fields, game, game && rulesets[game.rules]),
      );
    case 'unit-renamed':
      return say.renamed(event.was, event.name);
    case 'unit-removed':
      return say.removed(event.was);
    case 'solo-asked':
      return english.solo.asks(questionText({ ...event, id: event.question }, game));
    case 'solo-answered':
      return english.solo.answered(answersText(event.answers, game));
    case 'solo-did':
      return didText(event, game);
    case 'seal-opened':
      return english.solo.opened(event.text);
    case 'order-sealed':
      return orders.sealed(sideName(event.side, game), event.replaces !== undefined);
    case 'orders-complete':
      return orders.complete(sideName(event.side, game));
    case 'orders-revealed':
      return orders.shown(event.orders.map(({ side, text }) => [sideName(side, game), text]));
    case 'log-moved':
    case 'log-closed':
    case 'imported':
    case 'log-imported':
    case 'record-lost':
    case 'seed-lost':
      return logText(event);
    case 'held-back':
      return heldBackText(event, game);
    case 'side-ready':
      return say.ready(sideName(event.side, game), event.step && english.say(event.step), []);
    case 'turn-begun':
      return `${turnText(event.at, game)}.`;
  }
}

/** The corrected values, and what the ruling now says. */
function correctedSpans({ seq, said, places }: EventOf<'corrected'>): Span[] {
  const text = english.corrections.done(seq, saidText(said));
  const rulings = places.flatMap(({ event, seq: of }) => (of === seq && event.type === 'ruled' ? [event] : []));
  return [text, ...rulings.map((ruled) => ` ${english.verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled)}`)];
}

/** The verdict of a ruling, and why it was given against a rule. @param game gives the names; without it nobody is named */
export function ruledSpans(ruled: Ruled, game?: Game | undefined): Span[] {
  const { verb, facts, rules, against, dice } = ruled;
  const by = dice === 'table' ? ` (${notices.tableDice})` : '';
  const verdict = `${english.verdictOf(rules, verb, facts, named(ruled, game))}${by}`;
  if (!against) return [verdict];
  const { rule, how } = against;
  return [`${verdict} ${say.against[how](titleOf(rulesets[rules], rule))}`, quiet(` ${rule}`)];
}

// A whole order of battle would bury the rest of the log.
const MOST_NAMED = 12;

function addedText(names: readonly string[]): string {
  return say.added(names.length, names.slice(0, MOST_NAMED).join(', '), names.length - MOST_NAMED);
}

/** Why one of several units doesn't do what the others do. */
export function heldBackText({ who, says, values }: EventOf<'held-back'>, game: Game | undefined): string {
  return say.heldBack(calledIn(game, who), refusalMessage({ says, values }));
}

/** Leaves out what's shown elsewhere. */
function toldText(text: string): Span[] {
  return text === '' ? [] : [text];
}

function answersText(
  { same, 'all-same': all, ...named }: EventOf<'solo-answered'>['answers'],
  game: Game | undefined,
): string {
  const units = Object.values(game?.units ?? {});
  // However a name was typed: `Force-1` stands for a name with a blank, and only its beginning may be there.
  const nameOf = (text: string) =>
    (meantByName(units, text) ?? meantByName(units, text.replaceAll('-', ' ')))?.name ?? text;
  const called = Object.entries(named).map(
    ([name, value]) => [nameOf(name), typeof value === 'string' ? nameOf(value) : value] as const,
  );
  const said = fieldsText(Object.fromEntries(called), undefined, undefined) || undefined;
  const before = all === undefined ? same && english.solo.asBefore : english.solo.allAsBefore;
  return [said, before].filter(Boolean).join(', ') || english.solo.asBefore;
}

function didText({ says, unit, effects }: EventOf<'solo-did'>, game: Game | undefined): string {
  if (says === undefined) return toldOf(effects, game);
  const sentence = english.soloNotes[says];
  if (!sentence) throw new Error(`No sentence says ${says}`);
  return sentence(unit === undefined ? '' : calledIn(game, unit));
}

/** The lines of several effects, joined into one. */
function toldOf(effects: EventOf<'solo-did'>['effects'], game: Game | undefined): string {
  const notable = effects.filter(({ effect }) => effect === 'remind' || effect === 'gone' || effect === 'made');
  const lines = effectLines(notable, game, game && rulesets[game.rules]);
  return lines
    .map(({ spans }) =>
      spans.map((span) => (typeof span === 'string' ? span : 'text' in span ? span.text : '')).join(''),
    )
    .join(' ');
}

/** Who does what to whom, for records with more than one ruling. */
export function actedText({ verb, who, targets = [], options, filled = {} }: Ruled, game: Game | undefined): string {
  const at = english.allOf(targets.map((id) => calledIn(game, id)));
  // A team may fire several weapons in turn.
  const weapon = options.weapon ?? filled.weapon;
  const said = weapon === undefined ? '' : english.say(String(weapon));
  return english.solo.acts(verb, who === undefined ? '' : calledIn(game, who), said, at);
}

function sideName(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}

function nameOf(rules: string): string {
  return rulesets[rules]?.name ?? rules;
}

/** The ruleset that a game is played by, if there is a game. */
export function rulesetIn(game: Game | undefined) {
  return game && rulesets[game.rules];
}
