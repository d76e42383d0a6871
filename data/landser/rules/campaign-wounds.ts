import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What happens to the wounded in a campaign. */
export const campaignWounds = [
  {
    id: 'LS-CAMP-01',
    title: 'Casualty figures',
    text: 'Optional, for campaigns: when a soldier is out of action, put a casualty figure in his place. It takes no actions. That goes for soldiers who are down and for those who would have been removed (ruling R-42).',
    kind: 'track',
    toggle: 'campaign-wounds',
    see: ['LS-SER-05', 'LS-SER-06', 'LS-CAMP-02'],
  },
  {
    id: 'LS-CAMP-02',
    title: 'Death roll',
    text: 'Every turn, throw a D6 for each casualty on the table. On a 1 he’s dead.',
    kind: 'resolve',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-01', 'LS-CAMP-03', 'LS-CAMP-05'],
  },
  {
    id: 'LS-CAMP-03',
    title: 'Treatment by a medic',
    text: 'A medic’s treatment makes a casualty’s death rolls rarer. After 1 turn of treatment there’s one every second turn, after 2 turns every third, after 3 every fourth, and so on.',
    kind: 'track',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-02', 'LS-CAMP-05', 'LS-SER-05'],
  },
  {
    id: 'LS-CAMP-04',
    title: 'Enemy beside a casualty',
    text: 'An enemy who comes within point blank (2″) of a casualty can kill him without dice, let him lie until the battle is over, or carry him away as a prisoner.',
    kind: 'track',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-06', 'LS-CAMP-07', 'LS-SURR-03'],
  },
  {
    id: 'LS-CAMP-05',
    title: 'Carrying off a casualty',
    text: 'A friend who reaches a casualty can carry him off the table to be treated. For every turn he’s carried, throw a D6: on a 1 he dies, whatever a medic has done for him, because moving him undoes all treatment. On a stretcher he keeps the treatment and the longer times between death rolls.',
    kind: 'resolve',
    verbs: ['wound'],
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-02', 'LS-CAMP-03', 'LS-CAMP-06'],
  },
  {
    id: 'LS-CAMP-06',
    title: 'Casualties at the end of the game',
    text: 'The winner, who holds the table when the game ends, decides what happens to all casualties still on it. Only those who were carried off survive.',
    kind: 'advise',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-04', 'LS-CAMP-05', 'LS-CAMP-07'],
  },
  {
    id: 'LS-CAMP-07',
    title: 'Prisoner-of-war camp',
    text: 'Enemies who were captured and live go to a prisoner-of-war camp. That could be the setting of another game.',
    kind: 'advise',
    toggle: 'campaign-wounds',
    see: ['LS-CAMP-04', 'LS-CAMP-06'],
  },
] as const satisfies readonly Rule[];
