import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Ranges, the roll to hit, and jams. */
export const firing = [
  {
    id: 'LS-FIRE-06',
    title: 'Range bands',
    text: 'Point blank (PB) is up to 2″, short (S) over 2″ to 5″, medium (M) over 5″ to 15″, long (L) over 15″ to 30″ and extreme (E) over 30″ to 60″. A sixth band (X), over 60″ to 120″, is only for the HMG, sniper rifles and the tank guns that have a number there. Nothing shoots beyond 120″.',
    kind: 'compute',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-EFF-02', 'LS-OBS-09', 'LS-TANK-01'],
  },
  {
    id: 'LS-FIRE-10',
    title: 'Roll to hit',
    text: 'Throw a D6 and apply the modifiers. The number for the weapon and range, or more, is a hit. At PB/S/M/L/E it’s: rifle 3/2/4/4/5, carbine 3/4/5/5/6, SMG 1/1/4/6/-, pistol 3/5/6/-/-, LMG 3/2/2/2/4, GPMG 3/2/1/1/2. At PB/S/M/L/E/X it’s: HMG 3/3/3/3/4/5, sniper rifle 4/4/2/3/4/5. A dash means that the weapon can’t fire at that range. Further modifiers are −2 for a GPMG that isn’t set up, −1 for each enemy figure suppressing the firer (optional) and −1 for each (b) wound of the firer (alternative wounds: −1 with a light one, −2 with a serious one). A natural 1 hits too if its total is enough (ruling R-07). House rule one-always-misses: it never hits.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-FIRE-06', 'LS-FIRE-17', 'LS-JAM-01', 'LS-EFF-01'],
  },
  {
    id: 'LS-FIRE-11',
    title: 'Firing from a vehicle',
    text: 'Firing from a vehicle is −3 to hit, whether it moves or not. It replaces the −1 for moving, and it doesn’t apply to guns mounted on the vehicle (ruling R-05). House rule vehicle-moving-only: −3 only if the vehicle moved, otherwise nothing.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-FIRE-12', 'LS-FIRE-17'],
  },
  {
    id: 'LS-FIRE-19',
    title: 'Carbine fires twice',
    text: 'A carbine can fire two times in a turn if both shots are at the same target. Each is a shot of its own: a light wound from the first counts for the second, a jam loses the second, and the first doesn’t give +1 for the same target (ruling R-33).',
    kind: 'track',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-FIRE-16', 'LS-LIGHT-02', 'LS-JAM-02'],
  },
  {
    id: 'LS-JAM-01',
    title: 'Jam check',
    text: 'After a natural 1 to hit, the firer throws another D6 to see whether the weapon jams. If the 1 was enough to hit, the hit counts even if the weapon jams (ruling R-07). House rule jam-cancels-hit: a jam undoes the hit, except as LS-JAM-05 says.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-02', 'LS-JAM-03', 'LS-JAM-04', 'LS-JAM-05'],
  },
  {
    id: 'LS-JAM-02',
    title: 'Rifle jam',
    text: 'On the jam check, a rifle jams on a 6. The book prints nothing for the carbine, pistol and sniper rifle, so they jam on a 6 too (ruling R-06). House rule listed-jams-only: these never jam.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-07'],
  },
  {
    id: 'LS-JAM-04',
    title: 'LMG jam',
    text: 'On the jam check, an LMG jams on a 6, or on 5-6 if it was firing fully automatic or a burst.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-07', 'LS-AUTO-01'],
  },
  {
    id: 'LS-JAM-05',
    title: 'GPMG jam',
    text: 'On the jam check, a GPMG jams on a 6. If that shot hit, half (50%) of the figures in its template are still hit: throw a D6 for each, and 4-6 is a hit (ruling R-08). House rule jam-half-exact: exactly half of them are hit, rounded up, without dice. An HMG jams like a GPMG, on a 6 (ruling R-06). House rule listed-jams-only: it never jams.',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-JAM-01', 'LS-JAM-06', 'LS-JAM-07', 'LS-AUTO-01'],
  },
] as const satisfies readonly Rule[];
