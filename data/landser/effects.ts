import type { EffectTables } from '../../src/rules/landser/book.ts';

export const effects = {
  effect: {
    rule: 'LS-EFF-01',
    label: 'effects',
    sides: 6,
    rows: [
      [4, 'hide', 'LS-HIDE-01'],
      [5, 'light-wound'],
      [6, 'serious-wound'],
    ],
  },
  light: {
    rule: 'LS-LIGHT-01',
    label: 'light wound',
    sides: 6,
    rows: [
      [1, 'angry', 'LS-LIGHT-03'],
      [2, 'check', 'LS-LIGHT-04'],
      [4, 'disorientated', 'LS-LIGHT-05'],
      [5, 'needs-leader', 'LS-LIGHT-06'],
      [6, 'walking-wounded', 'LS-LIGHT-07'],
      [7, 'serious', 'LS-LIGHT-08'],
    ],
  },
  serious: {
    rule: 'LS-SER-01',
    label: 'serious wound',
    sides: 6,
    rows: [
      [2, 'wound-a', 'LS-SER-03'],
      [4, 'wound-b', 'LS-SER-04'],
      [5, 'down', 'LS-SER-05'],
      [6, 'removed', 'LS-SER-06'],
    ],
  },
  bonus: {
    effect: {
      PB: { rule: 'LS-EFF-02', label: 'point blank', value: 2 },
      S: { rule: 'LS-EFF-02', label: 'short range', value: 1 },
    },
    light: {
      PB: { rule: 'LS-LIGHT-02', label: 'short range or less', value: 1 },
      S: { rule: 'LS-LIGHT-02', label: 'short range or less', value: 1 },
    },
    serious: {
      PB: { rule: 'LS-SER-02', label: 'short range or less', value: 1 },
      S: { rule: 'LS-SER-02', label: 'short range or less', value: 1 },
    },
  },
  'light-this-turn': { rule: 'LS-LIGHT-02', label: 'light wound this turn already', value: 1 },
  'serious-before': { rule: 'LS-SER-02', label: 'serious wounds this game', value: 1 },
  /** In the place of the wound tables (`alternative-wounds`). */
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
      label: 'out of action at once',
      sides: 6,
      rows: [
        [4, 'serious-wound', 'LS-ALT-03'],
        [6, 'removed'],
      ],
    },
    'second-light': { rule: 'LS-ALT-05', label: 'second light wound' },
    'second-serious': { rule: 'LS-ALT-06', label: 'second serious wound' },
    'light-after-both': { rule: 'LS-ALT-07', label: 'light wound after a light and a serious one' },
  },
  sniper: {
    rule: 'LS-SNIP-03',
    label: "effects of a sniper's hit",
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
    light: { rule: 'LS-HMG-05', label: 'hit by an HMG', value: 1 },
    serious: { rule: 'LS-HMG-05', label: 'hit by an HMG', value: 1 },
    'at-once': { rule: 'LS-HMG-05', label: 'hit by an HMG', value: 1 },
  },
  /** Faces of the effects die that do nothing. */
  // biome-ignore format: a case a line
  nothing: {
    'in-vehicle': { rule: 'LS-CREW-04', label: 'crew of an armoured vehicle', faces: [1] },
    half:         { rule: 'LS-HMG-04', label: 'in partial cover', faces: [1] },
    full:         { rule: 'LS-HMG-04', label: 'in hard cover', faces: [1, 2] },
  },
} as const satisfies EffectTables;
