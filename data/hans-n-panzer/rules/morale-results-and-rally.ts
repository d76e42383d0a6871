import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What comes of a morale check, and how a rout is stopped. */
export const moraleResultsAndRally = [
  {
    id: 'HP-MOR-18',
    title: 'Morale check',
    text: 'One D6 for the unit with everything that applies: unharmed +1, 25% lost -1 or 50% -2; command in sight +1, or within 1 move +2, or lost within 2 moves -2; officer lost -1, new +1; over 1 move from friends -1; elite +1; won in the last three moves +2, beaten -2. 5, 6: it fights as ordered. 4: it holds where it is for the next move, but may fire. 3: it retreats for one move; 2: for two, in full moves away from the enemy. 1: it routs. Below 1 is 1, above 6 is 6 (ruling HP-RUL-18). Units in retreat or rout do not fire (ruling HP-RUL-19).',
    kind: 'resolve',
    verbs: ['morale'],
    see: ['HP-MOR-00', 'HP-MOR-19', 'HP-RAL-01', 'HP-MOR-07'],
  },
  {
    id: 'HP-MOR-19',
    title: 'Routing',
    text: 'A unit in rout keeps going back, turn after turn, until it is off the battlefield or an officer stops it. It does not fire (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-18', 'HP-RAL-01', 'HP-RAL-02'],
  },
  {
    id: 'HP-MOR-20',
    title: 'Officer lost',
    text: 'A unit whose officer falls halts for the next 2 turns; no die is thrown for it. Of two halts that run together the longer counts (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-10', 'HP-MOR-17', 'HP-MOR-01'],
  },
  {
    id: 'HP-RAL-01',
    title: 'Stopping a rout',
    text: 'A rout is stopped only by an officer who faces the unit. D6: on 5, 6 it is rallied and fights on; on 3, 4 it halts and has to check morale next turn; on 1, 2 it routs still.',
    kind: 'resolve',
    verbs: ['rally'],
    see: ['HP-RAL-02', 'HP-MOR-18', 'HP-MOR-19'],
  },
  {
    id: 'HP-RAL-02',
    title: 'Trying again to rally',
    text: 'An officer who failed may keep with the routing unit and make another attempt in the next move.',
    kind: 'track',
    verbs: ['rally'],
    see: ['HP-RAL-01', 'HP-MOR-19'],
  },
] as const satisfies readonly Rule[];
