import type { Observation } from '../../src/rules/landser/book.ts';

export const observation = {
  rule: 'LS-OBS-09',
  label: 'to spot',
  sides: 6,
  results: ['spotted', 'not-spotted'],
  // biome-ignore format: as the book prints it
  need: {
    //            PB   S    M  L  E
    'sneak-open':  ['a', 3,   4, 5, 6],
    'sneak-cover': ['a', 5,   6, 6, 6],
    'in-cover':    ['a', 'a', 4, 6, 6],
  },
  // biome-ignore format: as the book prints it
  modifiers: {
    'bad-weather': { rule: 'LS-OBS-10', label: 'bad weather', value: -1 },
    night:         { rule: 'LS-OBS-11', label: 'night', value: -1 },
    spotter:       { rule: 'LS-SNIP-05', label: 'spotter', value: 2 },
  },
  /** R-18a: how far one who moves in the open is seen at night by himself, and the row for him beyond. */
  night: { rule: 'LS-OBS-05', label: 'moving in the open at night', upTo: 'M', row: 'sneak-open' },
  /** What is seen, or not, without a die. */
  certain: {
    'point-blank': { rule: 'LS-OBS-03', label: 'within point blank' },
    'observer-fast': { rule: 'LS-OBS-07', label: 'observer moving fast' },
    hidden: { rule: 'LS-HIDE-02', label: 'hiding in terrain' },
    fired: { rule: 'LS-OBS-02', label: 'has fired' },
    'moving-open': { rule: 'LS-OBS-04', label: 'moving in the open' },
    beyond: { rule: 'LS-OBS-09', label: 'beyond the table of observation' },
    automatic: { rule: 'LS-OBS-09', label: 'automatic on the table' },
  },
  /** R-18b, the other reading (`natural-six-spots`). */
  natural: { rule: 'LS-OBS-09', face: 6 },
} as const satisfies Observation;
