import type { Grenades, Smoke } from './book.ts';

/** Grenades and mortars: their reach, whether they land, and what they do. */
export const grenades = {
  // biome-ignore format: as the book prints it
  reach: {
    rule: 'WS-GREN-03',
    label: 'range',
    bands: ['short', 'medium', 'long'],
    inches: {
      //                  from  S     M   L
      grenade:         [ 6, null, 12, 18],
      'rifle-grenade': [ 6, 12,   25, 40],
      'light-mortar':  [ 6, 12,   25, 40],
      mortar:          [24, 40,   Number.POSITIVE_INFINITY, null],
    },
  },
  toHit: { rule: 'WS-GREN-04', label: 'to-land', sides: 20, need: [8, 12, 17], results: ['hit', 'missed'] },
  modifiers: {
    drop: { rule: 'WS-GREN-05', label: 'dropped-in', value: 4 },
    'ranged-in': { rule: 'WS-GREN-06', label: 'last-bomb-hit', value: 3 },
    moved: { rule: 'WS-GREN-07', label: 'firer-moving', value: -2 },
    'target-moved-or-in-cover': { rule: 'WS-GREN-08', label: 'target-moving-or-in-cover', value: -2 },
    suppressed: { rule: 'WS-GREN-09', label: 'target-suppressed', value: -2 },
  },
  drop: { rule: 'WS-GREN-05', inches: 4, band: 0, at: ['bunker', 'open-vehicle'] },
  close: 1,
  fuse: { rule: 'WS-DEM-02', label: 'fuse', sides: 6, need: 2, results: ['explodes', 'dud'] },
  effect: {
    rule: 'WS-GREN-11',
    label: 'blast-effect',
    sides: 6,
    rows: [
      [1, 'none'],
      [3, 'suppressed'],
      [4, 'wounded'],
      [5, 'disabled'],
      [6, 'killed'],
    ],
  },
  'effect-modifiers': {
    'unaware-or-enclosed': { rule: 'WS-GREN-12', label: 'unaware-or-enclosed', value: 1 },
    'in-cover': { rule: 'WS-GREN-12', label: 'in-cover', value: -1 },
  },
  'as-rifle-grenade': { rule: 'WS-GREN-13', label: 'on-infantry', weapons: ['panzerfaust', 'bazooka'] },
  'hand-only': { rule: 'WS-GREN-01', against: 'infantry' },
  bunker: 'WS-BNK-02',
} as const satisfies Grenades;

export const smoke = {
  fog: { rule: 'WS-SMK-01', label: 'fog' },
  inches: 3,
  phosphorus: { rule: 'WS-SMK-02', label: 'phosphorus' },
} as const satisfies Smoke;
