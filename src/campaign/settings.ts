import * as z from 'zod';

/** How strictly the rules about units are held. */
export const ENFORCEMENTS = ['strict', 'remind', 'off'] as const;

/** Dice thrown at the table count at once, or only once the other side has confirmed them, or not at all. */
export const TABLE_DICE = ['allowed', 'confirmed', 'off'] as const;

/** What happens once a player has used up their time and the grace period. */
export const THEN = ['nudge', 'umpire', 'pass'] as const;

/** How much of a ruling is shown at once: three lines, or every step. */
export const RULINGS_SHOWN = ['brief', 'full'] as const;

/** In which measure lengths are told. */
export const LENGTHS = ['inches', 'cm'] as const;

/** Whether dice are told in numbers alone, or shown as well. */
export const DICE_SHOWN = ['text', 'pictures'] as const;

/** How the rulings of a side's step are posted: each by itself, in one message, or there with a line for each. */
export const POSTS = ['each', 'gathered', 'brief'] as const;

/** How long players may take. */
export const pace = z.object({
  /** After this many minutes, those who owe something are reminded of it. */
  every: z.number().int().positive(),
  /** This many minutes after the reminder, what `after` says happens. */
  grace: z.number().int().nonnegative(),
  after: z.enum(THEN),
});
