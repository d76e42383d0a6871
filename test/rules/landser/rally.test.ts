import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('landser');

test('LS-RALLY-04: one in hide within 10" is active again on 2 to 6', () => {
  const { facts, steps } = ruled('rally', {}, dice(2));
  expect(facts).toStrictEqual({ rallied: true });
  expect(steps).toMatchObject([
    { rule: 'LS-RALLY-04', faces: [], result: '10″' },
    { rule: 'LS-RALLY-04', sides: 6, faces: [2], need: 2, result: 'rallied' },
  ]);
  expect(odds('rally', {})).toStrictEqual({ '{"rallied":true}': '5/6', '{"rallied":false}': '1/6' });
});

test('LS-RALLY-04: a natural 1 fails whatever is added, and so does a total of 1', () => {
  expect(chance('rally', { modifier: 5 }, { rallied: true })).toBe('5/6');
  expect(chance('rally', { modifier: -2 }, { rallied: true })).toBe('1/2');
  expect(chance('rally', { modifier: -5 }, { rallied: true })).toBe('0');
});

test('LS-RALLY-02: a broken squad within 15" on a D10, up to the number in action', () => {
  const given = { kind: 'squad', 'in-action': 7 };
  const { facts, steps } = ruled('rally', given, dice(7));
  expect(facts).toStrictEqual({ rallied: true });
  expect(steps).toMatchObject([
    { rule: 'LS-RALLY-02', result: '15″' },
    { rule: 'LS-RALLY-02', sides: 10, faces: [7], result: 'rallied' },
  ]);
  expect(ruled('rally', given, dice(8)).facts).toStrictEqual({ rallied: false });
  expect(chance('rally', given, { rallied: true })).toBe('7/10');
  expect(chance('rally', { kind: 'squad', 'in-action': 0 }, { rallied: true })).toBe('0');
  expect(chance('rally', { kind: 'squad', 'in-action': 14 }, { rallied: true })).toBe('1');
});

test('LS-HIDE-08, R-43: one forced to hide throws for himself as for break-off', () => {
  const { facts, steps } = ruled('rally', { kind: 'self', 'in-action': 4 }, dice(5));
  expect(facts).toStrictEqual({ rallied: false });
  expect(steps).toMatchObject([{ rule: 'LS-HIDE-08', sides: 10, faces: [5], result: 'not-rallied' }]);
  expect(chance('rally', { kind: 'self', 'in-action': 4 }, { rallied: true })).toBe('2/5');
});

test('a modifier is for the D10 too, and lowers the chance', () => {
  expect(chance('rally', { kind: 'squad', 'in-action': 7, modifier: 2 }, { rallied: true })).toBe('1/2');
});

test('it needs no toggle to be thrown, and the toggle changes nothing in it', () => {
  for (const kind of ['figure', 'squad', 'self']) {
    expect(odds('rally', { kind }, 'rally')).toStrictEqual(odds('rally', { kind }));
  }
  expect(wrong('rally', { kind: 'platoon' }).says).toBe('unknown-value');
});
