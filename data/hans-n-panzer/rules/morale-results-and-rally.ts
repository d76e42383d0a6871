import type { Rule } from '../../../src/kernel/ruleset.ts';

/** The results of a morale check, and how a rout is stopped. */
export const moraleResultsAndRally = [
  {
    id: 'HP-MOR-18',
    title: 'Fight, hold, retreat or rout',
    text: 'Throw one D6 for the unit and add everything that applies: unharmed +1, 25% lost −1 or 50% −2; command in sight +1, or within 1 move +2, or lost within 2 moves −2; officer lost −1, new +1; over 1 move from friends −1; elite +1; won in the last three moves +2, beaten −2. 5 or 6: it fights as ordered. 4: it holds where it is for the next move, but may fire. 3: it retreats for one move; 2: for two, in full moves away from the enemy. 1: it routs. Below 1 counts as 1, above 6 as 6 (ruling HP-RUL-18). Units that retreat or rout don’t fire (ruling HP-RUL-19).',
    kind: 'resolve',
    verbs: ['morale'],
    see: ['HP-MOR-00', 'HP-MOR-19', 'HP-RAL-01', 'HP-MOR-07'],
  },
  {
    id: 'HP-MOR-19',
    title: 'Routing',
    text: 'A routing unit retreats turn after turn until it leaves the battlefield or an officer stops it. It doesn’t fire (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-18', 'HP-RAL-01', 'HP-RAL-02'],
  },
  {
    id: 'HP-MOR-20',
    title: 'A lost officer',
    text: 'A unit that loses its officer halts for the next 2 turns, without a throw. If two halts run together, the longer one counts (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-10', 'HP-MOR-17', 'HP-MOR-01'],
  },
  {
    id: 'HP-RAL-01',
    title: 'Stopping a rout',
    text: 'Only an officer who confronts the unit can stop a rout. Throw a D6. On 5 or 6 it rallies and is back in the battle. On 3 or 4 it halts and has to check morale next turn. On 1 or 2 it keeps routing.',
    kind: 'resolve',
    verbs: ['rally'],
    see: ['HP-RAL-02', 'HP-MOR-18', 'HP-MOR-19'],
  },
  {
    id: 'HP-RAL-02',
    title: 'Trying to rally again',
    text: 'An officer who fails may stay with the routing unit and try again next move.',
    kind: 'track',
    verbs: ['rally'],
    see: ['HP-RAL-01', 'HP-MOR-19'],
  },
] as const satisfies readonly Rule[];
