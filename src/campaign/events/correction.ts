import * as z from 'zod';
import { flatFields } from '../../kernel/state/unit.ts';
import { earlier, text } from '../../kernel/texts.ts';
import { event } from './event.ts';
import { ruled } from './ruling.ts';
import { turnBegun } from './turns.ts';

/** A ruling is judged again with the right facts. It keeps its place in the log, and so do the records redone with it. */
export const corrected = event(
  'corrected',
  {
    /** The record that is corrected. */
    seq: earlier,
    /** The right facts, as they were typed. */
    said: flatFields,
    /** Those that go beyond a misreading of the table: a player's choice, or something the referee knows. */
    beyond: z.array(text).readonly().exactOptional(),
    /** What single events of earlier records say from now on: the same ruling or the same step of a turn, on the same dice. */
    places: z
      .array(
        z.object({
          /** The record, and the index of the event in it, from 0. */
          seq: earlier,
          index: z.number().int().nonnegative(),
          event: z.discriminatedUnion('type', [ruled.schema, turnBegun.schema]),
          /** Which of its dice and draws had to be thrown now, counted through its steps from 0. The others had fallen before. */
          fresh: z.array(z.number().int().nonnegative()).readonly().exactOptional(),
          /** Dice that fell for it and that it no longer needs. */
          over: z
            .array(z.object({ sides: z.number().int(), face: z.number().int() }))
            .readonly()
            .exactOptional(),
        }),
      )
      .readonly(),
    /** Later records that would have come out differently, but stand as they were decided. */
    leaves: z.array(z.number().int()).readonly().exactOptional(),
    /** How many units and how many owed rulings there have ever been: no number is given twice. */
    made: z.number().int().exactOptional(),
    owed: z.number().int().exactOptional(),
  },
  {
    fold: ({ made, owed }, event) => ({
      made: Math.max(made, event.made ?? 0),
      owed: Math.max(owed, event.owed ?? 0),
    }),
  },
);
