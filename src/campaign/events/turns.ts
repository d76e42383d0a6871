import { z } from 'zod';
import { effect, subject } from '../../kernel/effect.ts';
import { position } from '../../kernel/moment.ts';
import { step } from '../../kernel/step.ts';

/** A side is done with a step that belongs to both; play goes on when the others are. */
export const sideReady = z.object({ type: z.literal('side-ready'), side: z.string() });

/** Play goes on to the next step. What ends then was worked out when it was decided: folding knows no rulebook. */
export const turnBegun = z.object({
  type: z.literal('turn-begun'),
  at: position,
  /** Units that did nothing in the step that ended: ending it is how that is declared. */
  idle: z.array(z.string()).readonly().exactOptional(),
  /** What the book does when the step ends, before anything else: casualties come off. */
  closes: z.array(effect).readonly().exactOptional(),
  /** What was drawn for that. */
  steps: z.array(step).readonly().exactOptional(),
  /** Units that went out of play in the step that ended. */
  fallen: z.array(z.string()).readonly().exactOptional(),
  /** Statuses that go back to what they were. */
  expired: z.array(z.object({ of: subject, field: z.string() })).readonly(),
  /** What the book does to units when a turn changes. */
  effects: z.array(effect).readonly(),
});
