import { expect, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { rulesets } from '../../../src/rules/index.ts';

/** Every option that only eyes can tell and that may be left out, with what the book takes then. */
const LEFT_OUT = Object.values(rulesets).flatMap(({ id, verbs }) =>
  Object.entries(verbs).flatMap(([verb, { options }]) =>
    Object.entries(options).flatMap(([name, option]) => {
      const value = 'default' in option ? option.default : undefined;
      const isRead = option.from === 'eye' && !option.idle && !option.older && value !== undefined;
      return isRead ? [[`${id} ${verb}`, name, option, value] as const] : [];
    }),
  ),
);

test.each(LEFT_OUT)('%s: what’s supposed of %s has words, and they’re short', (_, name, option, value) => {
  const isChoice = option.type === 'string' && option.values !== undefined;
  const says = isChoice ? english.claimed(name, value) : english.supposedOf(name, value);
  expect(says).toMatch(/^\S.{1,28}\S$/);
});

test('more than one is left out in each book', () => {
  const books = new Set(LEFT_OUT.map(([of]) => of.split(' ')[0]));
  expect(books.size).toBe(Object.keys(rulesets).length);
});
