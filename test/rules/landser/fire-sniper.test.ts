import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance } = by('landser');
const sniper = { weapon: 'sniper-rifle', range: 12 }; // needs a 2

describe('LS-SNIP-01: the sniper rifle', () => {
  test('reaches 120"', () => {
    expect(chance('fire', { ...sniper, range: 120 }, { hit: true })).toBe('1/3');
    expect(chance('fire', { ...sniper, range: 60 }, { hit: true })).toBe('1/2');
  });
});

describe("LS-SNIP-03: the effects of a sniper's hit", () => {
  test.each([
    [[1], { effect: 'hide' }],
    [[2, 4], { effect: 'light-wound', wound: 'disorientated' }],
    [[3, 2], { effect: 'serious-wound', wound: 'wound-a' }],
    [[4], { effect: 'out-of-action', wound: 'removed' }],
    [[6], { effect: 'out-of-action', wound: 'removed' }],
  ])('%j', (effects, facts) => {
    expect(ruled('fire', sniper, dice(2, ...effects)).facts).toStrictEqual({ hit: true, jam: false, ...facts });
  });

  test('R-11: without the range bonus, though the wound tables have theirs', () => {
    const near = { ...sniper, range: 2 };
    const { facts, steps } = ruled('fire', near, dice(4, 3, 3));
    expect(steps[1]).toMatchObject({ rule: 'LS-SNIP-03', modifiers: [], total: 3 });
    expect(facts).toMatchObject({ wound: 'wound-b' });
    expect(steps[2]!.modifiers).toMatchObject([{ rule: 'LS-SER-02', value: 1 }]);
  });

  test('R-11: with sniper-range-bonus, with it', () => {
    expect(ruled('fire', { ...sniper, range: 2 }, dice(4, 2), 'sniper-range-bonus').facts.wound).toBe('removed');
    expect(ruled('fire', { ...sniper, range: 4 }, dice(4, 2, 1), 'sniper-range-bonus').facts.wound).toBe('wound-a');
    expect(ruled('fire', sniper, dice(2, 1), 'sniper-range-bonus').facts.effect).toBe('hide');
  });

  test('R-11: an impossible shot carries its modifier', () => {
    const { facts } = ruled('fire', { ...sniper, range: 100, cover: 'full' }, dice(6, 5, 1));
    expect(facts).toMatchObject({ effect: 'serious-wound', wound: 'wound-a' });
  });

  test('the chart stands under alternative-wounds, and its wounds add up', () => {
    const by = (given: object, ...faces: number[]) =>
      ruled('fire', { ...sniper, ...given }, dice(2, ...faces), 'alternative-wounds').facts;
    expect(by({}, 2)).toMatchObject({ effect: 'light-wound' });
    expect(by({}, 3, 4)).toMatchObject({ effect: 'serious-wound' });
    expect(by({ 'light-before': 1 }, 2, 5)).toMatchObject({ effect: 'out-of-action', wound: 'removed' });
    expect(by({}, 4)).toMatchObject({ wound: 'removed' });
  });
});

describe('LS-SNIP-04: +1 for each extra turn of aiming', () => {
  test('on the effects', () => {
    const { facts, steps } = ruled('fire', { ...sniper, 'aim-turns': 2 }, dice(2, 2));
    expect(facts).toMatchObject({ wound: 'removed' });
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'LS-SNIP-04', value: 2 }]);
  });

  test('R-10: with sniper-aim-to-hit, to hit instead', () => {
    const aimed = { ...sniper, range: 60, 'aim-turns': 2 };
    expect(chance('fire', aimed, { hit: true })).toBe('1/2');
    expect(chance('fire', aimed, { hit: true }, 'sniper-aim-to-hit')).toBe('5/6');
    const { facts, steps } = ruled('fire', aimed, dice(2, 2, 1), 'sniper-aim-to-hit');
    expect(steps[0]!.modifiers).toMatchObject([{ rule: 'LS-SNIP-04', value: 2 }]);
    expect(facts).toMatchObject({ effect: 'light-wound', wound: 'angry' });
  });
});
