import { z } from 'zod';
import { effect } from '../../kernel/effect.ts';
import { step } from '../../kernel/step.ts';
import { flatFields } from '../../kernel/unit.ts';

/** A ruling that stops partway to ask the players something. The dice that have fallen stand. */
export const halfThrown = z.object({
  verb: z.string(),
  options: flatFields,
  who: z.string().exactOptional(),
  targets: z.array(z.string()).readonly(),
  faces: z.array(z.number().int()).readonly(),
  /** Which of them were thrown at the table, from 0. */
  handed: z.array(z.number().int()).readonly(),
  /** How many of the first dice fell in an earlier record, before another question came up. */
  before: z.number().int().exactOptional(),
  steps: z.array(step).readonly(),
});

export type HalfThrown = Readonly<z.infer<typeof halfThrown>>;

/** The side that the referee runs can't go on until the players say what only they can see. */
export const soloAsked = z.object({
  type: z.literal('solo-asked'),
  question: z.string(),
  unit: z.string().exactOptional(),
  target: z.string().exactOptional(),
  rule: z.string(),
  thrown: halfThrown.exactOptional(),
});

/** The players have answered. */
export const soloAnswered = z.object({
  type: z.literal('solo-answered'),
  question: z.string(),
  unit: z.string().exactOptional(),
  target: z.string().exactOptional(),
  answers: flatFields,
  effects: z.array(effect).readonly(),
});

/** Something that the referee's side does without a ruling. */
export const soloDid = z.object({
  type: z.literal('solo-did'),
  unit: z.string().exactOptional(),
  /** A word of the catalogue for it; if it's left out, the effects say it. */
  says: z.string().exactOptional(),
  rule: z.string(),
  effects: z.array(effect).readonly(),
});

/** Something hidden is revealed: the text behind a hash of the log, with the salt. */
export const sealOpened = z.object({
  type: z.literal('seal-opened'),
  hash: z.string(),
  salt: z.string(),
  text: z.string(),
  unit: z.string(),
  rule: z.string(),
  effects: z.array(effect).readonly(),
});
