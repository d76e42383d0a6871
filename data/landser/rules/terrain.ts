import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Difficult ground and obstacles for men on foot. */
export const terrain = [
  {
    id: 'LS-TERR-01',
    title: 'Declaring difficult ground',
    text: 'Before the game starts the players agree which parts of the table are difficult ground.',
    kind: 'advise',
    see: ['LS-TERR-02', 'LS-TERR-04'],
  },
  {
    id: 'LS-TERR-02',
    title: 'Difficult ground',
    text: 'Each inch covered in difficult ground uses up 2" of the movement, so a 4" Move through a swamp gets 2" far.',
    kind: 'compute',
    verbs: ['move'],
    see: ['LS-TERR-01', 'LS-TERR-03', 'LS-TERR-04', 'LS-VEH-06'],
  },
  {
    id: 'LS-TERR-03',
    title: 'Sneaking in difficult ground',
    text: 'A figure that sneaks through difficult ground loses no more than a quarter of its movement: 2" become 1.5".',
    kind: 'compute',
    verbs: ['move'],
    see: ['LS-MOVE-10', 'LS-TERR-02'],
  },
  {
    id: 'LS-TERR-04',
    title: 'What is difficult ground',
    text: 'Difficult ground is rubble piles, dense undergrowth, marsh, swamp, streams, rivers that can be forded, and rocky ground.',
    kind: 'advise',
    verbs: ['move'],
    see: ['LS-TERR-01', 'LS-TERR-02', 'LS-ASLT-09'],
  },
  {
    id: 'LS-TERR-05',
    title: 'Walls and fences',
    text: 'A figure may climb or leap over an obstacle such as a wall or a fence, and each inch of the width of the obstacle costs it 2" of movement.',
    kind: 'compute',
    verbs: ['move'],
    see: ['LS-TERR-06', 'LS-TERR-02'],
  },
  {
    id: 'LS-TERR-06',
    title: 'No barriers on Move Fast',
    text: 'No wall, fence or other barrier can be crossed by a figure that moves fast.',
    kind: 'advise',
    verbs: ['move'],
    see: ['LS-TERR-05', 'LS-MOVE-03'],
  },
] as const satisfies readonly Rule[];
