import type { Game } from '../campaign/game.ts';
import { ordersIn } from '../campaign/owed/orders-in.ts';
import { answeringFor, wordAwaited } from '../campaign/owed/owing.ts';
import { questionsIn } from '../campaign/owed/questions.ts';
import type { LogRecord } from '../campaign/record.ts';
import { dueNow, waitedFor } from '../campaign/turns.ts';
import { battleNews, endsBattle } from '../reply/battle/battle-end.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Line } from '../reply/document.ts';
import { line, type Span } from '../reply/document.ts';
import { rulesetOf } from '../rules/index.ts';

/** Why somebody is needed. */
type Why = 'asked' | 'question' | 'office' | 'joined' | 'turn' | 'step' | 'owes' | 'ready' | 'orders' | 'over';

/** Somebody who has had something to do since a record. */
export interface Called {
  readonly user: string;
  readonly why: Why;
}

/**
 * The people with something to do since a record: those asked to agree, given an office or taking their turn, those the others
 * wait for, and those who now owe a ruling. Each is listed once, and never the person who made the record.
 */
export function calledBy({ by, events }: LogRecord, game: Game | undefined): readonly Called[] {
  if (!game) return [];
  const players = (side: string | undefined) => game.sides[side ?? '']?.players ?? [];
  const called: Called[] = events.flatMap((event): Called[] => {
    if (event.type === 'asked') {
      return answeringFor(game, event).map((user) => ({ user, why: 'asked' }));
    }
    if (event.type === 'questioned' || event.type === 'question-answered') {
      const question = questionsIn(game).find(({ id }) => id === event.id);
      return question ? wordAwaited(game, question).map((user) => ({ user, why: 'question' })) : [];
    }
    if (event.type === 'umpire-named') return [{ user: event.user, why: 'office' }];
    if (event.type === 'player-joined') return [{ user: event.user, why: 'joined' }];
    if (event.type === 'side-ready') return event.again ? [] : waitedOn(game).map((user) => ({ user, why: 'ready' }));
    if (event.type === 'order-sealed' || event.type === 'orders-complete') {
      return ordersIn(game).written.includes(event.side)
        ? ordersIn(game)
            .waited.flatMap(players)
            .map((user) => ({ user, why: 'orders' }))
        : [];
    }
    if (event.type !== 'turn-begun' || game.over) return [];
    // A step of both sides is played by everyone, and those who had finished the one before have been waiting for it.
    const { side } = event.at;
    return side === undefined
      ? Object.keys(game.sides).flatMap((each) => players(each).map((user): Called => ({ user, why: 'step' })))
      : players(side).map((user) => ({ user, why: 'turn' }));
  });
  if (game.over && endsBattle({ events }))
    called.push(
      ...Object.keys(game.sides).flatMap((each) => players(each).map((user): Called => ({ user, why: 'over' }))),
    );
  const owing = owingSince(events, game).flatMap(players);
  const all = [...called, ...owing.map((user): Called => ({ user, why: 'owes' }))].filter(({ user }) => user !== by);
  return all.filter(({ user }, i) => all.findIndex((each) => each.user === user) === i);
}

/** The players whose side hasn't ended a step that both play at once, when another has. */
function waitedOn(game: Game): readonly string[] {
  const some = game.ready.length > 0 && game.at?.side === undefined;
  return some ? waitedFor(game).flatMap((side) => game.sides[side]!.players) : [];
}

/** The sides of the units that these records made owe something now. */
function owingSince(events: LogRecord['events'], game: Game): readonly (string | undefined)[] {
  const effects = events.flatMap((event) => ('effects' in event ? (event.effects ?? []) : []));
  const fallen = effects.flatMap((effect) => (effect.effect === 'due' ? [effect] : []));
  if (fallen.length === 0) return [];
  const now = dueNow(game, rulesetOf(game.rules));
  const due = fallen.filter((each) => now.some(({ verb, unit }) => verb === each.verb && unit === each.unit));
  return due.map(({ unit }) => (unit === undefined ? undefined : game.units[unit]?.side));
}

/** What these people are told, with a line for each reason. The end of a battle is news by itself. */
export function calledLines(words: Catalogue, called: readonly Called[], game: Game | undefined): readonly Line[] {
  const news = game && battleNews(words, game, rulesetOf(game.rules));
  const reasons = [...new Set(called.map(({ why }) => why))];
  return reasons.map((why) => {
    const users = called.filter((each) => each.why === why);
    const named = users.flatMap(({ user }, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
    return why === 'over' && news ? line(...named, ': ', ...news.spans) : line(...named, `: ${words.called[why]}`);
  });
}
