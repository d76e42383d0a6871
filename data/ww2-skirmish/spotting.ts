import type { Spotting } from './book.ts';

/** Who's seen: bands, the D10, and what shifts the band. */
export const spotting = {
  marker: { rule: 'WS-SPOT-03', inches: 36 },
  woods: { rule: 'WS-SPOT-13', label: 'sight-in-woods', inches: 3 },
  certain: { rule: 'WS-SPOT-06', label: 'in-clear-sight', inches: 20 },
  reach: {
    rule: 'WS-SPOT-04',
    label: 'range',
    bands: ['point-blank', 'short', 'long', 'extreme'],
    upTo: [8, 20, 48, 60],
  },
  toSpot: {
    rule: 'WS-SPOT-05',
    label: 'to-spot',
    sides: 10,
    //     PB S  L  E
    need: [3, 5, 8, 10],
    results: ['spotted', 'not-spotted'],
  },
  shifts: {
    unaware: { rule: 'WS-SPOT-07', label: 'unaware', value: 1 },
    'still-in-cover': { rule: 'WS-SPOT-08', label: 'still-in-cover', value: 1 },
    suppressed: { rule: 'WS-SPOT-09', label: 'observers-suppressed', value: 1 },
    shooting: { rule: 'WS-SPOT-10', label: 'target-shooting', value: -1 },
    optics: { rule: 'WS-SPOT-11', label: 'optics', value: -1 },
    heard: { rule: 'WS-SPOT-12', label: 'heard', value: 2 },
    slits: { rule: 'WS-SPOT-15', label: 'slits', value: 1 },
  },
  beyond: { rule: 'WS-SPOT-14', label: 'past-extreme' },
} as const satisfies Spotting;
