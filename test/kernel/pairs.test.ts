import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPairs, wordsOf, writePair } from '../../src/kernel/options/pairs.ts';
import { inputErrorOf } from './failures.ts';

describe('pairs as they are typed', () => {
  test.each([
    ['weapon:rifle range:12', { weapon: 'rifle', range: '12' }],
    ['  Moved   weapon:SMG ', { moved: 'true', weapon: 'SMG' }],
    ['items:1*art-medium,3*line', { items: '1*art-medium,3*line' }],
    ['at:12:30', { at: '12:30' }],
    ['who:"Corporal Meyer" faces:"5 6"', { who: 'Corporal Meyer', faces: '5 6' }],
    ['range:8"', { range: '8"' }],
    [String.raw`who:"the \"Old\" man"`, { who: 'the "Old" man' }],
    ['area:""', { area: '' }],
    ['', {}],
    ['who:“Sgt Bell” range:8', { who: 'Sgt Bell', range: '8' }],
    ['who:„Sgt Bell“ at:»Sgt Otto«', { who: 'Sgt Bell', at: 'Sgt Otto' }],
    ["who:'Sgt O'Brien' range:8", { who: "Sgt O'Brien", range: '8' }],
    ['who:‘Sgt O’Brien’ moved', { who: 'Sgt O’Brien', moved: 'true' }],
    ["who:O'Brien place:'s-Hertogenbosch", { who: "O'Brien", place: "'s-Hertogenbosch" }],
    [`fields:"carrying:'Otto, Karl'"`, { fields: "carrying:'Otto, Karl'" }],
  ])('%s', (typed, pairs) => expect(readPairs(typed)).toStrictEqual(pairs));

  test('whatever is written can be read again', () => {
    const marks = fc.string({ unit: fc.constantFrom('"', '\\', ' ', ':', 'a', "'", '“', '’', '„') });
    const values = fc.oneof(fc.string(), marks);
    fc.assert(
      fc.property(values, (value) => {
        expect(readPairs(writePair('who', value))).toStrictEqual({ who: value });
      }),
    );
  });

  test.each([
    ['who:"Meyer', 'quote-not-closed'],
    ['who:“Sgt Meyer', 'quote-not-closed'],
    [':12', 'no-name'],
    ['range:1 weapon:smg RANGE:2', 'given-twice'],
  ])('%s is wrong: %s', (typed, says) => expect(inputErrorOf(() => readPairs(typed)).says).toBe(says));

  test('a name that every object has is a name like any other, so that it can be found unknown', () => {
    expect(Object.keys(readPairs('constructor:x'))).toStrictEqual(['constructor']);
    expect(Object.keys(readPairs('__proto__:x'))).toStrictEqual(['__proto__']);
  });

  test('words part at blanks outside quotes', () => {
    expect(wordsOf('/fire  who:"a b" moved')).toStrictEqual(['/fire', 'who:a b', 'moved']);
  });
});
