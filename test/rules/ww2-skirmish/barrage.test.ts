import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('ww2-skirmish');

const NOBODY = { suppressed: 0, wounds: 0, disabled: 0, kills: 0 };
const toHit = (given: Given) => ruled('barrage', { modifier: -20, ...given }, dice(1)).steps[0]!;
const reachOf = (given: Given) => {
  const { rule, values } = refused('barrage', { range: 0, ...given });
  return [rule, values.nearest, values.farthest];
};

describe('mortars', () => {
  test.each<[string, number, number]>([
    ['light-mortar', 6, 8],
    ['light-mortar', 12, 8],
    ['light-mortar', 12.5, 12],
    ['light-mortar', 25, 12],
    ['light-mortar', 25.5, 17],
    ['light-mortar', 40, 17],
    ['mortar', 24, 8],
    ['mortar', 40, 8],
    ['mortar', 40.5, 12],
    ['mortar', 400, 12],
  ])('WS-GREN-03, WS-GREN-04: %s at %d" needs %d', (weapon, range, need) => {
    expect(toHit({ weapon, range })).toMatchObject({ rule: 'WS-GREN-04', sides: 20, need });
  });

  test('WS-GREN-03: and nearer or further it does not reach', () => {
    expect(reachOf({ weapon: 'light-mortar', range: 5.9 })).toStrictEqual(['WS-GREN-03', 6, 40]);
    expect(reachOf({ weapon: 'light-mortar', range: 40.1 })).toStrictEqual(['WS-GREN-03', 6, 40]);
    expect(reachOf({ weapon: 'mortar', range: 23.9 })).toStrictEqual(['WS-GREN-03', 24, Number.POSITIVE_INFINITY]);
  });

  test.each<[string, Given, readonly (readonly [string, number])[]]>([
    ['WS-GREN-06', { 'ranged-in': true }, [['WS-GREN-06', 3]]],
    ['WS-GREN-07', { moved: true }, [['WS-GREN-07', -2]]],
    ['WS-GREN-08', { 'target-moved': true }, [['WS-GREN-08', -2]]],
    ['WS-GREN-08', { cover: 'soft', 'target-moved': true }, [['WS-GREN-08', -2]]],
    ['WS-GREN-09', { suppressed: true }, [['WS-GREN-09', -2]]],
    [
      'WS-GREN-06, R-28: all',
      { 'ranged-in': true, moved: true, cover: 'hard', suppressed: true },
      [
        ['WS-GREN-06', 3],
        ['WS-GREN-07', -2],
        ['WS-GREN-08', -2],
        ['WS-GREN-09', -2],
      ],
    ],
  ])('%s: %j', (_title, given, modifiers) => {
    const { steps } = ruled('barrage', { weapon: 'mortar', range: 30, ...given }, dice(1));
    expect(steps[0]!.modifiers.map(({ rule, value }) => [rule, value])).toStrictEqual(modifiers);
  });

  test('WS-GREN-11, WS-GREN-12: a bomb does what a grenade does', () => {
    const given = { weapon: 'mortar', range: 30, figures: 5, enclosed: true };
    const { facts, steps } = ruled('barrage', given, dice(8, 1, 2, 3, 4, 5));
    expect(facts).toStrictEqual({ hit: true, suppressed: 2, wounds: 1, disabled: 1, kills: 1 });
    expect(steps[1]).toMatchObject({ rule: 'WS-GREN-11', modifiers: [{ rule: 'WS-GREN-12', value: 1 }] });
    expect(ruled('barrage', given, dice(7)).facts).toStrictEqual({ hit: false });
  });
});

