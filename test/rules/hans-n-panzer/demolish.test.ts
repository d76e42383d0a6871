import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

const HOWITZER = { weapon: 'artillery', target: 'small-house' };

describe('HP-TER-07: a shell on a house', () => {
  test('4, 5 and 6 are a hit, 1 to 3 nothing', () => {
    expect(ruled('demolish', HOWITZER, dice(3)).facts).toStrictEqual({ damage: false });
    const { facts, steps } = ruled('demolish', HOWITZER, dice(4));
    expect(facts).toStrictEqual({ damage: true, destroyed: false });
    expect(steps[0]).toMatchObject({ rule: 'HP-TER-07', need: 4, result: 'damage' });
    expect(chance('demolish', { ...HOWITZER, modifier: 1 }, { damage: true })).toBe('2/3');
  });

  test.each(['88mm', '20mm', 'infantry-mortar', 'heavy-mortar'])('HP-TER-10: %s takes 1 off the die', (weapon) => {
    expect(chance('demolish', { ...HOWITZER, weapon }, { damage: true })).toBe('1/3');
    const { steps } = ruled('demolish', { ...HOWITZER, weapon }, dice(4));
    expect(steps[0]).toMatchObject({ modifiers: [{ rule: 'HP-TER-10', value: -1 }], result: 'nothing' });
  });

  test('worked example 13: the fourth hit on a small house with four men', () => {
    const fourth = { ...HOWITZER, hits: 3, occupants: 4 };
    expect(odds('demolish', fourth)).toStrictEqual({
      '{"damage":false}': '1/2',
      '{"damage":true,"destroyed":true,"killed":4}': '1/2',
    });
    expect(chance('demolish', { ...fourth, weapon: '76mm-us' }, { destroyed: true })).toBe('1/3');
  });

  test('HP-TER-08: 4 hits for a small house, 7 for a large one', () => {
    expect(ruled('demolish', { ...HOWITZER, hits: 2 }, dice(6)).facts.destroyed).toBe(false);
    expect(ruled('demolish', { ...HOWITZER, hits: 3 }, dice(6)).facts.destroyed).toBe(true);
    const large = { weapon: 'artillery', target: 'large-house' };
    expect(ruled('demolish', { ...large, hits: 5 }, dice(6)).facts.destroyed).toBe(false);
    expect(ruled('demolish', { ...large, hits: 6 }, dice(6)).facts.destroyed).toBe(true);
    expect(ruled('demolish', { ...large, hits: 5 }, dice(6)).steps[1]).toMatchObject({
      rule: 'HP-TER-08',
      result: 'so-many-of',
      values: [6, 7],
    });
  });

  test('HP-TER-09: who is in it is removed with it, and nobody before', () => {
    const { facts, steps } = ruled('demolish', { ...HOWITZER, hits: 3 }, dice(6));
    expect(facts).toStrictEqual({ damage: true, destroyed: true, killed: 0 });
    expect(steps.at(-1)!.rule).toBe('HP-TER-09');
    expect(ruled('demolish', { ...HOWITZER, occupants: 4 }, dice(6)).facts).not.toHaveProperty('killed');
  });

  test('HP-TER-05: a small house holds 4 men and a large one 6', () => {
    const asked = (given: object) => inputErrorOf(() => odds('demolish', { ...HOWITZER, ...given }));
    expect(asked({ occupants: 5 })).toMatchObject({ says: 'out-of-range', values: { option: 'occupants', max: 4 } });
    expect(asked({ hits: 4 })).toMatchObject({ says: 'out-of-range', values: { option: 'hits', max: 3 } });
    const large = { weapon: 'artillery', target: 'large-house' };
    expect(ruled('demolish', { ...large, hits: 6, occupants: 6 }, dice(4)).facts.killed).toBe(6);
    expect(wrong('demolish', { ...large, occupants: 7 }).says).toBe('out-of-range');
    expect(wrong('demolish', { ...large, hits: 7 }).says).toBe('out-of-range');
  });
});

describe('HP-TER-11: a shell on a wall or fence', () => {
  const WALL = { weapon: 'artillery', target: 'wall' };

  test.each([
    [3, 'none'],
    [4, 'half-height'],
    [5, 'gap'],
    [6, 'gap'],
  ])('%d: %s', (face, result) => {
    const { facts, steps } = ruled('demolish', WALL, dice(face));
    expect(facts).toStrictEqual({ result });
    expect(steps[0]!.rule).toBe('HP-TER-11');
  });

  test('HP-RUL-17: guns and mortars take 1 off here too; hits and occupants are no matter', () => {
    expect(chance('demolish', { ...WALL, weapon: '88mm' }, { result: 'gap' })).toBe('1/6');
    expect(odds('demolish', { ...WALL, hits: 6, occupants: 6 })).toStrictEqual(odds('demolish', WALL));
    expect(chance('demolish', { ...WALL, modifier: 2 }, { result: 'none' })).toBe('1/6');
    expect(chance('demolish', { ...WALL, modifier: 10 }, { result: 'gap' })).toBe('1');
    expect(chance('demolish', { ...WALL, modifier: -10 }, { result: 'none' })).toBe('1');
  });
});

describe('how far', () => {
  test('HP-GUN-04: the range of the gun, here all of its 60"', () => {
    for (const [weapon, most] of [
      ['88mm', 60],
      ['75mm-us', 40],
      ['20mm', 20],
    ] as const) {
      expect(ruled('demolish', { ...HOWITZER, weapon, range: most }, dice(1)).facts).toStrictEqual({ damage: false });
      const { facts, steps } = ruled('demolish', { ...HOWITZER, weapon, range: most + 0.1 }, dice());
      expect(facts).toStrictEqual({ shot: 'out-of-range' });
      expect(steps[0]!.rule).toBe('HP-GUN-04');
    }
  });

  test('HP-INF-03: 50" for an infantry mortar; the others have no limit', () => {
    const mortar = { ...HOWITZER, weapon: 'infantry-mortar' };
    expect(ruled('demolish', { ...mortar, range: 50 }, dice(1)).facts.damage).toBe(false);
    expect(ruled('demolish', { ...mortar, range: 50.1 }, dice()).facts.shot).toBe('out-of-range');
    for (const weapon of ['artillery', 'heavy-mortar'])
      expect(ruled('demolish', { ...HOWITZER, weapon, range: 500 }, dice(1)).facts.damage).toBe(false);
  });

  test('HP-VIS-01: a howitzer fires at what it sees, a heavy mortar at what its observer sees', () => {
    const far = { ...HOWITZER, range: 31, visibility: 30 };
    expect(ruled('demolish', far, dice()).facts).toStrictEqual({ shot: 'out-of-sight' });
    expect(ruled('demolish', { ...far, weapon: 'infantry-mortar' }, dice()).facts.shot).toBe('out-of-sight');
    expect(ruled('demolish', { ...far, weapon: 'heavy-mortar' }, dice(1)).facts.damage).toBe(false);
    expect(ruled('demolish', { ...HOWITZER, visibility: 1 }, dice(1)).facts.damage).toBe(false);
  });

  test('HP-GEN-07: twice as far with double-scale; houses stay as they are', () => {
    const given = { ...HOWITZER, weapon: '88mm', range: 120, hits: 3 };
    expect(ruled('demolish', given, dice(5), 'double-scale').facts.destroyed).toBe(true);
    expect(ruled('demolish', { ...given, range: 120.1 }, dice(), 'double-scale').facts.shot).toBe('out-of-range');
  });
});
