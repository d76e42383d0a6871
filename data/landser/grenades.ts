import type { Grenades } from './book.ts';

/** What's different from the original, or isn't in it at all. */
export const grenades = {
  across: {
    grenade: { rule: 'LS-GREN-02', inches: 4 },
    // the large one, in this edition.
    'grenade-launcher': { rule: 'LS-GREN-02', inches: 4 },
  },
  launching: { rule: 'LS-LAUN-02', label: 'line-of-sight', says: 'no-lobbing' },
  /** for anything else that explodes. */
  explosion: { rule: 'LS-PEN-07', label: 'in-explosion' },
  shaken: { rule: 'LS-HIDE-09', label: 'in-the-burst' },
  /** LS-HIDE-09: what happens to a figure it doesn't affect. */
  failed: 'hide',
  molotov: {
    thrown: {
      rule: 'LS-MOLO-01',
      label: 'to-land-on-tank',
      sides: 6,
      need: 4,
      results: ['on-target', 'off-target'],
    },
    // a vehicle it damages has taken a glancing hit.
    closed: { rule: 'LS-DMG-06', label: 'molotov-tank', sides: 6, need: 5, results: ['glancing', 'no-effect'] },
    open: {
      rule: 'LS-DMG-06',
      label: 'molotov-open-top',
      sides: 6,
      need: 3,
      results: ['glancing', 'no-effect'],
    },
  },
} as const satisfies Partial<Grenades>;
