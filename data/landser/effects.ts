import type { EffectTables as Original } from '../landser-classic/book.ts';
import type { EffectTables } from './book.ts';

export const effects = {
  /** Instead of the wound tables (`alternative-wounds`). */
  alternative: {
    effect: {
      rule: 'LS-ALT-01',
      label: 'effects',
      sides: 6,
      rows: [
        [3, 'hide', 'LS-HIDE-01'],
        [5, 'light-wound', 'LS-ALT-02'],
        [6, 'serious-wound', 'LS-ALT-03'],
      ],
    },
    'at-once': {
      rule: 'LS-ALT-04',
      label: 'out-at-once',
      sides: 6,
      rows: [
        [4, 'serious-wound', 'LS-ALT-03'],
        [6, 'removed', 'LS-ALT-04'],
      ],
    },
    'second-light': { rule: 'LS-ALT-05', label: 'second-light' },
    'second-serious': { rule: 'LS-ALT-06', label: 'second-serious', row: 'LS-ALT-06' },
    'light-after-both': {
      rule: 'LS-ALT-07',
      label: 'light-after-both',
      row: 'LS-ALT-07',
    },
  },
  sniper: {
    rule: 'LS-SNIP-03',
    label: 'sniper-hit',
    sides: 6,
    rows: [
      [1, 'hide', 'LS-HIDE-01'],
      [2, 'light-wound'],
      [3, 'serious-wound'],
      [4, 'removed'],
    ],
  },
  /** LS-HMG-05, and R-14a for the D6 of LS-ALT-04. */
  hmg: {
    light: { rule: 'LS-HMG-05', label: 'hit-by-hmg', value: 1 },
    serious: { rule: 'LS-HMG-05', label: 'hit-by-hmg', value: 1 },
    'at-once': { rule: 'LS-HMG-05', label: 'hit-by-hmg', value: 1 },
  },
  /** The faces of the effects die that do nothing. */
  // biome-ignore format: a case a line
  nothing: {
    'in-vehicle': { rule: 'LS-CREW-04', label: 'in-vehicle', faces: [1] },
    half:         { rule: 'LS-HMG-04', label: 'in-partial-cover', faces: [1] },
    full:         { rule: 'LS-HMG-04', label: 'in-hard-cover', faces: [1, 2] },
  },
} as const satisfies Omit<EffectTables, keyof Original>;
