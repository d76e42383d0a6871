import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, wrong, refused } = by('landser');
const BURST = 'burst-dice';

describe('LS-BURST-01: dice in the place of the template', () => {
  test.each([
    ['smg', 3, 6, 9],
    ['smg-soviet', 3, 6, 9],
    ['lmg', 4, 8, 12],
    ['gpmg', 5, 10, 15],
    ['hmg', 6, 12, 18],
  ])('%s: %d light, %d medium, %d heavy', (weapon, ...counts) => {
    ['light', 'medium', 'heavy'].forEach((burst, i) => {
      const given = { weapon, range: 30, burst, modifier: -9 };
      const misses = new Array<number>(counts[i]!).fill(2);
      expect(ruled('fire', given, misses, BURST).facts).toStrictEqual({ hits: 0, jam: false });
    });
  });

  test('each die hits or misses by itself, and each hit rolls for effects; the worst counts (R-13a)', () => {
    const given = { weapon: 'lmg', range: 12, burst: 'light' }; // needs a 2
    const script = dice(2, 3, 6, /* jams not */ 1, 4, /* effects */ 4, /* light */ 5, 3, /* serious */ 6, 1);
    const { facts, steps } = ruled('fire', given, script, BURST);
    expect(facts).toStrictEqual({ hits: 3, jam: false, effect: 'serious-wound', wound: 'wound-a' });
    expect(steps.filter(({ rule }) => rule === 'LS-FIRE-10')).toHaveLength(4);
  });

  test.each([
    [[1, 5, 1], { effect: 'light-wound', wound: 'angry' }],
    [[5, 1, 5, 6], { effect: 'light-wound', wound: 'walking-wounded' }],
    [[6, 4, 6, 1], { effect: 'serious-wound', wound: 'wound-b' }],
    [[6, 6, 6, 5], { effect: 'out-of-action', wound: 'removed' }],
    [[6, 5, 5, 6], { effect: 'out-of-action', wound: 'down' }],
  ])('R-13a: of two hits with %j it is %j', (effects, worst) => {
    const given = { weapon: 'smg', range: 12, burst: 'light' };
    const { facts } = ruled('fire', given, dice(4, 2, 6, ...effects), BURST);
    expect(facts).toStrictEqual({ hits: 2, jam: false, ...worst });
  });

  test('with alternative-wounds the hits of one burst do not add up', () => {
    const given = { weapon: 'smg', range: 12, burst: 'light' };
    const { facts } = ruled('fire', given, dice(4, 4, 2, 5, 5), `${BURST},alternative-wounds`);
    expect(facts).toStrictEqual({ hits: 2, jam: false, effect: 'light-wound' });
    const serious = ruled('fire', given, dice(4, 4, 2, 5, 6, 2), `${BURST},alternative-wounds`);
    expect(serious.facts).toStrictEqual({ hits: 2, jam: false, effect: 'serious-wound' });
  });

  test('a crew in armour may be hit and nothing come of it', () => {
    const given = { weapon: 'smg', range: 12, burst: 'light', 'target-in-vehicle': true };
    expect(ruled('fire', given, dice(4, 2, 2, 1), BURST).facts).toStrictEqual({ hits: 1, jam: false, effect: 'none' });
  });

  test('LS-FIRE-17: an impossible die hits on a 6, and its hit carries the modifier', () => {
    const given = { weapon: 'smg', range: 20, burst: 'light', modifier: -3 };
    expect(ruled('fire', given, dice(6, 5, 6, 6, 6), BURST).facts).toStrictEqual({
      hits: 2,
      jam: false,
      effect: 'hide',
    });
  });

  test('the chance of hits is that of the dice: three of an SMG at 4 and more', () => {
    const given = { weapon: 'smg-soviet', range: 12, burst: 'light' };
    // No hit: each die misses without a jam (17/36), or one before it jams.
    const none = 17 ** 3 / 36 ** 3 + 1 / 36 + 17 / 36 ** 2 + 17 ** 2 / 36 ** 3;
    const [numerator, denominator] = chance('fire', given, { hits: 0 }, BURST).split('/').map(Number);
    expect(numerator! / denominator!).toBeCloseTo(none, 12);
    expect(chance('fire', given, { hits: 3 }, BURST)).toBe('1/8');
  });
});

