import { sideRef } from '../../kernel/texts.ts';
import { pace } from '../settings.ts';
import { event } from './event.ts';

/** The campaign's clock is set; without a pace it's off. */
export const clockSet = event(
  'clock-set',
  { pace: pace.exactOptional() },
  { anew: true, fold: (_, set) => ({ pace: set.pace }) },
);

/** A side has run out of time: an umpire may end the step for it. */
export const timeRanOut = event(
  'time-ran-out',
  { side: sideRef },
  { fold: ({ late = [] }, { side }) => ({ late: [...new Set([...late, side])] }) },
);
