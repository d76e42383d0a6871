import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Cover, divided fire, and weapons that lost their men. */
export const coverAndWeapons = [
  {
    id: 'PT-COV-04',
    title: 'Soft cover',
    text: 'When a non-vehicle in soft cover is destroyed, 2d6 of exactly 7 or 11 save it. A vehicle is never saved so.',
    kind: 'resolve',
    verbs: ['fire'],
  },
  {
    id: 'PT-COV-05',
    title: 'Hard cover',
    text: 'When anything in hard cover is destroyed, 2d6 of 8 or more save it.',
    kind: 'resolve',
    verbs: ['fire', 'tankhit'],
  },
  {
    id: 'PT-COV-06',
    title: 'Exposed men',
    text: 'Men in a half-track with their heads up, and a roof gunner, are a soft target in hard cover.',
    kind: 'resolve',
    verbs: ['fire'],
  },
  {
    id: 'PT-SPLIT-01',
    title: 'Dividing firepower',
    text: 'Firepower against soft targets may be divided, at least 1 point on each target.',
    kind: 'resolve',
    verbs: ['fire'],
  },
  {
    id: 'PT-REUSE-01',
    title: 'Replacing a crewman',
    text: 'A dead crewman may be replaced by any infantryman or crewman.',
    kind: 'track',
    verbs: ['weapon'],
  },
  {
    id: 'PT-REUSE-02',
    title: 'Picking up weapons',
    text: "A dead figure's weapon may be picked up; the newcomer gives up his own for good.",
    kind: 'track',
    verbs: ['weapon'],
  },
  {
    id: 'PT-REUSE-04',
    title: 'Total destruction',
    text: 'A soft target killed by 3 or more above its defence value loses all its weapons too.',
    kind: 'resolve',
    verbs: ['fire'],
  },
] as const satisfies readonly Rule[];
