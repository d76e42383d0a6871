import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { type Game, isBegun, sideOf } from '../../campaign/game.ts';
import type { Ask } from '../../campaign/owed/asks.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { asking } from '../agreement/agreement.ts';
import { assertUmpire, isNeutral, isUmpire, othersPlayed, plays } from '../agreement/permission.ts';
import type { Running } from './channel.ts';
import { gameIn, openGame, sideNamed } from './games.ts';

/** Opens a campaign, and makes its umpire play for one of its sides at once. @throws {InputError} as both steps do */
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
 * From now on a user plays for this side and for no other; or asks to, if the first turn has begun or the sides are
 * closed.
 * @throws {InputError} for an unknown side; {NotAllowed} for someone who has read another side's sealed orders
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

/** Who has to agree: the side's players and neutral umpires; if there are none, other umpires, or anyone who plays at all. */
function accepting(game: Game, user: string, side: string): { sides: readonly string[]; users: readonly string[] } {
  const umpires = game.umpires.filter((each) => each !== user);
  const neutral = umpires.filter((each) => isNeutral(game, each));
  if (game.sides[side]!.players.length > 0) return { sides: [side], users: neutral };
  if (umpires.length > 0) return { sides: [], users: neutral.length > 0 ? neutral : umpires };
  return { sides: othersPlayed(game, user).filter((id) => id !== sideOf(game, user)), users: [] };
}

/** Puts a user on a side as agreed. @throws {NotAllowed} for someone who has come to know orders since asking */
export function assertMayStillJoin(game: Game, proposes: readonly LogEvent[]): void {
  for (const event of proposes) if (event.type === 'player-joined') assertKnowsNothing(game, event.user, event.side);
}

/**
 * @throws {NotAllowed} for someone who has written, read or could have read sealed orders of a side other than the one they join
 */
function assertKnowsNothing(game: Game, user: string, side: string): void {
  const { orders, sides, hidden = {}, former = {} } = game;
  // A neutral umpire may have seen what any side hides.
  const sees = (id: string, readers: readonly string[]) =>
    readers.includes(user) || former[user] === id || sideOf(game, user) === id || isNeutral(game, user);
  const seen = Object.keys(hidden).find((id) => id !== side && sees(id, hidden[id]!.readers));
  if (seen !== undefined) throw new NotAllowed('knows-hidden', { side: sides[seen]?.name ?? seen });
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

/** Hands a player’s place to another user, once they have accepted it. @throws {InputError} unless the speaker has one */
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

/** Takes a player out of the game. @throws {NotAllowed} unless the speaker is an umpire, or manages the server */
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

/** Closes the sides, or opens them again. @throws {InputError} unless the speaker is an umpire, or if nothing would change */
export function lockSides(campaign: Campaign, user: string, on: boolean): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  if ((game.locked ?? false) === on) throw new InputError(on ? 'locked-already' : 'open-already');
  return [{ type: 'sides-locked', on }];
}

/**
 * Makes another user an umpire, once they have accepted. In a battle that is being played, if an umpire who plays named them, the
 * other side then has a say. @throws {InputError} unless an umpire names them
 */
export function nameUmpire(campaign: Campaign, user: string, named: string): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  if (isUmpire(game, named)) throw new InputError('umpire-already');
  const proposes = [{ type: 'umpire-named' as const, user: named }];
  return asking(campaign, user, { about: 'umpire', users: [named], umpire: false, proposes, on: { user: named } });
}

/** What follows when an office is accepted: the user has it, or those who otherwise have no say in who judges them are asked. */
export function accepted(campaign: Campaign, { id, about, by, users, proposes, on }: Ask): LogEvent[] {
  const game = gameIn(campaign);
  const asksOthers = about === 'umpire' && users.length > 0 && isBegun(game) && !isNeutral(game, by);
  // A player of the other side who accepts the office has agreed to it for them.
  const sides = asksOthers
    ? othersPlayed(game, by).filter((side) => !users.some((each) => plays(game, each, side)))
    : [];
  if (sides.length === 0) return [...proposes];
  // An offer that has just been accepted is no longer pending.
  const answered = { ...game, asks: (game.asks ?? []).filter((each) => each.id !== id) };
  return asking({ ...campaign, game: answered }, by, { about, sides, proposes, on });
}

/**
 * An umpire gives up the office, or another’s is taken away.
 * @throws {NotAllowed} unless the speaker is an umpire, or manages the server; {InputError} for the last one
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
