import type { Game } from '../campaign/game.ts';
import { calledIn } from '../campaign/history/names.ts';
import { asksIn } from '../campaign/owed/asking.ts';
import type { Ask, Need, Proposed } from '../campaign/owed/asks.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { writePair } from '../kernel/pairs.ts';
import { rulesets } from '../rules/index.ts';
import type { Catalogue } from './catalogue.ts';
import { type Button, code, type Line, line, quiet, type Span, typed } from './document.ts';
import { endText } from './effects.ts';
import { fieldsText } from './fields.ts';
import { named } from './named.ts';
import { objectiveText } from './objectives.ts';
import { saidText } from './said.ts';

/** A request, and who made it. */
export function askSpans(words: Catalogue, ask: Ask, game: Game | undefined): Span[] {
  return [{ user: ask.by }, ' ', ...wishSpans(words, ask, game)];
}

function wishSpans(words: Catalogue, ask: Ask, game: Game | undefined): Span[] {
  const { about, runs } = ask;
  if (about === 'override') return [words.asks.override(`/${runs!.command} ${pairs(runs!.given)}`)];
  if (about === 'correct') {
    const { number, later: _, ...said } = runs!.given;
    return [words.corrections.asks(Number(number), saidText(words, said))];
  }
  if (about === 'battle') return [words.asks.battle];
  if (about === 'turn-end') return [words.asks.turnEnd(words.allOf(ask.sides.map((side) => sideName(side, game))))];
  if (about === 'hand-over') {
    const joined = ask.proposes.find((event) => event.type === 'player-joined');
    return joined ? [words.asks.handOver(sideName(joined.side, game)), { user: joined.user }, '.'] : [];
  }
  return ask.proposes.flatMap((event) => proposedSpans(words, event, game));
}

function proposedSpans(words: Catalogue, event: Proposed, game: Game | undefined): Span[] {
  switch (event.type) {
    case 'undone':
      return [words.asks.undo(numbers(words, event.strikes))];
    case 'redone':
      return [words.asks.redo(numbers(words, event.lifts))];
    case 'ruled': {
      const { rules, verb, facts, steps } = event;
      const faces = steps.flatMap((step) => step.faces).join(' ');
      return [
        words.asks.throw(
          words.verdictOf(rules, verb, facts, named(words, event, game)),
          faces || words.notices.nothingFell,
        ),
      ];
    }
    case 'unit-edited':
      return [
        words.asks.edit(
          calledIn(game, event.unit),
          fieldsText(words, event.fields, game, game && rulesets[game.rules]),
        ),
      ];
    case 'unit-removed':
      return [words.asks.removeUnit(event.was)];
    case 'house-set':
      return [words.asks.house(event.toggle, event.on)];
    case 'enforcement-set':
      return [words.asks.enforcement[event.enforcement]];
    case 'dice-set':
      return [words.asks.dice[event.how]];
    case 'player-joined':
      return [words.asks.join(sideName(event.side, game))];
    case 'held-back':
    case 'player-left':
      return [];
    case 'player-removed':
      return [words.asks.removePlayer, { user: event.user }, '.'];
    case 'umpire-named':
      return [words.asks.umpire, { user: event.user }, '.'];
    case 'umpire-dismissed':
      return [words.asks.dismissUmpire, { user: event.user }, '.'];
    case 'battle-ended': {
      const ended = event.effects.find(({ effect }) => effect === 'ended');
      return ended?.effect === 'ended'
        ? [words.asks.battleEnd(endText(words, ended, game, game && rulesets[game.rules]))]
        : [];
    }
    case 'objective-set':
      return [words.asks.objective(objectiveText(words, event, game))];
  }
}

/** Who can answer, and how. */
export function askTail(words: Catalogue, { id, sides, users, needs, umpire }: Ask, game: Game | undefined): Line[] {
  if (needs) {
    return [
      line(
        words.asks.needs(
          needs.map((need) => needText(words, need, game)),
          umpire,
        ),
      ),
      typed(code(words.asks.toType(id))),
    ];
  }
  const named = [...sides.map((side): Span => sideName(side, game)), ...users.map((user): Span => ({ user }))];
  const listed = named.flatMap((each, i): Span[] =>
    i === 0 ? [each] : [i < named.length - 1 ? ', ' : words.asks.or, each],
  );
  const whose: Span[] = named.length > 0 ? [...listed, ` ${words.asks.forThem(umpire)}`] : [words.asks.forUmpire];
  return [line(...whose), typed(code(words.asks.toType(id)))];
}

/** Until when a new request can be answered. */
export function lapseLines(words: Catalogue, { on }: Ask): Line[] {
  const says = on.all ? 'all' : on.units || on.standing ? 'units' : on.position ? 'position' : undefined;
  return says === undefined ? [] : [line(quiet(words.asks.lapses[says]))];
}

/** Two buttons: a place is accepted, dice are confirmed. */
export function askButtons(words: Catalogue, { id, about }: Ask): Button[] {
  const of = String(id);
  const accepts = about === 'join' || about === 'hand-over' || about === 'umpire';
  const label = accepts ? words.asks.accept : about === 'throw' ? words.asks.confirm : undefined;
  return [
    { action: 'agree', of, ...(label === undefined ? {} : { label }) },
    { action: 'decline', of },
  ];
}

/** The request has been answered, or has lapsed. */
export function answerSpans(
  words: Catalogue,
  event: EventOf<'agreed' | 'agreed-in-part' | 'declined' | 'lapsed'>,
  game: Game | undefined,
): Span[] {
  const { type, ask, by } = event;
  if (type === 'lapsed') return [words.asks.lapsed(ask, event.about), { user: by }, '.'];
  if (type !== 'agreed-in-part') return [words.asks[type](ask), { user: by }, '.'];
  return [
    words.asks['agreed-in-part'](
      ask,
      event.needs.map((need) => needText(words, need, game)),
    ),
  ];
}

/** The requests that have lapsed because of what a record says. */
export function lapsedLines(words: Catalogue, events: readonly LogEvent[], game: Game | undefined): Line[] {
  return events.flatMap((event) => (event.type === 'lapsed' ? [line(...answerSpans(words, event, game))] : []));
}

/** The sides that have to agree; whoever asked them is pinged. */
function needText(words: Catalogue, { sides, users }: Need, game: Game | undefined): string {
  const named = sides.map((side) => sideName(side, game));
  return (named.length > 0 ? named : users).join(words.asks.or);
}

/** The requests that wait for an answer, as a part of how play stands. Both answers are beside the oldest ones. */
export function waitingAsks(words: Catalogue, game: Game): Line[] {
  return asksIn(game).flatMap((ask, i) => {
    const request = line(words.asks.waiting(ask.id), ...askSpans(words, ask, game));
    const [whose, ...tail] = askTail(words, ask, game);
    const [agree, decline] = askButtons(words, ask);
    if (i >= MOST_ASKED) return [request, ...tail];
    return [{ ...request, button: agree! }, { ...whose!, button: decline! }, ...tail];
  });
}

/** Buttons for the oldest requests, as far as there is room beside other buttons. */
export function waitingButtons(words: Catalogue, game: Game): Button[] {
  return asksIn(game)
    .slice(0, MOST_ASKED)
    .flatMap((each) => askButtons(words, each));
}

const MOST_ASKED = 2;

function pairs(given: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(given)
    .map(([name, value]) => writePair(name, value))
    .join(' ');
}

function numbers(words: Catalogue, seqs: readonly number[]): string {
  return words.allOf(seqs.map((seq) => `#${seq}`));
}

function sideName(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}
