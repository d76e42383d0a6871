import type { Ask } from '../campaign/asks.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import { type Game, isBegun, sideOf } from '../campaign/game.ts';
import type { LogEvent } from '../campaign/record.ts';
import { InputError, NotAllowed } from '../kernel/refusal.ts';
import { asking } from './agreement.ts';
import type { Running } from './channel.ts';
import { gameIn, openGame, sideNamed } from './games.ts';
import { assertUmpire, isNeutral, isUmpire, othersPlayed, plays } from './permission.ts';

/** A campaign opens, and its umpire plays for a side of it at once. @throws {InputError} as both do */
export function openAndJoin(
  campaign: Campaign,
  asked: Running,
  wanted: Parameters<typeof openGame>[2],
  side: string,
): LogEvent[] {
  const opened = openGame(campaign, asked, wanted);
  const game = opened.reduce(evolveGame, campaign.game);
  return [...opened, ...join({ ...campaign, ...(game ? { game } : {}) }, asked.user, side)];
}

/**
 * A user plays for a side from now on, and for no other; or asks for it, once the first turn has begun or the sides are
 * closed.
 * @throws {InputError} for an unknown side; {NotAllowed} for one who has read what another side has under seal
 */
export function join(campaign: Campaign, user: string, typed: string): LogEvent[] {
  const game = gameIn(campaign);
  const side = sideNamed(game, typed);
  if (sideOf(game, user) === side) throw new InputError('joined-already', { side: nameOf(game, side) });
  assertKnowsNothing(game, user, side);
  const joined = { type: 'player-joined' as const, user, side };
  if (!game.at && !game.locked) return [joined];
  const { sides, users } = accepting(game, user, side);
  if (sides.length === 0 && users.length === 0) return [joined];
  return asking(campaign, user, { about: 'join', sides, users, proposes: [joined], on: { user } });
}

/** Whose word it takes: those who play the side and neutral umpires; failing them other umpires, or whoever plays at all. */
function accepting(game: Game, user: string, side: string): { sides: readonly string[]; users: readonly string[] } {
  const umpires = game.umpires.filter((each) => each !== user);
  const neutral = umpires.filter((each) => isNeutral(game, each));
  if (game.sides[side]!.players.length > 0) return { sides: [side], users: neutral };
  if (umpires.length > 0) return { sides: [], users: neutral.length > 0 ? neutral : umpires };
  return { sides: othersPlayed(game, user).filter((id) => id !== sideOf(game, user)), users: [] };
}

/** What is agreed to puts somebody on a side. @throws {NotAllowed} for one who has come to know orders since it was asked */
export function assertMayStillJoin(game: Game, proposes: readonly LogEvent[]): void {
  for (const event of proposes) if (event.type === 'player-joined') assertKnowsNothing(game, event.user, event.side);
}

/** @throws {NotAllowed} for one who has written or read, or could, what a side has under seal that is not the one he goes to */
function assertKnowsNothing({ orders, sides }: Game, user: string, side: string): void {
  const known = [
    ...orders.sealed.filter(({ readers = [] }) => readers.includes(user)).map((order) => order.side),
    ...(orders.read ?? []).filter((each) => each.user === user).map((each) => each.side),
  ].find((id) => id !== side);
  if (known !== undefined) throw new NotAllowed('knows-orders', { side: sides[known]?.name ?? known });
}

export function leave(campaign: Campaign, user: string): LogEvent[] {
  if (!sideOf(gameIn(campaign), user)) throw new InputError('no-side');
  return [{ type: 'player-left', user }];
}

/** A player’s place goes to another, once he has accepted it. @throws {InputError} unless the speaker has one */
export function handOver(campaign: Campaign, user: string, to: string): LogEvent[] {
  const game = gameIn(campaign);
  const side = sideOf(game, user);
  if (!side) throw new InputError('no-side');
  if (to === user || sideOf(game, to) === side) throw new InputError('plays-already', { side: nameOf(game, side) });
  assertKnowsNothing(game, to, side);
  const proposes = [
    { type: 'player-left' as const, user },
    { type: 'player-joined' as const, user: to, side },
  ];
  return asking(campaign, user, { about: 'hand-over', users: [to], umpire: false, proposes, on: { user } });
}

