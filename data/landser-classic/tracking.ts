import { trackedRules } from './tracked-rules.ts';
import type { Tracking } from './tracking-table.ts';

/** What the referee remembers from turn to turn, and the rule for each. */
export const tracking = {
  rules: trackedRules,
  /** How many turns of automatic fire in a row before the barrel has to be changed. */
  'auto-turns': 4,
  /** How many automatic bursts a gunner has without a loader. */
  bursts: 2,
  /** How many prisoners one guard can have. */
  prisoners: 5,
  /** How many turns in a row a figure can Move Fast. */
  'fast-turns': 1,
  /** What disorientation takes off the die to hit. */
  'disorientated-penalty': 1,
  /** A wound row that says hide: the man is forced to hide like any other (RC-15). */
  'row-hide': 'forced',
  /** A man whose pistol is jammed fights with whatever else he has. */
  'jammed-pistol': 'other',
  /** This few men are a team, which has no break-off point. */
  'team-size': 3,
  weapons: {
    /** Everyone has them. */
    everybody: ['grenade'],
    /** Empty after an automatic burst. */
    reloading: ['smg', 'smg-soviet', 'lmg'],
    /** Goes on from turn to turn, with a loader. */
    continuous: ['gpmg'],
    /** Worked by a gunner and a loader. */
    crewed: ['lmg', 'gpmg'],
    'set-up': ['gpmg'],
  },
} as const satisfies Tracking;
