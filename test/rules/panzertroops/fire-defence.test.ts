import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';
import { factsOf, resultOf, withOnly } from './with-only.ts';

const { ruled, refused, wrong } = by('panzertroops');

/** A shot with a pistol, which adds nothing: what is thrown is what the defence value is held against. */
const pistol = (given: Given, total: number, ...toggles: string[]) =>
  resultOf('fire', { weapon: 'pistol', ...given }, [total], ...toggles);

test('PT-FIRE-02: above the defence value it is destroyed', () => {
  expect(pistol({ stance: 'running' }, 7)).toBe('killed');
});

test('PT-FIRE-03: equal or less, it is not', () => {
  for (const total of [2, 5, 6]) expect(pistol({ stance: 'running' }, total)).toBe('miss');
});

describe('the defence values', () => {
  const printed: readonly [rule: string, type: string, stance: string, value: number][] = [
    ['PT-DEF-01', 'infantry', 'running', 6],
    ['PT-DEF-01', 'infantry', 'moving', 6],
    ['PT-DEF-02', 'infantry', 'assault', 8],
    ['PT-DEF-03', 'infantry', 'stationary', 9],
    ['PT-DEF-04', 'heavy', 'moving', 7],
    ['PT-DEF-04', 'heavy', 'running', 7],
    ['PT-DEF-05', 'heavy', 'stationary', 9],
    ['PT-DEF-06', 'gun', 'moving', 6],
    ['PT-DEF-07', 'gun', 'stationary', 9],
    ['PT-DEF-06', 'soft-vehicle', 'moving', 6],
    ['PT-DEF-07', 'soft-vehicle', 'stationary', 9],
    ['PT-COV-06', 'exposed', 'moving', 6],
    ['PT-COV-06', 'exposed', 'stationary', 9],
    ['PT-LOAD-07', 'rider', 'moving', 6],
    ['PT-LOAD-07', 'rider', 'stationary', 9],
  ];

  test.each(printed)('%s: %s, %s: %i', (rule, type, stance, value) => {
    const given = { 'target-type': type, stance, cover: 'none' };
    expect(pistol(given, value)).toBe('miss');
    expect(pistol(given, value + 1)).toBe('killed');
    const { steps } = ruled('fire', { weapon: 'pistol', ...given }, dice(1, 1));
    expect(steps[0]).toMatchObject({ rule, label: 'defence', result: String(value) });
  });

  test('PT-DEF-02: with assault-defence-7 an assault move is 7, and all else as before', () => {
    expect(pistol({ stance: 'assault' }, 8, 'assault-defence-7')).toBe('killed');
    expect(pistol({ stance: 'assault' }, 7, 'assault-defence-7')).toBe('miss');
    expect(pistol({}, 9, 'assault-defence-7')).toBe('miss');
  });

  test('PT-DEF-04: with heavy-moving-defence-8 a moving heavy weapon is 8, and all else as before', () => {
    const moving = { 'target-type': 'heavy', stance: 'moving' };
    expect(pistol(moving, 8, 'heavy-moving-defence-8')).toBe('miss');
    expect(pistol(moving, 9, 'heavy-moving-defence-8')).toBe('killed');
    expect(pistol({ stance: 'moving' }, 7, 'heavy-moving-defence-8')).toBe('killed');
  });

  test.each(['heavy', 'gun', 'soft-vehicle', 'exposed', 'rider'])('PT-DEF-02: no assault move of a %s', (type) => {
    const given = { weapon: 'rifle', 'target-type': type, stance: 'assault' };
    expect(refused('fire', given)).toMatchObject({ rule: 'PT-DEF-02', reason: 'bad-option' });
  });

  test('PT-ARM-01: an AFV is no target for this; it has armour', () => {
    expect(wrong('fire', { weapon: 'rifle', 'target-type': 'afv' }).says).toBe('unknown-value');
    expect(resultOf('tankhit', { weapon: 'at-rifle', armour: 8 }, [9])).toBe('destroyed');
  });
});

