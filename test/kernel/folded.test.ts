import { expect, test } from 'vitest';
import { folded } from '../../src/kernel/options/folded.ts';

test.each(["O'Brien", 'O’Brien', 'o‘brien', '"O´BRIEN"', ' oʼbrien '])(
  '%s is the same name with any apostrophe',
  (typed) => {
    expect(folded(typed)).toBe("o'brien");
  },
);

test('names that differ in more than case and apostrophes stay apart', () => {
  expect(folded('OBrien')).not.toBe(folded("O'Brien"));
});
