import type { FireEffect, SmallArms } from './book.ts';

/** Small arms: reach, aim and the D20 to hit. */
export const smallArms = {
  // biome-ignore format: as the book prints it
  reach: {
    rule: 'WS-FIRE-10',
    label: 'range',
    bands: ['point-blank', 'short', 'medium', 'long'],
    inches: {
      rifle:     [0, 8, 15, 30, 80],
      carbine:   [0, 6, 12, 18, 40],
      smg:       [0, 6, 12, 18, 40],
      pistol:    [0, 3,  6, 12, 24],
      mg:        [0, 8, 16, 32, 80],
      bar:       [0, 8, 16, 32, 80],
      'quad-mg': [0, 8, 16, 32, 80],
    },
  },
  aims: { rule: 'WS-FIRE-02', label: 'shot-actions', cost: { unaimed: 1, aimed: 2, careful: 3 } },
  'not-careful': { rule: 'WS-FIRE-06', arms: ['mg', 'bar', 'quad-mg', 'smg'] },
  // WS-FIRE-08: the BAR has none.
  loaders: { rule: 'WS-FIRE-07', label: 'loader-actions', arms: ['mg', 'quad-mg'], belt: 2, magazine: 1 },
  shots: { rule: 'WS-FIRE-04', label: 'shots' },
  'belt-moved': { rule: 'WS-FIRE-03', mount: 'ground' },
  shifts: {
    dispersed: { rule: 'WS-FIRE-12', label: 'dispersed', value: 1 },
    soft: { rule: 'WS-FIRE-12', label: 'soft-cover', value: 1 },
    hard: { rule: 'WS-FIRE-13', label: 'hard-cover', value: 2 },
    turret: { rule: 'WS-FIRE-17', label: 'turret-gun', value: 1 },
    hull: { rule: 'WS-FIRE-17', label: 'hull-gun', value: 1 },
  },
  columns: { pistol: 'pistol' },
  // biome-ignore format: as the book prints it
  toHit: {
    rule: 'WS-FIRE-11',
    label: 'to-hit',
    sides: 20,
    results: ['hit', 'missed'],
    need: {
      //                  PB   S   M   L
      rifle:  { unaimed: [10, 14, 17, 19], aimed: [4,  8, 12, 16], careful: [2, 4,  8, 12] },
      pistol: { unaimed: [12, 16, 18, 20], aimed: [6, 10, 16, 20], careful: [3, 6, 12, 18] },
    },
  },
  automatic: { rule: 'WS-FIRE-15', label: 'inactive-at-pb' },
  'past-long': { rule: 'WS-FIRE-14', label: 'past-long' },
  volley: { rule: 'WS-FIRE-16', label: 'volley', sides: 20, need: 20, results: ['hit', 'missed'] },
  'not-at-men': { rule: 'WS-HAT-07', weapons: ['at-rifle', 'molotov', 'at-grenade'] },
} as const satisfies SmallArms;

const automatic = { rule: 'WS-EFF-03', label: 'mg-or-smg', value: 1 } as const;

/** What a hit of small arms does: WS-EFF-01 to -04. */
export const fireEffect = {
  chart: {
    rule: 'WS-EFF-01',
    label: 'effect',
    sides: 6,
    rows: [
      [4, 'suppressed'],
      [5, 'wounded'],
      [6, 'disabled-or-killed'],
    ],
  },
  'point-blank': { rule: 'WS-EFF-02', label: 'point-blank', value: 1 },
  weapons: {
    mg: automatic,
    bar: automatic,
    smg: automatic,
    'quad-mg': { rule: 'WS-EFF-04', label: 'quad-mount', value: 2 },
  },
  sniper: { rule: 'WS-EFF-03', label: 'sniper', value: 1 },
} as const satisfies FireEffect;
