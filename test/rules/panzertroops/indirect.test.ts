import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';
import { withOnly } from './with-only.ts';

const { ruled, refused } = by('panzertroops');

const firepower = (verb: string, given: Given) =>
  ruled(verb, { indirect: true, modifier: -9, ...given }, dice(1, 1)).steps.find(({ rule }) => rule === 'PT-FIRE-02')!
    .modifiers[0];

describe('PT-ARTY-05: indirect firepower', () => {
  test.each([
    ['light-mortar', 1],
    ['medium-mortar', 3],
    ['heavy-mortar', 5],
    ['art-light', 3],
    ['art-medium', 5],
    ['art-heavy', 7],
  ])('%s: %is', (weapon, value) => {
    expect(firepower('fire', { weapon })).toMatchObject({ rule: 'PT-ARTY-05', value });
  });

  test.each([
    ['heavy-mortar', 0],
    ['art-medium', 0],
    ['art-heavy', 1],
  ])('%s: %iap', (weapon, value) => {
    expect(firepower('tankhit', { weapon, armour: 20 })).toMatchObject({ rule: 'PT-ARTY-05', value });
  });

  test.each(['light-mortar', 'medium-mortar', 'art-light'])('%s has none against armour', (weapon) => {
    const given = { weapon, armour: 8, indirect: true };
    expect(refused('tankhit', given)).toMatchObject({ rule: 'PT-ARTY-05', reason: 'wrong-target' });
  });

  test('art-light has some when it fires directly', () => {
    expect(ruled('tankhit', { weapon: 'art-light', armour: 8 }, dice(4, 5)).facts.result).toBe('destroyed');
  });

  test('is split as any other, and a broken group has 1 less', () => {
    const given = { weapon: 'art-medium', indirect: true, split: '3,2' };
    expect(ruled('fire', given, dice(1, 1, 1, 1), withOnly('artillery-support')).facts.killed).toBe(0);
    expect(refused('fire', { ...given, broken: true }).reason).toBe('bad-split');
  });
});

describe('PT-ARTY-07: reach', () => {
  test.each([
    ['light-mortar', 15],
    ['medium-mortar', 40],
    ['heavy-mortar', 50],
  ])('a %s reaches its %i", and 10" less from off the table', (weapon, range) => {
    const given = { weapon, indirect: true, modifier: -12 };
    const miss = { result: 'miss' };
    expect(ruled('fire', { ...given, range: range - 10 }, dice(1, 1)).facts).toStrictEqual(miss);
    expect(ruled('fire', { ...given, range, 'off-table': false }, dice(1, 1)).facts).toStrictEqual(miss);
    const rule = { rule: 'PT-ARTY-07', reason: 'out-of-range' };
    expect(refused('fire', { ...given, range: range - 9.5 })).toMatchObject(rule);
    expect(refused('fire', { ...given, range: range + 0.5, 'off-table': false })).toMatchObject(rule);
  });

  test.each(['art-light', 'art-medium', 'art-heavy'])('%s reaches everything, on the table and off it', (weapon) => {
    for (const off of [true, false]) {
      const given = { weapon, indirect: true, range: 500, 'off-table': off, modifier: -12 };
      expect(ruled('fire', given, dice(1, 1)).facts).toStrictEqual({ result: 'miss' });
    }
  });

  test('forest and buildings in between do not shorten it', () => {
    const given = { weapon: 'medium-mortar', indirect: true, range: 30, obscured: true };
    expect(ruled('fire', given, dice(1, 1)).facts).toStrictEqual({ result: 'miss' });
  });
});

test('no movement penalty and no mount: whatever it stands on', () => {
  const given = { weapon: 'art-heavy', indirect: true, mount: 'hull', modifier: -9 };
  expect(ruled('fire', given, dice(1, 1)).steps.at(-1)!.modifiers).toHaveLength(2);
});

test('PT-ARTY-10: self-propelled artillery is an artillery piece', () => {
  for (const weapon of ['art-medium', 'art-heavy']) {
    const given = { weapon, indirect: true, mount: 'hull', armour: 20, range: 60 };
    expect(ruled('tankhit', given, dice(1, 1)).facts).toStrictEqual({ result: 'miss' });
  }
});

describe('what is refused', () => {
  test.each(['at-very-light', 'at-medium', 'at-extra-heavy'])(
    'PT-ARTY-08: indirect fire of an AT gun, %s',
    (weapon) => {
      const reason = { rule: 'PT-ARTY-08', reason: 'no-indirect' };
      expect(refused('fire', { weapon, indirect: true })).toMatchObject(reason);
      expect(refused('tankhit', { weapon, indirect: true, armour: 8 })).toMatchObject(reason);
    },
  );

  test.each(['rifle', 'mmg', 'satchel', 'at-rifle'])('PT-ARTY-01: indirect fire of a %s', (weapon) => {
    const verb = weapon === 'at-rifle' ? 'tankhit' : 'fire';
    expect(refused(verb, { weapon, indirect: true })).toMatchObject({ rule: 'PT-ARTY-01', reason: 'no-indirect' });
  });

  test('PT-ARTY-01: any, where the optional rule is off', () => {
    const given = { weapon: 'art-medium', indirect: true };
    expect(refused('fire', given, 'no-artillery-support')).toMatchObject({ rule: 'PT-ARTY-01', reason: 'toggle-off' });
  });

  test('PT-ARTY-11: in defensive fire', () => {
    const given = { weapon: 'art-medium', indirect: true, phase: 'defensive', moved: true };
    expect(refused('fire', given)).toMatchObject({ rule: 'PT-ARTY-11', reason: 'indirect-phase' });
  });

  test('PT-ARTY-09: of what has left its starting position', () => {
    const given = { weapon: 'art-medium', indirect: true, moved: true };
    expect(refused('fire', given)).toMatchObject({ rule: 'PT-ARTY-09', reason: 'indirect-moved' });
    expect(refused('tankhit', given)).toMatchObject({ rule: 'PT-ARTY-09', reason: 'indirect-moved' });
  });
});
