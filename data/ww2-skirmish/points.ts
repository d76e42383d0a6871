import type { Points } from './book.ts';

const rule = 'WS-PTS-03';

/** What a figure costs. */
export const points = {
  cost: { rule: 'WS-PTS-01', label: 'cost' },
  actions: { rule: 'WS-PTS-01', label: 'actions', value: 1 },
  // Anything that isn't listed adds nothing.
  weapons: {
    mg: { rule, label: 'mg', value: 4 },
    bar: { rule, label: 'bar', value: 4 },
    'quad-mg': { rule, label: 'quad-mount', value: 4 },
    'assault-rifle': { rule, label: 'assault-rifle', value: 2 },
    smg: { rule, label: 'smg', value: 1 },
    pistol: { rule, label: 'pistol-alone', value: -1 },
  },
  rounds: { rule, label: 'rounds', value: 1 },
  alone: 'pistol',
  least: { rule: 'WS-PTS-04', label: 'least', points: 1 },
  most: { rule: 'WS-PTS-05', label: 'most', points: 7 },
} as const satisfies Points;
