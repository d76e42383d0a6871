import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { step } from '../../kernel/step.ts';
import { flat, flatFields } from '../../kernel/unit.ts';

/** One of several units that were to do something may not; the others do it. */
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
  /** As declared by the one who spoke. */
  options: flatFields,
  /** What the referee knew of the units, and filled in. */
  filled: flatFields.exactOptional(),
  /** The unit that acted or was tested, by its ID. */
  who: z.string().exactOptional(),
  targets: z.array(z.string()).readonly().exactOptional(),
  /** The rulings owed that it gives. Older records do not say: then it is worked out. */
  pays: z.array(z.string()).readonly().exactOptional(),
  /** The toggles that were on. */
  toggles: z.array(z.string()).readonly(),
  /** Those that were asked about, on or off: others cannot have mattered. Older records do not say. */
  asked: z.array(z.string()).readonly().exactOptional(),
  /** Thrown by Umpire, or on the table and told to it. */
  dice: z.enum(['thrown', 'table']),
  /** Where some fell here and some there: which of them were thrown on the table, from 0. */
  handed: z.array(z.number().int()).readonly().exactOptional(),
  /** How many of the first ones fell in an earlier record, before something was asked. */
  before: z.number().int().exactOptional(),
  facts: flatFields,
  steps: z.array(step).readonly(),
  effects: z.array(effect).readonly(),
  /** A rule that forbids it, which the umpire set aside, or of which the campaign only reminds. */
  against: z.object({ rule: z.string(), how: z.enum(['overridden', 'reminded']) }).exactOptional(),
  /** Given by the referee for the side that it runs. */
  solo: z.literal(true).exactOptional(),
  /** The channel had chosen no ruleset, and this ruling said so. */
  defaulted: z.literal(true).exactOptional(),
});
