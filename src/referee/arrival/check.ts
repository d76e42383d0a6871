import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf, LogEvent, LogRecord } from '../../campaign/record.ts';
import { isBehind } from '../../fairness/sealed.ts';
import { commitmentOf } from '../../fairness/seed.ts';
import type { Effect } from '../../kernel/effect.ts';
import { rulesets } from '../../rules/index.ts';
import { openGame } from '../games.ts';
import { isName } from '../names.ts';
import { MOST_UNDONE } from '../undo.ts';
import { strangeAmong, WORD } from './check-state.ts';
import { firstOf, isChannel, isLine, isSpeaker, isText } from './check-text.ts';
import { hasSide, UNIT, unitsFault } from './check-units.ts';

const HASH = /^[0-9a-f]{64}$/;
/** 16 bytes, or the 32 of a secret draw's key. */
const SALT = /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/;
const ID = /^[\w-]{1,100}$/;

/**
 * What is wrong with a record from a file. The check is as strict as for what the referee writes itself: later commands
 * must be able to show each value, work with it and remove it.
 * @param before the campaign before the record
 * @returns the place in the record; nothing if all is well
 */
export function faultIn(record: LogRecord, before: Campaign): string | undefined {
  if (!isSpeaker(record.by)) return 'by';
  if (!ID.test(record.interaction)) return 'interaction';
  if (!isText(record.command)) return 'command';
  for (const [i, event] of record.events.entries()) {
    const fault = faultOf(event, record, before) ?? effectsFault(event, record, before.game);
    if (fault !== undefined) return fault === '' ? `events.${i}` : `events.${i}.${fault}`;
  }
  return undefined;
}

function faultOf(event: LogEvent, { seq, events }: LogRecord, { game: known }: Campaign): string | undefined {
  // What a command opens, it may go on to fill.
  const opening = events.find((each) => each.type === 'game-opened');
  switch (event.type) {
    case 'committed':
      return firstOf({
        commitment: HASH.test(event.commitment),
        mix: isText(event.mix),
        veil: event.veil === undefined || HASH.test(event.veil),
      });
    case 'veil-shown':
      return firstOf({
        veil: HASH.test(event.veil) && commitmentOf(Buffer.from(event.veil, 'hex')) === event.commitment,
      });
    case 'words-mixed':
      return firstOf({ user: isSpeaker(event.user), words: isText(event.words) });
    case 'seed-revealed':
      return firstOf({
        seed: HASH.test(event.seed) && commitmentOf(Buffer.from(event.seed, 'hex')) === event.commitment,
      });
    case 'undone':
    case 'undo-asked':
      return firstOf({ strikes: areBefore(event.strikes, seq) });
    case 'corrected':
      return correctedFault(event, seq);
    case 'redone':
      return firstOf({ lifts: areBefore(event.lifts, seq) });
    case 'game-opened':
      return openedFault(event);
    case 'rules-chosen':
      return firstOf({ rules: Object.hasOwn(rulesets, event.rules) });
    case 'house-set':
      return firstOf({ toggle: WORD.test(event.toggle) });
    case 'player-joined':
      return firstOf({ user: isSpeaker(event.user), side: hasSide(event.side, known, opening) });
    case 'player-left':
    case 'player-removed':
    case 'umpire-named':
    case 'umpire-dismissed':
      return firstOf({ user: isSpeaker(event.user) });
    case 'asked':
      return askedFault(event, seq);
    case 'agreed-in-part':
      return firstOf({
        ask: event.ask < seq,
        by: isSpeaker(event.by),
        needs: event.needs.every(({ users }) => users.every(isSpeaker)),
      });
    case 'agreed':
    case 'declined':
    case 'lapsed':
      return firstOf({ ask: event.ask < seq, by: isSpeaker(event.by) });
    case 'questioned':
      return firstOf({
        id: event.id === seq,
        seq: event.seq < seq,
        by: isSpeaker(event.by) && hasSide(event.side, known, opening),
        user: isSpeaker(event.user) && (event.of === undefined || hasSide(event.of, known, opening)),
        why: isText(event.why ?? ''),
      });
    case 'question-answered':
      return firstOf({ id: event.id < seq, by: isSpeaker(event.by), user: isSpeaker(event.user) });
    case 'question-closed':
      return firstOf({ id: event.id < seq, by: isSpeaker(event.by) });
    case 'photo-taken':
      return firstOf({
        id: event.id === seq,
        hash: HASH.test(event.hash),
        caption: isText(event.caption ?? '') && isText(event.alt ?? ''),
        of: event.of === undefined || event.of < seq,
      });
    case 'objective-set':
      return firstOf({
        name: isLine(event.name),
        held: event.held === undefined || hasSide(event.held, known, opening),
      });
    case 'side-ready':
      return firstOf({ side: hasSide(event.side, known, opening) });
    case 'orders-read':
      return firstOf({ user: isSpeaker(event.user), side: hasSide(event.side, known, opening) });
    case 'seal-opened':
      return firstOf({
        hash: HASH.test(event.hash),
        text: isLost(event) || (SALT.test(event.salt) && isText(event.text) && isBehind(event.hash, event)),
        unit: UNIT.test(event.unit),
      });
    case 'log-moved':
      return firstOf({ from: isChannel(event.from), to: isChannel(event.to) });
    // A log that was exported can't have been closed.
    case 'log-closed':
      return 'type';
    case 'rolled':
      return firstOf({ notation: isText(event.notation), output: isText(event.output) });
    case 'noted':
      return firstOf({ text: isText(event.text) });
    case 'units-added':
      return unitsFault(event, known, opening);
    case 'unit-edited':
      return firstOf({
        unit: UNIT.test(event.unit),
        fields: Object.keys(event.fields).every((name) => WORD.test(name)),
      });
    case 'unit-renamed':
      return firstOf({ name: isName(event.name), was: isName(event.was) });
    case 'unit-removed':
      return firstOf({ unit: UNIT.test(event.unit), was: isText(event.was) });
    case 'held-back':
      return firstOf({ verb: WORD.test(event.verb), who: UNIT.test(event.who), says: WORD.test(event.says) });
    case 'order-sealed':
      return firstOf({ hash: HASH.test(event.hash), side: hasSide(event.side, known, opening) });
    case 'orders-complete':
      return firstOf({ side: hasSide(event.side, known, opening) });
    case 'orders-revealed':
      return revealedFault(event);
    case 'ruled':
      return firstOf({
        rules: Object.hasOwn(rulesets, event.rules),
        verb: isVerb(event.rules, event.verb),
        who: event.who === undefined || UNIT.test(event.who),
        targets: (event.targets ?? []).every((each) => UNIT.test(each)),
      });
    case 'turn-begun':
      return turnFault(event, known);
    case 'solo-asked':
    case 'solo-answered':
      return firstOf({ question: WORD.test(event.question) });
    case 'imported':
      return firstOf({ last: event.last < seq, log: ID.test(event.log) });
    case 'log-imported':
      return firstOf({ through: event.through < seq, log: ID.test(event.log) });
    case 'seed-lost':
      return firstOf({ commitment: HASH.test(event.commitment) });
    default:
      return undefined;
  }
}

