import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { step } from '../../kernel/step.ts';
import { flatFields } from '../../kernel/unit.ts';

/** A ruling in the midst of which the players are asked something: the dice that have fallen stand. */
export const halfThrown = z.object({
  verb: z.string(),
  options: flatFields,
  who: z.string().exactOptional(),
  targets: z.array(z.string()).readonly(),
  faces: z.array(z.number().int()).readonly(),
  /** Which of them were thrown on the table, from 0. */
  handed: z.array(z.number().int()).readonly(),
  /** How many of the first ones fell in an earlier record, before something else was asked. */
  before: z.number().int().exactOptional(),
  steps: z.array(step).readonly(),
});

export type HalfThrown = Readonly<z.infer<typeof halfThrown>>;

/** The side that the referee runs cannot go on before the players have said what only they can see. */
export const soloAsked = z.object({
  type: z.literal('solo-asked'),
  question: z.string(),
  unit: z.string().exactOptional(),
  target: z.string().exactOptional(),
  rule: z.string(),
  thrown: halfThrown.exactOptional(),
});

/** The players have said it. */
export const soloAnswered = z.object({
  type: z.literal('solo-answered'),
  question: z.string(),
  unit: z.string().exactOptional(),
  target: z.string().exactOptional(),
  answers: flatFields,
  effects: z.array(effect).readonly(),
});

/** Something that the side does which the referee runs, without a ruling. */
export const soloDid = z.object({
  type: z.literal('solo-did'),
  unit: z.string().exactOptional(),
  /** What, in a word of the catalogue; the effects tell it where it is left out. */
  says: z.string().exactOptional(),
  rule: z.string(),
  effects: z.array(effect).readonly(),
});

/** What nobody knew is known: the text behind a hash of the log, with the salt. */
export const sealOpened = z.object({
  type: z.literal('seal-opened'),
  hash: z.string(),
  salt: z.string(),
  text: z.string(),
  unit: z.string(),
  rule: z.string(),
  effects: z.array(effect).readonly(),
});
