import { expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';
import { withOnly } from './with-only.ts';

const { ruled, odds, refused, wrong } = by('panzertroops');

test.each([
  {},
  { range: 2, moved: true, cover: 'hard' },
  { split: '1,1,1', stance: 'running', phase: 'defensive' },
  { 'target-type': 'soft-vehicle', modifier: -2 },
] as const)('grenades are fired as any weapon: %j', (given: Given) => {
  expect(odds('grenade', given)).toStrictEqual(odds('fire', { ...given, weapon: 'grenades' }));
});

test('3s at 2"', () => {
  expect(ruled('grenade', { range: 2 }, dice(3, 4), withOnly()).facts).toMatchObject({ result: 'killed' });
  expect(refused('grenade', { range: 2.5 })).toMatchObject({ rule: 'PT-LOF-04', reason: 'out-of-range' });
  expect(refused('grenade', { split: '2,2' })).toMatchObject({ rule: 'PT-SPLIT-01', reason: 'bad-split' });
});

test('there are no others', () => {
  expect(wrong('grenade', { weapon: 'rifle' }).says).toBe('unknown-value');
});
