import type { Tracking } from '../../src/rules/landser/book.ts';

/** What the referee remembers over turns, and the rule that says so. */
export const tracking = {
  // biome-ignore format: a rule a line
  rules: {
    'one-action':      'LS-TURN-02',
    initiative:        'LS-TURN-01',
    profile:           'LS-ACT-01',
    'fast-twice':      'LS-MOVE-07',
    'look-fast':       'LS-MOVE-06',
    move:              'LS-MOVE-01',
    'move-fast':       'LS-MOVE-03',
    'move-and-fire':   'LS-MOVE-08',
    sneak:             'LS-MOVE-10',
    fire:              'LS-FIRE-01',
    'same-target':     'LS-FIRE-16',
    'hiding-target':   'LS-FIRE-08',
    exploded:          'LS-FIRE-18',
    clear:             'LS-JAM-07',
    reload:            'LS-AUTO-02',
    'keep-template':   'LS-AUTO-03',
    template:          'LS-AUTO-04',
    'in-template':     'LS-AUTO-06',
    'light-this-turn': 'LS-LIGHT-02',
    angry:             'LS-LIGHT-03',
    check:             'LS-LIGHT-04',
    disorientated:     'LS-LIGHT-05',
    'needs-leader':    'LS-LIGHT-06',
    'walking-wounded': 'LS-LIGHT-07',
    'wound-a':         'LS-SER-03',
    'wound-b':         'LS-SER-04',
    down:              'LS-SER-05',
    removed:           'LS-SER-06',
    'no-assault':      'LS-SER-07',
    'serious-wounds':  'LS-SER-02',
    'light-wounds':    'LS-SER-08',
    hide:              'LS-HIDE-01',
    'hide-terrain':    'LS-HIDE-02',
    'hide-fire':       'LS-HIDE-04',
    'hide-sneak':      'LS-HIDE-05',
    'hide-end':        'LS-HIDE-06',
    assault:           'LS-ASLT-01',
    contact:           'LS-ASLT-03',
    fight:             'LS-ASLT-04',
    locked:            'LS-ASLT-11',
    opponents:         'LS-ASLT-07',
    'covering-fire':   'LS-COV-01',
    'weapon-work':     'LS-WORK-01',
    prisoner:          'LS-SURR-03',
    prisoners:         'LS-SURR-05',
    'guard-shot':      'LS-SURR-06',
    'set-up':          'LS-GPMG-02',
    'out-of-ammo':     'LS-GPMG-03',
    barrel:            'LS-GPMG-04',
    alone:             'LS-LOAD-01',
    bursts:            'LS-LOAD-02',
    aware:             'LS-OBS-01',
    fired:             'LS-OBS-02',
    'look-again':      'LS-OBS-09',
    leader:            'LS-SQD-03',
    sidearm:           'LS-SQD-04',
    'pick-up':         'LS-SQD-05',
    feeding:           'LS-SQD-06',
    broken:            'LS-BRK-01',
    scatter:           'LS-GREN-08',
  },
  /** Turns of automatic fire running, then the barrel is changed. */
  'auto-turns': 4,
  /** Automatic bursts that a gunner has without a loader. */
  bursts: 2,
  /** Prisoners that one guard may have. */
  prisoners: 5,
  /** Move Fast in so many turns running. */
  'fast-turns': 2,
  /** What being disorientated takes off the die to hit. */
  'disorientated-penalty': 0,
  /** Without the Assault action one may still attack at point blank (LS-ASLT-03). */
  'without-profile': ['assault'],
  weapons: {
    /** Empty after an automatic burst. */
    reloading: ['smg', 'smg-soviet', 'lmg'],
    /** Goes on turn after turn, with a loader. */
    continuous: ['gpmg'],
    /** Worked by a gunner and a loader. */
    crewed: ['lmg', 'gpmg'],
    'set-up': ['gpmg'],
    /** Twice a turn at the same target (LS-FIRE-19). */
    twice: ['carbine'],
  },
} as const satisfies Tracking;
