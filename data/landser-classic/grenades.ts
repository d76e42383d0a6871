import type { Grenades } from './book.ts';

export const grenades = {
  thrown: {
    rule: 'LC-GREN-02',
    label: 'to-land',
    sides: 6,
    need: 4,
    results: ['on-target', 'off-target'],
  },
  reach: { rule: 'LC-GREN-01', inches: 8 },
  launched: {
    rule: 'LC-LAUN-01',
    label: 'to-land-launched',
    sides: 6,
    results: ['on-target', 'off-target'],
    // PB    S     M  L  E
    need: [null, null, 5, 6, null],
  },
  launching: { rule: 'LC-LAUN-02', label: 'launcher-template', says: 'small-template' },
  template: { rule: 'LC-GREN-02', label: 'under-template' },
  across: {
    grenade: { rule: 'LC-GREN-02', inches: 4 },
    'grenade-launcher': { rule: 'LC-LAUN-02', inches: 2 },
  },
  effectiveness: {
    rule: 'LC-GREN-03',
    label: 'effectiveness',
    sides: 6,
    need: 3,
    results: ['effective', 'not-effective'],
  },
  /** taken off the die. */
  // biome-ignore format: as the book prints it
  cover: {
    hard:          { rule: 'LC-GREN-05', label: 'hard-cover', value: -2 },
    soft:          { rule: 'LC-GREN-06', label: 'soft-cover', value: -1 },
    prone:         { rule: 'LC-GREN-06', label: 'prone', value: -1 },
    'soft-ground': { rule: 'LC-GREN-07', label: 'soft-ground', value: -1 },
  },
  /** LC-GREN-04: the modifiers at this band, and what happens to a figure it doesn't affect. */
  band: 'PB',
  failed: 'none',
  direction: {
    rule: 'LC-GREN-08',
    label: 'direction',
    sides: 6,
    // 6 is 12 o'clock.
    rows: [
      [1, '2'],
      [2, '4'],
      [3, '6'],
      [4, '8'],
      [5, '10'],
      [6, '12'],
    ],
  },
  drift: {
    rule: 'LC-GREN-08',
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
  exactDrift: {
    rule: 'LC-GREN-08',
    label: 'drift-halves',
    sides: 6,
    rows: [
      [1, '1'],
      [2, '2'],
      [3, '3'],
      [4, '4'],
      [5, '5'],
      [6, '6'],
    ],
  },
} as const satisfies Grenades;
