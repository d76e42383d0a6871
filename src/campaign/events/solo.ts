import { z } from 'zod';
import { effect, fields } from './values.ts';

/** The side that the referee runs cannot go on before the players have said what only they can see. */
export const soloAsked = z.object({
  type: z.literal('solo-asked'),
  question: z.string(),
  unit: z.string().exactOptional(),
  rule: z.string(),
});

/** The players have said it. */
export const soloAnswered = z.object({
  type: z.literal('solo-answered'),
  question: z.string(),
  unit: z.string().exactOptional(),
  answers: fields,
  effects: z.array(effect),
});

/** Something that the side does which the referee runs, without a ruling. */
export const soloDid = z.object({
  type: z.literal('solo-did'),
  unit: z.string().exactOptional(),
  /** What, in a word of the catalogue. */
  says: z.string(),
  rule: z.string(),
  effects: z.array(effect),
});
