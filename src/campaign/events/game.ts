import { z } from 'zod';
import { effect } from './values.ts';

export const ENFORCEMENTS = ['strict', 'remind', 'off'] as const;

const side = z.object({ id: z.string(), name: z.string() });

/** A campaign opens in the channel, and its first battle with it. */
export const gameOpened = z.object({
  type: z.literal('game-opened'),
  name: z.string(),
  rules: z.string(),
  sides: z.array(side),
  /** Who opened it: its first umpire. */
  umpire: z.string(),
});

export const gamePaused = z.object({ type: z.literal('game-paused') });
export const gameResumed = z.object({ type: z.literal('game-resumed') });
export const gameEnded = z.object({
  type: z.literal('game-ended'),
  /** Why, if the rules ended it. */
  rule: z.string().exactOptional(),
  winner: z.string().exactOptional(),
});

/** The next battle of the same campaign: turns count anew, what the book carries over has its effects here. */
export const battleBegun = z.object({
  type: z.literal('battle-begun'),
  battle: z.number().int(),
  effects: z.array(effect),
});

/** What the channel plays by where no campaign says so. */
export const rulesChosen = z.object({ type: z.literal('rules-chosen'), rules: z.string() });
export const houseSet = z.object({ type: z.literal('house-set'), toggle: z.string(), on: z.boolean() });
export const enforcementSet = z.object({
  type: z.literal('enforcement-set'),
  enforcement: z.enum(ENFORCEMENTS),
});

export const playerJoined = z.object({ type: z.literal('player-joined'), user: z.string(), side: z.string() });
export const playerLeft = z.object({ type: z.literal('player-left'), user: z.string() });
export const umpireNamed = z.object({ type: z.literal('umpire-named'), user: z.string() });

/** A line of story. */
export const noted = z.object({ type: z.literal('noted'), text: z.string() });
