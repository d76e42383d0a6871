import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What becomes of the wounded in a campaign. */
export const campaignWounds = [
  {
    id: 'LS-CAMP-01',
    title: 'Casualty figures',
    text: 'Optional, for campaigns: whoever is out of action is replaced on the table by a casualty figure, which takes no actions. It is the same for one who is down and for one who would have been removed (ruling R-42).',
    kind: 'track',
    toggle: 'campaign-wounds',
    see: ['LS-SER-05', 'LS-SER-06', 'LS-CAMP-02'],
  },
  {
    id: 'LS-CAMP-02',
    title: 'Death roll',
    text: 'Every turn a D6 is thrown for each casualty on the table, and on a 1 he is dead.',
    kind: 'resolve',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-01', 'LS-CAMP-03', 'LS-CAMP-05'],
  },
  {
    id: 'LS-CAMP-03',
    title: 'Treatment by a medic',
    text: 'A medic who treats a casualty makes his death rolls rarer: after 1 turn of treatment one is due every second turn, after 2 turns every third, after 3 every fourth, and so forth.',
    kind: 'track',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-02', 'LS-CAMP-05', 'LS-SER-05'],
  },
  {
    id: 'LS-CAMP-04',
    title: 'Enemy beside a casualty',
    text: 'An enemy who comes within point blank (2") of a casualty may kill him without dice, let him lie until the battle is over, or carry him away as a prisoner.',
    kind: 'track',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-06', 'LS-CAMP-07', 'LS-SURR-03'],
  },
  {
    id: 'LS-CAMP-05',
    title: 'Carrying off a casualty',
    text: 'A friend who gets to a casualty may carry him off the table to be treated. For every turn that he is carried throw a D6: on a 1 he dies, whatever a medic has done for him, since moving him undoes all treatment. On a stretcher the treatment lasts, and so do the longer times between the death rolls.',
    kind: 'resolve',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-02', 'LS-CAMP-03', 'LS-CAMP-06'],
  },
  {
    id: 'LS-CAMP-06',
    title: 'Casualties at the end of the game',
    text: 'The winner, who holds the table when the game ends, decides what becomes of all casualties still on it. Only those who have been carried off survive.',
    kind: 'advise',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-04', 'LS-CAMP-05', 'LS-CAMP-07'],
  },
  {
    id: 'LS-CAMP-07',
    title: 'Prisoner-of-war camp',
    text: 'Enemies who were captured and live go to a prisoner-of-war camp, which may be the setting of another game.',
    kind: 'advise',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-04', 'LS-CAMP-06'],
  },
] as const satisfies readonly Rule[];
