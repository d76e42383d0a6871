import type { HeavyMachineGun } from './book.ts';

/** A template aimed at a point, and where it goes on a miss. */
export const hmg = {
  template: { rule: 'LS-HMG-04', label: 'under-template' },
  across: 4,
  half: {
    rule: 'LS-HMG-03',
    label: 'clock-half',
    sides: 6,
    rows: [
      [1, 'first'],
      [2, 'second'],
      [3, 'first'],
      [4, 'second'],
      [5, 'first'],
      [6, 'second'],
    ],
  },
  /** The hour within that half: the half's modifier is added to the die. */
  hour: { rule: 'LS-HMG-03', label: 'direction', sides: 6 },
  halves: { first: [], second: [{ rule: 'LS-HMG-03', label: 'second-half', value: 6 }] },
  drift: {
    rule: 'LS-HMG-03',
    label: 'drift',
    sides: 6,
    // half the die, rounded up.
    rows: [
      [2, '1'],
      [4, '2'],
      [6, '3'],
    ],
  },
  /** R-24, the other reading (`exact-halves`). */
  exactDrift: { rule: 'LS-HMG-03', label: 'drift-halves', sides: 6 },
} as const satisfies HeavyMachineGun;
