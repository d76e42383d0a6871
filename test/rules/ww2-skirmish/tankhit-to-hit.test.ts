import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('ww2-skirmish');

const MISS = dice(1);
/** The number that its D20 needs, at a light AFV; a one with this modifier misses always. */
const toHit = (given: Given, toggles?: string) => {
  const { steps } = ruled('tankhit', { vehicle: 'light', modifier: -20, ...given }, MISS, toggles);
  const [{ rule, sides, need, modifiers }] = steps as [(typeof steps)[number]];
  const others = modifiers.filter(({ value }) => value !== -20);
  return { rule, sides, need, modifiers: others.map((each) => [each.rule, each.value]) };
};

describe('guns', () => {
  test.each<[string, Given, number]>([
    ['50mm', { weapon: 'gun', calibre: 50, range: 6 }, 8],
    ['50mm', { weapon: 'gun', calibre: 50, range: 18 }, 8],
    ['50mm', { weapon: 'gun', calibre: 50, range: 18.5 }, 12],
    ['50mm', { weapon: 'gun', calibre: 50, range: 40 }, 12],
    ['50mm', { weapon: 'gun', calibre: 50, range: 41 }, 16],
    ['51mm', { weapon: 'gun', calibre: 51, range: 24 }, 8],
    ['51mm', { weapon: 'gun', calibre: 51, range: 25 }, 12],
    ['51mm', { weapon: 'gun', calibre: 51, range: 60 }, 12],
    ['51mm', { weapon: 'gun', calibre: 51, range: 61 }, 16],
    ['17pdr', { weapon: '17pdr', range: 24 }, 8],
    ['17pdr', { weapon: '17pdr', range: 300 }, 16],
    ['auto-cannon', { weapon: 'auto-cannon', range: 1 }, 8],
    ['auto-cannon', { weapon: 'auto-cannon', range: 11 }, 12],
    ['auto-cannon', { weapon: 'auto-cannon', range: 25 }, 16],
  ])('WS-GUN-01, WS-GUN-02: %s %j needs %d', (_title, given, need) => {
    expect(toHit(given)).toStrictEqual({ rule: 'WS-GUN-02', sides: 20, need, modifiers: [] });
  });

  test('WS-GUN-01: nearer than the first inch of its table a gun does not fire', () => {
    expect(refused('tankhit', { weapon: 'gun', calibre: 75, range: 5.9, vehicle: 'light' }).rule).toBe('WS-GUN-01');
    expect(refused('tankhit', { weapon: '17pdr', range: 0, vehicle: 'light' }).rule).toBe('WS-GUN-01');
    expect(refused('tankhit', { weapon: 'auto-cannon', range: 0.5, vehicle: 'light' }).rule).toBe('WS-GUN-01');
  });

  test('R-31: a crossing vehicle is no harder for them, but with guns-moving-target it is', () => {
    const given = { weapon: '17pdr', range: 20, crossing: true };
    expect(toHit(given).modifiers).toStrictEqual([]);
    expect(toHit(given, 'guns-moving-target').modifiers).toStrictEqual([['WS-HAT-04', -4]]);
    expect(toHit({ ...given, crossing: false }, 'guns-moving-target').modifiers).toStrictEqual([]);
    expect(chance('tankhit', { ...given, vehicle: 'heavy' }, { hit: true }, 'guns-moving-target')).toBe('9/20');
  });

  test('who moves does not matter to them, nor what is agreed to any die but this', () => {
    const given = { weapon: 'gun', calibre: 75, range: 20, vehicle: 'medium' };
    expect(odds('tankhit', { ...given, moved: true })).toStrictEqual(odds('tankhit', given));
    expect(chance('tankhit', { ...given, modifier: 3 }, { hit: true })).toBe('4/5');
    expect(ruled('tankhit', { ...given, modifier: 3 }, dice(5, 20)).steps[1]!.modifiers).toMatchObject([
      { rule: 'WS-DMG-04' },
      { rule: 'WS-DMG-11' },
    ]);
  });
});

