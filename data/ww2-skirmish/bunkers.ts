import type { Bunkers } from './book.ts';

/** Bunkers under fire. */
export const bunkers = {
  smallArms: { rule: 'WS-BNK-01', label: 'at-bunker', sides: 20, need: 20, results: ['killed', 'missed'] },
  effect: {
    rule: 'WS-BNK-02',
    label: 'bunker-effect',
    sides: 6,
    rows: [
      [2, 'none'],
      [3, 'occupants-1', 'WS-DMG-13'],
      [4, 'occupants-all', 'WS-DMG-13'],
    ],
  },
  weak: { rule: 'WS-BNK-03', label: 'weak-round', value: -2 },
  'weak-weapons': ['grenade', 'rifle-grenade', 'auto-cannon'],
  'weak-below': 50,
} as const satisfies Bunkers;
