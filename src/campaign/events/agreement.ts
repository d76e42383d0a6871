import { z } from 'zod';
import { ASKABLE, ask } from '../asks.ts';

const answered = {
  /** The number of the record that asked. */
  ask: z.number().int(),
  /** Who asked. */
  by: z.string(),
  about: z.enum(ASKABLE),
};

/** Somebody asks for what he may not do by himself. */
export const asked = ask.extend({ type: z.literal('asked') });
/** It is agreed to; what follows from it stands after this in the same record. */
export const agreed = z.object({ type: z.literal('agreed'), ...answered });
/** It is declined, or taken back by the one who asked. */
export const declined = z.object({ type: z.literal('declined'), ...answered });
/** What it was about has changed. */
export const lapsed = z.object({ type: z.literal('lapsed'), ...answered });
