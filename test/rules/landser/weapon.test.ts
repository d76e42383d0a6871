import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, wrong } = by('landser');

test.each([
  ['clear', 'LS-JAM-07'],
  ['reload', 'LS-WORK-01'],
  ['set-up', 'LS-GPMG-02'],
  ['barrel', 'LS-GPMG-04'],
  ['pick-up', 'LS-SQD-05'],
])('%s takes a turn of Weapon Work, without a die (%s)', (work, rule) => {
  const { facts, steps } = ruled('weapon', { work }, dice());
  expect(facts).toStrictEqual({ done: true });
  expect(steps).toMatchObject([{ rule, result: 'done' }]);
});

test('LS-WORK-01: a jam is cleared unless something else is said; nothing to adjust', () => {
  expect(ruled('weapon', {}, dice()).steps[0]!.rule).toBe('LS-JAM-07');
  expect(odds('weapon', {})).toStrictEqual({ '{"done":true}': '1' });
  expect(wrong('weapon', { modifier: 1 }).says).toBe('unknown-option');
});
