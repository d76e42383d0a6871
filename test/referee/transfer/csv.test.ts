import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../../src/referee/transfer/csv.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['\ufeffa', [['a']]],
  ['a, b ,', [['a', 'b', '']]],
  ['"a,b","say ""no"""', [['a,b', 'say "no"']]],
  [
    '"two\nlines",x\ny,z',
    [
      ['two\nlines', 'x'],
      ['y', 'z'],
    ],
  ],
  ['a\n\n,,\nb', [['a'], ['b']]],
  ['', []],
])('%j is read', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test('a row knows its line', () => {
  expect(readCsv('a\n\n"two\nlines"\nb').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test.each([
  ['a\n"b', 2],
  ['a\n\nb"c"\n', 3],
  ['"a"b', 1],
])('%j has a quote in the wrong place', (text, line) => {
  expect(() => readCsv(text)).toThrow(`csv-quote {"line":${line}}`);
});

test('what is written is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'é') });
  const row = fc.array(cell, { minLength: 1 }).filter((cells) => cells.some((each) => each !== ''));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(cellsOf(writeCsv(rows))).toEqual(rows);
    }),
  );
});
