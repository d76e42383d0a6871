import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Covering fire, suppressive fire and weapon work. */
export const coveringFire = [
  {
    id: 'LS-SUPP-01',
    title: 'Suppressive fire',
    text: 'Optional (ruling R-45): the side with the initiative may keep enemy heads down while one of its figures moves. Each figure that suppresses names the area at which it fires; no dice are thrown.',
    kind: 'track',
    verbs: ['suppress'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-02', 'LS-COV-01'],
  },
  {
    id: 'LS-SUPP-02',
    title: 'Firing from a suppressed area',
    text: 'Whoever fires out of a suppressed area is at -1 to hit, at any target, for every figure that suppresses the area: with three of them, at -3. It lasts until the suppressing side has its next turn.',
    kind: 'compute',
    verbs: ['suppress', 'fire'],
    toggle: 'suppressive-fire',
    see: ['LS-SUPP-01', 'LS-FIRE-10'],
  },
] as const satisfies readonly Rule[];
