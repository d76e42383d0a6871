import type { Points } from './book.ts';

const rule = 'WS-PTS-03';

/** What a figure costs. */
export const points = {
  cost: { rule: 'WS-PTS-01', label: 'cost in points' },
  actions: { rule: 'WS-PTS-01', label: 'Actions', value: 1 },
  // Anything that isn't listed adds nothing.
  weapons: {
    mg: { rule, label: 'machine gun', value: 4 },
    bar: { rule, label: 'BAR', value: 4 },
    'quad-mg': { rule, label: 'quadruple mount', value: 4 },
    'assault-rifle': { rule, label: 'assault rifle', value: 2 },
    smg: { rule, label: 'SMG', value: 1 },
    pistol: { rule, label: 'pistol alone', value: -1 },
  },
  rounds: { rule, label: 'grenades or mortar rounds', value: 1 },
  alone: 'pistol',
  least: { rule: 'WS-PTS-04', label: 'the least', points: 1 },
  most: { rule: 'WS-PTS-05', label: 'the most', points: 7 },
} as const satisfies Points;
