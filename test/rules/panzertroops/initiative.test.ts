import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds } = by('panzertroops');

test.each([
  ['PT-SCEN-03', 'setup', 'sets-up-first'],
  ['PT-SCEN-04', 'first-move', 'moves-first'],
])('%s: the higher die, %s', (rule, purpose, label) => {
  const { facts, steps } = ruled('initiative', { purpose }, dice(2, 5));
  expect(facts).toStrictEqual({ winner: 'side-2' });
  expect(steps.map((step) => step.rule)).toStrictEqual([rule, rule, rule]);
  expect(steps.at(-1)).toMatchObject({ label, result: 'side-2' });
});

test('PT-SCEN-03: the set-up is what is thrown for, unless said', () => {
  expect(ruled('initiative', {}, dice(3, 1)).steps[0]!.rule).toBe('PT-SCEN-03');
});

describe('a tie', () => {
  test('is thrown again, both dice', () => {
    expect(ruled('initiative', {}, dice(3, 3, 6, 6, 4, 2)).facts).toStrictEqual({ winner: 'side-1' });
  });

  test('is reckoned with the modifier, which counts again', () => {
    expect(ruled('initiative', { modifier: 1 }, dice(3, 4, 3, 3)).facts).toStrictEqual({ winner: 'side-1' });
  });
});

test('the odds are even; with +5 side 2 has none', () => {
  expect(odds('initiative', {})).toStrictEqual({ '{"winner":"side-1"}': '1/2', '{"winner":"side-2"}': '1/2' });
  expect(odds('initiative', { modifier: 5 })).toStrictEqual({ '{"winner":"side-1"}': '1' });
});
