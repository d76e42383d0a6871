import type { Flame } from './book.ts';

/** A flamethrower against anything but an AFV. */
export const flame = {
  reach: {
    rule: 'WS-FLM-04',
    label: 'range',
    bands: ['short', 'medium', 'long'],
    inches: { flamethrower: [6, 12, 18, 24] },
  },
  toHit: { rule: 'WS-FLM-04', label: 'to-hit-flame', sides: 20, need: [4, 14, 19], results: ['hit', 'missed'] },
  effect: {
    rule: 'WS-FLM-05',
    label: 'flame-effect',
    sides: 6,
    rows: [
      [2, 'suppressed'],
      [4, 'disabled'],
      [6, 'killed'],
    ],
  },
  moved: 'WS-FLM-03',
} as const satisfies Flame;
