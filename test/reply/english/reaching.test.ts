import { expect, test } from 'vitest';
import { reaches } from '../../../src/reply/english/ruling/reaching.ts';
import { rulesets } from '../../../src/rules/index.ts';

/** Both results of each test that a book has, wherever it stands in it. */
function testsIn(book: unknown, found = new Map<string, readonly [string, string]>()) {
  JSON.stringify(book, (name, value: unknown) => {
    const isPair = name === 'results' && Array.isArray(value) && value.length === 2;
    if (isPair) found.set(value.join('/'), value as [string, string]);
    return value;
  });
  return found;
}

const pairs = Object.values(rulesets).reduce((found, { book }) => testsIn(book, found), new Map());

test('the books’ tests are found', () => {
  expect(pairs.size).toBeGreaterThan(15);
});

test.each([...pairs.values()])('%s or %s: the number says the same, whatever came of the throw', (passed, failed) => {
  expect(reaches(passed, true, 4)).toBe(reaches(failed, false, 4));
});

/** What nobody wants to reach. */
const BAD = ['broken', 'stuck', 'jammed', 'smoke-used-up'];

test.each(BAD)('a throw that’s bad news says so: %s', (result) => {
  expect(reaches(result, true, 6)).not.toMatch(/^needs/);
});
