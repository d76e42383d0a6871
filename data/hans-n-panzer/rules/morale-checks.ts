import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What makes a unit check its morale. */
export const moraleChecks = [
  {
    id: 'HP-MOR-00',
    title: 'What morale decides',
    text: 'Morale is what makes a unit stand its ground or fall back. A unit checks once a turn at most, in the last step, for all its causes together; vehicles with nobody on foot never do (ruling HP-RUL-19).',
    kind: 'advise',
    see: ['HP-MOR-18', 'HP-SEQ-02', 'HP-RAL-01'],
  },
  {
    id: 'HP-MOR-01',
    title: 'Check at a quarter lost',
    text: 'When 25% of its men are gone a unit checks morale and halts for one turn, the next. This comes once, in the turn that the loss is reached, reckoned from the men it began with; halted men may fire (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-02', 'HP-MOR-06', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-02',
    title: 'Check at half lost',
    text: 'When 50% of its men are gone a unit checks morale and halts for one turn, the next; this comes once as well. Both losses in one turn are a single check, at 50%; a retreat or rout takes the place of the halt (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-01', 'HP-MOR-07', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-03',
    title: 'Check when taken in the rear',
    text: 'A force as large as the unit, or larger, that strikes it from behind makes it check morale.',
    kind: 'advise',
    verbs: ['morale'],
    see: ['HP-MOR-04', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-04',
    title: 'Check when beaten',
    text: 'A unit that has the worst of a melee, or of shooting, checks morale. The players say whether it has (ruling HP-RUL-19); a melee has no other rule in this book.',
    kind: 'advise',
    verbs: ['morale'],
    see: ['HP-MOR-03', 'HP-MOR-15', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-05',
    title: 'Check when the command is lost',
    text: 'If the command unit is lost, each unit within two moves of it checks morale. A move is the off-road speed of the unit that checks: for infantry 3", so 6" (ruling HP-RUL-30).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-11', 'HP-MOR-08', 'HP-MOR-18'],
  },
] as const satisfies readonly Rule[];
