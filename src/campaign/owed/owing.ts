import type { Ruleset } from '../../kernel/ruleset.ts';
import { blocksOf, type Due } from '../../kernel/state/due.ts';
import type { Campaign } from '../campaign.ts';
import type { Game } from '../game.ts';
import { waitedFor } from '../turns.ts';
import { asksIn } from './asking.ts';
import type { Ask } from './asks.ts';
import { ordersIn } from './orders-in.ts';
import { isThrown, owedBySides } from './owed-by.ts';
import { type OpenQuestion, questionsIn } from './questions.ts';
import type { Stamp, Stamps } from './stamps.ts';
import { waitingFor } from './waiting.ts';

/** The kind of thing that a player owes the others. */
export type Why = 'turn' | 'ready' | 'owes' | 'asked' | 'office' | 'question' | 'orders' | 'answer';

/** Something that some of the players owe; any one of them may give it. */
export interface Owing {
  readonly why: Why;
  /** Never empty. */
  readonly users: readonly string[];
  /** The side that they owe it for; absent if they are asked by name. */
  readonly side?: string | undefined;
  /** The number of the record that asks, if it's about an agreement or a question. */
  readonly ask?: number;
  /** The rulings, if that's what they owe. */
  readonly owed?: readonly Due[];
  /** Anybody who plays may throw them all, so nobody is told to. */
  readonly anybody?: true;
  /** When they began to owe it. */
  readonly since: Stamp;
  /** When the others began to wait for them, and they were told so; absent if they are told as soon as they owe it, or never. */
  readonly waited?: Stamp;
  /** When their time starts: then, or when their side last did something, or when the clock was last restarted. */
  readonly from: Stamp;
}

const OFFICES: readonly Ask['about'][] = ['hand-over', 'umpire', 'join'];

/** For a log that says nothing about it. */
const EVER: Stamp = { seq: 0, at: new Date(0).toISOString() };

/**
 * Who owes what, and since when: whose move it is, who hasn't ended a step of both sides, owed rulings, agreements that are
 * asked for, offices to accept, a side's orders, what the side run by the referee waits to be told. Nobody owes anything
 * while play is paused; after the battle, only answers.
 */
export function owingIn({ game, since }: Pick<Campaign, 'game' | 'since'>, ruleset: Ruleset): readonly Owing[] {
  if (game?.phase !== 'open') return [];
  const stamps = since ?? { due: {}, asks: {}, acted: {} };
  const all = asksIn(game).map((ask) => askOwed(ask, game, stamps));
  all.push(...questionsIn(game).map((question) => questionOwed(question, game, stamps)));
  if (!game.over) all.push(...ordersOwed(game, stamps), ...playOwed(game, ruleset, stamps));
  return all.filter(({ users }) => users.length > 0);
}

/** The users who are expected to answer an ask. */
export function answeringFor(
  game: Game,
  { by, sides, users, needs }: Pick<Ask, 'by' | 'sides' | 'users' | 'needs'>,
): readonly string[] {
  if (needs) {
    const all = needs.flatMap((need) => [...need.users, ...need.sides.flatMap((side) => playersOf(game, side))]);
    return [...new Set(all)].filter((user) => user !== by);
  }
  const players = sides.flatMap((side) => playersOf(game, side));
  const named = users.length > 0 ? users : players.length > 0 ? players : game.umpires;
  return named.filter((user) => user !== by);
}

function askOwed(ask: Ask, game: Game, stamps: Stamps): Owing {
  const since = stamps.asks[ask.id] ?? { ...EVER, seq: ask.id };
  const why = OFFICES.includes(ask.about) ? 'office' : 'asked';
  return { why, users: answeringFor(game, ask), ask: ask.id, since, from: latest(since, stamps.anew) };
}

