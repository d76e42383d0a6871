import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPairs, writePair } from '../../src/kernel/options/pairs.ts';

/** Text with all that could trip a reader: quotes, backslashes, blanks of all kinds, colons, letters of any script. */
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', '\\', ' ', ':', '\t', '\n', '\u00a0', '\u2003', ',', "'", '`', '/', 'a'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
});
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,15}$/);

const written = (pairs: Readonly<Record<string, string | number | boolean>>) =>
  Object.entries(pairs)
    .map(([option, value]) => writePair(option, value))
    .join(' ');

describe('pairs that are written', () => {
  test('are read as they were, whatever is in them and however many there are', () => {
    fc.assert(
      fc.property(fc.dictionary(name, nasty, { noNullPrototype: true, maxKeys: 8 }), (pairs) => {
        expect(readPairs(written(pairs))).toEqual(pairs);
      }),
      { numRuns: 1000 },
    );
  });

  test('read and written again stay the same text', () => {
    fc.assert(
      fc.property(fc.dictionary(name, nasty, { noNullPrototype: true, maxKeys: 8 }), (pairs) => {
        const text = written(pairs);
        expect(written(readPairs(text))).toBe(text);
      }),
    );
  });

  test.each([
    ['who', 'Meyer', 'who:Meyer'],
    ['who', 'Corporal Meyer', 'who:"Corporal Meyer"'],
    ['who', 'the "Old" man', String.raw`who:"the \"Old\" man"`],
    ['who', String.raw`C:\maps`, String.raw`who:C:\maps`],
    ['who', String.raw`C:\my maps\ `, String.raw`who:"C:\\my maps\\ "`],
    ['who', '', 'who:""'],
    ['range', 8.5, 'range:8.5'],
    ['moved', true, 'moved:true'],
    ['moved', false, 'moved:false'],
  ])('%s, %j is %s', (option, value, text) => {
    expect(writePair(option, value)).toBe(text);
    expect(readPairs(text)).toEqual({ [option]: String(value) });
  });
});

describe('pairs that are typed', () => {
  test('either are read or are an input error, never a fault', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        try {
          for (const value of Object.values(readPairs(text))) expect(typeof value).toBe('string');
        } catch (error) {
          expect(error).toMatchObject({ name: 'InputError' });
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('of an option named as what every object has are pairs like any other', () => {
    expect(Object.entries(readPairs('__proto__:x constructor:y'))).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});
