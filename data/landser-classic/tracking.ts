import type { Tracking } from './tracking-table.ts';

/** What the referee remembers over turns, and the rule that says so. */
export const tracking = {
  // biome-ignore format: a rule a line
  rules: {
    'one-action':      'LC-TURN-02',
    initiative:        'LC-TURN-01',
    profile:           'LC-ACT-01',
    'fast-twice':      'LC-MOVE-05',
    'look-fast':       'LC-MOVE-04',
    move:              'LC-MOVE-01',
    'move-fast':       'LC-MOVE-02',
    'move-and-fire':   'LC-MOVE-06',
    sneak:             'LC-MOVE-07',
    fire:              'LC-FIRE-01',
    'same-target':     'LC-FIRE-16',
    'hiding-target':   'LC-FIRE-08',
    exploded:          'LC-FIRE-18',
    clear:             'LC-JAM-07',
    reload:            'LC-AUTO-02',
    'keep-template':   'LC-AUTO-03',
    template:          'LC-AUTO-04',
    'in-template':     'LC-AUTO-06',
    'light-this-turn': 'LC-LIGHT-02',
    angry:             'LC-LIGHT-03',
    check:             'LC-LIGHT-04',
    disorientated:     'LC-LIGHT-05',
    'needs-leader':    'LC-LIGHT-06',
    'walking-wounded': 'LC-LIGHT-07',
    'wound-a':         'LC-SER-03',
    'wound-b':         'LC-SER-04',
    down:              'LC-SER-05',
    removed:           'LC-SER-06',
    'no-assault':      'LC-SER-07',
    'serious-wounds':  'LC-WND-01',
    'light-wounds':    'LC-WND-02',
    hide:              'LC-HIDE-01',
    'hide-terrain':    'LC-HIDE-02',
    'hide-fire':       'LC-HIDE-04',
    'hide-sneak':      'LC-HIDE-05',
    'hide-end':        'LC-HIDE-06',
    assault:           'LC-ASLT-01',
    contact:           'LC-ASLT-02',
    fight:             'LC-ASLT-03',
    locked:            'LC-ASLT-07',
    opponents:         'LC-ASLT-08',
    'covering-fire':   'LC-COV-01',
    'weapon-work':     'LC-WORK-01',
    prisoner:          'LC-SURR-03',
    prisoners:         'LC-SURR-05',
    'guard-shot':      'LC-SURR-06',
    'set-up':          'LC-GPMG-02',
    'out-of-ammo':     'LC-GPMG-03',
    barrel:            'LC-GPMG-04',
    alone:             'LC-LOAD-01',
    bursts:            'LC-LOAD-02',
    aware:             'LC-OBS-01',
    fired:             'LC-OBS-02',
    'look-again':      'LC-OBS-08',
    leader:            'LC-SQD-03',
    sidearm:           'LC-SQD-04',
    'pick-up':         'LC-SQD-05',
    feeding:           'LC-SQD-06',
    broken:            'LC-BRK-01',
    scatter:           'LC-GREN-08',
    blast:             'LC-GREN-03',
    entering:          'LC-AUTO-05',
    'behind-cover':    'LC-AUTO-07',
    surrender:         'LC-SURR-02',
    launcher:          'LC-LAUN-01',
    'out-of-action':   'LC-ASLT-03',
    'from-vehicle':    'LC-FIRE-11',
    'template-only':   'LC-AUTO-01',
  },
  /** Turns of automatic fire running, then the barrel is changed. */
  'auto-turns': 4,
  /** Automatic bursts that a gunner has without a loader. */
  bursts: 2,
  /** Prisoners that one guard may have. */
  prisoners: 5,
  /** Move Fast in so many turns running. */
  'fast-turns': 1,
  /** What being disorientated takes off the die to hit. */
  'disorientated-penalty': 1,
  /** A wound row that says hide: one is forced into it like any other (RC-15). */
  'row-hide': 'forced',
  /** One whose pistol is jammed fights with whatever else there is. */
  'jammed-pistol': 'other',
  /** So few are a team, which has no break-off point. */
  'team-size': 3,
  weapons: {
    /** Everybody has them. */
    everybody: ['grenade'],
    /** Empty after an automatic burst. */
    reloading: ['smg', 'smg-soviet', 'lmg'],
    /** Goes on turn after turn, with a loader. */
    continuous: ['gpmg'],
    /** Worked by a gunner and a loader. */
    crewed: ['lmg', 'gpmg'],
    'set-up': ['gpmg'],
  },
} as const satisfies Tracking;
