import type { Observation } from '../../src/rules/landser/book.ts';

/** What the original has not. */
export const observation = {
  // biome-ignore format: as the book prints it
  modifiers: {
    'bad-weather': { rule: 'LS-OBS-10', label: 'bad weather', value: -1 },
    night:         { rule: 'LS-OBS-11', label: 'night', value: -1 },
    spotter:       { rule: 'LS-SNIP-05', label: 'spotter', value: 2 },
  },
  /** R-18a: how far one who moves in the open is seen at night by himself, and the row for him beyond. */
  night: { rule: 'LS-OBS-05', label: 'moving in the open at night', upTo: 'M', row: 'sneak-open' },
} as const satisfies Partial<Observation>;
