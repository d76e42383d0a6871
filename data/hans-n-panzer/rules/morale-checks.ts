import type { Rule } from '../../../src/kernel/ruleset.ts';

/** What makes a unit check its morale. */
export const moraleChecks = [
  {
    id: 'HP-MOR-00',
    title: 'What morale decides',
    text: 'Morale decides whether a unit stays and fights or falls back. A unit checks at most once a turn, in the last step, for all its causes together. Vehicles with nobody on foot never check (ruling HP-RUL-19).',
    kind: 'advise',
    see: ['HP-MOR-18', 'HP-SEQ-02', 'HP-RAL-01'],
  },
  {
    id: 'HP-MOR-01',
    title: 'A quarter lost: halt and check',
    text: 'When 25% of its men are gone, a unit checks morale and halts for one turn, the next. This happens once, in the turn the loss is reached, counted from the men it began with. Halted men may fire (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-02', 'HP-MOR-06', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-02',
    title: 'Half lost: halt and check',
    text: 'When 50% of its men are gone, a unit checks morale and halts for one turn, the next. This happens once too. If both losses come in one turn, it’s a single check, at 50%. A retreat or rout replaces the halt (ruling HP-RUL-19).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-01', 'HP-MOR-07', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-03',
    title: 'Hit from behind: check',
    text: 'A unit checks morale when a force as large as itself, or larger, hits it from behind.',
    kind: 'advise',
    verbs: ['morale'],
    see: ['HP-MOR-04', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-04',
    title: 'Beaten: check',
    text: 'A unit that’s beaten in a melee or by shooting checks morale. You say whether it was beaten (ruling HP-RUL-19). The book has no other rule for melee.',
    kind: 'advise',
    verbs: ['morale'],
    see: ['HP-MOR-03', 'HP-MOR-15', 'HP-MOR-18'],
  },
  {
    id: 'HP-MOR-05',
    title: 'Command unit lost: check',
    text: 'If a command unit is lost, every unit within two moves of it checks morale, even if its side has another. A move is the off-road speed of the unit that checks: 3″ for infantry, so 6″ (ruling HP-RUL-30).',
    kind: 'track',
    verbs: ['morale'],
    see: ['HP-MOR-11', 'HP-MOR-08', 'HP-MOR-18'],
  },
] as const satisfies readonly Rule[];
