import type { EffectTables } from './book.ts';

export const effects = {
  effect: {
    rule: 'LC-EFF-01',
    label: 'effects',
    sides: 6,
    rows: [
      [4, 'hide', 'LC-HIDE-01'],
      [5, 'light-wound'],
      [6, 'serious-wound'],
    ],
  },
  light: {
    rule: 'LC-LIGHT-01',
    label: 'light-wound',
    sides: 6,
    rows: [
      [1, 'angry', 'LC-LIGHT-03'],
      [2, 'check', 'LC-LIGHT-04'],
      [4, 'disorientated', 'LC-LIGHT-05'],
      [5, 'needs-leader', 'LC-LIGHT-06'],
      [6, 'walking-wounded', 'LC-LIGHT-07'],
      [7, 'serious', 'LC-LIGHT-08'],
    ],
  },
  serious: {
    rule: 'LC-SER-01',
    label: 'serious-wound',
    sides: 6,
    rows: [
      [2, 'wound-a', 'LC-SER-03'],
      [4, 'wound-b', 'LC-SER-04'],
      [5, 'down', 'LC-SER-05'],
      [6, 'removed', 'LC-SER-06'],
    ],
  },
  bonus: {
    effect: {
      PB: { rule: 'LC-EFF-02', label: 'point-blank', value: 2 },
      S: { rule: 'LC-EFF-02', label: 'short-range', value: 1 },
    },
    light: {
      PB: { rule: 'LC-LIGHT-02', label: 'short-or-less', value: 1 },
      S: { rule: 'LC-LIGHT-02', label: 'short-or-less', value: 1 },
    },
    serious: {
      PB: { rule: 'LC-SER-02', label: 'short-or-less', value: 1 },
      S: { rule: 'LC-SER-02', label: 'short-or-less', value: 1 },
    },
  },
  'light-this-turn': { rule: 'LC-LIGHT-02', label: 'light-this-turn', value: 1 },
  'serious-before': { rule: 'LC-SER-02', label: 'serious-before', value: 1 },
} as const satisfies EffectTables;
