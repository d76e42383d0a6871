import * as z from 'zod';
import { status } from '../kernel/state/state.ts';
import { unit } from '../kernel/state/unit.ts';

/** A unit that the other side doesn't see, with what ends by itself about it. */
export const hiddenUnit = z.object({ unit, lasting: z.array(status).readonly() });

export type HiddenUnit = Readonly<z.infer<typeof hiddenUnit>>;

/** What everybody knows of a side's hidden units. */
export const hiding = z.object({
  /** The seals of this battle, the newest last. */
  seals: z.array(z.string()).readonly(),
  /** The users who may know what's under them. */
  readers: z.array(z.string()).readonly(),
  /** The units that stand open since they were under one. */
  shown: z.array(z.string()).readonly(),
});
