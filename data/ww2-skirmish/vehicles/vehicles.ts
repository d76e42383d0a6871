import type { HandHeld, VehicleDamage, Vehicles } from '../book.ts';

/** Classes of vehicles: WS-VEH-01, WS-VEH-02. */
export const vehicles = {
  classes: {
    'small-soft': { column: 'soft' },
    'large-soft': { column: 'soft' },
    light: { column: 'afv' },
    medium: { column: 'afv', weight: 'medium' },
    heavy: { column: 'afv', weight: 'heavy' },
    'tiger-panther': { column: 'afv', weight: 'heavy', thick: 'front' },
    tiger2: { column: 'afv', weight: 'heavy', thick: 'all-round' },
  },
  gear: { soft: 'wheeled', afv: 'tracked' },
} as const satisfies Vehicles;

/** Hand-held anti-tank weapons, including flame against vehicles. */
export const handHeld = {
  // biome-ignore format: as the book prints it
  reach: {
    rule: 'WS-HAT-02',
    label: 'range',
    bands: ['short', 'medium', 'long'],
    inches: {
      //             from S    M     L
      molotov:      [2,   3,   null, 10],
      'at-grenade': [4,   null, null, 8],
      'at-rifle':   [1,   8,   20,   40],
      panzerfaust:  [4,   8,   12,   20],
      bazooka:      [4,   12,  20,   30],
      flamethrower: [4,   8,   18,   24],
    },
  },
  toHit: { rule: 'WS-HAT-03', label: 'to-hit', sides: 20, need: [8, 12, 16], results: ['hit', 'missed'] },
  crossing: { rule: 'WS-HAT-04', label: 'crossing', value: -4 },
  // WS-HAT-05; the others count as guns below 57mm.
  calibres: { panzerfaust: 75, bazooka: 75 },
  'afv-only': { rule: 'WS-HAT-06', weapons: ['at-rifle'] },
  moved: { rule: 'WS-FLM-03', weapon: 'flamethrower' },
  flame: {
    rule: 'WS-HAT-08',
    label: 'flame',
    sides: 6,
    rows: [
      [4, 'none'],
      [7, 'abandoned'],
      [8, 'explodes'],
    ],
  },
  burning: { molotov: null, flamethrower: { rule: 'WS-HAT-08', label: 'flamethrower', value: 3 } },
} as const satisfies HandHeld;

const label = 'damage';

/** What a hit does to a vehicle. Blank cells in the book belong to the row above. */
export const damage = {
  charts: {
    soft: {
      rule: 'WS-DMG-01',
      label,
      sides: 20,
      rows: [
        [6, 'none'],
        [7, 'occupants-1', 'WS-DMG-13'],
        [8, 'occupants-2', 'WS-DMG-13'],
        [9, 'occupants-4', 'WS-DMG-13'],
        [10, 'occupants-all', 'WS-DMG-13'],
        [14, 'wheel-lost', 'WS-DMG-14'],
        [15, 'immobilised', 'WS-DMG-14'],
        [16, 'driver-killed', 'WS-VEH-08'],
        [19, 'on-fire', 'WS-DMG-15'],
        [20, 'explodes'],
      ],
    },
    afv: {
      rule: 'WS-DMG-01',
      label,
      sides: 20,
      rows: [
        [6, 'none'],
        [7, 'stunned', 'WS-DMG-14'],
        [8, 'optics', 'WS-DMG-14'],
        [9, 'weapon-wrecked', 'WS-DMG-14'],
        [13, 'immobilised', 'WS-DMG-14'],
        [14, 'occupants-1', 'WS-DMG-13'],
        [15, 'occupants-all', 'WS-DMG-13'],
        [16, 'dud'],
        [17, 'driver-killed', 'WS-DMG-14'],
        [18, 'petrol-explodes'],
        [19, 'ammo-fire', 'WS-DMG-15'],
        [20, 'explodes'],
      ],
    },
  },
  modifiers: {
    'best-round': { rule: 'WS-DMG-03', label: 'best-round', value: 6 },
    '57mm': { rule: 'WS-DMG-04', label: '57mm', value: 4 },
    'flank-or-rear': { rule: 'WS-DMG-05', label: 'flank-or-rear', value: 4 },
    'thick-armour': { rule: 'WS-DMG-07', label: 'thick-armour', value: -8 },
    'hull-down': { rule: 'WS-DMG-08', label: 'hull-down', value: -4 },
    heavy: { rule: 'WS-DMG-09', label: 'heavy-afv', value: -4 },
    'poor-round': { rule: 'WS-DMG-10', label: 'poor-round', value: -4 },
    medium: { rule: 'WS-DMG-11', label: 'medium-afv', value: -2 },
  },
  best: { weapon: '17pdr', calibre: 85, ammo: 'hvap' },
  good: 57,
  smallArms: { rule: 'WS-DMG-02', label: 'small-arms-hits' },
  ammunition: { rule: 'WS-DMG-15', label: 'until-it-explodes', sides: 6 },
} as const satisfies VehicleDamage;
