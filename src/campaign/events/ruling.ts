import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { step } from '../../kernel/step.ts';
import { flat, flatFields } from '../../kernel/unit.ts';

/** One of several units can't do what they were told to; the others do it. */
export const heldBack = z.object({
  type: z.literal('held-back'),
  verb: z.string(),
  /** The unit, by its ID. */
  who: z.string(),
  rule: z.string().exactOptional(),
  /** The refusal, as the catalogue words it. */
  says: z.string(),
  values: z.record(z.string(), z.union([flat, z.array(z.string()).readonly()])),
});

/** A ruling, with everything that was decided; folding it throws no dice. */
export const ruled = z.object({
  type: z.literal('ruled'),
  verb: z.string(),
  rules: z.string(),
  /** The options as the speaker declared them. */
  options: flatFields,
  /** What the referee knew about the units and filled in. */
  filled: flatFields.exactOptional(),
  /** The unit that acted or was tested, by its ID. */
  who: z.string().exactOptional(),
  targets: z.array(z.string()).readonly().exactOptional(),
  /** The owed rulings that it settles. Older records don't say; it's worked out then. */
  pays: z.array(z.string()).readonly().exactOptional(),
  /** The toggles that were on. */
  toggles: z.array(z.string()).readonly(),
  /** The toggles that were asked about, on or off: no others can have mattered. Older records don't say. */
  asked: z.array(z.string()).readonly().exactOptional(),
  /** Thrown by Umpire, or at the table and typed in. */
  dice: z.enum(['thrown', 'table']),
  /** If both happened: which dice were thrown at the table, from 0. */
  handed: z.array(z.number().int()).readonly().exactOptional(),
  /** How many of the first dice fell in an earlier record, before a question came up. */
  before: z.number().int().exactOptional(),
  facts: flatFields,
  steps: z.array(step).readonly(),
  effects: z.array(effect).readonly(),
  /** A rule that forbids it, but that the umpire overrode, or that the campaign only reminds of. */
  against: z.object({ rule: z.string(), how: z.enum(['overridden', 'reminded']) }).exactOptional(),
  /** Given by the referee for the side it runs. */
  solo: z.literal(true).exactOptional(),
  /**
   * A correction took away what it rested on, so it counts for nothing: nobody owes it any more, or its unit can't have done it.
   * Its dice have fallen, and count again if a later correction brings that back.
   */
  fell: z.enum(['not-owed', 'not-possible']).exactOptional(),
  /** The channel had chosen no ruleset, and this ruling said so. */
  defaulted: z.literal(true).exactOptional(),
});
