import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

describe('LS-JAM-01: a natural 1 is followed by a throw for a jam', () => {
  test.each([
    ['LS-JAM-02', 'rifle', 6],
    ['LS-JAM-03', 'smg', 4],
    ['LS-JAM-03', 'smg-soviet', 6],
    ['LS-JAM-04', 'lmg', 6],
    ['LS-JAM-05', 'gpmg', 6],
  ])('%s: a %s jams on %d and more', (rule, weapon, from) => {
    const given = { weapon, range: 2.5, modifier: -2 };
    expect(ruled('fire', given, dice(1, from)).facts).toStrictEqual({ hit: false, jam: true });
    const { facts, steps } = ruled('fire', given, dice(1, from - 1));
    expect(facts).toStrictEqual({ hit: false, jam: false });
    expect(steps[1]).toMatchObject({ rule, need: from, modifiers: [], result: 'no-jam' });
  });

  test.each(['carbine', 'pistol', 'sniper-rifle', 'hmg'])(
    'R-06: a %s jams on 6; with listed-jams-only never',
    (weapon) => {
      const given = { weapon, range: 10 };
      expect(chance('fire', given, { jam: true })).toBe('1/36');
      expect(chance('fire', given, { jam: true }, 'listed-jams-only')).toBe('0');
      expect(chance('fire', given, { jam: false }, 'listed-jams-only')).toBe('1');
    },
  );

  test('LS-JAM-04: an LMG fully automatic on 5 and 6', () => {
    const given = { weapon: 'lmg', range: 20, auto: true };
    expect(ruled('fire', given, dice(1, 5)).facts).toStrictEqual({ hit: false, jam: true });
    expect(chance('fire', given, { jam: true })).toBe('1/18');
  });

  test('LS-JAM-06: a GPMG with a crew of one jams without a throw', () => {
    const { facts, steps } = ruled('fire', { weapon: 'gpmg', range: 40, alone: true }, dice(1));
    expect(facts).toStrictEqual({ hit: false, jam: true });
    expect(steps[1]).toMatchObject({ rule: 'LS-JAM-06', faces: [], result: 'jammed' });
  });

  test('R-07: a 1 may hit all the same', () => {
    const smg = { weapon: 'smg', range: 4 };
    expect(ruled('fire', smg, dice(1, 4, 2)).facts).toStrictEqual({ hit: true, jam: true, effect: 'hide' });
    expect(chance('fire', smg, { hit: true, jam: true })).toBe('1/12');
    expect(chance('fire', smg, { hit: true })).toBe('1');
    expect(chance('fire', smg, { hit: true }, 'one-always-misses')).toBe('5/6');
    expect(chance('fire', smg, { hit: false, jam: true }, 'jam-cancels-hit')).toBe('1/12');
    expect(chance('fire', smg, { hit: true }, 'jam-cancels-hit')).toBe('11/12');
  });

  test('with faces that are no 1 there is no throw', () => {
    expect(odds('fire', { weapon: 'rifle', range: 60, cover: 'full', modifier: -20 })).toStrictEqual({
      '{"hit":false,"jam":false}': '29/36',
      '{"hit":false,"jam":true}': '1/36',
      '{"effect":"hide","hit":true,"jam":false}': '1/6',
    });
  });
});

describe('the check figures of a single shot', () => {
  test('a rifle at 20"', () => {
    expect(chance('fire', { weapon: 'rifle', range: 20 }, { hit: true })).toBe('1/2');
    expect(chance('fire', { weapon: 'rifle', range: 20 }, { hit: false, jam: true })).toBe('1/36');
  });
});
