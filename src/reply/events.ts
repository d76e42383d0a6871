import type { Game } from '../campaign/game.ts';
import { calledIn } from '../campaign/history/names.ts';
import type { EventOf, LogEvent, Ruled } from '../campaign/record.ts';
import { meantByName } from '../kernel/short-name.ts';
import { rulesets } from '../rules/index.ts';
import { answerSpans, askSpans } from './asks.ts';
import type { Catalogue } from './catalogue.ts';
import { quiet, type Span } from './document.ts';
import { effectLines, endText } from './effects.ts';
import { fairText } from './fair.ts';
import { fieldsText } from './fields.ts';
import { named, titleOf } from './named.ts';
import { objectiveText } from './objectives.ts';
import { photoSpans } from './photos.ts';
import { refusalMessage } from './problem.ts';
import { questionSpans } from './questions.ts';
import { saidText } from './said.ts';
import { logText } from './transfer.ts';
import { turnText } from './turn.ts';
import { questionText } from './waiting.ts';

/** An event in a few words on one line, also for the log: another line could pass for another entry. */
export function eventSpans(words: Catalogue, event: LogEvent, game?: Game | undefined): Span[] {
  return spansOf(words, event, game).map((span) =>
    typeof span === 'string' ? span.replaceAll(/\s*\n\s*/g, ' ') : span,
  );
}

