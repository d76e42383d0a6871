import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds } = by('ww2-skirmish');

const bonus = (given: Given) => {
  const { steps } = ruled('effect', given, dice(1));
  return steps[0]!.total! - 1;
};

describe('figures hit already', () => {
  test.each<[string, Given, number]>([
    ['WS-EFF-01: small arms', { by: 'small-arms' }, 0],
    ['WS-EFF-02: from point blank', { by: 'small-arms', 'point-blank': true }, 1],
    ['WS-EFF-03: a sniper', { by: 'sniper' }, 1],
    ['WS-EFF-03: a sniper from point blank', { by: 'sniper', 'point-blank': true }, 2],
    ['WS-DMG-13: as by a machine gun', { by: 'mg' }, 1],
    ['WS-EFF-04: a quadruple mount', { by: 'quad-mg' }, 2],
    ['WS-EFF-04: and point blank', { by: 'quad-mg', 'point-blank': true }, 3],
  ])('%s', (_title, given, more) => {
    expect(bonus(given)).toBe(more);
    expect(ruled('effect', given, dice(4 - more)).facts).toStrictEqual({ suppressed: 1, wounds: 0, kills: 0 });
    expect(ruled('effect', given, dice(5 - more)).facts).toStrictEqual({ suppressed: 0, wounds: 1, kills: 0 });
    expect(ruled('effect', given, dice(6 - more)).facts).toStrictEqual({ suppressed: 0, wounds: 0, kills: 1 });
  });

  test('WS-DMG-13: occupants throw a D6 each, +1', () => {
    const { facts, steps } = ruled('effect', { by: 'mg', figures: 3 }, dice(3, 4, 5));
    expect(facts).toStrictEqual({ suppressed: 1, wounds: 1, kills: 1 });
    expect(steps[0]!.modifiers).toMatchObject([{ rule: 'WS-EFF-03', value: 1 }]);
    expect(chance('effect', { by: 'mg', figures: 4 }, { suppressed: 2, wounds: 1, kills: 1 })).toBe('1/6');
  });

  test('WS-FLM-07: the others of a burning man are hit by flame', () => {
    const { facts, steps } = ruled('effect', { by: 'flame', figures: 3 }, dice(2, 3, 5));
    expect(facts).toStrictEqual({ suppressed: 1, disabled: 1, kills: 1 });
    expect(steps[0]!.rule).toBe('WS-FLM-05');
  });

  test('WS-GREN-11: by a mortar', () => {
    expect(ruled('effect', { by: 'mortar', figures: 5 }, dice(1, 2, 4, 5, 6)).facts).toStrictEqual({
      suppressed: 1,
      wounds: 1,
      disabled: 1,
      kills: 1,
    });
    expect(bonus({ by: 'mortar', unaware: true, cover: 'soft' })).toBe(0);
    expect(bonus({ by: 'mortar', suppressed: true })).toBe(0);
  });

  test('WS-ART-01: by a gun, with the die of its calibre', () => {
    expect(ruled('effect', { by: 'gun', calibre: 105 }, dice(10)).facts).toMatchObject({ kills: 1 });
    expect(bonus({ by: 'gun', calibre: 75, suppressed: true, cover: 'hard' })).toBe(-2);
    expect(() => ruled('effect', { by: 'gun' }, dice())).toThrow('missing-options');
  });

  test('R-32: artillery-min-suppress is for this die too', () => {
    const shell = { by: 'gun', calibre: 50, suppressed: true };
    expect(ruled('effect', shell, dice(1)).facts).toMatchObject({ suppressed: 0 });
    expect(ruled('effect', shell, dice(1), 'artillery-min-suppress').facts).toMatchObject({ suppressed: 1 });
  });

  test('what the table agreed goes to every die', () => {
    const given = { by: 'small-arms', figures: 2, modifier: 2 };
    expect(ruled('effect', given, dice(3, 4)).facts).toStrictEqual({ suppressed: 0, wounds: 1, kills: 1 });
    expect(ruled('effect', { by: 'flame', modifier: -2 }, dice(6)).facts).toMatchObject({ disabled: 1 });
    expect(ruled('effect', { by: 'mortar', modifier: 1 }, dice(1)).facts).toMatchObject({ suppressed: 1 });
    expect(ruled('effect', { by: 'gun', calibre: 80, modifier: 1 }, dice(2)).facts).toMatchObject({ wounds: 1 });
  });

  test('cover, and what else is for blasts, does not touch a bullet', () => {
    const given = { by: 'mg', figures: 2 };
    const blasts = { cover: 'hard', unaware: true, enclosed: true, suppressed: true, calibre: 88 };
    expect(odds('effect', { ...given, ...blasts })).toStrictEqual(odds('effect', given));
    expect(bonus({ by: 'mortar', 'point-blank': true })).toBe(0);
  });

  test('of twelve, the most that are legal, the odds stay within bounds', () => {
    // How 12 part into five kinds: nothing is one of them.
    expect(Object.keys(odds('effect', { by: 'mortar', figures: 12 }))).toHaveLength((16 * 15 * 14 * 13) / 24);
    expect(Object.keys(odds('effect', { by: 'gun', calibre: 88, figures: 12, suppressed: true }))).toHaveLength(1820);
  });
});
