import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Serious wounds, and how long a wound lasts. */
export const seriousWounds = [
  {
    id: 'LS-SER-02',
    title: 'Serious wound roll modifiers',
    text: 'The serious wound roll has +1 for each serious wound that the soldier has had before in the game, the new one not counted (ruling R-12a). It has +1 at short range or less (up to 5"), no more than that at point blank (ruling R-12), and +1 for a hit by an HMG.',
    kind: 'resolve',
    verbs: ['fire', 'effect', 'grenade'],
    see: ['LS-SER-01', 'LS-FIRE-06', 'LS-HMG-05'],
  },
  {
    id: 'LS-SER-03',
    title: 'Serious wound 1-2: (a) wound',
    text: 'On a 1 or 2 the soldier spends one turn in hide; from then on his movement is 1" shorter, and neither Move Fast nor Move and Fire is open to him. Each further (a) wound takes off another 1".',
    kind: 'track',
    verbs: ['move'],
    see: ['LS-SER-01', 'LS-MOVE-01', 'LS-SER-08'],
  },
  {
    id: 'LS-SER-05',
    title: 'Serious wound 5: down',
    text: 'On a 5 the soldier is out of action and lies in hide. If a medic reaches base contact with him, throw a D6 in the following turn: on 1-3 he is left with an (a) wound, on 4-5 with a (b) wound, and on 6 he is out of action and comes off the table (ruling R-09; house rule medic-six-b: a 6 is a (b) wound too).',
    kind: 'resolve',
    verbs: ['wound'],
    see: ['LS-SER-01', 'LS-SER-03', 'LS-SER-04', 'LS-BRK-01'],
  },
  {
    id: 'LS-SER-06',
    title: 'Serious wound 6: removed',
    text: 'On a 6 or more (rulings R-09 and R-12b) the soldier is out of action and his figure comes off the table.',
    kind: 'track',
    verbs: ['fire'],
    see: ['LS-SER-01', 'LS-BRK-01', 'LS-CAMP-01'],
  },
  {
    id: 'LS-SER-07',
    title: 'Seriously wounded in assault',
    text: 'A soldier with a serious wound attacks nobody hand to hand, not even at point blank. If he is assaulted, or held in a fight by a draw, he is at -1, once however many wounds he has; with the alternative wounds there is no such -1 (ruling R-17).',
    kind: 'track',
    verbs: ['assault'],
    see: ['LS-ASLT-01', 'LS-ASLT-04', 'LS-ALT-03'],
  },
  {
    id: 'LS-SER-08',
    title: 'How long a wound lasts',
    text: 'A figure stays wounded until its row of the wound table says that it is normal again; a row that says no such thing holds for the rest of the game.',
    kind: 'track',
    see: ['LS-LIGHT-01', 'LS-LIGHT-06', 'LS-SER-03', 'LS-SER-04'],
  },
] as const satisfies readonly Rule[];
