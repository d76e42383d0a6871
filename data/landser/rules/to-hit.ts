import type { Rule } from '../../../src/kernel/ruleset.ts';

/** The throw to hit and its modifiers. */
export const toHit = [
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
] as const satisfies readonly Rule[];
