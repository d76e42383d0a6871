import { z } from 'zod';
import { fields } from './values.ts';

/** As the kernel's `Unit`. */
export const unit = z.object({
  id: z.string(),
  name: z.string(),
  side: z.string(),
  profile: z.string(),
  fields,
  gone: z.string().exactOptional(),
});

export const unitsAdded = z.object({ type: z.literal('units-added'), units: z.array(unit) });
/** Fields set by hand; a field that is `null` is taken away. */
export const unitEdited = z.object({
  type: z.literal('unit-edited'),
  unit: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export const unitRenamed = z.object({
  type: z.literal('unit-renamed'),
  unit: z.string(),
  name: z.string(),
  /** What it was called, for the log. */
  was: z.string(),
});
export const unitRemoved = z.object({ type: z.literal('unit-removed'), unit: z.string(), was: z.string() });