/** The player who has the next word on a question: the ruling's author, and after their answer the one who asked. */
export function wordAwaited(game: Game, { by, side, user, of, answered }: OpenQuestion): readonly string[] {
  const [one, own] = answered === undefined ? [user, of] : [by, side];
  if (own === undefined) return game.umpires.includes(one) ? [one] : game.umpires;
  const players = playersOf(game, own);
  return players.includes(one) ? [one] : players;
}

function questionOwed(question: OpenQuestion, game: Game, stamps: Stamps): Owing {
  const since = stamps.asks[question.id] ?? { ...EVER, seq: question.id };
  const users = wordAwaited(game, question);
  return { why: 'question', users, ask: question.id, since, from: latest(since, stamps.anew) };
}

function ordersOwed(game: Game, stamps: Stamps): Owing[] {
  return ordersIn(game).waited.map((side) => ({
    ...owedBy('orders', game, side, stamps, stamps.orders),
    ...(stamps.written ? { waited: stamps.written } : {}),
  }));
}

/** What has to be done at the table: owed rulings come before the rest of a side's turn. */
function playOwed(game: Game, ruleset: Ruleset, stamps: Stamps): Owing[] {
  if (!game.at) return [];
  const dues = duesOf(game, ruleset);
  const owed = [...dues].map(([side, of]) => {
    const since = of.map(({ id }) => stamps.due[id] ?? stamps.step ?? EVER);
    const from = latest(...since, stamps.anew);
    const anybody = of.every((due) => isThrown(due, game, ruleset));
    return {
      ...owedBy('owes', game, side, stamps, earliest(since)),
      owed: of,
      ...(anybody ? { anybody } : {}),
      from,
    };
  });
  // Nobody can go on until that is given.
  const holdsAll = [...dues.values()].flat().some((due) => blocksOf(due).includes('all'));
  const others = holdsAll ? [] : movesOwed(game, ruleset, stamps).filter(({ side = '' }) => !dues.has(side));
  return [...owed, ...others];
}

/** Whose move it is. */
function movesOwed(game: Game, ruleset: Ruleset, stamps: Stamps): Owing[] {
  const { side } = game.at!;
  if (side === undefined) {
    const waited = stamps.ready ? { waited: stamps.ready } : {};
    return waitedFor(game).map((each) => ({ ...owedBy('ready', game, each, stamps, stamps.step), ...waited }));
  }
  if (side !== game.table.solo) return [owedBy('turn', game, side, stamps, stamps.step)];
  const waiting = waitingFor(game, ruleset);
  if (!waiting || waiting.waits === 'owed') return [];
  const others = Object.keys(game.sides).filter((each) => each !== side);
  return others.map((each) => owedBy('answer', game, each, stamps, stamps.step));
}

/**
 * What each side owes besides its turn: its turn has the throws in it. If nothing is refused because of what's owed, no side has
 * to give it.
 */
function duesOf(game: Game, ruleset: Ruleset): ReadonlyMap<string, readonly Due[]> {
  if (game.enforcement !== 'strict') return new Map();
  const own = [...owedBySides(game, ruleset)].map(([side, dues]) => {
    const isTurn = side === game.at?.side;
    return [side, isTurn ? dues.filter((due) => !isThrown(due, game, ruleset)) : dues] as const;
  });
  return new Map(own.filter(([, dues]) => dues.length > 0));
}

function owedBy(why: Why, game: Game, side: string, stamps: Stamps, since: Stamp = EVER): Owing {
  const users = playersOf(game, side);
  const acted = users.map((user) => stamps.acted[user]);
  return { why, users, side, since, from: latest(since, stamps.anew, ...acted) };
}

function playersOf(game: Game, side: string): readonly string[] {
  return game.sides[side]?.players ?? [];
}

function latest(...all: readonly (Stamp | undefined)[]): Stamp {
  return all.filter((each) => each !== undefined).reduce((a, b) => (b.seq > a.seq ? b : a), EVER);
}

function earliest(all: readonly Stamp[]): Stamp {
  return all.reduce((a, b) => (b.seq < a.seq ? b : a));
}
