import type { Game } from '../../campaign/game.ts';
import { asksIn } from '../../campaign/owed/asking.ts';
import type { Ask } from '../../campaign/owed/asks.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Button, code, type Line, line, quiet, type Span, typed } from '../document.ts';
import { eventSpans } from '../log/events.ts';
import { sideName } from '../units/named.ts';
import { askSpans, needText } from './asked-for.ts';

/** Who can answer, and how. */
export function askTail(words: Catalogue, { id, sides, users, needs, umpire }: Ask, game: Game | undefined): Line[] {
  if (needs) {
    return [
      line(
        words.asks.needs(
          needs.map((need, i) => needText(words, need, game, i === 0)),
          umpire,
        ),
      ),
      typed(code(words.asks.toType(id))),
    ];
  }
  const named = [
    ...sides.map((side, i): Span => words.asks.ofSide(sideName(side, game), i === 0)),
    ...users.map((user): Span => ({ user })),
  ];
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
  const of = { number: id };
  const accepts = about === 'join' || about === 'hand-over' || about === 'umpire';
  const label = accepts ? words.asks.accept : about === 'throw' ? words.asks.confirm : undefined;
  return [
    { action: 'agree', of, ...(label === undefined ? {} : { label }) },
    { action: 'decline', of },
  ];
}

/** The requests that have lapsed because of what a record says. */
export function lapsedLines(words: Catalogue, events: readonly LogEvent[], game: Game | undefined): Line[] {
  return events.flatMap((event) => (event.type === 'lapsed' ? [line(...eventSpans(words, event, game))] : []));
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
