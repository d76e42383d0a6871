import { z } from 'zod';
import { effect, subject } from '../../kernel/effect.ts';
import { position } from '../../kernel/moment.ts';
import { step } from '../../kernel/step.ts';

/** A side has finished a step that belongs to both. Play goes on when the others have too. */
export const sideReady = z.object({
  type: z.literal('side-ready'),
  side: z.string(),
  /** The step, for the log; `null` before the first turn. Older records don't say. */
  step: z.string().nullable().exactOptional(),
  /** It had finished already, so nobody had to be told again. Such a record isn't written any more. */
  again: z.literal(true).exactOptional(),
});

/** Play goes on to the next step. What ends then was worked out when this was decided: folding knows no rulebook. */
export const turnBegun = z.object({
  type: z.literal('turn-begun'),
  at: position,
  /** Units that did nothing in the step that ended: ending the step declares that. */
  idle: z.array(z.string()).readonly().exactOptional(),
  /** What the book does first when the step ends: casualties come off. */
  closes: z.array(effect).readonly().exactOptional(),
  /** The random draws it took. */
  steps: z.array(step).readonly().exactOptional(),
  /** Units that went out of play in the step that ended. */
  fallen: z.array(z.string()).readonly().exactOptional(),
  /** Statuses that return to what they were. */
  expired: z.array(z.object({ of: subject, field: z.string() })).readonly(),
  /** What the book does to units when a turn changes. */
  effects: z.array(effect).readonly(),
});
