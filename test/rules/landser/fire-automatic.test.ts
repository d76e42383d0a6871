import { describe, expect, test } from 'vitest';
import { MOST_OUTCOMES } from '../../../src/kernel/dice/enumerating-dice.ts';
import { enumerate } from '../../../src/kernel/resolve.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { actionOf, by, dice, type Given } from '../ruled.ts';

const { ruled, chance } = by('landser');

describe('LS-AUTO-01: a hit lays the template, and every figure in it rolls for effects', () => {
  test('an LMG catches three at long range', () => {
    const given = { weapon: 'lmg', range: 20, auto: true, figures: 3 };
    const { facts, steps } = ruled('fire', given, dice(4, /* 1st */ 4, /* 2nd */ 6, 3, /* 3rd */ 5, 3));
    expect(facts).toStrictEqual({ hit: true, jam: false, hide: 1, 'serious-wound': 1, 'light-wound': 1 });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-AUTO-01', results: ['hide', 'serious-wound', 'light-wound'] });
  });

  test('an impossible one carries its modifier to every figure', () => {
    const given = { weapon: 'smg', range: 20, auto: true, figures: 2, modifier: -3 };
    expect(ruled('fire', given, dice(6, 6, 6)).facts).toStrictEqual({ hit: true, jam: false, hide: 2 });
  });

  test('a miss lays none', () => {
    const given = { weapon: 'smg', range: 8, auto: true, figures: 20 };
    expect(ruled('fire', given, dice(3)).facts).toStrictEqual({ hit: false, jam: false });
  });
});

describe('LS-JAM-05, R-08: half of those under the template of a gun that jams are still hit', () => {
  const gpmg = { weapon: 'gpmg', range: 20, auto: true, figures: 4 }; // needs a 1
  const hmg = { weapon: 'hmg', range: 20, figures: 4, modifier: 2 };

  test.each([gpmg, hmg])('each figure on 4 and more, before its effects: %j', (given) => {
    const script = dice(1, /* jam */ 6, /* 1st */ 3, /* 2nd */ 4, 2, /* 3rd */ 6, 5, 1, /* 4th */ 1);
    const { facts, steps } = ruled('fire', given, script);
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: 1, 'light-wound': 1 });
    expect(steps.at(-1)!.results).toStrictEqual(['none', 'hide', 'light-wound', 'none']);
    expect(steps[2]).toMatchObject({ rule: 'LS-JAM-05', faces: [3], need: 4, result: 'not-hit', item: 1 });
  });

  test.each([gpmg, hmg])('jam-cancels-hit leaves them their own rule: %j', (given) => {
    const { facts } = ruled('fire', given, dice(1, 6, 4, 1, 1, 1, 1), 'jam-cancels-hit');
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: 1 });
    expect(ruled('fire', { weapon: 'gpmg', range: 20 }, dice(1, 6), 'jam-cancels-hit').facts.hit).toBe(false);
  });

  test.each([
    [gpmg, 3, 2],
    [gpmg, 4, 2],
    [hmg, 5, 3],
  ])('with jam-half-exact %j, of %d figures %d are hit, without a die', (given, figures, struck) => {
    const faces = dice(1, 6, ...new Array<number>(struck).fill(1));
    const { facts } = ruled('fire', { ...given, figures }, faces, 'jam-half-exact');
    expect(facts).toStrictEqual({ hit: true, jam: true, hide: struck });
  });

  test('a single figure is still hit or is not', () => {
    const one = { ...gpmg, figures: 1 };
    expect(ruled('fire', one, dice(1, 6, 3)).facts).toStrictEqual({ hit: true, jam: true, effect: 'none' });
    expect(chance('fire', one, { jam: true, effect: 'none' })).toBe('1/72');
    expect(ruled('fire', one, dice(1, 6, 1), 'jam-half-exact').facts).toStrictEqual({
      hit: true,
      jam: true,
      effect: 'hide',
    });
  });
});

describe('the largest cases have exact odds', () => {
  const every = Object.keys(landser.toggles);
  const withAll = every.join(',');
  const without = (...names: string[]) => every.filter((name) => !names.includes(name)).join(',');
  const twenty = { figures: 20, range: 12, 'target-in-vehicle': true, modifier: 3 };
  const heavy = { burst: 'heavy', range: 4, 'target-in-vehicle': true };

  test.each<[Given, string]>([
    [{ weapon: 'lmg', auto: true, ...twenty }, ''],
    [{ weapon: 'gpmg', auto: true, ...twenty }, ''],
    [{ weapon: 'gpmg', auto: true, ...twenty }, withAll],
    [{ weapon: 'gpmg', auto: true, ...twenty }, without('jam-half-exact', 'alternative-wounds')],
    [{ weapon: 'hmg', cover: 'full', ...twenty }, ''],
    [{ weapon: 'hmg', cover: 'full', ...twenty }, 'alternative-wounds,exact-halves'],
    [{ weapon: 'hmg', cover: 'full', ...twenty }, withAll],
    [{ weapon: 'gpmg', ...heavy }, 'burst-dice'],
    [{ weapon: 'hmg', ...heavy }, 'burst-dice'],
    [{ weapon: 'hmg', ...heavy, 'light-before': 1 }, withAll],
  ])('%j with %s', (given, toggles) => {
    const action = actionOf(landser, 'fire', given, toggles);
    const { outcomes, total } = enumerate(action);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
    expect(outcomes.length).toBeLessThan(MOST_OUTCOMES);
  });
});
