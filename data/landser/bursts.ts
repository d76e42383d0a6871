import type { Bursts } from './book.ts';

/** Dice instead of the template (`burst-dice`). */
export const bursts = {
  rule: 'LS-BURST-01',
  label: 'burst-dice',
  // biome-ignore format: as the book prints it
  dice: {
    //            light      medium      heavy
    smg:          { light: 3, medium: 6, heavy: 9 },
    'smg-soviet': { light: 3, medium: 6, heavy: 9 },
    lmg:          { light: 4, medium: 8, heavy: 12 },
    gpmg:         { light: 5, medium: 10, heavy: 15 },
    hmg:          { light: 6, medium: 12, heavy: 18 },
  },
  /** a gap that nobody measured, and how much of each gap is free. */
  left: { rule: 'LS-BURST-02', label: 'burst-left', gap: 1, free: 1 },
  shared: { rule: 'LS-BURST-03', label: 'burst-share' },
  jammed: { rule: 'LS-BURST-04', label: 'burst-jam' },
  /** R-13a: of several hits, the one listed last here counts. */
  worst: [
    { effect: 'none' },
    { effect: 'hide' },
    { effect: 'light-wound', wound: 'angry' },
    { effect: 'light-wound', wound: 'check' },
    { effect: 'light-wound', wound: 'disorientated' },
    { effect: 'light-wound', wound: 'needs-leader' },
    { effect: 'light-wound', wound: 'walking-wounded' },
    { effect: 'light-wound' },
    { effect: 'serious-wound' },
    { effect: 'serious-wound', wound: 'wound-a' },
    { effect: 'serious-wound', wound: 'wound-b' },
    { effect: 'out-of-action', wound: 'down' },
    { effect: 'out-of-action', wound: 'removed' },
  ],
} as const satisfies Bursts;
