import { asksIn, standOf, stands } from '../campaign/asking.ts';
import type { Ask, Basis, Proposed } from '../campaign/asks.ts';
import { type Campaign, nothingYet } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { InputError, NotAllowed } from '../kernel/refusal.ts';
import { isNeutral } from './permission.ts';

/** What somebody wants to do, and whose word it needs. */
export interface Wish {
  readonly about: Ask['about'];
  readonly sides?: readonly string[];
  readonly users?: readonly string[];
  /** Whether an umpire who plays no side may agree: he may, unless said. */
  readonly umpire?: boolean;
  readonly proposes?: readonly Proposed[];
  readonly runs?: Ask['runs'];
  readonly on: Basis;
}

/** Asks for agreement. @throws {InputError} where the same is asked for already */
export function asking({ seq, game }: Pick<Campaign, 'seq' | 'game'>, user: string, wish: Wish): EventOf<'asked'>[] {
  const { about, sides = [], users = [], umpire = true, proposes = [], runs, on } = wish;
  const was = standOf(game, on);
  const alike = game?.asks?.find((each) => each.by === user && each.about === about && each.was === was);
  if (alike && JSON.stringify(alike.proposes) === JSON.stringify(proposes)) {
    if (JSON.stringify(alike.runs) === JSON.stringify(runs))
      throw new InputError('asked-already', { number: alike.id });
  }
  const asked = { id: seq + 1, by: user, about, sides, users, umpire, proposes, on, was };
  return [{ type: 'asked', ...asked, ...(runs ? { runs } : {}) }];
}

/** Whether a user may agree to what is asked. */
function mayAgree(game: Game, { by, sides, users, umpire }: Ask, user: string): boolean {
  if (user === by) return false;
  const own = sideOf(game, user);
  return users.includes(user) || (own !== undefined && sides.includes(own)) || (umpire && isNeutral(game, user));
}

/**
 * The ask that is meant.
 * @param number of the record that asked; the only one that the user can answer, if left out
 * @throws {InputError} if there is none, or several; {NotAllowed} if it is not for the user to answer
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

/** What an answer says of the ask. */
export function answeredBy(type: 'agreed' | 'declined' | 'lapsed', { id, by, about }: Ask): LogEvent {
  return { type, ask: id, by, about };
}

// What changes nothing on the table: what waits for an answer goes on waiting.
const BESIDE: readonly LogEvent['type'][] = [
  'committed',
  'noted',
  'rolled',
  'asked',
  'agreed',
  'declined',
  'lapsed',
  'orders-read',
];

/** What was asked and lapses by what has just been decided. */
export function lapses(campaign: Campaign = nothingYet, events: readonly LogEvent[]): LogEvent[] {
  const { game } = campaign;
  if (!game?.asks || game.asks.length === 0) return [];
  const does = events.some(({ type }) => !BESIDE.includes(type));
  const rewrites = events.some(({ type }) => type === 'undone' || type === 'redone' || type === 'corrected');
  const after = events.reduce(evolveGame, game as Game | undefined);
  const gone = (after?.asks ?? []).filter(
    (each) =>
      !(each.id > campaign.seq) && ((each.on.all && does) || (each.on.standing && rewrites) || !stands(after!, each)),
  );
  return gone.map((each) => answeredBy('lapsed', each));
}
