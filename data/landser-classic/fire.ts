import type { BandTable, JamTable, ModifierTable, ToHit } from './book.ts';

/** RC-01: the profiles' distances; the heading of the book's to-hit table says 15 and 30. */
export const bands = {
  rule: 'LC-FIRE-06',
  label: 'range-band',
  upTo: { PB: 2, S: 5, M: 10, L: 30, E: 60 },
} as const satisfies BandTable;

/** RC-01, the other reading (`medium-to-15`). */
export const bandsTo15 = { ...bands, upTo: { ...bands.upTo, M: 15 } } as const satisfies BandTable;

export const toHit = {
  rule: 'LC-FIRE-10',
  label: 'to-hit',
  sides: 6,
  results: ['hit', 'missed'],
  // biome-ignore format: as the book prints it
  need: {
    //            PB S  M  L  E
    rifle:        [3, 2, 4, 4, 5],
    smg:          [1, 1, 4, 6, null],
    'smg-soviet': [1, 1, 4, 6, null],
    pistol:       [3, 5, 6, null, null],
    lmg:          [3, 2, 2, 2, 4],
    gpmg:         [3, 2, 1, 1, 2],
  },
} as const satisfies ToHit;

// biome-ignore format: as the book prints it
export const modifiers = {
  'from-vehicle':  { rule: 'LC-FIRE-11', label: 'from-moving-vehicle', value: -3 },
  moved:           { rule: 'LC-FIRE-12', label: 'moved', value: -1 },
  'target-fast':   { rule: 'LC-FIRE-13', label: 'target-fast', value: -1 },
  'half-cover':    { rule: 'LC-FIRE-14', label: 'half-cover', value: -1 },
  'full-cover':    { rule: 'LC-FIRE-15', label: 'full-cover', value: -2 },
  'same-target':   { rule: 'LC-FIRE-16', label: 'same-target', value: 1 },
  'not-set-up':    { rule: 'LC-GPMG-03', label: 'gpmg-not-set-up', value: -2 },
  'wound-penalty': { rule: 'LC-SER-04', label: 'firer-wounds', value: -1 },
} as const satisfies ModifierTable;

/** Thrown after a natural 1: this or more jams. A pistol has no row in the book: it counts as the rifle (RC-03). */
export const jams = {
  rule: 'LC-JAM-01',
  label: 'jam',
  natural: 1,
  // biome-ignore format: a weapon a line
  from: {
    rifle:        { rule: 'LC-JAM-02', single: 6 },
    smg:          { rule: 'LC-JAM-03', single: 4 },
    'smg-soviet': { rule: 'LC-JAM-03', single: 6 },
    pistol:       { rule: 'LC-JAM-02', single: 6, unlisted: true },
    lmg:          { rule: 'LC-JAM-04', single: 6, auto: 5 },
    gpmg:         { rule: 'LC-JAM-05', single: 6 },
  },
  alone: { rule: 'LC-JAM-06', label: 'jam-alone' },
} as const satisfies JamTable;

/** half of the figures under the template of a jammed GPMG, one by one. */
export const stillHit = {
  rule: 'LC-JAM-05',
  label: 'before-jam',
  sides: 6,
  need: 4,
  results: ['still-hit', 'not-hit'],
} as const;

export const impossible = { rule: 'LC-FIRE-17', label: 'impossible', face: 6 } as const;

export const dogsChance = {
  rule: 'LC-FIRE-18',
  label: 'dogs-chance',
  dice: 2,
  sides: 6,
  rows: [
    [2, 'blows-up'],
    [10, 'missed'],
    [11, 'hit'],
    [12, 'missed'],
  ],
} as const;

/** Fully automatic fire: who can use it, and who can't use it on the move (an SMG can, RC-13). */
export const automatic = {
  rule: 'LC-AUTO-01',
  label: 'under-template',
  weapons: ['smg', 'smg-soviet', 'lmg', 'gpmg'],
  standing: { rule: 'LC-AUTO-08', weapons: ['lmg', 'gpmg'] },
} as const;

/** Forbidden whatever the dice show. */
export const forbidden = {
  'moving-gpmg': 'LC-GPMG-01',
  'not-set-up': 'LC-GPMG-03',
  alone: 'LC-JAM-06',
  'same-target': 'LC-FIRE-16',
  'dogs-chance': 'LC-FIRE-18',
} as const;

/** Nobody is in cover at point blank. */
export const coverless = { rule: 'LC-FIRE-05', label: 'cover', bands: ['PB'] } as const;
