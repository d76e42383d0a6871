import type { Morale, Suppression } from './book.ts';

/** Morale and rallying. */
export const morale = {
  test: {
    rule: 'WS-MOR-03',
    label: 'morale',
    sides: 6,
    rows: [
      [-1, 'holds'],
      [1, 'retires', 'WS-MOR-04'],
      [2, 'suppressed', 'WS-MOR-05'],
      [3, 'falls-back', 'WS-MOR-06'],
      [4, 'routs', 'WS-MOR-07'],
    ],
  },
  fallBack: { rule: 'WS-MOR-06', label: 'inches-back', sides: 6 },
  actions: { rule: 'WS-MOR-03', label: 'team-actions', value: -1 },
  suppressed: { rule: 'WS-MOR-03', label: 'suppressed-figures', value: 1 },
  rally: {
    rule: 'WS-MOR-08',
    label: 'to-rally',
    sides: 6,
    need: 6,
    results: ['rallied', 'not-rallied'],
    strength: { label: 'half-strength', times: 2 },
  },
} as const satisfies Morale;

/** Lifting suppression. */
export const suppression = {
  recovery: {
    rule: 'WS-SUP-02',
    label: 'to-recover',
    sides: 6,
    need: 6,
    results: ['lifted', 'not-lifted'],
  },
  actions: { rule: 'WS-SUP-02', label: 'team-actions', value: 1 },
  suppressed: { rule: 'WS-SUP-02', label: 'suppressed-figures', value: -1 },
  quality: { rule: 'WS-SUP-02', label: 'figure-actions', value: 1 },
  most: { rule: 'WS-SUP-04', markers: 3 },
} as const satisfies Suppression;
