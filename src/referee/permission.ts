import { type Game, sideOf } from '../campaign/game.ts';
import { InputError, NotAllowed } from '../kernel/refusal.ts';

export function isUmpire(game: Game, user: string): boolean {
  return game.umpires.includes(user);
}

/** Whether the user is an umpire who plays no side, and has played none in this battle: he may do all. */
export function isNeutral(game: Game, user: string): boolean {
  return isUmpire(game, user) && sideOf(game, user) === undefined && game.former?.[user] === undefined;
}

/** The side that the user plays for, or has played for in this battle. */
export function sideHeld(game: Game, user: string): string | undefined {
  return sideOf(game, user) ?? game.former?.[user];
}

/** The sides that somebody else plays: they have a say in what touches them. */
export function othersPlayed(game: Game, user: string): string[] {
  const own = sideHeld(game, user);
  return Object.keys(game.sides).filter((id) => id !== own && game.sides[id]!.players.some((each) => each !== user));
}

/** Whether the user may act for a side without anybody's word. */
export function plays(game: Game, user: string, side: string): boolean {
  const own = sideOf(game, user);
  if (own === side || isNeutral(game, user)) return true;
  // An umpire who plays has no say over those who are somebody's; a side without players is anybody's to move for him.
  if (isUmpire(game, user) && game.sides[side]?.players.length === 0) return true;
  // Whoever plays moves the figures of the side that nobody plays.
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

/** @throws {NotAllowed} unless the user is an umpire of the game */
export function assertUmpire(game: Game, user: string): void {
  if (!isUmpire(game, user)) throw new NotAllowed('umpire-only');
}

/** @throws {InputError} where the battle is over: nothing is changed in it any more */
export function assertNotOver({ over }: Game): void {
  if (over) throw new InputError('battle-is-over');
}

/** @throws {InputError} where the game is paused */
export function assertOpen({ phase }: Game): void {
  if (phase === 'paused') throw new InputError('game-paused');
}
