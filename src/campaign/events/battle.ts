import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';

/** The battle is over by the word of those who play it, or of an umpire. */
export const battleEnded = z.object({ type: z.literal('battle-ended'), effects: z.array(effect).readonly() });

/** What the battle is about: declared, and by whom it is held. */
export const objectiveSet = z.object({
  type: z.literal('objective-set'),
  name: z.string(),
  /** The side that holds it; absent while nobody does. */
  held: z.string().exactOptional(),
});
