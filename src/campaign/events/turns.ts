import { z } from 'zod';
import { effect, subject } from './values.ts';

/** Where the game is: the turn counted through the battle, the step of it, and whose it is. */
export const position = z.object({
  turn: z.number().int().positive(),
  step: z.string(),
  side: z.string().exactOptional(),
});

/** Play goes on to the next step. What ends then was worked out when it was decided: folding knows no rulebook. */
export const turnBegun = z.object({
  type: z.literal('turn-begun'),
  at: position,
  /** Units that did nothing in the step that ended: ending it is how that is declared. */
  idle: z.array(z.string()).exactOptional(),
  /** Statuses that go back to what they were. */
  expired: z.array(z.object({ of: subject, field: z.string() })),
  /** What the book does to units when a turn changes. */
  effects: z.array(effect),
});
