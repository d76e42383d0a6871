import type { Chart, Test } from '../../src/kernel/tables.ts';

/** Tables of a book that has every feature of the kernel's. */
export const toHit: Test = {
  rule: 'X-FIRE-01',
  label: 'to hit',
  sides: 6,
  need: 5,
  modifiers: [
    { rule: 'X-FIRE-02', label: 'half cover', value: -1 },
    { label: 'agreed at the table', value: 2 },
  ],
  naturals: [1],
  always: { rule: 'X-FIRE-06', face: 6 },
  never: { rule: 'X-FIRE-07', face: 1 },
  results: ['hit', 'missed'],
};

export const wound: Chart<'hide' | 'wounded' | 'out'> = {
  rule: 'X-EFF-01',
  label: 'effects',
  sides: 6,
  dice: 2,
  naturals: [2],
  rows: [
    [5, 'hide', 'X-HIDE-01'],
    [9, 'wounded'],
    [12, 'out', 'X-OUT-01'],
  ],
};

export const template = { rule: 'X-AUTO-01', label: 'under the template' };
export const cover = { rule: 'X-FIRE-05', label: 'cover' };
