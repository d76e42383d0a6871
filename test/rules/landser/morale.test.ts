import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('landser');

describe('LS-BRK-01: the break-off point', () => {
  test('a D10 above the number in action, and the squad is broken', () => {
    const { facts, steps } = ruled('morale', { 'in-action': 8, out: 2 }, dice(9));
    expect(facts).toStrictEqual({ broken: true });
    expect(steps[0]).toMatchObject({ rule: 'LS-BRK-01', sides: 10, faces: [9], need: 9, result: 'broken' });
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
});

describe('LS-BRK-02: grades', () => {
  test.each([
    ['stubborn', 3],
    ['elite', 4],
    ['fanatic', 5],
  ])('%s squads test from %d casualties', (grade, from) => {
    const given = { 'in-action': 5, grade };
    const early = ruled('morale', { ...given, out: from - 1 }, dice(), 'break-off-grades');
    expect(early.facts).toStrictEqual({ 'test-due': false });
    expect(early.steps[0]!.rule).toBe('LS-BRK-02');
    expect(ruled('morale', { ...given, out: from }, dice(6), 'break-off-grades').facts).toStrictEqual({ broken: true });
    expect(chance('morale', { ...given, out: from }, { broken: true }, 'break-off-grades')).toBe('1/2');
  });

  test.each(['stubborn', 'elite', 'fanatic'])('refused without break-off-grades: %s', (grade) => {
    expect(refused('morale', { grade })).toMatchObject({ rule: 'LS-BRK-02', says: 'toggle-off' });
    expect(refused('morale', { grade, out: 0 }).rule).toBe('LS-BRK-02');
  });

  test('a regular squad is the same with and without the toggle', () => {
    for (const out of [1, 2, 5]) {
      expect(odds('morale', { out }, 'break-off-grades')).toStrictEqual(odds('morale', { out }));
    }
  });
});
