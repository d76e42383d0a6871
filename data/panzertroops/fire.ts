import type { Book, Defence, Forbidden, Shooting } from './book.ts';

/** PT-RUL-01: the page's list has lost two of its numbers; the other readings are house rules. */
export const defence = {
  label: 'defence',
  // biome-ignore format: as the book prints it
  of: {
    infantry: {
      moving:     { rule: 'PT-DEF-01', value: 6 },
      assault:    { rule: 'PT-DEF-02', value: 8, reading: { toggle: 'assault-defence-7', value: 7 } },
      stationary: { rule: 'PT-DEF-03', value: 9 },
    },
    heavy: {
      moving:     { rule: 'PT-DEF-04', value: 7, reading: { toggle: 'heavy-moving-defence-8', value: 8 } },
      stationary: { rule: 'PT-DEF-05', value: 9 },
    },
    gun:            { moving: { rule: 'PT-DEF-06', value: 6 }, stationary: { rule: 'PT-DEF-07', value: 9 } },
    'soft-vehicle': { moving: { rule: 'PT-DEF-06', value: 6 }, stationary: { rule: 'PT-DEF-07', value: 9 } },
    // PT-RUL-06: like the vehicle they're on.
    exposed:        { moving: { rule: 'PT-COV-06', value: 6 }, stationary: { rule: 'PT-COV-06', value: 9 } },
    rider:          { moving: { rule: 'PT-LOAD-07', value: 6 }, stationary: { rule: 'PT-LOAD-07', value: 9 } },
  },
  assault: 'PT-DEF-02',
  armour: { rule: 'PT-DEF-08', label: 'armour' },
  unarmoured: 'PT-ARM-03',
} as const satisfies Defence;

export const shooting = {
  rule: 'PT-FIRE-02',
  label: 'fire',
  sides: 6,
  dice: 2,
  highest: 12,
  margins: {
    men: [
      [0, 'miss'],
      [2, 'hit'],
      [99, 'hit-by-3'],
    ],
    'men-pinned': [
      [-2, 'miss'],
      [0, 'pinned', 'PT-PIN-01'],
      [2, 'hit'],
      [99, 'hit-by-3'],
    ],
    vehicle: [
      [0, 'miss'],
      [99, 'hit'],
    ],
    'vehicle-immobilised': [
      [-1, 'miss'],
      [0, 'immobilised', 'PT-IMMO-01'],
      [99, 'hit'],
    ],
    'vehicle-hull-down': [
      [-1, 'miss'],
      [0, 'miss', 'PT-IMMO-02'],
      [99, 'hit'],
    ],
  },
  firepower: {
    s: { rule: 'PT-ARM-02', label: 'soft-firepower' },
    ap: { rule: 'PT-ARM-02', label: 'ap-firepower' },
    indirect: { rule: 'PT-ARTY-05', label: 'indirect-firepower' },
    split: { rule: 'PT-SPLIT-01', label: 'split-firepower' },
    volley: { rule: 'PT-SPLIT-01', label: 'by-target' },
  },
  broken: { rule: 'PT-MOR-10', label: 'group-broken', value: -1 },
  // biome-ignore format: as the book prints it
  moving: {
    ground: { rule: 'PT-ATK-02', label: 'infantry-moved', value: -2 },
    hull:   { rule: 'PT-ATK-03', label: 'hull-moved', value: -2 },
    roof:   { rule: 'PT-ATK-03', label: 'roof-moved', value: -2 },
    turret: { rule: 'PT-ATK-04', label: 'turret-moved', value: -1 },
  },
  // PT-RUL-21, with the toggle: what a roof gun has then.
  'roof-as-turret': { rule: 'PT-ATK-04', label: 'roof-moved', value: -1 },
  steady: { rule: 'PT-ATK-05', label: 'fired-after-moving' },
  overkill: { rule: 'PT-REUSE-04', label: 'overkill' },
  saves: {
    soft: {
      rule: 'PT-COV-04',
      label: 'soft-cover',
      sides: 6,
      dice: 2,
      rows: [
        [6, 'not-saved'],
        [7, 'saved'],
        [10, 'not-saved'],
        [11, 'saved'],
        [12, 'not-saved'],
      ],
    },
    hard: {
      rule: 'PT-COV-05',
      label: 'hard-cover',
      sides: 6,
      dice: 2,
      rows: [
        [7, 'not-saved'],
        [12, 'saved'],
      ],
    },
  },
  fuel: {
    rule: 'PT-FLAME-03',
    label: 'fuel',
    weapon: 'flamethrower',
    sides: 6,
    need: 2,
    results: ['fuel-left', 'fuel-out'],
  },
  shaking: { rule: 'PT-MOR-06', label: 'fired-at', naturals: [3, 4] },
  immobilised: { rule: 'PT-MOR-07', label: 'immobilised' },
} as const satisfies Shooting;

export const forbidden = {
  'satchel-phase': 'PT-SATCH-01',
  'at-gun-indirect': 'PT-ARTY-08',
  'no-indirect': 'PT-ARTY-01',
  'indirect-phase': 'PT-ARTY-11',
  'indirect-moved': 'PT-ARTY-09',
  'wrong-target': 'PT-ARM-02',
  'indirect-wrong-target': 'PT-ARTY-05',
  'out-of-range': 'PT-LOF-04',
  obscured: { rule: 'PT-LOF-05', inches: 5 },
  'off-table': { rule: 'PT-ARTY-07', inches: 10 },
  'satchel-range': 'PT-SATCH-02',
  moved: 'PT-ATK-06',
  'bad-split': 'PT-SPLIT-01',
} as const satisfies Forbidden;

/** The first rule of each topic that a toggle turns on. */
export const optional = {
  satchel: 'PT-SATCH-01',
  flamethrower: 'PT-FLAME-01',
  'artillery-support': 'PT-ARTY-01',
  'bail-out': 'PT-BAIL-01',
  morale: 'PT-MOR-01',
  smoke: 'PT-SMOKE-01',
} as const satisfies Book['optional'];
