import { z } from 'zod';

/** What happens once a player has used up their time and the grace period. */
export const THEN = ['nudge', 'umpire', 'pass'] as const;

/** How long players may take. */
export const pace = z.object({
  /** After this many minutes, those who owe something are reminded of it. */
  every: z.number().int().positive(),
  /** This many minutes after the reminder, what `after` says happens. */
  grace: z.number().int().nonnegative(),
  after: z.enum(THEN),
});

/** The campaign's clock is set; without a pace it's off. */
export const clockSet = z.object({ type: z.literal('clock-set'), pace: pace.exactOptional() });

/** A side has run out of time: an umpire may end the step for it. */
export const timeRanOut = z.object({ type: z.literal('time-ran-out'), side: z.string() });
