import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';

/** The battle is ended by agreement of its players, or by an umpire. */
export const battleEnded = z.object({ type: z.literal('battle-ended'), effects: z.array(effect).readonly() });

/** The objective of the battle: declared, and held by a side. */
export const objectiveSet = z.object({
  type: z.literal('objective-set'),
  name: z.string(),
  /** The side that holds it; absent while no side does. */
  held: z.string().exactOptional(),
});