function spansOf(words: Catalogue, event: LogEvent, game: Game | undefined): Span[] {
  switch (event.type) {
    case 'committed':
      return [];
    case 'words-mixed':
      return [{ user: event.user }, ` ${words.fair.mixed(event.words)}`];
    case 'ruled':
      return ruledSpans(words, event, game);
    case 'undone':
      return [words.notices.undid(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'redone':
      return [words.notices.redid(event.lifts.map((seq) => `#${seq}`).join(', '))];
    case 'undo-asked':
      return [words.notices.askedUndo(event.strikes.map((seq) => `#${seq}`).join(', '))];
    case 'corrected':
      return correctedSpans(words, event);
    case 'player-joined':
      return [{ user: event.user }, ` ${words.game.joined(game?.sides[event.side]?.name ?? event.side)}`];
    case 'player-left':
      return [{ user: event.user }, ` ${words.game.left}`];
    case 'player-removed':
      return [{ user: event.user }, ` ${words.game.playerRemoved}`];
    case 'umpire-named':
      return [{ user: event.user }, ` ${words.game.umpire}`];
    case 'umpire-dismissed':
      return [{ user: event.user }, ` ${words.game.umpireDismissed}`];
    case 'asked':
      return askSpans(words, event, game);
    case 'agreed':
    case 'agreed-in-part':
    case 'declined':
    case 'lapsed':
      return answerSpans(words, event, game);
    case 'questioned':
    case 'question-answered':
    case 'question-closed':
      return questionSpans(words, event);
    case 'photo-taken':
      return photoSpans(words, event);
    case 'orders-read':
      return [{ user: event.user }, ` ${words.orders.read(sideName(event.side, game))}`];
    default:
      return toldText(eventText(words, event, game));
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

function eventText(words: Catalogue, event: Plain, game: Game | undefined): string {
  switch (event.type) {
    case 'game-opened':
      return words.game.opened(event.name, nameOf(event.rules), words.allOf(event.sides.map(({ name }) => name)));
    case 'seed-revealed':
    case 'veil-shown':
    case 'rolled':
      return fairText(words, event);
    case 'game-paused':
      return words.game.paused;
    case 'game-resumed':
      return words.game.resumed;
    case 'game-ended':
      return words.game.ended;
    case 'battle-begun':
      return words.game.battle(event.battle);
    case 'rules-chosen':
      return words.game.rules(nameOf(event.rules));
    case 'house-set':
      return words.game.house(event.toggle, event.on);
    case 'enforcement-set':
      return words.game.enforcement[event.enforcement];
    case 'turn-reports-set':
      return words.report.eachTurn(event.on);
    case 'dice-set':
      return words.game.tableDice[event.how];
    case 'clock-set':
      return event.pace ? words.clock.set(event.pace) : words.clock.off;
    case 'time-ran-out':
      return words.clock.ranOut(sideName(event.side, game));
    case 'sides-locked':
      return event.on ? words.game.locked : words.game.unlocked;
    case 'battle-ended':
      return event.effects
        .flatMap((each) => (each.effect === 'ended' ? [endText(words, each, game, rulesetIn(game))] : []))
        .join(' ');
    case 'objective-set':
      return objectiveText(words, event, game);
    case 'noted':
      return words.game.note(event.text);
    case 'units-added':
      return addedText(
        words,
        event.units.map(({ name }) => name),
      );
    case 'unit-edited':
      return words.game.edited(
        event.was ?? calledIn(game, event.unit),
        fieldsText(words, event.fields, game, game && rulesets[game.rules]),
      );
    case 'unit-renamed':
      return words.game.renamed(event.was, event.name);
    case 'unit-removed':
      return words.game.removed(event.was);
    case 'solo-asked':
      return words.solo.asks(questionText(words, { ...event, id: event.question }, game));
    case 'solo-answered':
      return words.solo.answered(answersText(words, event.answers, game));
    case 'solo-did':
      return didText(words, event, game);
    case 'seal-opened':
      return words.solo.opened(event.text);
    case 'order-sealed':
      return words.orders.sealed(sideName(event.side, game), event.replaces !== undefined);
    case 'orders-complete':
      return words.orders.complete(sideName(event.side, game));
    case 'orders-revealed':
      return words.orders.shown(event.orders.map(({ side, text }) => [sideName(side, game), text]));
    case 'log-moved':
    case 'log-closed':
    case 'imported':
    case 'log-imported':
    case 'record-lost':
    case 'seed-lost':
      return logText(words, event);
    case 'held-back':
      return heldBackText(words, event, game);
    case 'side-ready':
      return words.game.ready(sideName(event.side, game), event.step && words.say(event.step), []);
    case 'turn-begun':
      return `${turnText(words, event.at, game)}.`;
  }
}

/** The corrected values, and what the ruling now says. */
function correctedSpans(words: Catalogue, { seq, said, places }: EventOf<'corrected'>): Span[] {
  const text = words.corrections.done(seq, saidText(words, said));
  const rulings = places.flatMap(({ event, seq: of }) => (of === seq && event.type === 'ruled' ? [event] : []));
  return [text, ...rulings.map((ruled) => ` ${words.verdictOf(ruled.rules, ruled.verb, ruled.facts, ruled)}`)];
}

/** The verdict of a ruling, and why it was given against a rule. @param game gives the names; without it nobody is named */
export function ruledSpans(words: Catalogue, ruled: Ruled, game?: Game | undefined): Span[] {
  const { verb, facts, rules, against, dice } = ruled;
  const by = dice === 'table' ? ` (${words.notices.tableDice})` : '';
  const verdict = `${words.verdictOf(rules, verb, facts, named(words, ruled, game))}${by}`;
  if (!against) return [verdict];
  const { rule, how } = against;
  return [`${verdict} ${words.game.against[how](titleOf(rulesets[rules], rule))}`, quiet(` ${rule}`)];
}

// A whole order of battle would bury the rest of the log.
const MOST_NAMED = 12;

function addedText(words: Catalogue, names: readonly string[]): string {
  return words.game.added(names.length, names.slice(0, MOST_NAMED).join(', '), names.length - MOST_NAMED);
}

/** Why one of several units doesn't do what the others do. */
export function heldBackText(
  words: Catalogue,
  { who, says, values }: EventOf<'held-back'>,
  game: Game | undefined,
): string {
  return words.game.heldBack(calledIn(game, who), refusalMessage(words, { says, values }));
}

/** Leaves out what's shown elsewhere. */
function toldText(text: string): Span[] {
  return text === '' ? [] : [text];
}

function answersText(
  words: Catalogue,
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
  const said = fieldsText(words, Object.fromEntries(called), undefined, undefined) || undefined;
  const before = all === undefined ? same && words.solo.asBefore : words.solo.allAsBefore;
  return [said, before].filter(Boolean).join(', ') || words.solo.asBefore;
}

function didText(words: Catalogue, { says, unit, effects }: EventOf<'solo-did'>, game: Game | undefined): string {
  if (says === undefined) return toldOf(words, effects, game);
  const sentence = words.soloNotes[says];
  if (!sentence) throw new Error(`No sentence says ${says}`);
  return sentence(unit === undefined ? '' : calledIn(game, unit));
}

/** The lines of several effects, joined into one. */
function toldOf(words: Catalogue, effects: EventOf<'solo-did'>['effects'], game: Game | undefined): string {
  const notable = effects.filter(({ effect }) => effect === 'remind' || effect === 'gone' || effect === 'made');
  const lines = effectLines(words, notable, game, game && rulesets[game.rules]);
  return lines
    .map(({ spans }) =>
      spans.map((span) => (typeof span === 'string' ? span : 'text' in span ? span.text : '')).join(''),
    )
    .join(' ');
}

/** Who does what to whom, for records with more than one ruling. */
export function actedText(
  words: Catalogue,
  { verb, who, targets = [], options, filled = {} }: Ruled,
  game: Game | undefined,
): string {
  const at = words.allOf(targets.map((id) => calledIn(game, id)));
  // A team may fire several weapons in turn.
  const weapon = options.weapon ?? filled.weapon;
  const said = weapon === undefined ? '' : words.say(String(weapon));
  return words.solo.acts(verb, who === undefined ? '' : calledIn(game, who), said, at);
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
