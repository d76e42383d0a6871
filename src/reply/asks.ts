import type { Game } from '../campaign/game.ts';
import { calledIn } from '../campaign/history/names.ts';
import { asksIn } from '../campaign/owed/asking.ts';
import type { Ask, Need, Proposed } from '../campaign/owed/asks.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { writePair } from '../kernel/pairs.ts';
import { rulesets } from '../rules/index.ts';
import { type Button, code, type Line, line, quiet, type Span, typed } from './document.ts';
import { endText, named } from './effects.ts';
import { english } from './english/index.ts';
import { fieldsText } from './fields.ts';
import { objectiveText } from './objectives.ts';
import { saidText } from './said.ts';

const { asks: say, allOf, notices } = english;

/** A request, and who made it. */
export function askSpans(ask: Ask, game: Game | undefined): Span[] {
  return [{ user: ask.by }, ' ', ...wishSpans(ask, game)];
}

function wishSpans(ask: Ask, game: Game | undefined): Span[] {
  const { about, runs } = ask;
  if (about === 'override') return [say.override(`/${runs!.command} ${pairs(runs!.given)}`)];
  if (about === 'correct') {
    const { number, later: _, ...said } = runs!.given;
    return [english.corrections.asks(Number(number), saidText(said))];
  }
  if (about === 'battle') return [say.battle];
  if (about === 'turn-end') return [say.turnEnd(allOf(ask.sides.map((side) => sideName(side, game))))];
  if (about === 'hand-over') {
    const joined = ask.proposes.find((event) => event.type === 'player-joined');
    return joined ? [say.handOver(sideName(joined.side, game)), { user: joined.user }, '.'] : [];
  }
  return ask.proposes.flatMap((event) => proposedSpans(event, game));
}

function proposedSpans(event: Proposed, game: Game | undefined): Span[] {
  switch (event.type) {
    case 'undone':
      return [say.undo(numbers(event.strikes))];
    case 'redone':
      return [say.redo(numbers(event.lifts))];
    case 'ruled': {
      const { rules, verb, facts, steps } = event;
      const faces = steps.flatMap((step) => step.faces).join(' ');
      return [say.throw(english.verdictOf(rules, verb, facts, named(event, game)), faces || notices.nothingFell)];
    }
    case 'unit-edited':
      return [say.edit(calledIn(game, event.unit), fieldsText(event.fields, game, game && rulesets[game.rules]))];
    case 'unit-removed':
      return [say.removeUnit(event.was)];
    case 'house-set':
      return [say.house(event.toggle, event.on)];
    case 'enforcement-set':
      return [say.enforcement[event.enforcement]];
    case 'dice-set':
      return [say.dice[event.how]];
    case 'player-joined':
      return [say.join(sideName(event.side, game))];
    case 'held-back':
    case 'player-left':
      return [];
    case 'player-removed':
      return [say.removePlayer, { user: event.user }, '.'];
    case 'umpire-named':
      return [say.umpire, { user: event.user }, '.'];
    case 'umpire-dismissed':
      return [say.dismissUmpire, { user: event.user }, '.'];
    case 'battle-ended': {
      const ended = event.effects.find(({ effect }) => effect === 'ended');
      return ended?.effect === 'ended' ? [say.battleEnd(endText(ended, game, game && rulesets[game.rules]))] : [];
    }
    case 'objective-set':
      return [say.objective(objectiveText(event, game))];
  }
}

/** Who can answer, and how. */
export function askTail({ id, sides, users, needs, umpire }: Ask, game: Game | undefined): Line[] {
  if (needs) {
    return [
      line(
        say.needs(
          needs.map((need) => needText(need, game)),
          umpire,
        ),
      ),
      typed(code(say.toType(id))),
    ];
  }
  const named = [...sides.map((side): Span => sideName(side, game)), ...users.map((user): Span => ({ user }))];
  const listed = named.flatMap((each, i): Span[] => (i === 0 ? [each] : [i < named.length - 1 ? ', ' : say.or, each]));
  const whose: Span[] = named.length > 0 ? [...listed, ` ${say.forThem(umpire)}`] : [say.forUmpire];
  return [line(...whose), typed(code(say.toType(id)))];
}

/** Until when a new request can be answered. */
export function lapseLines({ on }: Ask): Line[] {
  const says = on.all ? 'all' : on.units || on.standing ? 'units' : on.position ? 'position' : undefined;
  return says === undefined ? [] : [line(quiet(say.lapses[says]))];
}

/** Two buttons: a place is accepted, dice are confirmed. */
export function askButtons({ id, about }: Ask): Button[] {
  const of = String(id);
  const accepts = about === 'join' || about === 'hand-over' || about === 'umpire';
  const label = accepts ? say.accept : about === 'throw' ? say.confirm : undefined;
  return [
    { action: 'agree', of, ...(label === undefined ? {} : { label }) },
    { action: 'decline', of },
  ];
}

/** The request has been answered, or has lapsed. */
export function answerSpans(
  event: EventOf<'agreed' | 'agreed-in-part' | 'declined' | 'lapsed'>,
  game: Game | undefined,
): Span[] {
  const { type, ask, by } = event;
  if (type === 'lapsed') return [say.lapsed(ask, event.about), { user: by }, '.'];
  if (type !== 'agreed-in-part') return [say[type](ask), { user: by }, '.'];
  return [
    say['agreed-in-part'](
      ask,
      event.needs.map((need) => needText(need, game)),
    ),
  ];
}

/** The requests that have lapsed because of what a record says. */
export function lapsedLines(events: readonly LogEvent[], game: Game | undefined): Line[] {
  return events.flatMap((event) => (event.type === 'lapsed' ? [line(...answerSpans(event, game))] : []));
}

/** The sides that have to agree; whoever asked them is pinged. */
function needText({ sides, users }: Need, game: Game | undefined): string {
  const named = sides.map((side) => sideName(side, game));
  return (named.length > 0 ? named : users).join(say.or);
}

/** The requests that wait for an answer, as a part of how play stands. Both answers are beside the oldest ones. */
export function waitingAsks(game: Game): Line[] {
  return asksIn(game).flatMap((ask, i) => {
    const request = line(say.waiting(ask.id), ...askSpans(ask, game));
    const [whose, ...tail] = askTail(ask, game);
    const [agree, decline] = askButtons(ask);
    if (i >= MOST_ASKED) return [request, ...tail];
    return [{ ...request, button: agree! }, { ...whose!, button: decline! }, ...tail];
  });
}

/** Buttons for the oldest requests, as far as there is room beside other buttons. */
export function waitingButtons(game: Game): Button[] {
  return asksIn(game).slice(0, MOST_ASKED).flatMap(askButtons);
}

const MOST_ASKED = 2;

function pairs(given: Readonly<Record<string, string | number | boolean>>): string {
  return Object.entries(given)
    .map(([name, value]) => writePair(name, value))
    .join(' ');
}

function numbers(seqs: readonly number[]): string {
  return allOf(seqs.map((seq) => `#${seq}`));
}

function sideName(side: string, game: Game | undefined): string {
  return game?.sides[side]?.name ?? side;
}
