import type { Grenades } from '../../src/rules/landser/book.ts';

export const grenades = {
  thrown: {
    rule: 'LS-GREN-02',
    label: 'to land there',
    sides: 6,
    need: 4,
    results: ['on-target', 'off-target'],
  },
  reach: { rule: 'LS-GREN-01', inches: 8 },
  launched: {
    rule: 'LS-LAUN-01',
    label: 'to land there, launched',
    sides: 6,
    results: ['on-target', 'off-target'],
    // PB    S     M  L  E
    need: [null, null, 5, 6, null],
  },
  template: { rule: 'LS-GREN-02', label: 'under the template' },
  across: {
    grenade: { rule: 'LS-GREN-02', inches: 4 },
    // the large one in this edition.
    'grenade-launcher': { rule: 'LS-GREN-02', inches: 4 },
  },
  /** of whatever else goes up. */
  explosion: { rule: 'LS-PEN-07', label: 'caught in the explosion' },
  shaken: { rule: 'LS-HIDE-09', label: 'in the burst' },
  effectiveness: {
    rule: 'LS-GREN-03',
    label: 'effectiveness',
    sides: 6,
    need: 3,
    results: ['effective', 'not-effective'],
  },
  /** taken off the die. */
  // biome-ignore format: as the book prints it
  cover: {
    hard:          { rule: 'LS-GREN-05', label: 'hard cover', value: -2 },
    soft:          { rule: 'LS-GREN-06', label: 'soft cover', value: -1 },
    prone:         { rule: 'LS-GREN-06', label: 'prone', value: -1 },
    'soft-ground': { rule: 'LS-GREN-07', label: 'soft ground', value: -1 },
  },
  /** LS-GREN-04: the additions of this band; LS-HIDE-09: what happens to one who is not affected. */
  band: 'PB',
  failed: 'hide',
  direction: {
    rule: 'LS-GREN-08',
    label: "direction, o'clock",
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
    rule: 'LS-GREN-08',
    label: 'drift, inches',
    sides: 6,
    // half the die, rounded up.
    rows: [
      [2, '1'],
      [4, '2'],
      [6, '3'],
    ],
  },
  molotov: {
    thrown: {
      rule: 'LS-MOLO-01',
      label: 'to land on the tank',
      sides: 6,
      need: 4,
      results: ['on-target', 'off-target'],
    },
    // what it damages has taken a glancing hit.
    closed: { rule: 'LS-DMG-06', label: 'Molotov on a tank', sides: 6, need: 5, results: ['glancing', 'no-effect'] },
    open: {
      rule: 'LS-DMG-06',
      label: 'Molotov on an open-topped vehicle',
      sides: 6,
      need: 3,
      results: ['glancing', 'no-effect'],
    },
  },
} as const satisfies Grenades;
