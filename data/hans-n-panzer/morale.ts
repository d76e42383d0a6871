import type { Morale } from './book/men.ts';

/** Table 10, and the officer who stops a rout. */
export const morale = {
  check: {
    rule: 'HP-MOR-18',
    label: 'morale',
    sides: 6,
    rows: [
      [1, 'routs', 'HP-MOR-19'],
      [2, 'retreats-2'],
      [3, 'retreats-1'],
      [4, 'holds'],
      [6, 'fights'],
    ],
  },
  // biome-ignore format: as the book prints it
  losses: {
    none:    { rule: 'HP-MOR-16', label: 'unharmed', value: 1 },
    quarter: { rule: 'HP-MOR-06', label: '25-lost', value: -1 },
    half:    { rule: 'HP-MOR-07', label: '50-lost', value: -2 },
  },
  // biome-ignore format: as the book prints it
  command: {
    'in-sight':      { rule: 'HP-MOR-08', label: 'command-in-sight', value: 1 },
    'within-1-move': { rule: 'HP-MOR-09', label: 'command-within-1', value: 2 },
    lost:            { rule: 'HP-MOR-11', label: 'command-lost', value: -2 },
  },
  // biome-ignore format: as the book prints it
  officer: {
    lost: { rule: 'HP-MOR-10', label: 'officer-lost', value: -1 },
    new:  { rule: 'HP-MOR-17', label: 'new-officer', value: 1 },
  },
  // biome-ignore format: as the book prints it
  others: {
    separated:       { rule: 'HP-MOR-12', label: 'separated', value: -1 },
    elite:           { rule: 'HP-MOR-13', label: 'elite', value: 1 },
    'won-lately':    { rule: 'HP-MOR-14', label: 'won-lately', value: 2 },
    'beaten-lately': { rule: 'HP-MOR-15', label: 'beaten-lately', value: -2 },
  },
  // biome-ignore format: a cause a line
  causes: {
    'losses-25':    { losses: 'quarter' },
    'losses-50':    { losses: 'half' },
    rear:           {},
    beaten:         { beaten: true },
    'command-lost': { command: 'lost' },
    rallying:       {},
    other:          {},
  },
  rally: {
    rule: 'HP-RAL-01',
    label: 'rally',
    sides: 6,
    rows: [
      [2, 'routs'],
      [4, 'halts'],
      [6, 'rallied'],
    ],
  },
} as const satisfies Morale;
