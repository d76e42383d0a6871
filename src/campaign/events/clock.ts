import { z } from 'zod';

/** What happens once somebody has let his time and the grace period pass. */
export const THEN = ['nudge', 'umpire', 'pass'] as const;

/** How long players may take. */
export const pace = z.object({
  /** After so many minutes whoever owes something is reminded of it. */
  every: z.number().int().positive(),
  /** So many minutes after the reminder, what is `after` it happens. */
  grace: z.number().int().nonnegative(),
  after: z.enum(THEN),
});

/** The campaign's clock is set; without a pace it is off. */
export const clockSet = z.object({ type: z.literal('clock-set'), pace: pace.exactOptional() });

/** A side has let its time pass: an umpire may end the step for it. */
export const timeRanOut = z.object({ type: z.literal('time-ran-out'), side: z.string() });
