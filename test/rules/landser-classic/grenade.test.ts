import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('landser-classic');

describe('LC-GREN-02: thrown at a point', () => {
  test('4 or more lands there', () => {
    const { facts, steps } = ruled('grenade', { figures: 0 }, dice(4));
    expect(facts).toStrictEqual({ hit: true });
    expect(steps[0]).toMatchObject({ rule: 'LC-GREN-02', need: 4, result: 'on-target' });
    expect(chance('grenade', {}, { hit: true })).toBe('1/2');
  });

  test('a modifier is for this throw, and a natural 6 is nothing special', () => {
    expect(chance('grenade', { modifier: -2 }, { hit: true })).toBe('1/6');
    expect(chance('grenade', { modifier: -3 }, { hit: true })).toBe('0');
  });

  test('LC-GREN-01: 8" and no farther', () => {
    expect(ruled('grenade', { range: 8, figures: 0 }, dice(5)).facts.hit).toBe(true);
    expect(refused('grenade', { range: 8.5 }).rule).toBe('LC-GREN-01');
  });

  test('LC-GREN-08, R-26: a miss drifts towards twice the die, by half of another, rounded up (R-24)', () => {
    const { facts, steps } = ruled('grenade', {}, dice(3, /* direction */ 6, /* drift */ 3));
    expect(facts).toStrictEqual({ hit: false, 'scatter-direction': 12, 'scatter-distance': 2 });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LC-GREN-02', 'LC-GREN-08', 'LC-GREN-08']);
    expect(ruled('grenade', {}, dice(1, 1, 6)).facts).toMatchObject({ 'scatter-direction': 2, 'scatter-distance': 3 });
    expect(chance('grenade', {}, { 'scatter-direction': 8, 'scatter-distance': 1 })).toBe('1/36');
  });

  test('R-24: with exact-halves the half inches stand', () => {
    const { facts } = ruled('grenade', {}, dice(3, 6, 3), 'exact-halves');
    expect(facts).toStrictEqual({ hit: false, 'scatter-direction': 12, 'scatter-half-inches': 3 });
    expect(chance('grenade', {}, { 'scatter-half-inches': 1 }, 'exact-halves')).toBe('1/12');
  });
});

describe('LC-GREN-03: effectiveness 3', () => {
  test('3 or more affects a soldier; LC-GREN-04: then effects +2, wounds +1', () => {
    const { facts, steps } = ruled('grenade', {}, dice(4, /* effective */ 3, /* effects */ 4, /* serious */ 3));
    expect(facts).toStrictEqual({ hit: true, effect: 'serious-wound', wound: 'wound-b' });
    expect(steps[1]).toMatchObject({ rule: 'LC-GREN-03', need: 3, result: 'effective' });
    expect(steps[2]!.modifiers).toMatchObject([{ rule: 'LC-EFF-02', value: 2 }]);
    expect(steps[3]!.modifiers).toMatchObject([{ rule: 'LC-SER-02', value: 1 }]);
  });

  test('LC-GREN-04: with less, nothing happens to him', () => {
    expect(ruled('grenade', {}, dice(6, 2)).facts).toStrictEqual({ hit: true, effect: 'none' });
  });

  test('the check figures of the inventory', () => {
    expect(chance('grenade', {}, { hit: false })).toBe('1/2');
    expect(chance('grenade', {}, { effect: 'none' })).toBe('1/6');
    expect(chance('grenade', {}, { effect: 'hide' })).toBe('1/9');
    expect(chance('grenade', {}, { effect: 'light-wound' })).toBe('5/108');
    expect(chance('grenade', {}, { effect: 'serious-wound' })).toBe('19/216');
    expect(chance('grenade', {}, { effect: 'out-of-action' })).toBe('19/216');
  });

  const effective = (given: Given, toggles?: string) => {
    const missed = chance('effect', { weapon: 'grenade', ...given }, { effect: 'none' }, toggles);
    return { '1/3': 3, '1/2': 4, '2/3': 5, '5/6': 6, '1': 7 }[missed];
  };

  test.each<[string, Given, number]>([
    ['LC-GREN-05: hard cover -2', { 'blast-cover': 'hard' }, 5],
    ['LC-GREN-06: soft cover -1', { 'blast-cover': 'soft' }, 4],
    ['LC-GREN-06: prone -1', { prone: true }, 4],
    ['R-23a: soft cover and prone are one -1', { 'blast-cover': 'soft', prone: true }, 4],
    ['R-23a: hard cover wins over prone', { 'blast-cover': 'hard', prone: true }, 5],
    ['LC-GREN-07: soft ground -1', { 'soft-ground': true }, 4],
    ['LC-GREN-07: it adds to the others', { 'blast-cover': 'hard', 'soft-ground': true }, 6],
  ])('%s', (_title, given, need) => expect(effective(given)).toBe(need));

  test('R-23a: with soft-and-prone-add they are -2', () => {
    expect(effective({ 'blast-cover': 'soft', prone: true }, 'soft-and-prone-add')).toBe(5);
    expect(effective({ 'blast-cover': 'hard', prone: true }, 'soft-and-prone-add')).toBe(5);
    expect(effective({ prone: true }, 'soft-and-prone-add')).toBe(4);
  });

  test('several figures, each by himself: those not affected are not counted', () => {
    const { facts, steps } = ruled('grenade', { figures: 3 }, dice(4, /* 1st */ 2, /* 2nd */ 3, 1, /* 3rd */ 6, 2));
    expect(facts).toStrictEqual({ hit: true, hide: 2 });
    expect(steps.at(-1)!.results).toStrictEqual(['none', 'hide', 'hide']);
  });

  test('of twenty, the largest blast that is legal, the odds stay within bounds', () => {
    const chances = Object.keys(odds('grenade', { figures: 20 }));
    expect(chances.length).toBeGreaterThan(1000);
  });
});

describe('LC-LAUN-01: the grenade launcher', () => {
  const launched = (range: number) => ({ weapon: 'grenade-launcher', range });

  test('5 at medium range, 6 at long', () => {
    expect(chance('grenade', launched(10), { hit: true })).toBe('1/3');
    expect(chance('grenade', launched(30), { hit: true })).toBe('1/6');
    expect(ruled('grenade', { ...launched(8), figures: 0 }, dice(5)).steps[0]).toMatchObject({ rule: 'LC-LAUN-01' });
  });

  test('and at no other', () => {
    for (const range of [2, 5, 31, 61]) expect(refused('grenade', launched(range)).rule).toBe('LC-LAUN-01');
  });

  test('RC-01: medium-to-15 is for the launcher too', () => {
    expect(chance('grenade', launched(15), { hit: true }, 'medium-to-15')).toBe('1/3');
  });

  test('wants a range', () => {
    expect(() => ruled('grenade', { weapon: 'grenade-launcher' }, dice())).toThrow('missing-options');
  });
});

test('this book has no Molotov', () => {
  expect(wrong('grenade', { weapon: 'molotov' }).says).toBe('unknown-value');
});
