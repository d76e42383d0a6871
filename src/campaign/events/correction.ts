import { z } from 'zod';
import { flatFields } from '../../kernel/unit.ts';
import { ruled } from './ruling.ts';
import { turnBegun } from './turns.ts';

/** What one event of an earlier record says from now on: the same ruling, or the same step of a turn, on the same dice. */
export const place = z.object({
  /** The record, and which of its events, from 0. */
  seq: z.number().int().positive(),
  index: z.number().int().nonnegative(),
  event: z.discriminatedUnion('type', [ruled, turnBegun]),
  /** Which of its dice and draws had to be thrown for it, counted through its steps from 0. The others fell before. */
  fresh: z.array(z.number().int().nonnegative()).readonly().exactOptional(),
  /** Dice that fell for it, and that it doesn't ask for any more. */
  over: z
    .array(z.object({ sides: z.number().int(), face: z.number().int() }))
    .readonly()
    .exactOptional(),
});

/** A ruling is judged again under the right facts. It takes its old place in the log, and so does what is redone with it. */
export const corrected = z.object({
  type: z.literal('corrected'),
  /** The record that is put right. */
  seq: z.number().int().positive(),
  /** What is right, as it was said. */
  said: flatFields,
  /** Those of it that are more than a slip of the eye: a player's choice, or what the referee knows. */
  beyond: z.array(z.string()).readonly().exactOptional(),
  places: z.array(place).readonly(),
  /** Later records that would have come out otherwise, and stand as they were decided. */
  leaves: z.array(z.number().int()).readonly().exactOptional(),
  /** How many units and how many rulings owed there have ever been: no number is given twice. */
  made: z.number().int().exactOptional(),
  owed: z.number().int().exactOptional(),
});
