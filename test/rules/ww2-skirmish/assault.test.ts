import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('ww2-skirmish');

const facts = (given: Given, attacker: number, defender: number) =>
  ruled('assault', given, dice(attacker, defender)).facts;

describe('WS-MEL-03: each side throws a D6 on its Actions and further figures', () => {
  test('the dice, the attacker first', () => {
    const fight = { actions: 3, 'target-actions': 1, extra: 2, 'target-extra': 1 };
    const { steps } = ruled('assault', fight, dice(2, 5));
    expect(steps[0]).toMatchObject({ rule: 'WS-MEL-03', sides: 6, faces: [2], total: 7 });
    expect(steps[1]).toMatchObject({ rule: 'WS-MEL-03', sides: 6, faces: [5], total: 7 });
    expect(steps[0]!.modifiers.map(({ value }) => value)).toStrictEqual([3, 2]);
    expect(steps[1]!.modifiers.map(({ value }) => value)).toStrictEqual([1, 1]);
  });

  test('two men alike: 15 in 36 to either, and 6 to neither', () => {
    expect(chance('assault', {}, { winner: 'attacker' })).toBe('5/12');
    expect(chance('assault', {}, { winner: 'defender' })).toBe('5/12');
    expect(chance('assault', {}, { winner: 'none' })).toBe('1/6');
  });

  test('R-11: a tie says no more than that', () => {
    expect(facts({}, 4, 4)).toStrictEqual({ winner: 'none' });
    expect(facts({ actions: 3, friends: false, 'target-friends': false }, 1, 2)).toStrictEqual({ winner: 'none' });
  });

  test("what is agreed is the attacker's", () => {
    const { steps } = ruled('assault', { modifier: -3 }, dice(6, 1));
    expect(steps.map(({ total }) => total).slice(0, 2)).toStrictEqual([5, 3]);
  });
});

describe('what becomes of the loser', () => {
  /** Beaten by this much: the attacker has that many Actions more, and both throw the same. */
  const by = (margin: number, given: Given = {}) => facts({ actions: margin, 'target-actions': 0, ...given }, 3, 3);
  const beats = (margin: number, given: Given = {}) => facts({ actions: 0, 'target-actions': margin, ...given }, 3, 3);

  test.each([
    ['WS-MEL-04', 1, 'pushed-back'],
    ['WS-MEL-05', 2, 'pushed-back'],
    ['WS-MEL-06', 3, 'wounded'],
    ['WS-MEL-07', 4, 'disabled'],
  ] as const)('%s: by %d %s', (rule, margin, result) => {
    expect(by(margin)).toStrictEqual({ winner: 'attacker', result, captured: false });
    expect(beats(margin)).toStrictEqual({ winner: 'defender', result, captured: false });
    const { steps } = ruled('assault', { actions: margin, 'target-actions': 0 }, dice(3, 3));
    expect(steps.at(-1)).toMatchObject({ rule, result });
  });

  test('WS-MEL-08: by 5 or more killed, and no prisoner', () => {
    for (const margin of [5, 6, 11]) {
      expect(by(margin, { 'target-friends': false })).toStrictEqual({ winner: 'attacker', result: 'killed' });
      expect(beats(margin, { friends: false })).toStrictEqual({ winner: 'defender', result: 'killed' });
    }
  });

  test.each([
    ['WS-MEL-04', 1, false],
    ['WS-MEL-05, R-12', 2, true],
    ['WS-MEL-06', 3, true],
    ['WS-MEL-07', 4, true],
  ] as const)('%s: by %d captured without friends within 4": %s', (_rule, margin, captured) => {
    expect(by(margin, { 'target-friends': false }).captured).toBe(captured);
    expect(beats(margin, { friends: false }).captured).toBe(captured);
    // The friends of the winner do not matter.
    expect(by(margin, { friends: false }).captured).toBe(false);
    expect(beats(margin, { 'target-friends': false }).captured).toBe(false);
  });

  test('R-12: further figures in contact are friends', () => {
    expect(by(4, { 'target-friends': false, 'target-extra': 1 })).toMatchObject({ result: 'wounded', captured: false });
    expect(by(1, { 'target-friends': false, extra: 2 })).toMatchObject({ result: 'wounded', captured: true });
    expect(beats(4, { friends: false, extra: 1 })).toMatchObject({ result: 'wounded', captured: false });
  });
});

test('the largest fight has odds', () => {
  const all = odds('assault', { actions: 20, extra: 20, 'target-actions': 20, 'target-extra': 20 });
  expect(Object.keys(all)).toHaveLength(9);
  expect(odds('assault', { actions: 20, extra: 20, 'target-actions': 0 })).toStrictEqual({
    '{"result":"killed","winner":"attacker"}': '1',
  });
  expect(wrong('assault', { extra: -1 }).says).toBe('out-of-range');
});
