import type { Observation } from './book.ts';

/** What the original doesn't have. */
export const observation = {
  // biome-ignore format: as the book prints it
  modifiers: {
    'bad-weather': { rule: 'LS-OBS-10', label: 'bad-weather', value: -1 },
    night:         { rule: 'LS-OBS-11', label: 'night', value: -1 },
    spotter:       { rule: 'LS-SNIP-05', label: 'spotter', value: 2 },
  },
  /** R-18a: how far away a man moving in the open at night is seen without a throw, and his row beyond that. */
  night: { rule: 'LS-OBS-05', label: 'open-at-night', upTo: 'M', row: 'sneak-open' },
} as const satisfies Partial<Observation>;
