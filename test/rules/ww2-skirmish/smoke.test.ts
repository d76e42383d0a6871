import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('ww2-skirmish');

test('R-30: smoke rolls to hit a point, and is down where it is meant or nowhere', () => {
  const { facts, steps } = ruled('smoke', { range: 12 }, dice(8));
  expect(facts).toStrictEqual({ placed: true });
  expect(steps).toMatchObject([
    { rule: 'WS-GREN-04', need: 8 },
    { rule: 'WS-SMK-01', result: '3' },
  ]);
  expect(ruled('smoke', { range: 12 }, dice(7)).facts).toStrictEqual({ placed: false });
});

test.each([
  ['light-mortar', 25, '9/20'],
  ['mortar', 24, '13/20'],
  ['mortar', 41, '9/20'],
  ['rifle-grenade', 40, '1/5'],
])('WS-GREN-03, WS-GREN-04: %s at %d": %s', (weapon, range, placed) => {
  expect(chance('smoke', { weapon, range }, { placed: true })).toBe(placed);
});

test('WS-GREN-03: it has the reach of what fires it', () => {
  expect(refused('smoke', { weapon: 'mortar', range: 20 }).rule).toBe('WS-GREN-03');
  expect(refused('smoke', { weapon: 'light-mortar', range: 41 }).rule).toBe('WS-GREN-03');
  expect(refused('smoke', { weapon: 'rifle-grenade', range: 5 }).rule).toBe('WS-GREN-03');
});

test('R-30: only the firer and his ranging count: WS-GREN-06, WS-GREN-07', () => {
  const modifiers = (given: object) =>
    ruled('smoke', { range: 20, ...given }, dice(1)).steps[0]!.modifiers.map(({ rule, value }) => [rule, value]);
  expect(modifiers({ moved: true })).toStrictEqual([['WS-GREN-07', -2]]);
  expect(modifiers({ 'ranged-in': true })).toStrictEqual([['WS-GREN-06', 3]]);
  expect(modifiers({ wp: true, cover: 'hard', unaware: true, enclosed: true })).toStrictEqual([]);
  // A rifle has no ranging.
  expect(modifiers({ weapon: 'rifle-grenade', 'ranged-in': true })).toStrictEqual([]);
});

test('WS-SMK-02: white phosphorus burns as a grenade does', () => {
  const given = { range: 10, wp: true, figures: 3, cover: 'soft' };
  const { facts, steps } = ruled('smoke', given, dice(8, 2, 3, 6));
  expect(facts).toStrictEqual({ placed: true, suppressed: 1, wounds: 0, disabled: 1, kills: 0 });
  expect(steps.map(({ rule }) => rule)).toContain('WS-SMK-02');
  expect(ruled('smoke', given, dice(7)).facts).toStrictEqual({ placed: false });
});

test('WS-SMK-02: other smoke hurts nobody', () => {
  expect(odds('smoke', { range: 10, figures: 4, cover: 'soft' })).toStrictEqual({
    '{"placed":false}': '7/20',
    '{"placed":true}': '13/20',
  });
});

test('what the table agreed is for the D20 and not for the phosphorus', () => {
  expect(ruled('smoke', { range: 10, wp: true, modifier: 2 }, dice(6, 4)).facts).toMatchObject({ wounds: 1 });
});

test('of twelve figures, the most that are legal, the odds stay within bounds', () => {
  expect(Object.keys(odds('smoke', { range: 10, wp: true, figures: 12 }))).toHaveLength(1 + 1820);
});
