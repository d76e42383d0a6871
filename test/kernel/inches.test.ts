import { expect, test } from 'vitest';
import { inchesIn, isUnit } from '../../src/kernel/options/inches.ts';

test.each(['8', '8"', '8″', '8”', "8''", '8’’', '8in', '8 in', '8 in.', '8 inches', '8 INCH', ' 8 '])(
  '%j is 8 inches',
  (typed) => {
    expect(inchesIn(typed)).toBe(8);
  },
);

test.each([
  ['8.5in', 8.5],
  ['8,5', 8.5],
  ['.5', 0.5],
  ['20cm', 7.9],
  ['20 cm', 7.9],
  ['30 Centimetres', 11.8],
])('%j is %d inches', (typed, inches) => expect(inchesIn(typed)).toBe(inches));

test.each(['', 'in', '8m', '8mm', '0x10', '1e3', 'Infinity', '8 9', '8in9', '--1'])('%j is no length', (typed) => {
  expect(inchesIn(typed)).toBeUndefined();
});

test('a unit is told from what might be a number', () => {
  expect(['in', 'cm', '"', 'inches'].map(isUnit)).toEqual([true, true, true, true]);
  expect(['', '5', '.5', 'half', ',5'].map(isUnit)).toEqual([false, false, false, false, false]);
});
