import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { factsOf, pair, withOnly } from './with-only.ts';

const { ruled, odds, refused, wrong } = by('panzertroops');

describe('PT-SPLIT-01: firepower divided', () => {
  test('is thrown target by target, each with its save', () => {
    const given = { weapon: 'mmg', split: '2,1,1', stance: 'running', cover: 'hard', phase: 'defensive' };
    const faces = [...pair(7), ...pair(8), ...pair(5), ...pair(8), ...pair(2)];
    const { facts, steps } = ruled('fire', given, faces, withOnly('pinning'));
    // 7 + 2 hits by 3, saved; 5 + 1 pins; 8 + 1 hits by 3, not saved.
    expect(facts).toStrictEqual({ killed: 1, 'weapons-destroyed': 1, saved: 1, pinned: 1 });
    const thrown = steps.filter(({ faces: fell }) => fell.length > 0);
    expect(thrown.map(({ rule, item }) => [rule, item])).toStrictEqual([
      ['PT-FIRE-02', 1],
      ['PT-COV-05', 1],
      ['PT-FIRE-02', 2],
      ['PT-FIRE-02', 3],
      ['PT-COV-05', 3],
    ]);
    expect(thrown.map(({ modifiers }) => modifiers)).toMatchObject([
      [{ rule: 'PT-SPLIT-01', value: 2 }],
      [],
      [{ value: 1 }],
      [{ value: 1 }],
      [],
    ]);
    expect(steps.at(-1)).toMatchObject({ results: ['saved', 'pinned', 'totally-destroyed'] });
  });

  test('penalty and modifier count for every throw, not for the points', () => {
    const given = { weapon: 'smg', split: '1,1', moved: true, modifier: 1 };
    const thrown = ruled('fire', given, dice(1, 1, 1, 1), withOnly()).steps.filter(({ rule }) => rule === 'PT-FIRE-02');
    expect(thrown.map(({ total }) => total)).toStrictEqual([2, 2]);
  });

  test('one number is so many points on one target, with the facts of one', () => {
    const given = { weapon: 'lmg', split: '2', stance: 'running', phase: 'defensive' };
    expect(factsOf('fire', given, [5])).toStrictEqual({ result: 'killed', 'total-destruction': false });
    expect(factsOf('fire', given, [4])).toStrictEqual({ result: 'miss' });
  });

  test.each(['3,2', '1,1,1,1', '0,2', '4', '0', '-1', '2,-1'])('an LMG does not divide its 3 as %s', (split) => {
    expect(refused('fire', { weapon: 'lmg', split })).toMatchObject({ rule: 'PT-SPLIT-01', reason: 'bad-split' });
  });

  test('1 point is for 1 target; a broken group has 1 less to divide, and 0 is not divided', () => {
    expect(refused('fire', { weapon: 'rifle', split: '1,1' }).rule).toBe('PT-SPLIT-01');
    expect(refused('fire', { weapon: 'pistol', split: '1' }).rule).toBe('PT-SPLIT-01');
    expect(refused('fire', { weapon: 'smg', split: '1,1', broken: true }).rule).toBe('PT-SPLIT-01');
    expect(factsOf('fire', { weapon: 'smg', split: '1', broken: true }, [2])).toStrictEqual({ result: 'miss' });
  });

  test.each(['', 'two', '1,,1', '1.5', '1;1'])('"%s" is no division at all', (split) => {
    expect(() => ruled('fire', { weapon: 'lmg', split }, [])).toThrow('not-whole');
  });

  test('PT-SPLIT-03: armour-piercing fire is not divided', () => {
    expect(wrong('tankhit', { weapon: 'satchel', armour: 9, split: '3,4' }).says).toBe('unknown-option');
    expect(factsOf('fire', { weapon: 'at-medium', split: '2,1' }, [2, 2])).toMatchObject({ killed: 0 }); // aps at men
  });
});

describe('the facts of several', () => {
  const given = { weapon: 'lmg', split: '2,1', stance: 'running', phase: 'defensive' };

  test.each([
    [{}, [], ['killed', 'weapons-destroyed']],
    [{ cover: 'soft' }, ['pinning'], ['killed', 'weapons-destroyed', 'saved', 'pinned']],
    [{ cover: 'hard', 'target-type': 'soft-vehicle' }, ['pinning', 'morale'], ['killed', 'saved', 'morale-checks']],
    [{ cover: 'soft', 'target-type': 'soft-vehicle' }, ['pinning'], ['killed']],
    [{ 'target-type': 'exposed' }, ['morale'], ['killed', 'weapons-destroyed', 'saved']],
  ] as const)('of %j with %j are %j', (more, toggles, names) => {
    expect(Object.keys(factsOf('fire', { ...given, ...more }, [2, 2], ...toggles))).toStrictEqual(names);
  });

  test('count checks of soft vehicles that were missed or saved', () => {
    const trucks = { ...given, 'target-type': 'soft-vehicle', cover: 'hard', modifier: 2 };
    // 3 + 2 + 2 hits, and is saved; 4 + 1 + 2 hits, and is saved: both shaken.
    expect(factsOf('fire', trucks, [3, 8, 4, 9], 'morale')).toStrictEqual({ killed: 0, saved: 2, 'morale-checks': 2 });
    expect(factsOf('fire', trucks, [2, 4, 2], 'morale')).toStrictEqual({ killed: 1, saved: 0, 'morale-checks': 0 });
  });
});

describe('split-one-roll', () => {
  const given = { weapon: 'lmg', split: '2,1', stance: 'running', cover: 'soft', phase: 'defensive' };

  test('throws once for all, then the saves', () => {
    const { facts, steps } = ruled('fire', given, [...pair(6), ...pair(7), ...pair(6)], withOnly('split-one-roll'));
    expect(facts).toStrictEqual({ killed: 1, 'weapons-destroyed': 0, saved: 1 });
    expect(steps.filter(({ faces }) => faces.length > 0).map(({ rule }) => rule)).toStrictEqual([
      'PT-FIRE-02',
      'PT-COV-04',
      'PT-COV-04',
    ]);
    expect(factsOf('fire', given, [5, 8], 'split-one-roll', 'pinning')).toStrictEqual({
      killed: 1,
      'weapons-destroyed': 0,
      saved: 0,
      pinned: 1,
    });
  });

  test('makes both meet one fate where each alone could meet another', () => {
    const bare = { ...given, split: '1,1', cover: 'none' };
    expect(odds('fire', bare, withOnly('split-one-roll'))).toStrictEqual({
      '{"killed":0,"weapons-destroyed":0}': '5/18',
      '{"killed":2,"weapons-destroyed":0}': '11/36',
      '{"killed":2,"weapons-destroyed":2}': '5/12',
    });
    expect(odds('fire', bare, withOnly())['{"killed":1,"weapons-destroyed":0}']).toBe('55/324');
  });
});

test('PT-FLAME-03: one fuel die after all targets, and none for a part that goes on', () => {
  const given = { weapon: 'flamethrower', split: '2,1' };
  const facts = ruled('fire', given, dice(1, 1, 1, 1, /* fuel */ 1)).facts;
  expect(facts).toStrictEqual({ killed: 0, 'weapons-destroyed': 0, pinned: 0, 'fuel-out': true });
  expect(ruled('fire', { ...given, continued: true }, dice(1, 1, 1, 1)).facts).not.toHaveProperty('fuel-out');
});
