import type { Observation } from './book.ts';

export const observation = {
  rule: 'LC-OBS-08',
  label: 'to-spot',
  sides: 6,
  results: ['spotted', 'not-spotted'],
  // biome-ignore format: as the book prints it
  need: {
    //              PB      S       M  L  E
    'sneak-open':  ['auto', 3,      4, 5, 6],
    'sneak-cover': ['auto', 5,      6, 6, 6],
    'in-cover':    ['auto', 'auto', 4, 6, 6],
  },
  /** What's certain to be seen, or not to be seen, without a die. */
  certain: {
    'point-blank': { rule: 'LC-OBS-03', label: 'within-pb' },
    'observer-fast': { rule: 'LC-OBS-06', label: 'observer-fast' },
    hidden: { rule: 'LC-HIDE-02', label: 'hiding' },
    fired: { rule: 'LC-OBS-02', label: 'has-fired' },
    'moving-open': { rule: 'LC-OBS-04', label: 'in-the-open' },
    beyond: { rule: 'LC-OBS-08', label: 'beyond-table' },
    automatic: { rule: 'LC-OBS-08', label: 'automatic' },
  },
  /** R-18b, the other reading (`natural-six-spots`). */
  natural: { rule: 'LC-OBS-08', face: 6 },
} as const satisfies Observation;
