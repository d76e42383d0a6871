import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

describe('HP-GREN-02: a grenade hits on 4, 5 and 6', () => {
  test('and then everyone in the blast saves or dies', () => {
    const { facts, steps } = ruled('grenade', { range: 2, figures: 3 }, dice(4, /* saves */ 4, 5, 1));
    expect(facts).toStrictEqual({ hit: true, figures: 3, killed: 2 });
    expect(steps.map(({ rule }) => rule)).toStrictEqual([
      'HP-GREN-02',
      'HP-GREN-04',
      'HP-GREN-04',
      'HP-GREN-04',
      'HP-GREN-04',
    ]);
  });

  test('HP-RUL-15: a miss does nothing', () => {
    expect(ruled('grenade', { range: 1, figures: 3 }, dice(3)).facts).toStrictEqual({ hit: false });
  });

  test('a modifier is for the throw, not for the saves', () => {
    expect(chance('grenade', { range: 1, modifier: 1 }, { hit: true })).toBe('2/3');
    expect(chance('grenade', { range: 1, modifier: 10 }, { killed: 1 })).toBe('2/3');
    expect(chance('grenade', { range: 1, modifier: -10 }, { hit: false })).toBe('1');
  });
});

describe('HP-GREN-04: 1 to 4 kills, 5 and 6 save', () => {
  test('worked example 11: into a room of four', () => {
    const room = { range: 2, figures: 4, place: 'room' };
    expect(chance('grenade', room, { hit: true })).toBe('1/2');
    expect(chance('grenade', room, { killed: 4 })).toBe('8/81');
    expect(chance('grenade', room, { killed: 0 })).toBe('1/162');
    expect(odds('grenade', { ...room, place: 'open' })).toStrictEqual(odds('grenade', room));
  });

  test('HP-RUL-15: with deadly-grenades nobody in the open is saved, and in a room they still may be', () => {
    const given = { range: 2, figures: 3 };
    expect(odds('grenade', given, 'deadly-grenades')).toStrictEqual({
      '{"hit":false}': '1/2',
      '{"figures":3,"hit":true,"killed":3}': '1/2',
    });
    expect(ruled('grenade', given, dice(6), 'deadly-grenades').steps.at(-1)!.rule).toBe('HP-GREN-04');
    const room = { ...given, place: 'room' };
    expect(odds('grenade', room, 'deadly-grenades')).toStrictEqual(odds('grenade', room));
  });
});

describe('HP-GREN-01: 2" and no farther', () => {
  test('on the table', () => {
    expect(ruled('grenade', { range: 2 }, dice(1)).facts).toStrictEqual({ hit: false });
    const { facts, steps } = ruled('grenade', { range: 2.1 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-range' });
    expect(steps[0]!.rule).toBe('HP-GREN-01');
  });

  test('HP-GEN-07: 4" with double-scale', () => {
    expect(ruled('grenade', { range: 4 }, dice(1), 'double-scale').facts).toStrictEqual({ hit: false });
    expect(ruled('grenade', { range: 4.1 }, dice(), 'double-scale').facts.shot).toBe('out-of-range');
  });

  test('HP-VIS-01: nor beyond the limit of sight', () => {
    expect(ruled('grenade', { range: 1.5, visibility: 1 }, dice()).facts).toStrictEqual({ shot: 'out-of-sight' });
  });
});

test('thirty in a blast, the most that may be, have odds at once', () => {
  expect(Object.keys(odds('grenade', { range: 1, figures: 30 }))).toHaveLength(32);
  expect(wrong('grenade', { range: 1, figures: 31 }).says).toBe('out-of-range');
});