/** A replacement is checked like the event that it replaces. */
function correctedFault({ seq: root, places, said }: EventOf<'corrected'>, seq: number): string | undefined {
  const at = places.findIndex((place) => place.seq >= seq || !isKnownRuling(place.event));
  if (at >= 0) return `places.${at}`;
  return firstOf({ seq: root < seq, said: Object.values(said).every((value) => isText(String(value))) });
}

function isKnownRuling(event: EventOf<'corrected'>['places'][number]['event']): boolean {
  if (event.type === 'turn-begun') return true;
  const named = [...(event.who === undefined ? [] : [event.who]), ...(event.targets ?? [])];
  return isVerb(event.rules, event.verb) && named.every((each) => UNIT.test(each));
}

/** What is owed must be something that can be given, and what is set must be something that can be shown. */
function effectsFault(
  event: LogEvent,
  { version }: Pick<LogRecord, 'version'>,
  game: Game | undefined,
): string | undefined {
  if (event.type === 'corrected') {
    const faults = event.places.map((place, i) => {
      const fault = effectsFault(place.event, { version }, game);
      return fault && `places.${i}.event.${fault}`;
    });
    return faults.find((fault) => fault !== undefined);
  }
  for (const list of ['effects', 'closes'] as const) {
    const effects = list in event ? (event as { readonly [K in typeof list]?: readonly Effect[] })[list] : undefined;
    const at = strangeAmong(effects ?? [], game, version > 1);
    if (at >= 0) return `${list}.${at}`;
  }
  return undefined;
}

/** The most earlier records that one undo may strike out. */
function areBefore(seqs: readonly number[], seq: number): boolean {
  return seqs.length <= MOST_UNDONE + 1 && seqs.every((each) => each >= 1 && each < seq);
}

function openedFault({ type: _, ...event }: EventOf<'game-opened'>): string | undefined {
  if (!Object.hasOwn(rulesets, event.rules)) return 'rules';
  if (!isSpeaker(event.umpire)) return 'umpire';
  try {
    const sides = event.sides.map(({ name }) => name);
    const [opened] = openGame({} as Campaign, { user: event.umpire }, { ...event, sides }) as [EventOf<'game-opened'>];
    return firstOf({
      name: opened.name === event.name,
      sides: JSON.stringify(opened.sides.map(({ id }) => id)) === JSON.stringify(event.sides.map(({ id }) => id)),
    });
  } catch {
    return 'sides';
  }
}

/** It can't be answered here any more, but `/log` still shows it. */
function askedFault({ id, by, users, needs = [], runs }: EventOf<'asked'>, seq: number): string | undefined {
  return firstOf({
    id: id === seq,
    by: isSpeaker(by),
    users: users.every(isSpeaker),
    needs: needs.every((each) => each.users.every(isSpeaker)),
    runs: runs === undefined || isText(runs.command),
  });
}

function revealedFault({ orders }: EventOf<'orders-revealed'>): string | undefined {
  const at = orders.findIndex(({ hash, salt, text }) => {
    if (!HASH.test(hash) || (salt === undefined) !== (text === undefined)) return true;
    return (
      salt !== undefined && text !== undefined && !(SALT.test(salt) && isText(text) && isBehind(hash, { salt, text }))
    );
  });
  return at < 0 ? undefined : `orders.${at}`;
}

function turnFault({ at }: EventOf<'turn-begun'>, game: Game | undefined): string | undefined {
  const steps = game && rulesets[game.rules]?.turn.steps;
  return firstOf({
    'at.step': steps?.some(({ id }) => id === at.step) ?? false,
    'at.side': at.side === undefined || (game !== undefined && Object.hasOwn(game.sides, at.side)),
  });
}

function isVerb(rules: string, verb: string): boolean {
  return Object.hasOwn(rulesets, rules) && Object.hasOwn(rulesets[rules]!.verbs, verb);
}

/** What was sealed in another store doesn't come with a log: when its seal is opened there, it has neither salt nor text. */
function isLost({ salt, text }: Pick<EventOf<'seal-opened'>, 'salt' | 'text'>): boolean {
  return salt === '' && text === '';
}
