import * as z from 'zod';
import { sideRef, user } from '../../kernel/texts.ts';
import { type Change, changed, type Play, sideOf } from '../state.ts';
import { event } from './event.ts';

/** The game without a player. Once a battle has begun, whose side they were on is remembered. */
function leaving(game: Play, user: string): Change<Play> {
  const sides = Object.entries(game.sides).map(([id, side]) => {
    return [id, { ...side, players: side.players.filter((player) => player !== user) }] as const;
  });
  const was = sideOf(game, user);
  const former = game.at && was !== undefined ? { former: { ...game.former, [user]: was } } : {};
  return { sides: Object.fromEntries(sides), ...former };
}

export const playerJoined = event(
  'player-joined',
  { user, side: sideRef },
  {
    joins: true,
    fold: (game, { side, user }) => {
      const { sides, former } = changed(game, leaving(game, user));
      const own = sides[side];
      // A player who returns to their side, or changes sides by agreement, belongs to that side now.
      const { [user]: _, ...others } = former ?? {};
      return {
        sides: own ? { ...sides, [side]: { ...own, players: [...own.players, user] } } : sides,
        ...(former ? { former: others } : {}),
      };
    },
  },
);

export const playerLeft = event(
  'player-left',
  { user },
  { joins: true, fold: (game, { user }) => leaving(game, user) },
);

/** An umpire takes a player out of the game. */
export const playerRemoved = event(
  'player-removed',
  { user },
  { joins: true, fold: (game, { user }) => leaving(game, user) },
);

/** From now on players can only join by agreement, or everyone can join again. */
export const sidesLocked = event(
  'sides-locked',
  { on: z.boolean() },
  { fold: (_, { on }) => ({ locked: on || undefined }) },
);

export const umpireNamed = event(
  'umpire-named',
  { user },
  {
    fold: ({ umpires }, { user }) => ({ umpires: [...new Set([...umpires, user])] }),
    keeper: ({ user }) => user,
  },
);

export const umpireDismissed = event(
  'umpire-dismissed',
  { user },
  { fold: ({ umpires }, { user }) => ({ umpires: umpires.filter((each) => each !== user) }) },
);
