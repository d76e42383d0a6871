import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, chance, wrong } = by('hans-n-panzer');

const ready = (given: Given) => ruled('weapon', given, dice()).facts['ready-turn'];

describe('/weapon: from which turn on it serves', () => {
  test('worked example 14: a howitzer unhooked in turn 1 fires in turn 3, an anti-tank gun in turn 2', () => {
    expect(ruled('weapon', { action: 'set-up', weapon: 'artillery', turn: 1 }, dice()).facts).toStrictEqual({
      'ready-turn': 3,
    });
    expect(ready({ action: 'set-up', weapon: '6-pdr', turn: 1 })).toBe(2);
    expect(ready({ action: 'call-fire', turn: 2 })).toBe(3);
  });

  test.each<[string, Given, string, number]>([
    ['HP-GUN-02', { action: 'set-up', weapon: '88mm' }, 'HP-GUN-02', 5],
    ['HP-ART-05', { action: 'set-up', weapon: 'infantry-mortar' }, 'HP-ART-05', 5],
    ['HP-RUL-10', { action: 'set-up', weapon: 'heavy-mortar' }, 'HP-ART-05', 5],
    ['HP-ART-06', { action: 'set-up', weapon: 'artillery' }, 'HP-ART-06', 6],
    ['HP-GUN-01', { action: 'hook-up', weapon: 'artillery' }, 'HP-GUN-01', 5],
    ['HP-ART-11', { action: 'call-fire', weapon: 'artillery' }, 'HP-ART-11', 5],
    ['HP-CAP-02', { action: 'capture' }, 'HP-CAP-02', 5],
  ])('%s: %j, from turn 4 on', (_id, given, rule, turn) => {
    const { facts, steps } = ruled('weapon', { ...given, turn: 4 }, dice());
    expect(facts).toStrictEqual({ 'ready-turn': turn });
    expect(steps).toMatchObject([{ rule, result: 'turn', values: [turn] }]);
  });

  test('in turn 1, unless it is said', () => expect(ready({ action: 'capture' })).toBe(2));

  test('what is set up has to be named, and needs setting up', () => {
    expect(inputErrorOf(() => ready({ action: 'set-up' }))).toMatchObject({ values: { missing: ['weapon'] } });
    expect(wrong('weapon', { action: 'set-up', weapon: 'bazooka' }).says).toBe('unknown-value');
    expect(wrong('weapon', { action: 'capture', turn: 0 }).says).toBe('out-of-range');
    expect(wrong('weapon', {}).says).toBe('missing-options');
  });
});

describe('HP-VIS-02: how far one sees', () => {
  test.each([
    [dice(1, 1), 15],
    [dice(1, 2), 20],
    [dice(2, 2), 20],
    [dice(1, 4), 30],
    [dice(4, 4), 30],
    [dice(4, 5), 25],
    [dice(5, 6), 25],
    [dice(6, 6), 45],
  ])('%j: %d"', (faces, visibility) => {
    const { facts, steps } = ruled('visibility', {}, faces);
    expect(facts).toStrictEqual({ visibility });
    expect(steps).toMatchObject([{ rule: 'HP-VIS-02' }, { rule: 'HP-VIS-01', result: `${visibility}″` }]);
  });

  test('worked example 15: the odds', () => {
    expect(odds('visibility', {})).toStrictEqual({
      '{"visibility":30}': '5/9',
      '{"visibility":25}': '1/4',
      '{"visibility":20}': '5/36',
      '{"visibility":15}': '1/36',
      '{"visibility":45}': '1/36',
    });
  });

  test('HP-RUL-20: with bright-visibility 9 to 11 give 35"', () => {
    expect(chance('visibility', {}, { visibility: 35 }, 'bright-visibility')).toBe('1/4');
    expect(chance('visibility', {}, { visibility: 25 }, 'bright-visibility')).toBe('0');
    expect(chance('visibility', {}, { visibility: 30 }, 'bright-visibility')).toBe('5/9');
    expect(chance('visibility', {}, { visibility: 45 }, 'bright-visibility')).toBe('1/36');
  });

  test('HP-GEN-07: with double-scale twice as far', () => {
    expect(chance('visibility', {}, { visibility: 90 }, 'double-scale')).toBe('1/36');
    expect(chance('visibility', {}, { visibility: 70 }, 'double-scale,bright-visibility')).toBe('1/4');
  });

  test('HP-GEN-06: centimetres are only printed so', () => {
    const { facts, steps } = ruled('visibility', {}, dice(6, 6), 'centimetres');
    expect(facts).toStrictEqual({ visibility: 45 });
    expect(steps[1]!.result).toBe('45 cm');
  });
});
