import type { EffectTables } from '../../src/rules/landser-classic/book.ts';

export const effects = {
  effect: {
    rule: 'LC-EFF-01',
    label: 'effects',
    sides: 6,
    rows: [
      [4, 'hide'],
      [5, 'light-wound'],
      [6, 'serious-wound'],
    ],
  },
  light: {
    rule: 'LC-LIGHT-01',
    label: 'light wound',
    sides: 6,
    rows: [
      [1, 'angry'],
      [2, 'check'],
      [4, 'disorientated'],
      [5, 'needs-leader'],
      [6, 'walking-wounded'],
      [7, 'serious'],
    ],
  },
  serious: {
    rule: 'LC-SER-01',
    label: 'serious wound',
    sides: 6,
    rows: [
      [2, 'wound-a'],
      [4, 'wound-b'],
      [5, 'down'],
      [6, 'removed'],
    ],
  },
  bonus: {
    effect: {
      PB: { rule: 'LC-EFF-02', label: 'point blank', value: 2 },
      S: { rule: 'LC-EFF-02', label: 'short range', value: 1 },
    },
    light: {
      PB: { rule: 'LC-LIGHT-02', label: 'short range or less', value: 1 },
      S: { rule: 'LC-LIGHT-02', label: 'short range or less', value: 1 },
    },
    serious: {
      PB: { rule: 'LC-SER-02', label: 'short range or less', value: 1 },
      S: { rule: 'LC-SER-02', label: 'short range or less', value: 1 },
    },
  },
  'light-this-turn': { rule: 'LC-LIGHT-02', label: 'light wound this turn already', value: 1 },
  'serious-before': { rule: 'LC-SER-02', label: 'serious wounds this game', value: 1 },
} as const satisfies EffectTables;
