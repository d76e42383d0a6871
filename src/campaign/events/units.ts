import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { fieldValue, unit } from '../../kernel/unit.ts';

export const unitsAdded = z.object({
  type: z.literal('units-added'),
  units: z.array(unit).readonly(),
  /**
   * The cards that were dealt to them in secret, from the veil: each is a kind, or the kinds of which one was drawn. Units sealed
   * in older logs and with `--seed` were drawn from the dice's own seed, and have none.
   */
  deck: z
    .array(z.union([z.string(), z.array(z.string()).readonly()]))
    .readonly()
    .exactOptional(),
});
/** Fields set by hand; `null` clears a field. The effects say what that changes, except in older records. */
export const unitEdited = z.object({
  type: z.literal('unit-edited'),
  unit: z.string(),
  /** Its name, for the log. Older records don't say. */
  was: z.string().exactOptional(),
  fields: z.record(z.string(), fieldValue.nullable()),
  effects: z.array(effect).readonly().exactOptional(),
});
export const unitRenamed = z.object({
  type: z.literal('unit-renamed'),
  unit: z.string(),
  name: z.string(),
  /** Its name, for the log. */
  was: z.string(),
});
export const unitRemoved = z.object({
  type: z.literal('unit-removed'),
  unit: z.string(),
  was: z.string(),
  /** Units that were bound to it no longer are. */
  effects: z.array(effect).readonly().exactOptional(),
});
