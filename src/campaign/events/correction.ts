import { z } from 'zod';
import { flatFields } from '../../kernel/unit.ts';
import { ruled } from './ruling.ts';
import { turnBegun } from './turns.ts';

/** What one event of an earlier record says from now on: the same ruling or the same step of a turn, on the same dice. */
export const place = z.object({
  /** The record, and the index of the event in it, from 0. */
  seq: z.number().int().positive(),
  index: z.number().int().nonnegative(),
  event: z.discriminatedUnion('type', [ruled, turnBegun]),
  /** Which of its dice and draws had to be thrown now, counted through its steps from 0. The others had fallen before. */
  fresh: z.array(z.number().int().nonnegative()).readonly().exactOptional(),
  /** Dice that fell for it and that it no longer needs. */
  over: z
    .array(z.object({ sides: z.number().int(), face: z.number().int() }))
    .readonly()
    .exactOptional(),
});

/** A ruling is judged again with the right facts. It keeps its place in the log, and so do the records redone with it. */
export const corrected = z.object({
  type: z.literal('corrected'),
  /** The record that is corrected. */
  seq: z.number().int().positive(),
  /** The right facts, as they were typed. */
  said: flatFields,
  /** Those that go beyond a misreading of the table: a player's choice, or something the referee knows. */
  beyond: z.array(z.string()).readonly().exactOptional(),
  places: z.array(place).readonly(),
  /** Later records that would have come out differently, but stand as they were decided. */
  leaves: z.array(z.number().int()).readonly().exactOptional(),
  /** How many units and how many owed rulings there have ever been: no number is given twice. */
  made: z.number().int().exactOptional(),
  owed: z.number().int().exactOptional(),
});
