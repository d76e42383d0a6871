import type { Bail, Initiative, Morale, Smoke, Work } from './book.ts';

export const bail = {
  crew: { rule: 'PT-BAIL-01', label: 'crew', sides: 6 },
  riders: { rule: 'PT-BAIL-01', label: 'riders', sides: 6 },
  losses: {
    afv: { rule: 'PT-BAIL-04', label: 'afv-crew', value: -3 },
    'half-track': { rule: 'PT-BAIL-05', label: 'half-track-crew', value: -5 },
    riders: { rule: 'PT-BAIL-06', label: 'riders', value: -1 },
  },
  most: { afv: 3, 'half-track': 1 },
  nobody: { rule: 'PT-BAIL-07', label: 'nobody' },
} as const satisfies Bail;

export const morale = {
  check: {
    rule: 'PT-MOR-08',
    label: 'morale',
    sides: 6,
    dice: 2,
    rows: [
      [3, 'broken', 'PT-MOR-10'],
      [5, 'shaken', 'PT-MOR-09'],
      [12, 'good'],
    ],
  },
  surrender: { rule: 'PT-MOR-10', label: 'surrender' },
  veteran: { rule: 'PT-MOR-11', label: 'veterans', value: 1 },
  green: { rule: 'PT-MOR-12', label: 'green-men', value: -1 },
  leaderless: { rule: 'PT-MOR-13', label: 'leaderless', value: -3 },
} as const satisfies Morale;

/** The artillery call. */
export const call = {
  rule: 'PT-ARTY-04',
  label: 'call',
  sides: 6,
  dice: 2,
  need: 6,
  results: ['through', 'failed'],
} as const;

export const smoke = {
  shell: {
    rule: 'PT-SMOKE-03',
    label: 'smoke',
    sides: 6,
    dice: 2,
    rows: [
      [3, 'placed'],
      [4, 'failed'],
      [9, 'placed'],
      [10, 'failed'],
      [99, 'placed'],
    ],
  },
  ammunition: {
    rule: 'PT-SMOKE-09',
    label: 'smoke-ammunition',
    sides: 6,
    dice: 2,
    need: 8,
    results: ['smoke-used-up', 'smoke-left'],
  },
  projector: { range: 3 },
  forbidden: { 'bad-weather': 'PT-SMOKE-07', 'no-smoke': 'PT-SMOKE-01', 'out-of-range': 'PT-SMOKE-03' },
} as const satisfies Smoke;

export const initiative = {
  setup: {
    one: { rule: 'PT-SCEN-03', label: 'side-1', sides: 6 },
    two: { rule: 'PT-SCEN-03', label: 'side-2', sides: 6 },
    goes: { rule: 'PT-SCEN-03', label: 'sets-up-first' },
  },
  'first-move': {
    one: { rule: 'PT-SCEN-04', label: 'side-1', sides: 6 },
    two: { rule: 'PT-SCEN-04', label: 'side-2', sides: 6 },
    goes: { rule: 'PT-SCEN-04', label: 'moves-first' },
  },
} as const satisfies Initiative;

// biome-ignore format: a piece of work a line
export const work = {
  crew:      { rule: 'PT-REUSE-01', label: 'joins-crew' },
  'pick-up': { rule: 'PT-REUSE-02', label: 'picked-up' },
  abandon:   { rule: 'PT-REUSE-02', label: 'given-up' },
  'heads-up':   { rule: 'PT-COV-08', label: 'heads-up' },
  'heads-down': { rule: 'PT-COV-08', label: 'heads-down' },
} as const satisfies Work;