describe('hand-held weapons', () => {
  test.each<[string, number, number]>([
    ['molotov', 2, 8],
    ['molotov', 3, 8],
    ['molotov', 3.5, 16],
    ['molotov', 10, 16],
    ['at-grenade', 4, 16],
    ['at-grenade', 8, 16],
    ['at-rifle', 1, 8],
    ['at-rifle', 8, 8],
    ['at-rifle', 9, 12],
    ['at-rifle', 20, 12],
    ['at-rifle', 21, 16],
    ['at-rifle', 40, 16],
    ['panzerfaust', 4, 8],
    ['panzerfaust', 8, 8],
    ['panzerfaust', 12, 12],
    ['panzerfaust', 20, 16],
    ['bazooka', 12, 8],
    ['bazooka', 20, 12],
    ['bazooka', 30, 16],
    ['flamethrower', 8, 8],
    ['flamethrower', 18, 12],
    ['flamethrower', 24, 16],
  ])('WS-HAT-02, WS-HAT-03: %s at %d" needs %d', (weapon, range, need) => {
    expect(toHit({ weapon, range })).toStrictEqual({ rule: 'WS-HAT-03', sides: 20, need, modifiers: [] });
  });

  test.each<[string, number, number]>([
    ['molotov', 1.9, 10.1],
    ['at-grenade', 3.9, 8.1],
    ['at-rifle', 0.9, 40.1],
    ['panzerfaust', 3.9, 20.1],
    ['bazooka', 3.9, 30.1],
    ['flamethrower', 3.9, 24.1],
  ])('WS-HAT-02: %s does nothing at %d" or at %d"', (weapon, near, far) => {
    for (const range of [near, far]) {
      expect(refused('tankhit', { weapon, range, vehicle: 'light' }).rule).toBe('WS-HAT-02');
    }
  });

  test('WS-HAT-04: the score needed is 4 more at a vehicle that crosses at over 8"', () => {
    for (const [weapon, range] of [
      ['panzerfaust', 8],
      ['molotov', 3],
      ['flamethrower', 8],
    ] as const) {
      expect(toHit({ weapon, range, crossing: true }).modifiers).toStrictEqual([['WS-HAT-04', -4]]);
      expect(chance('tankhit', { weapon, range, vehicle: 'light', crossing: true }, { hit: true })).toBe('9/20');
      expect(chance('tankhit', { weapon, range, vehicle: 'light' }, { hit: true })).toBe('13/20');
    }
    const far = { weapon: 'bazooka', range: 30, vehicle: 'light', crossing: true };
    expect(chance('tankhit', far, { hit: true })).toBe('1/20');
    expect(odds('tankhit', { ...far, modifier: -1 })).toStrictEqual({ '{"hit":false}': '1' });
  });

  test('WS-FLM-01, R-39: at soft vehicles too a flamethrower has the reach of the hand-held weapons', () => {
    expect(toHit({ weapon: 'flamethrower', range: 4, vehicle: 'large-soft' })).toMatchObject({
      rule: 'WS-HAT-03',
      need: 8,
    });
  });
});

describe('what is refused, in order', () => {
  test('WS-DMG-02: small arms at an AFV', () => {
    for (const vehicle of ['light', 'medium', 'heavy', 'tiger-panther', 'tiger2']) {
      expect(refused('tankhit', { weapon: 'small-arms', vehicle }).rule).toBe('WS-DMG-02');
    }
  });

  test('WS-HAT-06: an anti-tank rifle at a soft vehicle, before its range', () => {
    for (const vehicle of ['small-soft', 'large-soft']) {
      expect(refused('tankhit', { weapon: 'at-rifle', range: 50, vehicle }).rule).toBe('WS-HAT-06');
    }
    expect(refused('tankhit', { weapon: 'at-rifle', range: 50, vehicle: 'light' }).rule).toBe('WS-HAT-02');
  });

  test('WS-FLM-03: a flamethrower that moved, before its range', () => {
    const given = { weapon: 'flamethrower', range: 3, vehicle: 'light' };
    expect(refused('tankhit', { ...given, moved: true }).rule).toBe('WS-FLM-03');
    expect(refused('tankhit', given).rule).toBe('WS-HAT-02');
  });

  test('moving stops nothing else that is held in the hand', () => {
    expect(toHit({ weapon: 'molotov', range: 3, moved: true }).need).toBe(8);
  });
});

test('what is missing is an error of input', () => {
  const without = (given: Given) => () => ruled('tankhit', { vehicle: 'light', ...given }, dice());
  expect(without({ weapon: 'gun', range: 10 })).toThrow('calibre');
  expect(without({ weapon: 'gun', calibre: 75 })).toThrow('range');
  expect(without({ weapon: 'panzerfaust' })).toThrow('range');
  expect(wrong('tankhit', { weapon: 'panzerfaust', range: 8 }).says).toBe('missing-options');
  expect(wrong('tankhit', { vehicle: 'light', range: 8 }).says).toBe('missing-options');
  expect(wrong('tankhit', { vehicle: 'tank', weapon: 'bazooka' }).says).toBe('unknown-value');
});
