import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Covering fire, suppressive fire and weapon work. */
export const coveringFire = [
  {
    id: 'LS-COV-01',
    title: 'Covering Fire',
    text: 'A figure on Covering Fire lets its own turn pass. In the enemy turn it may fire at what comes into an arc of 45 degrees to its front, before that enemy can shoot back; it has one fire action in that turn (ruling R-34; house rule cover-fire-unlimited: one for each enemy that crosses).',
    kind: 'track',
    verbs: ['fire'],
    see: ['LS-FIRE-01', 'LS-HIDE-04', 'LS-SUPP-01'],
  },
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
  {
    id: 'LS-WORK-01',
    title: 'Weapon Work',
    text: 'To clear a jam or to reload, a figure is put on Weapon Work, and that is its whole turn.',
    kind: 'track',
    verbs: ['weapon'],
    see: ['LS-JAM-07', 'LS-AUTO-02', 'LS-GPMG-02', 'LS-GPMG-04'],
  },
] as const satisfies readonly Rule[];
