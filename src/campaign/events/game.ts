import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { tally } from '../../kernel/tally.ts';

export const ENFORCEMENTS = ['strict', 'remind', 'off'] as const;

const side = z.object({ id: z.string(), name: z.string() });

/** A campaign opens in the channel, with its first battle. */
export const gameOpened = z.object({
  type: z.literal('game-opened'),
  name: z.string(),
  rules: z.string(),
  sides: z.array(side),
  /** The user who opened it: its first umpire. */
  umpire: z.string(),
});

export const gamePaused = z.object({ type: z.literal('game-paused') });
export const gameResumed = z.object({ type: z.literal('game-resumed') });
export const gameEnded = z.object({
  type: z.literal('game-ended'),
  /** The reason, if the rules ended it. */
  rule: z.string().exactOptional(),
  winner: z.string().exactOptional(),
});

/** The next battle of the same campaign: turns start again from 1, and the effects say what the book carries over. */
export const battleBegun = z.object({
  type: z.literal('battle-begun'),
  battle: z.number().int(),
  effects: z.array(effect).readonly(),
  /** What the previous battle cost each side, if the book counts that. */
  tally: z.array(tally).readonly().exactOptional(),
});

/** The ruleset that the channel plays by when no campaign sets one. */
export const rulesChosen = z.object({ type: z.literal('rules-chosen'), rules: z.string() });
export const houseSet = z.object({
  type: z.literal('house-set'),
  toggle: z.string(),
  on: z.boolean(),
  /** What it changes in a battle that is being played. */
  effects: z.array(effect).readonly().exactOptional(),
});
export const enforcementSet = z.object({
  type: z.literal('enforcement-set'),
  enforcement: z.enum(ENFORCEMENTS),
});

export const playerJoined = z.object({ type: z.literal('player-joined'), user: z.string(), side: z.string() });
export const playerLeft = z.object({ type: z.literal('player-left'), user: z.string() });
/** An umpire takes a player out of the game. */
export const playerRemoved = z.object({ type: z.literal('player-removed'), user: z.string() });
/** From now on players can only join by agreement, or everyone can join again. */
export const sidesLocked = z.object({ type: z.literal('sides-locked'), on: z.boolean() });
export const umpireDismissed = z.object({ type: z.literal('umpire-dismissed'), user: z.string() });

/** Dice thrown at the table count at once, or only once the other side has confirmed them, or not at all. */
export const TABLE_DICE = ['allowed', 'confirmed', 'off'] as const;
export const diceSet = z.object({ type: z.literal('dice-set'), how: z.enum(TABLE_DICE) });

/** Whether each turn gets a report when it ends. */
export const turnReportsSet = z.object({ type: z.literal('turn-reports-set'), on: z.boolean() });

export const umpireNamed = z.object({ type: z.literal('umpire-named'), user: z.string() });

/** A line of story. */
export const noted = z.object({ type: z.literal('noted'), text: z.string() });
