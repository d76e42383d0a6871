import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, wrong } = by('ww2-skirmish');

const points = (given: Given, toggles?: string) => ruled('points', given, dice(), toggles).facts;
const each = (given: Given, toggles?: string) => points(given, toggles).points;

describe('what a figure costs', () => {
  test('WS-PTS-01: a point for each Action', () => {
    for (const actions of [1, 2, 3]) expect(each({ actions })).toBe(actions);
    expect(each({})).toBe(2);
  });

  test.each([
    ['mg', 6],
    ['bar', 6],
    ['quad-mg', 6],
    ['assault-rifle', 4],
    ['smg', 3],
    ['rifle', 2],
    ['carbine', 2],
    ['other', 2],
    ['pistol', 1],
  ])('WS-PTS-03: 2 Actions and a %s: %d', (weapon, cost) => expect(each({ weapon })).toBe(cost));

  test('WS-PTS-03: a point for each grenade or mortar round, and a pistol beside them costs nothing (R-03)', () => {
    expect(each({ rounds: 3 })).toBe(5);
    expect(each({ weapon: 'pistol', rounds: 1 })).toBe(3);
    expect(each({ weapon: 'pistol', actions: 3 })).toBe(2);
  });

  test('WS-PTS-04: none costs less than 1', () => {
    expect(each({ weapon: 'pistol', actions: 1 })).toBe(1);
    const { steps } = ruled('points', { weapon: 'pistol', actions: 1 }, dice());
    expect(steps.map(({ rule, result }) => `${rule} ${result}`)).toStrictEqual(['WS-PTS-01 0', 'WS-PTS-04 1']);
  });

  test('WS-PTS-05, R-03: 7 is the dearest without rounds, and a cap with points-cap-7 only', () => {
    expect(each({ actions: 3, weapon: 'mg' })).toBe(7);
    expect(each({ actions: 3, weapon: 'mg', rounds: 2 })).toBe(9);
    expect(each({ actions: 3, weapon: 'mg', rounds: 2 }, 'points-cap-7')).toBe(7);
    expect(each({ actions: 2, weapon: 'mg', rounds: 1 }, 'points-cap-7')).toBe(7);
    expect(each({ weapon: 'smg' }, 'points-cap-7')).toBe(3);
    expect(each({ weapon: 'pistol', actions: 1 }, 'points-cap-7')).toBe(1);
  });
});

test('the total is for all figures', () => {
  expect(points({ weapon: 'smg', figures: 4 })).toStrictEqual({ points: 3, total: 12 });
  expect(points({ weapon: 'mg', actions: 3, rounds: 5, figures: 12 }, 'points-cap-7')).toStrictEqual({
    points: 7,
    total: 84,
  });
});

test('no dice: it is certain, and nothing can be agreed on a die', () => {
  expect(odds('points', { modifier: 3 })).toStrictEqual({ '{"points":2,"total":2}': '1' });
});

test('what is out of bounds is an error of input', () => {
  for (const given of [{ actions: 0 }, { actions: 4 }, { rounds: -1 }, { figures: 0 }, { figures: 13 }]) {
    expect(wrong('points', given).says).toBe('out-of-range');
  }
  expect(wrong('points', { weapon: 'bazooka' }).says).toBe('unknown-value');
});
