import { describe, expect, test } from 'vitest';
import { MOST_OUTCOMES } from '../../../src/kernel/dice/enumerating-dice.ts';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser-classic');

describe('LC-AUTO-01: a hit lays the template, and every figure in it rolls for effects', () => {
  test('an SMG catches three at medium range', () => {
    const given = { weapon: 'smg', range: 8, auto: true, figures: 3 };
    const { facts, steps } = ruled('fire', given, dice(4, /* 1st */ 4, /* 2nd */ 6, 3, /* 3rd */ 5, 3));
    expect(facts).toStrictEqual({ hit: true, jam: false, hide: 1, 'serious-wound': 1, 'light-wound': 1 });
    expect(steps.map(({ item, rule, result }) => [item, rule, result])).toStrictEqual([
      [undefined, 'LC-FIRE-10', 'hit'],
      [1, 'LC-EFF-01', 'hide'],
      [2, 'LC-EFF-01', 'serious-wound'],
      [2, 'LC-SER-01', 'wound-b'],
      [3, 'LC-EFF-01', 'light-wound'],
      [3, 'LC-LIGHT-01', 'disorientated'],
      [undefined, 'LC-AUTO-01', undefined],
    ]);
    expect(steps.at(-1)!.results).toStrictEqual(['hide', 'serious-wound', 'light-wound']);
  });

  test('counts that are nothing are absent', () => {
    const given = { weapon: 'lmg', range: 20, auto: true, figures: 2 };
    expect(ruled('fire', given, dice(2, 1, 1)).facts).toStrictEqual({ hit: true, jam: false, hide: 2 });
    expect(ruled('fire', given, dice(2, 6, 6, 6, 5)).facts).toStrictEqual({
      hit: true,
      jam: false,
      'out-of-action': 2,
    });
  });

  test('a miss lays none', () => {
    const given = { weapon: 'smg', range: 8, auto: true, figures: 20 };
    expect(ruled('fire', given, dice(3)).facts).toStrictEqual({ hit: false, jam: false });
  });

  test('with one figure in it the facts are those of a single shot', () => {
    const given = { weapon: 'smg', range: 8, auto: true };
    const { facts } = ruled('fire', given, dice(4, 5, 5));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'light-wound', wound: 'needs-leader' });
  });

  test('LC-FIRE-17: an impossible burst carries its modifier to every figure', () => {
    const given = { weapon: 'smg', range: 20, auto: true, figures: 3, modifier: -3 };
    expect(ruled('fire', given, dice(6, 6, 6, 6)).facts).toStrictEqual({ hit: true, jam: false, hide: 3 });
  });

  test('RC-04: a GPMG as well', () => {
    const given = { weapon: 'gpmg', range: 8, auto: true, figures: 2 };
    expect(ruled('fire', given, dice(2, 4, 4)).facts).toStrictEqual({ hit: true, jam: false, hide: 2 });
  });

  test('RC-13: an SMG may do so on the move, at -1', () => {
    for (const weapon of ['smg', 'smg-soviet']) {
      const { facts } = ruled('fire', { weapon, range: 8, auto: true, moved: true, figures: 2 }, dice(5, 4, 4));
      expect(facts).toStrictEqual({ hit: true, jam: false, hide: 2 });
    }
  });
});