describe('firepower', () => {
  // Soft and armour-piercing, and range in inches, as the book prints them.
  const printed: Readonly<Record<string, readonly [s: number | null, ap: number | null, range: number]>> = {
    pistol: [0, null, 5],
    rifle: [1, null, 10],
    smg: [2, null, 5],
    grenades: [3, null, 2],
    panzerfaust: [null, 5, 3],
    'light-mortar': [1, null, 15],
    bar: [2, null, 10],
    lmg: [3, null, 12],
    'at-rifle': [null, 0, 7],
    bazooka: [null, 4, 4],
    satchel: [7, 7, 1.5],
    flamethrower: [3, 3, 3],
    mmg: [4, null, 15],
    hmg: [5, null, 15],
    'hmg-50': [5, 0, 20],
    'medium-mortar': [3, null, 40],
    'heavy-mortar': [5, 0, 50],
    'at-very-light': [0, 0, 20],
    'at-light': [1, 1, 20],
    'at-light-medium': [2, 2, 25],
    'at-medium': [3, 3, 30],
    'at-super': [4, 4, 35],
    'at-heavy': [5, 5, 40],
    'at-extra-heavy': [6, 6, 40],
    'art-light': [3, 0, 20],
    'art-medium': [5, 1, 30],
    'art-heavy': [7, 2, 35],
  };
  const rows = Object.entries(printed).map(([weapon, [s, ap, range]]) => ({ weapon, s, ap, range }));

  /** The modifiers of the throw, and so the firepower. */
  const power = (verb: string, given: Given) =>
    ruled(verb, { continued: true, ...given }, dice(1, 1)).steps.find(({ rule }) => rule === 'PT-FIRE-02')!.modifiers;

  test.each(rows.filter(({ s }) => s !== null))('PT-ARM-02: $weapon, soft: $s', ({ weapon, s }) => {
    // A defence value that a throw of 2 never reaches, even with 7.
    expect(power('fire', { weapon, cover: 'none', modifier: -9 })[0]).toMatchObject({ value: s });
  });

  test.each(rows.filter(({ ap }) => ap !== null))('PT-ARM-02: $weapon, armour-piercing: $ap', ({ weapon, ap }) => {
    expect(power('tankhit', { weapon, armour: 18 })[0]).toMatchObject({ value: ap });
  });

  test.each(rows.filter(({ s }) => s === null))('PT-ARM-02: $weapon is not for soft targets', ({ weapon }) => {
    expect(refused('fire', { weapon })).toMatchObject({ rule: 'PT-ARM-02', reason: 'wrong-target' });
  });

  test.each(rows.filter(({ ap }) => ap === null))('PT-ARM-02: $weapon is not for armour', ({ weapon }) => {
    expect(refused('tankhit', { weapon, armour: 9 })).toMatchObject({ rule: 'PT-ARM-02', reason: 'wrong-target' });
  });

  test.each(rows)('PT-LOF-04: $weapon reaches $range"', ({ weapon, range, s }) => {
    const verb = s === null ? 'tankhit' : 'fire';
    const given = { weapon, continued: true, modifier: -12, ...(s === null ? { armour: 20 } : {}) };
    expect(ruled(verb, { ...given, range }, dice(1, 1)).facts).toStrictEqual({ result: 'miss' });
    const rule = weapon === 'satchel' ? 'PT-SATCH-02' : 'PT-LOF-04';
    expect(refused(verb, { ...given, range: range + 0.25 })).toMatchObject({ rule, reason: 'out-of-range' });
  });

  test('PT-MOR-10: that of a broken group is 1 lower, and 0 becomes -1', () => {
    expect(factsOf('fire', { weapon: 'smg', broken: true }, [8])).toStrictEqual({ result: 'miss' });
    expect(factsOf('fire', { weapon: 'smg' }, [8])).toStrictEqual({ result: 'killed', 'total-destruction': false });
    expect(pistol({ broken: true }, 10)).toBe('miss');
    expect(power('fire', { weapon: 'pistol', broken: true })).toMatchObject([
      { value: 0 },
      { rule: 'PT-MOR-10', value: -1 },
    ]);
    expect(power('tankhit', { weapon: 'at-light', armour: 18, broken: true })).toMatchObject([
      { value: 1 },
      { value: -1 },
    ]);
  });

  test('PT-LOF-05: into or through forest and buildings at most 5", whatever the weapon', () => {
    const given = { weapon: 'at-heavy', obscured: true };
    expect(resultOf('fire', { ...given, range: 5 }, [2])).toBe('miss');
    expect(refused('fire', { ...given, range: 5.5 })).toMatchObject({ rule: 'PT-LOF-05', reason: 'out-of-range' });
    expect(refused('tankhit', { ...given, range: 6, armour: 9 })).toMatchObject({ rule: 'PT-LOF-05' });
    expect(refused('fire', { ...given, weapon: 'rifle', range: 11 }).rule).toBe('PT-LOF-04');
    expect(refused('fire', { ...given, weapon: 'grenades', range: 3 }).rule).toBe('PT-LOF-04');
  });
});

test('natural 2 and 12 mean nothing special, and nothing is clamped', () => {
  expect(resultOf('fire', { weapon: 'rifle', modifier: -4 }, [12])).toBe('miss');
  expect(resultOf('fire', { weapon: 'rifle', modifier: 7 }, [2])).toBe('killed');
  expect(ruled('fire', { weapon: 'rifle', modifier: 20 }, dice(1, 1), withOnly()).facts).toStrictEqual({
    result: 'killed',
    'total-destruction': true,
  });
});
