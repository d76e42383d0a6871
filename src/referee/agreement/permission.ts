import { type Game, sideOf } from '../../campaign/game.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';

export function isUmpire(game: Game, user: string): boolean {
  return game.umpires.includes(user);
}

/** Whether the user is an umpire who plays no side, and has played none in this battle: they may do everything. */
export function isNeutral(game: Game, user: string): boolean {
  return isUmpire(game, user) && sideOf(game, user) === undefined && game.former?.[user] === undefined;
}

/** The side that the user plays for, or has played for in this battle. */
export function sideHeld(game: Game, user: string): string | undefined {
  return sideOf(game, user) ?? game.former?.[user];
}

/** The sides that others play: they have a say in what affects them. */
export function othersPlayed(game: Game, user: string): string[] {
  const own = sideHeld(game, user);
  return Object.keys(game.sides).filter((id) => id !== own && game.sides[id]!.players.some((each) => each !== user));
}

/** Whether the user may act for a side without anyone's agreement. */
export function plays(game: Game, user: string, side: string): boolean {
  const own = sideOf(game, user);
  if (own === side || isNeutral(game, user)) return true;
  // An umpire who plays has no say over units that others play, but can move for a side without players.
  if (isUmpire(game, user) && game.sides[side]?.players.length === 0) return true;
  // Any player can move the figures of a side that nobody plays.
  return own !== undefined && game.table.solo === side;
}

/** @throws {NotAllowed} unless the user may act for that side */
export function assertPlays(game: Game, user: string, side: string): void {
  if (!plays(game, user, side)) throw new NotAllowed('not-your-side', { side: game.sides[side]?.name ?? side });
}

/** @throws {NotAllowed} unless the user plays for a side or is an umpire */
export function assertPlaysAny(game: Game, user: string): void {
  if (sideOf(game, user) === undefined && !isUmpire(game, user)) throw new NotAllowed('no-part');
}

/** A refusal names no more umpires than this. */
const MOST_NAMED = 5;

/** @throws {NotAllowed} unless the user is an umpire of the game; it names those who are */
export function assertUmpire(game: Game, user: string): void {
  if (!isUmpire(game, user)) throw new NotAllowed('umpire-only', { users: game.umpires.slice(0, MOST_NAMED) });
}

/** @throws {InputError} if the battle is over: nothing in it can be changed any more */
export function assertNotOver({ over }: Game): void {
  if (over) throw new InputError('battle-is-over');
}

/** @throws {InputError} if the game is paused */
export function assertOpen({ phase }: Game): void {
  if (phase === 'paused') throw new InputError('game-paused');
}
