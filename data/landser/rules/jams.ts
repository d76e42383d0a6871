import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Jams and how they are cleared. */
export const jams = [
  {
    id: 'LS-JAM-01',
    title: 'Jam check',
    text: 'After a natural 1 to hit the firer throws another D6 to see whether the weapon jams. If the 1 was enough to hit, the hit stands whatever comes of it (ruling R-07; house rule jam-cancels-hit: a jam undoes it, except as LS-JAM-05 says).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-02', 'LS-JAM-03', 'LS-JAM-04', 'LS-JAM-05'],
  },
  {
    id: 'LS-JAM-02',
    title: 'Rifle jam',
    text: 'On the jam check a rifle jams on a 6. Carbine, pistol and sniper rifle do too, as the book prints nothing for them (ruling R-06; house rule listed-jams-only: these never jam).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-07'],
  },
  {
    id: 'LS-JAM-04',
    title: 'LMG jam',
    text: 'On the jam check an LMG jams on a 6, and on 5-6 if it was firing fully automatic or a burst.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-07', 'LS-AUTO-01'],
  },
  {
    id: 'LS-JAM-05',
    title: 'GPMG jam',
    text: 'On the jam check a GPMG jams on a 6. If that shot hit, half (50%) of the figures in its template are hit all the same: throw a D6 for each, 4-6 is hit (ruling R-08; house rule jam-half-exact: exactly half, rounded up, without dice). An HMG jams like a GPMG, on a 6 (ruling R-06; house rule listed-jams-only: it never jams).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-06', 'LS-JAM-07', 'LS-AUTO-01'],
  },
] as const satisfies readonly Rule[];
