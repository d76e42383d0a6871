import type { Tracking } from '../../src/rules/hans-n-panzer/book.ts';

/** What the referee remembers over turns, and the rule that says so. */
export const tracking = {
  // biome-ignore format: a rule a line
  rules: {
    simultaneous:   'HP-SEQ-01',
    steps:          'HP-SEQ-02',
    once:           'HP-SEQ-03',
    riders:         'HP-VEH-05',
    'riders-out':   'HP-VEH-06',
    'riders-killed': 'HP-VEH-07',
    disabled:       'HP-TANK-11',
    wreck:          'HP-TANK-10',
    'crew-out':     'HP-VEH-03',
    'crew-defends': 'HP-VEH-04',
    crewed:         'HP-IAT-05',
    spent:          'HP-IAT-06',
    'hooked-up':    'HP-GUN-01',
    call:           'HP-ART-11',
    captured:       'HP-CAP-02',
    specialists:    'HP-CAP-03',
    inside:         'HP-TER-05',
    'house-falls':  'HP-TER-08',
    halted:         'HP-MOR-01',
    retreat:        'HP-MOR-18',
    rout:           'HP-MOR-19',
    officer:        'HP-MOR-20',
    'command-lost': 'HP-MOR-05',
    'rally-again':  'HP-RAL-02',
  },
  // biome-ignore format: a rule a line
  advice: {
    cones:         'HP-INF-08',
    room:          'HP-GREN-03',
    stick:         'HP-TANK-02',
    markers:       'HP-TANK-12',
    circle:        'HP-ART-07',
    square:        'HP-ART-12',
    'direct-fire': 'HP-TER-06',
    rivers:        'HP-MOVE-08',
    capture:       'HP-CAP-01',
    rear:          'HP-MOR-03',
    beaten:        'HP-MOR-04',
  },
  steps: { guns: 'guns', fire: 'fire', morale: 'morale' },
  // biome-ignore format: a weapon a line
  unready: {
    gun:               'HP-GUN-02',
    'infantry-mortar': 'HP-ART-05',
    'heavy-mortar':    'HP-ART-05',
    artillery:         'HP-ART-06',
  },
  // biome-ignore format: a weapon a line
  'set-up': {
    'infantry-mortar': 'HP-ART-05',
    'heavy-mortar':    'HP-ART-05',
    artillery:         'HP-GUN-03',
  },
  // biome-ignore format: a weapon a line
  called: {
    artillery:      { call: 'HP-ART-11', observer: 'HP-ART-02' },
    'heavy-mortar': { call: 'HP-ART-04', observer: 'HP-ART-04' },
  },
  mortars: ['infantry-mortar', 'heavy-mortar'],
  crewed: { men: 2, weapons: ['bazooka', 'panzerschreck', 'piat'] },
  spent: ['panzerfaust'],
  captors: 2,
  // HP-RUL-19: both in one turn make one check, at 50%.
  thresholds: [
    { percent: 50, cause: 'losses-50', rule: 'HP-MOR-02' },
    { percent: 25, cause: 'losses-25', rule: 'HP-MOR-01' },
  ],
  halts: {
    'losses-25': { turns: 1, rule: 'HP-MOR-01' },
    'losses-50': { turns: 1, rule: 'HP-MOR-02' },
  },
  'officer-halt': 2,
  retreats: { 'retreats-1': 1, 'retreats-2': 2 },
  lately: 3,
  nearCommand: 2,
} as const satisfies Tracking;
