import { z } from 'zod';
import { effect, fields, step } from './values.ts';

/** A ruling, with everything that was decided; folding it throws no dice. */
export const ruled = z.object({
  type: z.literal('ruled'),
  verb: z.string(),
  rules: z.string(),
  /** As declared by the one who spoke. */
  options: fields,
  /** What the referee knew of the units, and filled in. */
  filled: fields.exactOptional(),
  /** The unit that acted or was tested, by its ID. */
  who: z.string().exactOptional(),
  targets: z.array(z.string()).exactOptional(),
  /** The toggles that were on. */
  toggles: z.array(z.string()),
  /** Those that were asked about, on or off: others cannot have mattered. Older records do not say. */
  asked: z.array(z.string()).exactOptional(),
  /** Thrown by Umpire, or on the table and told to it. */
  dice: z.enum(['thrown', 'table']),
  facts: fields,
  steps: z.array(step),
  effects: z.array(effect),
  /** A rule that forbids it, which the umpire set aside, or of which the campaign only reminds. */
  against: z.object({ rule: z.string(), how: z.enum(['overridden', 'reminded']) }).exactOptional(),
  /** The channel had chosen no ruleset, and this ruling said so. */
  defaulted: z.literal(true).exactOptional(),
});
