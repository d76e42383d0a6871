import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { fieldValue, unit } from '../../kernel/unit.ts';

export const unitsAdded = z.object({ type: z.literal('units-added'), units: z.array(unit).readonly() });
/** Fields set by hand; a field that is `null` is taken away. What that changes its effects say, but in older records. */
export const unitEdited = z.object({
  type: z.literal('unit-edited'),
  unit: z.string(),
  fields: z.record(z.string(), fieldValue.nullable()),
  effects: z.array(effect).readonly().exactOptional(),
});
export const unitRenamed = z.object({
  type: z.literal('unit-renamed'),
  unit: z.string(),
  name: z.string(),
  /** What it was called, for the log. */
  was: z.string(),
});
export const unitRemoved = z.object({
  type: z.literal('unit-removed'),
  unit: z.string(),
  was: z.string(),
  /** Who was bound to it is so no more. */
  effects: z.array(effect).readonly().exactOptional(),
});