/** Takes a player out of the game. @throws {NotAllowed} unless an umpire says so, or whoever manages the server */
export function removePlayer(campaign: Campaign, user: string, removed: string, manager: boolean): LogEvent[] {
  const game = gameIn(campaign);
  if (!manager) assertUmpire(game, user);
  const side = sideOf(game, removed);
  if (side === undefined) throw new InputError('plays-for-nobody');
  const event = { type: 'player-removed' as const, user: removed };
  const others = manager || isNeutral(game, user) || !game.at ? [] : othersPlayed(game, user);
  if (!others.includes(side)) return [event];
  return asking(campaign, user, { about: 'remove-player', sides: [side], proposes: [event], on: { user: removed } });
}

/** Closes the sides, or opens them again. @throws {InputError} unless an umpire says so, or they are so already */
export function lockSides(campaign: Campaign, user: string, on: boolean): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  if ((game.locked ?? false) === on) throw new InputError(on ? 'locked-already' : 'open-already');
  return [{ type: 'sides-locked', on }];
}

/**
 * Another is to be umpire, once he has accepted it; in a battle that is being played the other side has its say after that, where
 * an umpire who plays has named him. @throws {InputError} unless an umpire names him
 */
export function nameUmpire(campaign: Campaign, user: string, named: string): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  if (isUmpire(game, named)) throw new InputError('umpire-already');
  const proposes = [{ type: 'umpire-named' as const, user: named }];
  return asking(campaign, user, { about: 'umpire', users: [named], umpire: false, proposes, on: { user: named } });
}

/** What accepting an office leads to: it is had, or asked of those who would have no say else in who judges them. */
export function accepted(campaign: Campaign, { id, about, by, users, proposes, on }: Ask): LogEvent[] {
  const game = gameIn(campaign);
  const asksOthers = about === 'umpire' && users.length > 0 && isBegun(game) && !isNeutral(game, by);
  // A player of the other side who takes the office has agreed to it for them.
  const sides = asksOthers
    ? othersPlayed(game, by).filter((side) => !users.some((each) => plays(game, each, side)))
    : [];
  if (sides.length === 0) return [...proposes];
  // What has just been accepted waits no more.
  const answered = { ...game, asks: (game.asks ?? []).filter((each) => each.id !== id) };
  return asking({ ...campaign, game: answered }, by, { about, sides, proposes, on });
}

/**
 * An umpire gives his office back, or another’s is taken.
 * @throws {NotAllowed} unless an umpire says so, or whoever manages the server; {InputError} for the last one
 */
export function dismissUmpire(campaign: Campaign, user: string, dismissed: string, manager: boolean): LogEvent[] {
  const game = gameIn(campaign);
  if (!manager) assertUmpire(game, user);
  if (!isUmpire(game, dismissed)) throw new InputError('no-umpire-that');
  if (game.umpires.length === 1) throw new InputError('last-umpire');
  const event = { type: 'umpire-dismissed' as const, user: dismissed };
  if (manager || dismissed === user || (isNeutral(game, user) && !isNeutral(game, dismissed))) return [event];
  const neutral = game.umpires.filter((each) => each !== user && isNeutral(game, each));
  const sides = isNeutral(game, user) ? Object.keys(game.sides) : othersPlayed(game, user);
  const wish = { sides, users: neutral, proposes: [event], on: { user: dismissed } };
  if (neutral.length === 0 && sides.every((id) => game.sides[id]!.players.length === 0)) return [event];
  return asking(campaign, user, { about: 'dismiss-umpire', ...wish });
}

function nameOf(game: Game, side: string): string {
  return game.sides[side]?.name ?? side;
}