describe('guns', () => {
  test.each<[string, Given, readonly number[]]>([
    ['a gun of up to 50mm', { weapon: 'gun', calibre: 50 }, [6, 18, 40]],
    ['a gun of 51mm', { weapon: 'gun', calibre: 51 }, [6, 24, 60]],
    ['a 17pdr', { weapon: '17pdr' }, [6, 24, 60]],
    ['an auto-cannon', { weapon: 'auto-cannon' }, [1, 10, 24]],
  ])('WS-GUN-01, WS-GUN-02: %s needs 8, 12 and 16', (_name, given, [from, short, medium]) => {
    const needAt = (range: number) => toHit({ ...given, range }).need;
    expect([from!, short!, short! + 0.5, medium!, medium! + 0.5, 500].map(needAt)).toStrictEqual([
      8, 8, 12, 12, 16, 16,
    ]);
    expect(reachOf({ ...given, range: from! - 0.1 })).toStrictEqual(['WS-GUN-01', from, Number.POSITIVE_INFINITY]);
    expect(toHit({ ...given, range: from! }).rule).toBe('WS-GUN-02');
  });

  test('WS-GUN-02, R-31: nothing modifies their aim but what the table agrees', () => {
    const all = { cover: 'hard', suppressed: true, moved: true, 'target-moved': true, 'ranged-in': true };
    const gun = { weapon: 'gun', calibre: 75, range: 20 };
    expect(toHit({ ...gun, ...all, modifier: -1 }).modifiers).toStrictEqual([{ label: 'agreed', value: -1 }]);
    expect(chance('barrage', { ...gun, ...all }, { hit: true })).toBe('13/20');
  });

  test.each<[Given, number]>([
    [{ weapon: 'gun', calibre: 1 }, 6],
    [{ weapon: 'gun', calibre: 74 }, 6],
    [{ weapon: 'gun', calibre: 75 }, 8],
    [{ weapon: 'gun', calibre: 95 }, 8],
    [{ weapon: 'gun', calibre: 96 }, 10],
    [{ weapon: 'gun', calibre: 150 }, 10],
    [{ weapon: '17pdr' }, 8],
    [{ weapon: 'auto-cannon' }, 6],
    [{ weapon: '17pdr', calibre: 150 }, 8],
    [{ weapon: 'auto-cannon', calibre: 150 }, 6],
  ])('WS-ART-01: %j throws a D%d for each figure', (given, sides) => {
    const { steps } = ruled('barrage', { range: 10, ...given }, dice(20, 1));
    expect(steps[1]).toMatchObject({ rule: 'WS-ART-01', sides });
  });

  test('WS-ART-02: 1-2 suppressed, 3-4 wounded, 5 disabled, 6 or more killed', () => {
    const big = { weapon: 'gun', calibre: 105, range: 20, figures: 7 };
    const { facts, steps } = ruled('barrage', big, dice(8, 1, 2, 3, 4, 5, 6, 10));
    expect(facts).toStrictEqual({ hit: true, suppressed: 2, wounds: 2, disabled: 1, kills: 2 });
    expect(steps[1]!.row).toBe('WS-ART-02');
    expect(chance('barrage', { ...big, figures: 1 }, { kills: 1 })).toBe('13/40');
  });

  test.each<[Given, number]>([
    [{ unaware: true }, 1],
    [{ enclosed: true, unaware: true }, 1],
    [{ suppressed: true }, -1],
    [{ cover: 'soft' }, -1],
    [{ cover: 'hard', suppressed: true }, -2],
    [{ cover: 'hard', suppressed: true, enclosed: true }, -1],
  ])('WS-ART-03: %j is %d in all', (given, sum) => {
    const { steps } = ruled('barrage', { weapon: 'gun', calibre: 88, range: 20, ...given }, dice(8, 4));
    expect(steps[1]!.total).toBe(4 + sum);
    expect(steps[1]!.modifiers.every(({ rule }) => rule === 'WS-ART-03')).toBe(true);
  });

  test('R-32: at 0 or less nothing happens, or with artillery-min-suppress suppression', () => {
    const shell = { weapon: 'gun', calibre: 50, range: 10, cover: 'soft', suppressed: true };
    expect(ruled('barrage', shell, dice(8, 2)).facts).toStrictEqual({ hit: true, ...NOBODY });
    const least = ruled('barrage', shell, dice(8, 1), 'artillery-min-suppress');
    expect(least.facts).toStrictEqual({ hit: true, ...NOBODY, suppressed: 1 });
    expect(ruled('barrage', shell, dice(8, 5), 'artillery-min-suppress').facts).toMatchObject({ wounds: 1 });
  });

  test('R-32: bombs are no shells', () => {
    const bomb = { weapon: 'mortar', range: 30, cover: 'soft' };
    expect(odds('barrage', bomb, 'artillery-min-suppress')).toStrictEqual(odds('barrage', bomb));
  });

  test('a gun without its calibre is asked for it', () => {
    expect(() => ruled('barrage', { weapon: 'gun', range: 10 }, dice())).toThrow('missing-options');
    expect(wrong('barrage', { weapon: '17pdr' }).says).toBe('missing-options');
  });

  test('of twelve figures, the most that are legal, the odds stay within bounds', () => {
    const given = { weapon: 'gun', calibre: 105, range: 20, figures: 12, cover: 'soft' };
    expect(Object.keys(odds('barrage', given))).toHaveLength(1 + 1820);
  });
});
