import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { EventOf, LogEvent, Ruled } from '../../campaign/record.ts';
import { meantByName } from '../../kernel/options/short-name.ts';
import { rulesets } from '../../rules/index.ts';
import { askSpans, needText } from '../asks/asked-for.ts';
import { changedText, laidText } from '../battle/battlefield.ts';
import { stopsAt } from '../battle/hiding.ts';
import { objectiveText } from '../battle/objectives.ts';
import { questionText } from '../battle/waiting.ts';
import type { Catalogue } from '../catalogue.ts';
import { quiet, type Span } from '../document.ts';
import { refusalSaid } from '../problem.ts';
import { saidText } from '../ruling/corrected-values.ts';
import { effectLines } from '../ruling/effects.ts';
import { endText } from '../ruling/ending.ts';
import { fieldsText } from '../units/fields.ts';
import { named, sideName, titleOf, turnText } from '../units/named.ts';

/** An event in a few words on one line, also for the log: another line could pass for another entry. */
export function eventSpans(words: Catalogue, event: LogEvent, game?: Game | undefined): Span[] {
  return spansOf(words, event, game).map((span) =>
    typeof span === 'string' ? span.replaceAll(/\s*\n\s*/g, ' ') : span,
  );
}

/** What an event is in words; nothing for one that's told elsewhere. */
type Says<E extends LogEvent> = (event: E, words: Catalogue, game: Game | undefined) => string | readonly Span[];

/** The words of every event, in the order in which a campaign meets them. */
const SAYS: { readonly [T in LogEvent['type']]: Says<EventOf<T>> } = {
  committed: () => '',
  'words-mixed': ({ user, words: own }, words) => [{ user }, ` ${words.fair.mixed(own)}`],
  'seed-revealed': ({ seed, commitment }, words) => words.fair.revealed(seed, commitment),
  'veil-shown': ({ veil, commitment, seq }, words) =>
    commitment === undefined ? words.beacon.veilShown(veil, seq ?? 0) : words.fair.veilShown(veil, commitment),
  'beacon-set': ({ chain, ledger }, words) => [words.beacon.set(chain), { channel: ledger }, '.'],
  'beacon-ended': ({ why }, words) => (why ? words.beacon.endedForOthers : words.beacon.ended),
  // Under the ruling, with what announced it.
  drawn: () => '',
  'given-up': ({ why, last }, words) => words.beacon.givenUp[why](last + 1),
  rolled: ({ output, why }, words) => words.fair.rolled(output, why),

  'rules-chosen': ({ rules }, words) => words.game.rules(nameOf(rules)),
  'house-set': ({ toggle, on }, words) => words.game.house(toggle, on),
  'enforcement-set': ({ enforcement }, words) => words.game.enforcement[enforcement],
  'dice-set': ({ how }, words) => words.game.tableDice[how],
  'turn-reports-set': ({ on }, words) => words.report.eachTurn(on),
  'settings-changed': ({ rulings, posts, lengths, dice }, words) =>
    [
      rulings && words.game.rulingsShown[rulings],
      posts && words.game.posts[posts],
      lengths && words.game.lengths[lengths],
      dice && words.game.diceShown[dice],
    ]
      .filter(Boolean)
      .join(' '),
  'clock-set': ({ pace }, words) => (pace ? words.clock.set(pace) : words.clock.off),

  'game-opened': ({ name, rules, sides }, words) =>
    words.game.opened(name, nameOf(rules), words.allOf(sides.map((side) => side.name))),
  'game-paused': (_, words) => words.game.paused,
  'game-resumed': (_, words) => words.game.resumed,
  'game-ended': (_, words) => words.game.ended,
  'battle-begun': ({ battle }, words) => words.game.battle(battle),
  'battle-ended': ({ effects }, words, game) =>
    effects.flatMap((each) => (each.effect === 'ended' ? [endText(words, each, game, rulesetIn(game))] : [])).join(' '),
  'objective-set': (event, words, game) => objectiveText(words, event, game),
  'battlefield-laid': (event, words) => laidText(words, event),
  'battlefield-changed': (event, words, game) => changedText(words, event, game),

  'player-joined': ({ user, side }, words, game) => [{ user }, ` ${words.game.joined(sideName(side, game))}`],
  'player-left': ({ user }, words) => [{ user }, ` ${words.game.left}`],
  'player-removed': ({ user }, words) => [{ user }, ` ${words.game.playerRemoved}`],
  'sides-locked': ({ on }, words) => (on ? words.game.locked : words.game.unlocked),
  'umpire-named': ({ user }, words) => [{ user }, ` ${words.game.umpire}`],
  'umpire-dismissed': ({ user }, words) => [{ user }, ` ${words.game.umpireDismissed}`],

  'units-added': ({ units }, words) => {
    const names = units.map(({ name }) => name);
    return words.game.added(names.length, names.slice(0, MOST_NAMED).join(', '), names.length - MOST_NAMED);
  },
  'unit-edited': ({ unit, was, fields }, words, game) =>
    words.game.edited(was ?? calledIn(game, unit), fieldsText(words, fields, game, rulesetIn(game))),
  'unit-renamed': ({ was, name }, words) => words.game.renamed(was, name),
  'unit-removed': ({ was }, words) => words.game.removed(was),

  'turn-begun': ({ at }, words, game) => `${turnText(words, at, game)}.`,
  'side-ready': ({ side, step }, words, game) => words.game.ready(sideName(side, game), step, []),
  'time-ran-out': ({ side }, words, game) => words.clock.ranOut(sideName(side, game)),
  ruled: (event, words, game) => ruledSpans(words, event, game),
  'held-back': (event, words, game) => heldBackText(words, event, game),
  noted: ({ text }, words) => words.game.note(text),
  'photo-taken': ({ caption, of }, words) => {
    const shows = of === undefined ? words.photos.taken : `${words.photos.taken} ${words.photos.of(of)}`;
    return caption === undefined ? `${shows}.` : [`${shows}: `, caption];
  },

  'order-sealed': ({ side, replaces }, words, game) =>
    words.orders.sealed(sideName(side, game), replaces !== undefined),
  'orders-complete': ({ side }, words, game) => words.orders.complete(sideName(side, game)),
  'orders-read': ({ user, side }, words, game) => [{ user }, ` ${words.orders.read(sideName(side, game))}`],
  'orders-revealed': ({ orders }, words, game) =>
    words.orders.shown(orders.map(({ side, text }) => [sideName(side, game), text])),

  'units-hidden': ({ side }, words, game) => words.hiding.hidden(sideName(side, game)),
  'hidden-shown': ({ side, stands, spotter, effects }, words, game) =>
    words.hiding.shown(stands.unit.name, sideName(side, game), spotter && calledIn(game, spotter), stopsAt(effects)),
  'hiding-ended': ({ side, shown, seals }, words, game) => {
    const names = shown.map(({ unit }) => unit.name);
    const lost = seals.some(({ key }) => key === undefined);
    return words.hiding.ended(sideName(side, game), names, lost);
  },

  'solo-asked': (event, words, game) => words.solo.asks(questionText(words, { ...event, id: event.question }, game)),
  'solo-answered': ({ answers, measured, unit }, words, game) => {
    const told = answersText(words, answers, game);
    return measured ? words.solo.measured(unit && calledIn(game, unit), told) : words.solo.answered(told);
  },
  'solo-did': (event, words, game) => didText(words, event, game),
  'seal-opened': ({ text }, words) => words.solo.opened(text),

  asked: (event, words, game) => askSpans(words, event, game),
  agreed: ({ ask, by }, words) => [words.asks.agreed(ask), { user: by }, '.'],
  'agreed-in-part': ({ ask, needs }, words, game) => {
    const groups = needs.map((need) => needText(words, need, game));
    return words.asks['agreed-in-part'](ask, groups);
  },
  declined: ({ ask, by }, words) => [words.asks.declined(ask), { user: by }, '.'],
  lapsed: ({ ask, about, by }, words) => [words.asks.lapsed(ask, about), { user: by }, '.'],

  questioned: ({ by, seq, why }, words) => [
    { user: by },
    ` ${words.questions.asks(seq)}`,
    ...(why === undefined ? [] : [' ', words.questions.why(why)]),
  ],
  'question-answered': ({ user, seq }, words) => [{ user }, ` ${words.questions.answered(seq)}`],
  'question-closed': ({ how, seq, by }, words) => [words.questions.closed[how](seq), { user: by }, '.'],
  corrected: (event, words) => correctedSpans(words, event),
  undone: ({ strikes }, words) => words.notices.undid(numbered(strikes)),
  redone: ({ lifts }, words) => words.notices.redid(numbered(lifts)),
  'undo-asked': ({ strikes }, words) => words.notices.askedUndo(numbered(strikes)),

  'log-moved': (_, words) => words.transfer.logMoved,
  'log-closed': ({ why }, words) => words.transfer.closed[why],
  imported: ({ last, log, proof, dice }, words) => words.transfer.thrownElsewhere(last, log, proof, dice),
  'log-imported': ({ through, log, proof, dice }, words) => words.transfer.thrownElsewhere(through, log, proof, dice),
  'record-lost': ({ why }, words) => words.transfer.recordLost[why],
  'seed-lost': (_, words) => words.transfer.seedLost,
};

