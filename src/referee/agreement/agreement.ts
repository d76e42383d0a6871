import { type Campaign, nothingYet } from '../../campaign/campaign.ts';
import { doesSomething } from '../../campaign/events/index.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { asksIn, standOf, stands } from '../../campaign/owed/asking.ts';
import type { Ask, Basis, Need, Proposed } from '../../campaign/owed/asks.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { rewrites } from '../../campaign/standing.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { isNeutral } from './permission.ts';

/** Something that a player wants to do, and who has to agree. */
export interface Wish {
  readonly about: Ask['about'];
  readonly sides?: readonly string[];
  readonly users?: readonly string[];
  /** If one person isn't enough: someone from each of these groups has to agree. */
  readonly needs?: Ask['needs'];
  /** Whether an umpire who plays no side may agree; yes if left out. */
  readonly umpire?: boolean;
  readonly proposes?: readonly Proposed[];
  readonly runs?: Ask['runs'];
  readonly on: Basis;
}

/** Asks for agreement. @throws {InputError} if the same thing has already been asked */
export function asking({ seq, game }: Pick<Campaign, 'seq' | 'game'>, user: string, wish: Wish): EventOf<'asked'>[] {
  const { about, sides = [], users = [], needs, umpire = true, proposes = [], runs, on } = wish;
  const was = standOf(game, on);
  const alike = game?.asks?.find((each) => each.by === user && each.about === about && each.was === was);
  if (alike && JSON.stringify(alike.proposes) === JSON.stringify(proposes)) {
    if (JSON.stringify(alike.runs) === JSON.stringify(runs))
      throw new InputError('asked-already', { number: alike.id });
  }
  const asked = { id: seq + 1, by: user, about, sides, users, umpire, proposes, on, was };
  return [{ type: 'asked', ...asked, ...(needs ? { needs } : {}), ...(runs ? { runs } : {}) }];
}

/** Whether a user may agree to an ask. */
export function mayAgree(game: Game, ask: Ask, user: string): boolean {
  if (user === ask.by) return false;
  if (ask.umpire && isNeutral(game, user)) return true;
  return (ask.needs ?? [ask]).some((need) => givesWord(game, need, user));
}

function givesWord(game: Game, { sides, users }: Need, user: string): boolean {
  const own = sideOf(game, user);
  return users.includes(user) || (own !== undefined && sides.includes(own));
}

/** Who still has to agree after this user; an umpire who plays no side decides for everyone. */
export function stillNeeded(game: Game, { needs = [], umpire }: Ask, user: string): readonly Need[] {
  if (umpire && isNeutral(game, user)) return [];
  return needs.filter((need) => !givesWord(game, need, user));
}

/**
 * The ask that an answer is for.
 * @param number of the record that asked; if left out, the only ask that the user can answer
 * @throws {InputError} if there is none, or several; {NotAllowed} if it's not for the user to answer
 */
export function askMeant(
  { game }: Campaign,
  user: string,
  number: number | undefined,
  answer: 'agree' | 'decline',
): Ask {
  if (!game || game.phase === 'ended') throw new InputError('no-game');
  const asks = asksIn(game);
  const may = (ask: Ask) => mayAgree(game, ask, user) || (answer === 'decline' && ask.by === user);
  if (number !== undefined) {
    const ask = asks.find(({ id }) => id === number);
    if (!ask) throw new InputError('nothing-asked', { seq: number });
    if (!may(ask)) throw new NotAllowed('not-yours-to-agree', { about: ask.about });
    return ask;
  }
  const own = asks.filter(may);
  if (own.length === 1) return own[0]!;
  if (own.length > 1) throw new InputError('several-asked', { numbers: own.map(({ id }) => String(id)) });
  if (asks.length > 0) throw new NotAllowed('not-yours-to-agree', { about: asks[0]!.about });
  throw new InputError('nothing-asked-here');
}

/** What an answer says about the ask. */
export function answeredBy(type: 'agreed' | 'declined' | 'lapsed', { id, by, about }: Ask): LogEvent {
  return { type, ask: id, by, about };
}

/** The asks that lapse because of what has just been decided. */
export function lapses(campaign: Campaign = nothingYet, events: readonly LogEvent[]): LogEvent[] {
  const { game } = campaign;
  if (!game?.asks || game.asks.length === 0) return [];
  const does = events.some(doesSomething);
  const rewritten = rewrites({ events });
  const after = events.reduce(evolveGame, game as Game | undefined);
  const gone = (after?.asks ?? []).filter(
    (each) =>
      !(each.id > campaign.seq) && ((each.on.all && does) || (each.on.standing && rewritten) || !stands(after!, each)),
  );
  return gone.map((each) => answeredBy('lapsed', each));
}
