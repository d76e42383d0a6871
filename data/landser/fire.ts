import type { Automatic, BandTable, Forbidden, JamTable, ModifierTable, ToHit } from './book.ts';

/** The last band is for weapons with a cell there. */
export const bands = {
  rule: 'LS-FIRE-06',
  label: 'range-band',
  upTo: { PB: 2, S: 5, M: 15, L: 30, E: 60, X: 120 },
} as const satisfies BandTable;

export const toHit = {
  rule: 'LS-FIRE-10',
  label: 'to-hit',
  sides: 6,
  results: ['hit', 'missed'],
  // biome-ignore format: as the book prints it
  need: {
    //              PB S  M  L  E  X
    rifle:          [3, 2, 4, 4, 5, null],
    carbine:        [3, 4, 5, 5, 6, null],
    smg:            [1, 1, 4, 6, null, null],
    'smg-soviet':   [1, 1, 4, 6, null, null],
    pistol:         [3, 5, 6, null, null, null],
    lmg:            [3, 2, 2, 2, 4, null],
    gpmg:           [3, 2, 1, 1, 2, null],
    hmg:            [3, 3, 3, 3, 4, 5],
    'sniper-rifle': [4, 4, 2, 3, 4, 5],
  },
} as const satisfies ToHit;

// biome-ignore format: as the book prints it
export const modifiers = {
  'from-vehicle':  { rule: 'LS-FIRE-11', label: 'from-vehicle', value: -3 },
  moved:           { rule: 'LS-FIRE-12', label: 'moved', value: -1 },
  'target-fast':   { rule: 'LS-FIRE-13', label: 'target-fast', value: -1 },
  'half-cover':    { rule: 'LS-FIRE-14', label: 'half-cover', value: -1 },
  'full-cover':    { rule: 'LS-FIRE-15', label: 'full-cover', value: -2 },
  'same-target':   { rule: 'LS-FIRE-16', label: 'same-target', value: 1 },
  'not-set-up':    { rule: 'LS-GPMG-03', label: 'gpmg-not-set-up', value: -2 },
  'wound-penalty': { rule: 'LS-SER-04', label: 'firer-wounds', value: -1 },
  'suppressed-by': { rule: 'LS-SUPP-02', label: 'suppressed-by', value: -1 },
  'aim-turns':     { rule: 'LS-SNIP-04', label: 'aim-turns', value: 1 },
} as const satisfies ModifierTable;

/**
 * Thrown after a natural 1: this or more jams. Four weapons have no row in the book: they count as the rifle, and the HMG as the
 * GPMG.
 */
export const jams = {
  rule: 'LS-JAM-01',
  label: 'jam',
  natural: 1,
  // biome-ignore format: a weapon a line
  from: {
    rifle:          { rule: 'LS-JAM-02', single: 6 },
    carbine:        { rule: 'LS-JAM-02', single: 6, unlisted: true },
    smg:            { rule: 'LS-JAM-03', single: 4 },
    'smg-soviet':   { rule: 'LS-JAM-03', single: 6 },
    pistol:         { rule: 'LS-JAM-02', single: 6, unlisted: true },
    lmg:            { rule: 'LS-JAM-04', single: 6, auto: 5 },
    gpmg:           { rule: 'LS-JAM-05', single: 6 },
    hmg:            { rule: 'LS-JAM-05', single: 6, unlisted: true },
    'sniper-rifle': { rule: 'LS-JAM-02', single: 6, unlisted: true },
  },
  alone: { rule: 'LS-JAM-06', label: 'jam-alone' },
} as const satisfies JamTable;

/** Fully automatic fire: who can use it; nobody can on the move. */
export const automatic = {
  rule: 'LS-AUTO-01',
  label: 'under-template',
  weapons: ['smg', 'smg-soviet', 'lmg', 'gpmg'],
  standing: { rule: 'LS-AUTO-08', weapons: ['smg', 'smg-soviet', 'lmg', 'gpmg'] },
} as const satisfies Automatic;

/** Forbidden whatever the dice show. */
export const forbidden = {
  'moving-gpmg': 'LS-GPMG-01',
  'moving-hmg': 'LS-HMG-01',
  'not-set-up': 'LS-GPMG-03',
  alone: 'LS-JAM-06',
  'same-target': 'LS-FIRE-16',
  'suppressed-by': 'LS-SUPP-02',
  'aim-turns': 'LS-SNIP-04',
  'dogs-chance': 'LS-FIRE-18',
} as const satisfies Forbidden;