describe('LS-BURST-02: dice left', () => {
  test('the book\'s example: an LMG, heavy, three targets, 2" from the second to the third: 9 dice, 3 for each', () => {
    const given = { weapon: 'lmg', range: 12, burst: 'heavy', targets: 3, gaps: '1,2', dice: 3 };
    const { facts, steps } = ruled('fire', given, dice(2, 2, 2, 1, 1, 1), BURST);
    expect(facts).toStrictEqual({ hits: 3, jam: false, effect: 'hide' });
    expect(steps[0]).toMatchObject({ rule: 'LS-BURST-02', result: '9' });
    expect(steps[1]).toMatchObject({ rule: 'LS-BURST-03', result: '3' });
    expect(refused('fire', { ...given, dice: 10 }, BURST).rule).toBe('LS-BURST-03');
    expect(odds('fire', { ...given, dice: 9 }, BURST)).not.toStrictEqual(odds('fire', given, BURST));
  });

  test.each([
    ['', 6, 'gaps left out are 1"'],
    ['1', 6, 'the second is 1"'],
    ['2.5,1', 4, 'a gap is rounded up'],
    ['0,3"', 4, 'the first inch of each is free'],
  ])('gaps "%s": %d dice, %s', (gaps, left) => {
    const given = { weapon: 'lmg', range: 12, burst: 'medium', targets: 3, gaps, dice: left };
    expect(ruled('fire', { ...given, modifier: -9 }, new Array<number>(left).fill(3), BURST).facts.hits).toBe(0);
    expect(refused('fire', { ...given, dice: left + 1 }, BURST)).toMatchObject({ rule: 'LS-BURST-03' });
  });

  test('R-13: with burst-gap-full the first inch of each gap costs a die as well', () => {
    const given = { weapon: 'lmg', range: 12, burst: 'heavy', targets: 3, gaps: '1,2', modifier: -9 };
    const all = `${BURST},burst-gap-full`;
    expect(ruled('fire', { ...given, dice: 7 }, new Array<number>(7).fill(3), all).facts.hits).toBe(0);
    expect(refused('fire', { ...given, dice: 8 }, all).rule).toBe('LS-BURST-03');
  });

  test('gaps that are no distances, or too many, are an error', () => {
    const given = { weapon: 'lmg', range: 12, burst: 'heavy', targets: 2, dice: 1 };
    const asked = (gaps: string) => () => odds('fire', { ...given, gaps }, BURST);
    expect(asked('two')).toThrow(expect.objectContaining({ says: 'not-a-number' }));
    expect(asked('-1')).toThrow(expect.objectContaining({ says: 'not-a-number' }));
    expect(asked('1,2')).toThrow(expect.objectContaining({ says: 'too-many-gaps' }));
    expect(wrong('fire', { ...given, dice: 0 }, BURST).says).toBe('out-of-range');
  });
});

describe('LS-BURST-04: a jam ends the burst there', () => {
  const given = { weapon: 'smg', range: 4, burst: 'light' }; // needs a 1

  test('and the die that jams still counts', () => {
    const { facts, steps } = ruled('fire', given, dice(3, 1, /* jam */ 4, /* effects of two */ 1, 1), BURST);
    expect(facts).toStrictEqual({ hits: 2, jam: true, effect: 'hide' });
    expect(steps.some(({ rule }) => rule === 'LS-BURST-04')).toBe(true);
  });

  test('but not with jam-cancels-hit', () => {
    const { facts } = ruled('fire', given, dice(3, 1, 4, 1), `${BURST},jam-cancels-hit`);
    expect(facts).toStrictEqual({ hits: 1, jam: true, effect: 'hide' });
  });

  test('LS-JAM-04: an LMG on 5 and 6; LS-JAM-06: a GPMG alone without a throw; no half of anything (R-08)', () => {
    expect(ruled('fire', { ...given, weapon: 'lmg' }, dice(1, 5), BURST).facts).toStrictEqual({ hits: 0, jam: true });
    const gpmg = { weapon: 'gpmg', range: 20, burst: 'light', alone: true };
    expect(ruled('fire', gpmg, dice(1, 2), BURST).facts).toStrictEqual({ hits: 1, jam: true, effect: 'hide' });
  });
});
