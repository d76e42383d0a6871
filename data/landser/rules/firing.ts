import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Ranges, the roll to hit, and jams. */
export const firing = [
  {
    id: 'LS-FIRE-06',
    title: 'Range bands',
    text: 'Point blank (PB) is up to 2", short (S) over 2" to 5", medium (M) over 5" to 15", long (L) over 15" to 30", extreme (E) over 30" to 60". A sixth band (X), over 60" to 120", is open only to the HMG, to sniper rifles and to those tank guns that have a number there; nothing shoots beyond 120".',
    kind: 'compute',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-EFF-02', 'LS-OBS-09', 'LS-TANK-01'],
  },
  {
    id: 'LS-FIRE-10',
    title: 'Roll to hit',
    text: 'Throw a D6, apply the modifiers, and the number for weapon and range or more hits. At PB/S/M/L/E it is: rifle 3/2/4/4/5, carbine 3/4/5/5/6, SMG 1/1/4/6/-, pistol 3/5/6/-/-, LMG 3/2/2/2/4, GPMG 3/2/1/1/2. At PB/S/M/L/E/X: HMG 3/3/3/3/4/5, sniper rifle 4/4/2/3/4/5. At a dash the weapon cannot fire. Further modifiers: -2 for a GPMG not set up, -1 for each enemy figure suppressing the firer (optional), -1 for each (b) wound of the firer (alternative wounds: -1 with a light one, -2 with a serious one). A natural 1 hits too if its total is enough (ruling R-07; house rule one-always-misses: it never hits).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-FIRE-06', 'LS-FIRE-17', 'LS-JAM-01', 'LS-EFF-01'],
  },
  {
    id: 'LS-FIRE-11',
    title: 'Firing from a vehicle',
    text: 'Firing from a vehicle, whether it moves or not, is at -3 to hit. It stands in place of the -1 for moving, and does not touch the guns mounted on the vehicle (ruling R-05; house rule vehicle-moving-only: -3 only if the vehicle moved, otherwise nothing).',
    kind: 'resolve',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-FIRE-12', 'LS-FIRE-17'],
  },
  {
    id: 'LS-FIRE-19',
    title: 'Carbine fires twice',
    text: 'A carbine may fire two times in a turn if both shots go at one target. Each is a shot of its own: the second knows of a light wound from the first, a jam loses it, and the first does not make it +1 for the same target (ruling R-33).',
    kind: 'track',
    verbs: ['fire'],
    see: ['LS-FIRE-10', 'LS-FIRE-16', 'LS-LIGHT-02', 'LS-JAM-02'],
  },
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
