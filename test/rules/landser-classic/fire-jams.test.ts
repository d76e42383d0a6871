import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance } = by('landser-classic');

const jamStep = (given: Given, faces: readonly number[], toggles?: string) =>
  ruled('fire', given, faces, toggles).steps[1]!;

describe('LC-JAM-01: a 1 to hit is thrown again for a jam', () => {
  test('LC-JAM-02: a rifle jams on 6', () => {
    const given = { weapon: 'rifle', range: 20 };
    expect(ruled('fire', given, dice(1, /* jam */ 6)).facts).toStrictEqual({ hit: false, jam: true });
    expect(ruled('fire', given, dice(1, /* jam */ 5)).facts).toStrictEqual({ hit: false, jam: false });
    expect(chance('fire', given, { jam: true })).toBe('1/36');
  });

  test('and nothing else is: a 2 throws no second die, nor does a 1 made up of modifiers', () => {
    expect(ruled('fire', { weapon: 'rifle', range: 20 }, dice(2)).facts).toStrictEqual({ hit: false, jam: false });
    const hidden = { weapon: 'rifle', range: 20, cover: 'full' };
    expect(ruled('fire', hidden, dice(3)).facts).toStrictEqual({ hit: false, jam: false });
  });

  test.each([
    ['rifle', {}, 'LC-JAM-02', 6, '1/36'],
    ['smg', {}, 'LC-JAM-03', 4, '1/12'],
    ['smg', { auto: true }, 'LC-JAM-03', 4, '1/12'],
    ['smg-soviet', {}, 'LC-JAM-03', 6, '1/36'],
    ['smg-soviet', { auto: true }, 'LC-JAM-03', 6, '1/36'],
    ['lmg', {}, 'LC-JAM-04', 6, '1/36'],
    ['lmg', { auto: true }, 'LC-JAM-04', 5, '1/18'],
    ['gpmg', {}, 'LC-JAM-05', 6, '1/36'],
    ['gpmg', { auto: true }, 'LC-JAM-05', 6, '1/36'],
  ])('%s %j: %s, on %d and more', (weapon, given, rule, need, chances) => {
    const shot = { weapon, range: 20, modifier: -9, ...given };
    const below = jamStep(shot, dice(1, need - 1));
    expect(below).toMatchObject({ rule, label: 'jam', faces: [need - 1], need, result: 'no-jam' });
    expect(jamStep(shot, dice(1, need))).toMatchObject({ rule, faces: [need], need, result: 'jammed' });
    expect(chance('fire', shot, { jam: true })).toBe(chances);
  });

  test('RC-03: a pistol as a rifle, on 6; with listed-jams-only never, and no die is thrown', () => {
    const given = { weapon: 'pistol', range: 8 };
    expect(jamStep(given, dice(1, 6))).toMatchObject({ rule: 'LC-JAM-02', need: 6, result: 'jammed' });
    expect(ruled('fire', given, dice(1), 'listed-jams-only').facts).toStrictEqual({ hit: false, jam: false });
    expect(chance('fire', { weapon: 'rifle', range: 8 }, { jam: true }, 'listed-jams-only')).toBe('1/36');
  });

  test('LC-JAM-06: a GPMG with a crew of one jams without a second throw', () => {
    const given = { weapon: 'gpmg', range: 20, alone: true, modifier: -1 };
    const { facts, steps } = ruled('fire', given, dice(1));
    expect(facts).toStrictEqual({ hit: false, jam: true });
    expect(steps[1]).toMatchObject({ rule: 'LC-JAM-06', faces: [], result: 'jammed' });
    expect(chance('fire', given, { jam: true })).toBe('1/6');
  });
});

describe('R-07: a natural 1 that is enough', () => {
  const burstingIn = { weapon: 'smg', range: 4 }; // needs a 1

  test('hits; the jam check comes first and undoes nothing', () => {
    const { facts, steps } = ruled('fire', burstingIn, dice(1, /* jam */ 4, /* effects */ 3));
    expect(facts).toStrictEqual({ hit: true, jam: true, effect: 'hide' });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LC-FIRE-10', 'LC-JAM-03', 'LC-EFF-01']);
    expect(chance('fire', burstingIn, { hit: true })).toBe('1');
    expect(chance('fire', burstingIn, { hit: true, jam: true })).toBe('1/12');
  });

  test('a cell of 2 with +1 is no different', () => {
    const again = { weapon: 'rifle', range: 4, 'same-target': true };
    const { facts } = ruled('fire', again, dice(1, /* jam */ 6, /* effects */ 1));
    expect(facts).toStrictEqual({ hit: true, jam: true, effect: 'hide' });
  });

  test('with one-always-misses it misses, and may jam all the same', () => {
    const { facts, steps } = ruled('fire', burstingIn, dice(1, /* jam */ 4), 'one-always-misses');
    expect(facts).toStrictEqual({ hit: false, jam: true });
    expect(steps[0]).toMatchObject({ total: 1, need: 1, result: 'missed', settled: 'LC-FIRE-10' });
    expect(chance('fire', burstingIn, { hit: true }, 'one-always-misses')).toBe('5/6');
  });

  test('with jam-cancels-hit a jam makes it a miss, no jam leaves it a hit', () => {
    const jammed = ruled('fire', burstingIn, dice(1, /* jam */ 4), 'jam-cancels-hit');
    expect(jammed.facts).toStrictEqual({ hit: false, jam: true });
    const clear = ruled('fire', burstingIn, dice(1, /* jam */ 3, /* effects */ 1), 'jam-cancels-hit');
    expect(clear.facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
  });

  test('with jam-cancels-hit a GPMG that fires single shots misses too', () => {
    const given = { weapon: 'gpmg', range: 20 };
    expect(ruled('fire', given, dice(1, 6), 'jam-cancels-hit').facts).toStrictEqual({ hit: false, jam: true });
  });
});
