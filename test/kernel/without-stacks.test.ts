import { expect, test } from 'vitest';
import { InputError, Refusal, withoutStacks } from '../../src/kernel/refusal.ts';

function errorOf(work: () => never): Error {
  try {
    return work();
  } catch (error) {
    return error as Error;
  }
}

const refuse = (): never => {
  throw new Refusal('LC-FIRE-01', 'out-of-range', { range: 40 });
};

test('an error of work that is only tried has all but its stack, and later ones have theirs again', () => {
  const tried = errorOf(() => withoutStacks(refuse));
  expect(tried).toMatchObject({ rule: 'LC-FIRE-01', says: 'out-of-range', values: { range: 40 } });
  expect(tried.stack).not.toContain('\n');
  expect(errorOf(refuse).stack).toContain('without-stacks.test');
  expect(new InputError('x').stack).toContain('without-stacks.test');
});

test('what comes of it is given', () => {
  expect(withoutStacks(() => 7)).toBe(7);
});
