import { describe, expect, test } from 'vitest';
import { MOST_OUTCOMES } from '../../../src/kernel/dice/enumerating-dice.ts';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('landser');

describe('LS-GREN-02: thrown at a point', () => {
  test('4 or more lands there', () => {
    const { facts, steps } = ruled('grenade', { figures: 0 }, dice(4));
    expect(facts).toStrictEqual({ hit: true });
    expect(steps[0]).toMatchObject({ rule: 'LS-GREN-02', need: 4, result: 'on-target' });
    expect(chance('grenade', { modifier: -3 }, { hit: true })).toBe('0');
  });

  test('LS-GREN-01: 8" and no farther, Molotovs too', () => {
    expect(ruled('grenade', { range: 8, figures: 0 }, dice(5)).facts.hit).toBe(true);
    expect(refused('grenade', { range: 8.5 }).rule).toBe('LS-GREN-01');
    expect(refused('grenade', { weapon: 'molotov', range: 9 }).rule).toBe('LS-GREN-01');
  });

  test('LS-GREN-08, R-26: a miss drifts towards twice the die, by a D3', () => {
    const { facts, steps } = ruled('grenade', {}, dice(3, /* direction */ 6, /* drift */ 3));
    expect(facts).toStrictEqual({ hit: false, 'scatter-direction': 12, 'scatter-distance': 2 });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LS-GREN-02', 'LS-GREN-08', 'LS-GREN-08']);
    expect(chance('grenade', {}, { 'scatter-direction': 2, 'scatter-distance': 3 })).toBe('1/36');
  });

  test('R-24: a D3 is one, whatever the halves of a D6 (exact-halves)', () => {
    expect(odds('grenade', {}, 'exact-halves')).toStrictEqual(odds('grenade', {}));
  });

  test('the check figures: missed 1/2, hide 1/6 + 1/9, light 5/108, serious and out 19/216 each', () => {
    expect(chance('grenade', {}, { hit: false })).toBe('1/2');
    expect(chance('grenade', {}, { effect: 'hide' })).toBe('5/18');
    expect(chance('grenade', {}, { effect: 'light-wound' })).toBe('5/108');
    expect(chance('grenade', {}, { effect: 'serious-wound' })).toBe('19/216');
    expect(chance('grenade', {}, { effect: 'out-of-action' })).toBe('19/216');
  });
});

describe('LS-GREN-03: effectiveness 3', () => {
  test('3 or more affects a soldier; LS-GREN-04: then effects +2, wounds +1', () => {
    const { facts, steps } = ruled('grenade', {}, dice(4, /* effective */ 3, /* effects */ 4, /* serious */ 3));
    expect(facts).toStrictEqual({ hit: true, effect: 'serious-wound', wound: 'wound-b' });
    expect(steps[1]).toMatchObject({ rule: 'LS-GREN-03', need: 3, result: 'effective' });
    expect(steps[2]!.modifiers).toMatchObject([{ rule: 'LS-EFF-02', value: 2 }]);
    expect(steps[3]!.modifiers).toMatchObject([{ rule: 'LS-SER-02', value: 1 }]);
  });

  test('LS-HIDE-09: with less he hides; with grenade-no-auto-hide nothing happens to him', () => {
    expect(ruled('grenade', {}, dice(6, 2)).facts).toStrictEqual({ hit: true, effect: 'hide' });
    expect(ruled('grenade', {}, dice(6, 2), 'grenade-no-auto-hide').facts).toStrictEqual({ hit: true, effect: 'none' });
    const two = ruled('grenade', { figures: 2 }, dice(6, 2, 3, 1));
    expect(two.facts).toStrictEqual({ hit: true, hide: 2 });
    expect(ruled('grenade', { figures: 2 }, dice(6, 2, 3, 1), 'grenade-no-auto-hide').facts.hide).toBe(1);
  });

  test.each([
    ['LS-GREN-05', { 'blast-cover': 'hard' }, [-2]],
    ['LS-GREN-06', { 'blast-cover': 'soft' }, [-1]],
    ['LS-GREN-06', { prone: true }, [-1]],
    ['LS-GREN-06, R-23a', { 'blast-cover': 'soft', prone: true }, [-1]],
    ['LS-GREN-05', { 'blast-cover': 'hard', prone: true }, [-2]],
    ['LS-GREN-07', { 'soft-ground': true }, [-1]],
    ['LS-GREN-07', { 'blast-cover': 'hard', 'soft-ground': true }, [-2, -1]],
  ])('%s: %j', (_rule, given, values) => {
    const { steps } = ruled('grenade', given, dice(4, 2));
    expect(steps[1]!.modifiers.map(({ value }) => value)).toStrictEqual(values);
    const fails = 2 - values.reduce((sum, value) => sum + value, 0);
    expect(chance('effect', { weapon: 'grenade', ...given }, { effect: 'none' }, 'grenade-no-auto-hide')).toBe(
      ['', '', '', '1/2', '2/3', '5/6'][fails],
    );
  });

  test('R-23a: with soft-and-prone-add the two add', () => {
    const { steps } = ruled('grenade', { 'blast-cover': 'soft', prone: true }, dice(4, 2), 'soft-and-prone-add');
    expect(steps[1]!.modifiers.map(({ rule, value }) => [rule, value])).toStrictEqual([
      ['LS-GREN-06', -1],
      ['LS-GREN-06', -1],
    ]);
  });

  test('twenty figures have odds', () => {
    const given = { figures: 20, prone: true };
    const outcomes = Object.keys(odds('grenade', given, 'grenade-no-auto-hide,alternative-wounds'));
    expect(outcomes.length).toBeGreaterThan(1000);
    expect(outcomes.length).toBeLessThan(MOST_OUTCOMES);
  });
});

