import type { Tracking } from './book/tracking.ts';

/** What the referee remembers from turn to turn, and the rule for each. */
export const tracking = {
  // biome-ignore format: a rule a line
  rules: {
    simultaneous:     'HP-SEQ-01',
    steps:            'HP-SEQ-02',
    once:             'HP-SEQ-03',
    arms:             'HP-INF-02',
    'own-side':       'HP-INF-05',
    'own-gun':        'HP-TANK-08',
    'gun-at-friends': 'HP-TANK-01',
    'at-house':       'HP-TER-07',
    'moves-used':     'HP-MOVE-02',
    boarding:         'HP-MOVE-09',
    'vehicle-stands': 'HP-MOVE-11',
    riders:           'HP-VEH-05',
    'riders-out':     'HP-VEH-06',
    'riders-killed':  'HP-VEH-07',
    'riders-shared':  'HP-RUL-39',
    disabled:         'HP-TANK-11',
    wreck:            'HP-TANK-10',
    'crew-out':       'HP-VEH-03',
    'crew-defends':   'HP-VEH-04',
    'own-weapon':     'HP-RUL-35',
    crewed:           'HP-IAT-05',
    spent:            'HP-IAT-06',
    towing:           'HP-GUN-01',
    observer:         'HP-ART-02',
    sees:             'HP-ART-03',
    call:             'HP-ART-11',
    'never-set-up':   'HP-RUL-36',
    square:           'HP-ART-15',
    'salvo-first':    'HP-TER-06',
    'after-salvo':    'HP-RUL-41',
    'house-under':    'HP-TER-06',
    'enemy-near':     'HP-CAP-01',
    captured:         'HP-CAP-02',
    specialists:      'HP-CAP-03',
    inside:           'HP-TER-03',
    room:             'HP-TER-05',
    'house-hits':     'HP-TER-08',
    'house-falls':    'HP-TER-09',
    halted:           'HP-MOR-01',
    retreat:          'HP-MOR-18',
    rout:             'HP-MOR-19',
    losses:           'HP-MOR-01',
    officer:          'HP-MOR-20',
    'new-officer':    'HP-MOR-17',
    beaten:           'HP-MOR-15',
    won:              'HP-MOR-14',
    'command-lost':   'HP-MOR-05',
    distances:        'HP-RUL-44',
    rally:            'HP-RAL-01',
    'rally-again':    'HP-RAL-02',
    edge:             'HP-RUL-50',
    runaways:         'HP-RUL-53',
    over:             'HP-RUL-56',
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
  steps: { move: 'move', guns: 'guns', fire: 'fire', morale: 'morale' },
  // biome-ignore format: a weapon a line
  unready: {
    gun:               'HP-GUN-02',
    'infantry-mortar': 'HP-ART-05',
    'heavy-mortar':    'HP-ART-05',
    artillery:         'HP-ART-06',
  },
  // biome-ignore format: a weapon a line
  working: {
    gun:               'HP-GUN-01',
    'infantry-mortar': 'HP-ART-05',
    'heavy-mortar':    'HP-ART-05',
    artillery:         'HP-ART-06',
  },
  // biome-ignore format: a weapon a line
  called: {
    artillery:      'HP-ART-11',
    'heavy-mortar': 'HP-ART-04',
  },
  // biome-ignore format: a weapon a line
  blasts: {
    grenade:           'HP-GREN-04',
    'infantry-mortar': 'HP-ART-09',
    'heavy-mortar':    'HP-ART-09',
    artillery:         'HP-ART-14',
  },
  // HP-RUL-33; the last man left can serve a heavy machine gun too.
  // biome-ignore format: a weapon a line
  serving: {
    smg: 1, 'light-mg': 1, 'heavy-mg': 2, bazooka: 2, panzerschreck: 2, piat: 2, panzerfaust: 1, grenade: 1,
  },
  'served-by-one': ['heavy-mg'],
  // HP-RUL-33: a man who carries one of these has no rifle.
  'no-rifles': ['smg', 'light-mg'],
  // HP-RUL-35: they have a gun even if nobody has named one, and one machine gun, except for soft vehicles.
  'has-gun': { kinds: ['tank'], cars: ['heavy-armored-car', 'light-armored-car'] },
  // HP-VEH-04.
  'crew-arms': ['rifle', 'pistol', 'grenade'],
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
