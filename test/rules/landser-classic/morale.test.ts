import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, chance, wrong } = by('landser-classic');

describe('LC-BRK-01: the break-off point', () => {
  test('a D10 above the number in action breaks', () => {
    const { facts, steps } = ruled('morale', { 'in-action': 8, out: 2 }, dice(9));
    expect(facts).toStrictEqual({ broken: true });
    expect(steps[0]).toMatchObject({ rule: 'LC-BRK-01', sides: 10, faces: [9], need: 9, result: 'broken' });
    expect(ruled('morale', { 'in-action': 8 }, dice(8)).facts).toStrictEqual({ broken: false });
    expect(odds('morale', { 'in-action': 8 })).toStrictEqual({ '{"broken":false}': '4/5', '{"broken":true}': '1/5' });
  });

  test('with fewer than 2 out of action no test is due, and no die falls', () => {
    for (const out of [0, 1]) {
      expect(ruled('morale', { 'in-action': 9, out }, dice()).facts).toStrictEqual({ 'test-due': false });
    }
  });

  test('a modifier is for the die; nobody in action is broken whatever it shows', () => {
    expect(chance('morale', { 'in-action': 8, modifier: 2 }, { broken: true })).toBe('2/5');
    expect(chance('morale', { 'in-action': 0 }, { broken: true })).toBe('1');
  });

  test('this book has no grades', () => {
    expect(wrong('morale', { grade: 'elite' }).says).toBe('unknown-option');
  });
});
