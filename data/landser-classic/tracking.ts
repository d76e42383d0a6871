import { trackedRules } from './tracked-rules.ts';
import type { Tracking } from './tracking-table.ts';

/** What the referee remembers over turns, and the rule that says so. */
export const tracking = {
  rules: trackedRules,
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
