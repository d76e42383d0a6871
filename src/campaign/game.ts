import * as z from 'zod';
import { ask } from './owed/asks.ts';
import { playState } from './state.ts';

/** The campaign that is played in a channel. */
export const gameState = playState.extend({ asks: z.array(ask).exactOptional() });

export type Game = Readonly<z.infer<typeof gameState>> & {
  /** While an older record is told: what its units were called then, by their IDs. Never kept. */
  readonly called?: Readonly<Record<string, string>>;
};
export type Side = Game['sides'][string];
export type { Due } from '../kernel/state/due.ts';
export type { HiddenUnit } from './hidden.ts';
export { sideOf } from './state.ts';

/** Whether a battle is being played: it has begun and isn't over. */
export function isBegun({ at, over }: Pick<Game, 'at' | 'over'>): boolean {
  return at !== undefined && over === undefined;
}
