import type { Game } from '../campaign/game.ts';
import { ordersIn } from '../campaign/owed/orders-in.ts';
import { isThrown } from '../campaign/owed/owed-by.ts';
import { answeringFor, owingIn, wordAwaited } from '../campaign/owed/owing.ts';
import { questionsIn } from '../campaign/owed/questions.ts';
import type { LogEvent, LogRecord } from '../campaign/record.ts';
import { waitedFor } from '../campaign/turns.ts';
import type { Due } from '../kernel/state/due.ts';
import { owedWord } from '../reply/asks/owing.ts';
import { battleNews, endsBattle } from '../reply/battle/battle-end.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { type Line, line, type Span } from '../reply/document.ts';
import { rulesetOf } from '../rules/index.ts';

/** Why somebody is needed, or told. */
type Why =
  | 'asked'
  | 'answered'
  | 'question'
  | 'office'
  | 'joined'
  | 'turn'
  | 'step'
  | 'owes'
  | 'ready'
  | 'orders'
  | 'revealed'
  | 'over';

/** Somebody who has had something to do, or to read, since a record. */
export interface Called {
  readonly user: string;
  readonly why: Why;
  /** What only they can give now. */
  readonly owed?: readonly Due[];
}

/**
 * The people whom a record calls: whose turn it has become, who has to give what leaves them a choice, who's asked to agree or is
 * given an office, whom the others wait for; and who has the answer to what they asked. Nobody is called for a throw that
 * anybody may make. Each is listed once, and never the person who made the record.
 */
export function calledBy({ by, events }: LogRecord, game: Game | undefined): readonly Called[] {
  if (!game) return [];
  const called = events.flatMap((event) => calledFor(event, game));
  const all = [...called, ...over(events, game), ...inPlay(events, game)].filter(({ user }) => user !== by);
  return all.filter(({ user }, i) => all.findIndex((each) => each.user === user) === i);
}

function calledFor(event: LogEvent, game: Game): readonly Called[] {
  const players = (side: string) => game.sides[side]?.players ?? [];
  const each = (users: readonly string[], why: Why) => users.map((user): Called => ({ user, why }));
  switch (event.type) {
    case 'asked':
      return each(answeringFor(game, event), 'asked');
    case 'agreed':
    case 'declined':
      return event.about === 'join' ? [] : each([event.by], 'answered');
    case 'questioned':
    case 'question-answered': {
      const question = questionsIn(game).find(({ id }) => id === event.id);
      return question ? each(wordAwaited(game, question), 'question') : [];
    }
    case 'question-closed':
      return each([event.by], 'answered');
    case 'umpire-named':
      return each([event.user], 'office');
    case 'player-joined':
      return each([event.user], 'joined');
    case 'side-ready':
      return event.again ? [] : each(waitedOn(game), 'ready');
    case 'order-sealed':
    case 'orders-complete': {
      const { written, waited } = ordersIn(game);
      return written.includes(event.side) ? each(waited.flatMap(players), 'orders') : [];
    }
    case 'orders-revealed':
      return each([...new Set(event.orders.map(({ side }) => side))].flatMap(players), 'revealed');
    default:
      return [];
  }
}

function over(events: LogRecord['events'], game: Game): readonly Called[] {
  if (!game.over || !endsBattle({ events })) return [];
  return Object.values(game.sides).flatMap(({ players }) => players.map((user): Called => ({ user, why: 'over' })));
}

/** The players whose turn or step it has become, and those who now have something to give that leaves them a choice. */
function inPlay(events: LogRecord['events'], game: Game): readonly Called[] {
  const begins = events.some(({ type }) => type === 'turn-begun');
  const effects = events.flatMap((event) => ('effects' in event ? (event.effects ?? []) : []));
  if (game.over || (!begins && effects.length === 0)) return [];
  const ruleset = rulesetOf(game.rules);
  const made = effects.flatMap((effect) => (effect.effect === 'due' ? [effect] : []));
  const changed = new Set(
    effects.map((effect) => ('of' in effect && 'unit' in effect.of ? effect.of.unit : undefined)),
  );
  // What's owed as things stand follows from what has just changed about its unit, or from the step.
  const isNew = (due: Due) => {
    const isMade = made.some(({ verb, unit, squad }) => verb === due.verb && unit === due.unit && squad === due.squad);
    return begins || isMade || (changed.has(due.unit) && !game.due.includes(due));
  };
  return owingIn({ game }, ruleset).flatMap(({ why, users, owed = [], anybody }): readonly Called[] => {
    if (anybody) return [];
    if (begins && why === 'turn') return users.map((user) => ({ user, why }));
    if (begins && why === 'ready') return users.map((user) => ({ user, why: 'step' }));
    const own = owed.filter((due) => isNew(due) && !isThrown(due, game, ruleset));
    return own.length > 0 ? users.map((user) => ({ user, why: 'owes', owed: own })) : [];
  });
}

/** The players whose side hasn't ended a step that both play at once, when another has. */
function waitedOn(game: Game): readonly string[] {
  const some = game.ready.length > 0 && game.at?.side === undefined;
  return some ? waitedFor(game).flatMap((side) => game.sides[side]!.players) : [];
}

/** What these people are told, with a line for each reason. The end of a battle is news by itself. */
export function calledLines(words: Catalogue, called: readonly Called[], game: Game | undefined): readonly Line[] {
  const news = game && battleNews(words, game, rulesetOf(game.rules));
  const text = ({ why, owed }: Called) => (why === 'owes' ? owedWord(words, owed ?? [], game) : words.called[why]);
  const reasons = [...new Set(called.map((each) => `${each.why} ${text(each)}`))];
  return reasons.map((reason) => {
    const users = called.filter((each) => `${each.why} ${text(each)}` === reason);
    const [first] = users;
    const named = users.flatMap(({ user }, i): Span[] => (i > 0 ? [', ', { user }] : [{ user }]));
    return first!.why === 'over' && news ? line(...named, ': ', ...news.spans) : line(...named, `: ${text(first!)}`);
  });
}
