import { expect, test } from 'vitest';
import { bandsUpTo, facesFrom, rowsByFace, rowsByTotal, rowsOfModifiers } from '../../src/kernel/printed/printed.ts';
import type { Chart } from '../../src/kernel/tables.ts';

const effects: Chart<string> = {
  rule: 'X',
  label: 'x',
  sides: 6,
  rows: [
    [4, 'hide'],
    [5, 'light'],
    [6, 'serious'],
  ],
};
const wounds: Chart<string> = {
  rule: 'X',
  label: 'x',
  sides: 6,
  rows: [
    [1, 'angry'],
    [7, 'serious'],
  ],
};

test('charts thrown on with the same dice stand beside each other, total by total', () => {
  expect(rowsByTotal([effects, wounds])).toEqual([
    { of: { to: 1 }, cells: ['hide', 'angry'] },
    { of: { from: 2, to: 4 }, cells: ['hide', 'serious'] },
    { of: { from: 5, to: 5 }, cells: ['light', 'serious'] },
    { of: { from: 6, to: 6 }, cells: ['serious', 'serious'] },
    { of: { from: 7 }, cells: ['serious', 'serious'] },
  ]);
});

test('where nothing is added to the dice the ends are known', () => {
  const twoDice = { ...wounds, dice: 2 };
  expect(rowsByFace([effects]).map(({ of }) => of)).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 5 },
    { from: 6, to: 6 },
  ]);
  expect(
    rowsByFace([
      {
        ...twoDice,
        rows: [
          [7, 'low'],
          [12, 'high'],
        ],
      },
    ]).map(({ of }) => of),
  ).toEqual([
    { from: 2, to: 7 },
    { from: 8, to: 12 },
  ]);
});

test('modifiers keep their rule, ranges follow each other', () => {
  expect(rowsOfModifiers({ moved: { rule: 'X-1', label: 'moving', value: -1 } })).toEqual([
    { of: 'moved', label: 'moving', cells: [-1], rule: 'X-1' },
  ]);
  expect(bandsUpTo([3, 6, 9])).toEqual(['0-3', '3-6', '6-9']);
  expect([facesFrom(4, 6), facesFrom(6, 6)]).toEqual(['4-6', '6']);
});
