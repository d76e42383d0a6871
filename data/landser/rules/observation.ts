import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Who is aware of whom. */
export const observation = [
  {
    id: 'LS-OBS-01',
    title: 'Being aware of the enemy',
    text: 'A soldier may shoot only at an enemy of whom he is aware. Each soldier is aware for himself (but see LS-SNIP-07), and stays so as long as the enemy is in view (ruling R-18c).',
    kind: 'track',
    verbs: ['spot', 'fire'],
    see: ['LS-OBS-02', 'LS-OBS-03', 'LS-OBS-04', 'LS-OBS-09'],
  },
  {
    id: 'LS-OBS-05',
    title: 'Moving in the open at night',
    text: 'At night, movement in the open is noticed without dice only up to medium range (15"). Farther off it is rolled for as if the target were sneaking in the open, with the -1 for night (ruling R-18a).',
    kind: 'compute',
    verbs: ['spot'],
    see: ['LS-OBS-04', 'LS-OBS-09', 'LS-OBS-11'],
  },
  {
    id: 'LS-OBS-09',
    title: 'Roll to spot',
    text: 'Otherwise throw a D6, this or more spots at S/M/L/E (point blank is automatic, and nothing is spotted by a roll beyond 60"): sneaking in the open 3/4/5/6, sneaking in cover 5/6/6/6, in cover automatic/4/6/6. Bad weather and night are -1 each, a spotter +2. Moving in cover or hiding in the open counts as in cover, and one who hides in terrain is not spotted beyond point blank (ruling R-18). Each observer rolls once a turn for each target (ruling R-18c), and a need above 6 spots nothing (ruling R-18b; house rule natural-six-spots: a 6 always does).',
    kind: 'resolve',
    verbs: ['spot'],
    see: ['LS-OBS-01', 'LS-FIRE-06', 'LS-OBS-10', 'LS-SNIP-05'],
  },
  {
    id: 'LS-OBS-10',
    title: 'Spotting in bad weather',
    text: 'In bad weather the roll to spot is at -1.',
    kind: 'resolve',
    verbs: ['spot'],
    see: ['LS-OBS-09', 'LS-OBS-11'],
  },
  {
    id: 'LS-OBS-11',
    title: 'Spotting at night',
    text: 'At night the roll to spot is at -1; bad weather adds its own -1.',
    kind: 'resolve',
    verbs: ['spot'],
    see: ['LS-OBS-09', 'LS-OBS-05', 'LS-OBS-10'],
  },
] as const satisfies readonly Rule[];