describe('LC-JAM-05, R-08: half of those under the template of a GPMG that jams are still hit', () => {
  const burst = { weapon: 'gpmg', range: 20, auto: true, figures: 4 }; // needs a 1

  test('each figure on 4 and more, before its effects', () => {
    const script = dice(1, /* jam */ 6, /* 1st */ 3, /* 2nd */ 4, 2, /* 3rd */ 6, 5, 1, /* 4th */ 1);
    const { facts, steps } = ruled('fire', burst, script);
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: 1, 'light-wound': 1 });
    expect(steps.at(-1)!.results).toStrictEqual(['none', 'hide', 'light-wound', 'none']);
    expect(steps[2]).toMatchObject({ rule: 'LC-JAM-05', faces: [3], need: 4, result: 'not-hit', item: 1 });
  });

  test('all of them missed is a hit on nobody', () => {
    expect(ruled('fire', burst, dice(1, 6, 1, 2, 3, 3)).facts).toStrictEqual({ hit: true, jam: true });
  });

  test('a single figure missed is none', () => {
    const one = { ...burst, figures: 1 };
    expect(ruled('fire', one, dice(1, 6, 3)).facts).toStrictEqual({ hit: true, jam: true, effect: 'none' });
    expect(ruled('fire', one, dice(1, 6, 4, 1)).facts).toStrictEqual({ hit: true, jam: true, effect: 'hide' });
  });

  test('only if the shot has hit', () => {
    expect(ruled('fire', { ...burst, range: 50 }, dice(1, 6)).facts).toStrictEqual({ hit: false, jam: true });
  });

  test('nothing of it without a jam, without automatic fire, or with another weapon', () => {
    expect(ruled('fire', burst, dice(1, 5, 1, 1, 1, 1)).facts).toStrictEqual({ hit: true, jam: false, hide: 4 });
    const single = { weapon: 'gpmg', range: 20 };
    expect(ruled('fire', single, dice(1, 6, 2)).facts).toStrictEqual({ hit: true, jam: true, effect: 'hide' });
    const smg = { weapon: 'smg', range: 4, auto: true, figures: 2 };
    expect(ruled('fire', smg, dice(1, 4, 1, 1)).facts).toStrictEqual({ hit: true, jam: true, hide: 2 });
  });

  test('LC-JAM-06: alone, it jams with every 1', () => {
    const { facts } = ruled('fire', { ...burst, alone: true, figures: 2 }, dice(1, 3, 3));
    expect(facts).toStrictEqual({ hit: true, jam: true });
  });

  test('R-07: jam-cancels-hit leaves it its own rule', () => {
    const { facts } = ruled('fire', burst, dice(1, 6, 4, 1, 1, 1, 1), 'jam-cancels-hit');
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: 1 });
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('with jam-half-exact, of %d figures %d are hit, without a die', (figures, struck) => {
    const faces = dice(1, 6, ...new Array<number>(struck).fill(1));
    const { facts, steps } = ruled('fire', { ...burst, figures }, faces, 'jam-half-exact');
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: struck });
    expect(steps[2]).toMatchObject({ rule: 'LC-JAM-05', faces: [] });
  });

  test('with jam-half-exact a single figure is hit', () => {
    const { facts } = ruled('fire', { ...burst, figures: 1 }, dice(1, 6, 5, 6), 'jam-half-exact');
    expect(facts).toStrictEqual({ hit: true, jam: true, effect: 'light-wound', wound: 'walking-wounded' });
  });
});

describe('the exact odds', () => {
  test('of two figures are the product of each: hide 2/3 twice', () => {
    const given = { weapon: 'gpmg', range: 20, auto: true, figures: 2, modifier: 1 };
    expect(chance('fire', given, { jam: false, hide: 2 })).toBe('35/81'); // 35/36 x 4/9
  });

  test('of one under the template of a GPMG that jams: not hit 1/2, hide 1/2 x 2/3', () => {
    const given = { weapon: 'gpmg', range: 20, auto: true, alone: true }; // jams on every 1
    expect(chance('fire', given, { jam: true, effect: 'none' })).toBe('1/12');
    expect(chance('fire', given, { jam: true, effect: 'hide' })).toBe('1/18');
  });

  test('of twenty, the largest template that is legal, stay within bounds', () => {
    const given = { weapon: 'gpmg', range: 4, auto: true, figures: 20, 'serious-before': 1 };
    const outcomes = Object.keys(odds('fire', { ...given, modifier: 1 })).length;
    expect(outcomes).toBeGreaterThan(10_000);
    expect(outcomes).toBeLessThan(MOST_OUTCOMES);
  });
});
