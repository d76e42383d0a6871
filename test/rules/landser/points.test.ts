import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, wrong } = by('landser');

test.each([
  [0, 0, 0],
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 0],
  [4, 2, 1],
  [7, 3, 1],
  [40, 20, 10],
])('LS-FORCE-01: for %d squads %d medium tanks or %d heavy ones', (squads, medium, heavy) => {
  const { facts, steps } = ruled('points', { squads }, dice());
  expect(facts).toStrictEqual({ 'medium-tanks': medium, 'heavy-tanks': heavy });
  expect(steps.map(({ rule }) => rule)).toStrictEqual(['LS-FORCE-01', 'LS-FORCE-02']);
});

test('no dice; the squads must be said, up to 40', () => {
  expect(odds('points', { squads: 4 })).toStrictEqual({ '{"heavy-tanks":1,"medium-tanks":2}': '1' });
  expect(wrong('points', {})).toMatchObject({ says: 'missing-options', values: { missing: ['squads'] } });
  for (const squads of [-1, 41]) expect(wrong('points', { squads }).says).toBe('out-of-range');
});
