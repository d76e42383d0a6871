import { asksIn } from '../campaign/asking.ts';
import type { Ask, Proposed } from '../campaign/asks.ts';
import type { Game } from '../campaign/game.ts';
import type { EventOf } from '../campaign/record.ts';
import { writePair } from '../kernel/pairs.ts';
import { rulesets } from '../rules/index.ts';
import { type Button, code, type Line, line, type Span, typed } from './document.ts';
import { endText, named, unitName } from './effects.ts';
import { english } from './english/index.ts';
import { fieldsText } from './fields.ts';
import { objectiveText } from './objectives.ts';
import { saidText } from './said.ts';

const { asks: say, allOf, notices } = english;

/** Who asks for what. */
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
      return [say.edit(unitName(game, event.unit), fieldsText(event.fields, game, game && rulesets[game.rules]))];
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
export function askTail({ id, sides, users, umpire }: Ask, game: Game | undefined): Line[] {
  const named = [...sides.map((side): Span => sideName(side, game)), ...users.map((user): Span => ({ user }))];
  const listed = named.flatMap((each, i): Span[] => (i === 0 ? [each] : [i < named.length - 1 ? ', ' : say.or, each]));
  const whose: Span[] = named.length > 0 ? [...listed, ` ${say.forThem(umpire)}`] : [say.forUmpire];
  return [line(...whose), typed(code(say.toType(id)))];
}

/** Two buttons; a place that is offered is accepted, dice are confirmed. */
export function askButtons({ id, about }: Ask): Button[] {
  const of = String(id);
  const accepts = about === 'join' || about === 'hand-over' || about === 'umpire';
  const label = accepts ? say.accept : about === 'throw' ? say.confirm : undefined;
  return [
    { action: 'agree', of, ...(label === undefined ? {} : { label }) },
    { action: 'decline', of },
  ];
}

/** That it was answered, or has lapsed. */
export function answerSpans({ type, ask, by }: EventOf<'agreed' | 'declined' | 'lapsed'>): Span[] {
  return [say[type](ask), { user: by }, '.'];
}

/** What waits for an answer, where play stands. */
export function waitingAsks(game: Game): Line[] {
  return asksIn(game).flatMap((ask) => [
    line(say.waiting(ask.id), ...askSpans(ask, game)),
    typed(code(say.toType(ask.id))),
  ]);
}

/** As many buttons as there is room for beside others, of what has waited longest. */
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
