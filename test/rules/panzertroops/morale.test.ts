import { describe, expect, test } from 'vitest';
import { by, type Given } from '../ruled.ts';
import { factsOf, pair } from './with-only.ts';

const { ruled, odds } = by('panzertroops');
const morale = (given: Given, total: number) => factsOf('morale', given, [total], 'morale').morale;

test.each([
  [2, 'broken'],
  [3, 'broken'],
  [4, 'shaken'],
  [5, 'shaken'],
  [6, 'good'],
  [12, 'good'],
])('PT-MOR-08: %i is %s', (total, result) => {
  expect(morale({}, total)).toBe(result);
});

describe('modifiers', () => {
  test.each([
    ['PT-MOR-11', { troops: 'veteran' }, 1],
    ['PT-MOR-12', { troops: 'green' }, -1],
    ['PT-MOR-13', { leader: false }, -3],
    ['PT-MOR-13', { immobilised: true }, -3],
  ] as const)('%s: %j: %i', (rule, given, value) => {
    expect(morale(given, 6 - value)).toBe('good');
    expect(morale(given, 5 - value)).toBe('shaken');
    expect(morale(given, 3 - value)).toBe('broken');
    const { steps } = ruled('morale', given, pair(7), 'morale');
    expect(steps[0]!.modifiers).toMatchObject([{ rule, value }]);
  });

  test('PT-MOR-13: -3 once, never -6', () => {
    expect(morale({ leader: false, immobilised: true }, 9)).toBe('good');
  });

  test('they add up, with what was agreed', () => {
    expect(morale({ troops: 'green', leader: false, modifier: 1 }, 9)).toBe('good');
    expect(morale({ troops: 'green', leader: false, modifier: 1 }, 8)).toBe('shaken');
  });
});

test('the odds of green men without a leader', () => {
  expect(odds('morale', { troops: 'green', leader: false }, 'morale')).toStrictEqual({
    '{"morale":"broken"}': '7/12',
    '{"morale":"shaken"}': '1/4',
    '{"morale":"good"}': '1/6',
  });
});
