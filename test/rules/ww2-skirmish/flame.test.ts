import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('ww2-skirmish');

const flame = (given: Given) => ({ weapon: 'flamethrower', range: 8, ...given });

describe('WS-FLM-01, WS-FLM-04: a flamethrower at anything but an AFV has ranges and scores of its own', () => {
  test.each([
    [6, 4],
    [12, 4],
    [12.5, 14],
    [18, 14],
    [18.5, 19],
    [24, 19],
  ])('at %d" it needs %d', (range, need) => {
    const { steps } = ruled('fire', flame({ range }), dice(1));
    expect(steps[0]).toMatchObject({ rule: 'WS-FLM-04', sides: 20, need, result: 'missed' });
    expect(chance('fire', flame({ range }), { hits: 0 })).toBe({ 4: '3/20', 14: '13/20', 19: '9/10' }[need]);
  });

  test.each([5.9, 24.1, 0])('at %d" it reaches nobody', (range) => {
    expect(refused('fire', flame({ range }))).toMatchObject({
      rule: 'WS-FLM-04',
      values: { nearest: 6, farthest: 24 },
    });
  });
});

test('WS-FLM-05: 1-2 suppressed, 3-4 disabled, 5-6 killed', () => {
  const { facts, steps } = ruled('fire', flame({ figures: 6 }), dice(4, 4, 4, 4, 4, 4, 1, 2, 3, 4, 5, 6));
  expect(facts).toStrictEqual({ hits: 6, suppressed: 2, disabled: 2, kills: 2 });
  expect(steps.at(-1)).toMatchObject({ rule: 'WS-FLM-05' });
  for (const count of ['suppressed', 'disabled', 'kills']) {
    expect(chance('fire', flame({ modifier: 20 }), { [count]: 1 })).toBe('1/3');
  }
});

describe('WS-FLM-06: it throws to hit at every member', () => {
  test('a D20 each', () => {
    const { facts } = ruled('fire', flame({ figures: 3 }), dice(3, 4, 20, /* effect */ 2, 6));
    expect(facts).toStrictEqual({ hits: 2, suppressed: 1, disabled: 0, kills: 1 });
  });

  test('R-40: with flame-one-roll one for all', () => {
    expect(ruled('fire', flame({ figures: 3 }), dice(4, 1, 3, 5), 'flame-one-roll').facts).toStrictEqual({
      hits: 3,
      suppressed: 1,
      disabled: 1,
      kills: 1,
    });
    expect(ruled('fire', flame({ figures: 3 }), dice(3), 'flame-one-roll').facts).toMatchObject({ hits: 0 });
    expect(chance('fire', flame({ figures: 3 }), { hits: 3 }, 'flame-one-roll')).toBe('17/20');
  });

  test('what the table agreed is for the dice to hit', () => {
    expect(ruled('fire', flame({ figures: 2, modifier: -1 }), dice(4, 5, 4)).facts).toMatchObject({ disabled: 1 });
  });
});

test('WS-FLM-03: it does not move and fire; that is said before its reach', () => {
  expect(refused('fire', flame({ moved: true, range: 50 }))).toMatchObject({
    rule: 'WS-FLM-03',
    says: 'ww2-skirmish/flame-on-the-move',
  });
});

test('nothing else is read of it', () => {
  const others = { aim: 'careful', cover: 'hard', dispersed: true, shots: 3, inactive: true, volley: true, actions: 0 };
  expect(odds('fire', flame({ figures: 2, ...others }))).toStrictEqual(odds('fire', flame({ figures: 2 })));
});

test('of twelve, the largest team that is legal, the odds stay within bounds', () => {
  expect(Object.keys(odds('fire', flame({ figures: 12 })))).toHaveLength(455); // how 12 part into four kinds
  expect(Object.keys(odds('fire', flame({ figures: 12 }), 'flame-one-roll'))).toHaveLength(1 + 91);
});
