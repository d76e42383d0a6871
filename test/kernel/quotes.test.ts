import { describe, expect, test } from 'vitest';
import { unmarked, unquoted } from '../../src/kernel/options/quotes.ts';

describe('quotes around a value', () => {
  test.each([
    '"Sgt Bell"',
    '“Sgt Bell”',
    '„Sgt Bell“',
    '„Sgt Bell”',
    '«Sgt Bell»',
    "'Sgt Bell'",
    '‘Sgt Bell’',
    '‚Sgt Bell‘',
  ])('%s are forgiven', (typed) => {
    expect(unquoted(typed)).toBe('Sgt Bell');
    expect(unquoted(` ${typed} `)).toBe('Sgt Bell');
    expect(unmarked(typed)).toBe('Sgt Bell');
  });

  test.each(['"Bell", "Miller"', 'the "old" man', '"', "O'Brien", '8"', "'s-Hertogenbosch", '“Bell'])(
    '%s is left as it is',
    (typed) => expect(unquoted(typed)).toBe(typed),
  );

  test('hold an apostrophe', () => {
    expect(unquoted("'Sgt O'Brien'")).toBe("Sgt O'Brien");
    expect(unquoted('"O’Brien"')).toBe('O’Brien');
  });
});