describe('LS-LAUN-01: a rifle grenade launcher', () => {
  const launcher = { weapon: 'grenade-launcher' };

  test('M 5, L 6, and then as a grenade', () => {
    expect(chance('grenade', { ...launcher, range: 5.5 }, { hit: true })).toBe('1/3');
    expect(chance('grenade', { ...launcher, range: 15.5 }, { hit: true })).toBe('1/6');
    const { facts } = ruled('grenade', { ...launcher, range: 30 }, dice(6, 3, 2));
    expect(facts).toStrictEqual({ hit: true, effect: 'hide' });
    expect(ruled('grenade', { ...launcher, range: 30 }, dice(5, 2, 6)).facts).toStrictEqual({
      hit: false,
      'scatter-direction': 4,
      'scatter-distance': 3,
    });
  });

  test.each([2, 5, 30.5, 60, 121])('nothing else: %d"', (range) => {
    expect(refused('grenade', { ...launcher, range }).rule).toBe('LS-LAUN-01');
  });

  test('the range has to be given', () => {
    expect(() => odds('grenade', launcher)).toThrow(expect.objectContaining({ says: 'missing-options' }));
  });
});

describe('LS-MOLO-01: a Molotov', () => {
  const molotov = { weapon: 'molotov' };

  test('4 or more is on the tank, otherwise beside it and harmless', () => {
    const { facts, steps } = ruled('grenade', molotov, dice(3));
    expect(facts).toStrictEqual({ hit: false });
    expect(steps[0]).toMatchObject({ rule: 'LS-MOLO-01', need: 4 });
    expect(chance('grenade', { ...molotov, modifier: 1 }, { hit: true })).toBe('2/3');
  });

  test('LS-DMG-06: 5 or more is a glancing hit, on an open-topped vehicle 3 or more (R-29)', () => {
    expect(ruled('grenade', molotov, dice(4, 4)).facts).toStrictEqual({ hit: true, damage: 'no-effect' });
    const { facts, steps } = ruled('grenade', molotov, dice(4, 5, 6));
    expect(facts).toStrictEqual({ hit: true, damage: 'glancing', result: 'crew-injured' });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LS-MOLO-01', 'LS-DMG-06', 'LS-GLAN-01']);
    expect(ruled('grenade', { ...molotov, 'open-topped': true }, dice(4, 3, 3)).facts.result).toBe('mg-destroyed');
    expect(chance('grenade', { ...molotov, 'open-topped': true }, { damage: 'no-effect' })).toBe('1/6');
  });

  test('LS-GLAN-05: a thrown track runs on by half a D6, exactly so with exact-halves (R-24)', () => {
    expect(ruled('grenade', molotov, dice(6, 6, 5, 3)).facts).toMatchObject({ result: 'thrown-track', moves: 2 });
    const { facts } = ruled('grenade', molotov, dice(6, 6, 5, 3), 'exact-halves');
    expect(facts).toStrictEqual({ hit: true, damage: 'glancing', result: 'thrown-track', 'moves-half-inches': 3 });
  });
});
