import { expect, test } from 'vitest';
import { by } from '../ruled.ts';

const { ruled, wrong } = by('panzertroops');

test.each([
  ['PT-REUSE-01', 'crew'],
  ['PT-REUSE-02', 'pick-up'],
  ['PT-REUSE-02', 'abandon'],
])('%s: %s takes no dice and gives no facts', (rule, action) => {
  const { facts, steps } = ruled('weapon', { action }, []);
  expect(facts).toStrictEqual({});
  expect(steps).toMatchObject([{ rule, result: 'done' }]);
});

test('what is done has to be said', () => {
  expect(wrong('weapon', {}).says).toBe('missing-options');
});
