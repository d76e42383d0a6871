import { expect, test } from 'vitest';
import { print } from '../../src/kernel/printer.ts';

const GUNS = {
  light: { rule: 'X-GUN-01', upTo: [5, 10], strike: [3, 1], reach: 10 },
  heavy: { rule: 'X-GUN-02', upTo: [8], strike: [6], reach: 30 },
};
const head = { id: 'guns', title: 'Guns', rule: 'X-GUN-01' };

test('an entry of the book is a row: its values, values of other lists under its ID, and one of two', () => {
  const cells = ['reach', 4, { by: { heavy: { crew: 5 } }, take: 'crew' }, { among: ['heavy'], is: 0, isnt: -1 }];
  const layout = {
    ...head,
    columns: ['reach', 'needs', 'crew', 'die'],
    rows: [{ each: GUNS, name: 'profile', cells }],
  };
  expect(print(layout, { light: { name: 'light gun' } })).toEqual({
    ...head,
    columns: [{ name: 'reach' }, { name: 'needs' }, { name: 'crew' }, { name: 'die' }],
    rows: [
      { of: 'light', name: 'light gun', cells: [10, 4, null, -1] },
      { of: 'heavy', cells: [30, 4, 5, 0] },
    ],
    notes: [],
  });
});

test('an entry with bands has a row for each, with that band’s values and the rule of the entry', () => {
  const layout = {
    ...head,
    columns: ['strike'],
    rows: [{ each: GUNS, bands: 'upTo', cells: ['strike'], rule: 'rule' }],
  };
  expect(print(layout).rows).toEqual([
    { of: 'light', at: '0-5″', cells: [3], rule: 'X-GUN-01' },
    { of: 'light', at: '5-10″', cells: [1], rule: 'X-GUN-01' },
    { of: 'heavy', at: '0-8″', cells: [6], rule: 'X-GUN-02' },
  ]);
});

test('columns may be bands of ranges, and a list fills a cell for each', () => {
  const layout = {
    ...head,
    as: 'modifier',
    columns: [{ bands: [5, 10] }],
    rows: [{ each: { light: GUNS.light }, cells: ['strike'] }],
  } as const;
  const { columns, rows } = print(layout);
  expect(columns).toEqual([
    { name: '0-5', as: 'modifier' },
    { name: '5-10', as: 'modifier' },
  ]);
  expect(rows).toEqual([{ of: 'light', cells: [3, 1] }]);
});

test('a chart with nothing added has the ends of its dice, others are open', () => {
  const chart = {
    rule: 'X-MOR-01',
    label: 'morale',
    sides: 6,
    rows: [
      [2, 'runs'],
      [6, 'holds'],
    ],
  } as const;
  expect(print({ ...head, columns: ['result'], rows: [{ faces: [chart] }, { totals: [chart] }] }).rows).toEqual([
    { of: { from: 1, to: 2 }, cells: ['runs'] },
    { of: { from: 3, to: 6 }, cells: ['holds'] },
    { of: { to: 2 }, cells: ['runs'] },
    { of: { from: 3 }, cells: ['holds'] },
  ]);
});