function spansOf(words: Catalogue, event: LogEvent, game: Game | undefined): readonly Span[] {
  const said = (SAYS[event.type] as Says<LogEvent>)(event, words, game);
  if (typeof said !== 'string') return said;
  return said === '' ? [] : [said];
}

// A whole order of battle would bury the rest of the log.
const MOST_NAMED = 12;

function numbered(seqs: readonly number[]): string {
  return seqs.map((seq) => `#${seq}`).join(', ');
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

/** Why one of several units doesn't do what the others do. */
export function heldBackText(
  words: Catalogue,
  { who, says, values }: EventOf<'held-back'>,
  game: Game | undefined,
): string {
  return words.game.heldBack(calledIn(game, who), refusalSaid(words, { says, values }) ?? words.game.unknownReason);
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
  const saidOf = (text: string) =>
    text.includes(',') ? text.split(',').map((each) => nameOf(each.trim())) : nameOf(text);
  const called = Object.entries(named).map(
    ([name, value]) => [nameOf(name), typeof value === 'string' ? saidOf(value) : value] as const,
  );
  const said = fieldsText(words, Object.fromEntries(called), undefined, undefined) || undefined;
  const before = all === undefined ? same && words.solo.asBefore : words.solo.allAsBefore;
  return [said, before].filter(Boolean).join(', ');
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

function nameOf(rules: string): string {
  return rulesets[rules]?.name ?? rules;
}

/** The ruleset that a game is played by, if there is a game. */
export function rulesetIn(game: Game | undefined) {
  return game && rulesets[game.rules];
}
