import * as z from 'zod';
import { sideRef, word } from '../texts.ts';

/** Where a game is: the turn counted through the battle, the step of it, and whose it is. */
export const position = z.object({
  turn: z.number().int().positive(),
  step: word,
  side: sideRef.exactOptional(),
});

/** Where a game is; in the steps of a ruleset the turn is 0. */
export type Position = Readonly<z.infer<typeof position>>;

/** A point in the game, fixed when something is decided: never "next turn". */
export const moment = z.object({
  /** Counted from 1 through the whole battle; 0 is before its first turn. */
  turn: z.number().int(),
  /** Whose turn; absent where it's everyone's. */
  side: sideRef.exactOptional(),
  /** A step of the ruleset's turn. */
  step: word.exactOptional(),
  edge: z.enum(['start', 'end']),
});

export type Moment = Readonly<z.infer<typeof moment>>;
