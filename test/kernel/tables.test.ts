import { describe, expect, test } from 'vitest';
import { agreed, applying, type Chart, net, rowOf, times } from '../../src/kernel/tables.ts';

const light: Chart<'angry' | 'disorientated' | 'serious'> = {
  rule: 'X-LIGHT-01',
  label: 'light wound',
  sides: 6,
  rows: [
    [1, 'angry', 'X-LIGHT-03'],
    [4, 'disorientated'],
    [7, 'serious'],
  ],
};

const rows = {
  moved: { rule: 'X-FIRE-12', label: 'firing and moving', value: -1 },
  cover: { rule: 'X-FIRE-15', label: 'full cover', value: -2 },
  'same-target': { rule: 'X-FIRE-16', label: 'same target', value: 1 },
};

describe('the row for a total', () => {
  test.each([
    [1, 'angry'],
    [2, 'disorientated'],
    [4, 'disorientated'],
    [5, 'serious'],
    [7, 'serious'],
  ])('%d: %s', (total, result) => expect(rowOf(light, total)[1]).toBe(result));

  test('below the first row is the first, above the last the last', () => {
    expect(rowOf(light, 0)[1]).toBe('angry');
    expect(rowOf(light, -20)[1]).toBe('angry');
    expect(rowOf(light, 8)[1]).toBe('serious');
    expect(rowOf(light, 40)[1]).toBe('serious');
  });

  test('names its own rule where the table has one', () => {
    expect(rowOf(light, 1)[2]).toBe('X-LIGHT-03');
    expect(rowOf(light, 3)[2]).toBeUndefined();
  });

  test('of a chart without rows is a bug that names its rule', () => {
    expect(() => rowOf({ ...light, rows: [] }, 3)).toThrow(/X-LIGHT-01/);
  });
});

describe('modifiers', () => {
  test('are added up', () => {
    expect(net([])).toBe(0);
    expect(net(Object.values(rows))).toBe(-2);
  });

  test('apply in the order of the cases, those that hold', () => {
    expect(applying(rows, { 'same-target': true, moved: true, cover: false })).toStrictEqual([
      rows['same-target'],
      rows.moved,
    ]);
    expect(applying(rows, {})).toStrictEqual([]);
  });

  test('a case without a row in this book changes nothing', () => {
    expect(applying(rows, { 'suppressed-by': true })).toStrictEqual([]);
  });

  test('taken several times are one, of so many times its value', () => {
    expect(times(rows.cover, 3)).toStrictEqual([{ ...rows.cover, value: -6 }]);
    expect(times(rows.cover, 1)).toStrictEqual([rows.cover]);
    expect(times(rows.cover, 0)).toStrictEqual([]);
    expect(times(undefined, 2)).toStrictEqual([]);
  });

  test('agreed at the table cite no rule; none agreed is none', () => {
    expect(agreed(-3)).toStrictEqual([{ label: 'agreed', value: -3 }]);
    expect(agreed(2)[0]).not.toHaveProperty('rule');
    expect(agreed(0)).toStrictEqual([]);
  });
});
