import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { factsOf } from './with-only.ts';

const { ruled, odds, refused, wrong } = by('panzertroops');

describe('PT-ARTY-04: the call', () => {
  test.each([
    [5, 'failed'],
    [6, 'through'],
  ])('%i: %s', (total, call) => {
    expect(factsOf('barrage', {}, [total], 'artillery-support')).toStrictEqual({ call });
  });

  test('goes through 26 times in 36', () => {
    expect(odds('barrage', {})).toStrictEqual({ '{"call":"through"}': '13/18', '{"call":"failed"}': '5/18' });
    expect(odds('barrage', { modifier: 20 })).toStrictEqual({ '{"call":"through"}': '1' });
  });
});

describe('PT-SMOKE-03: the shell', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i', (total) => {
    const given = { weapon: 'art-medium', limited: false };
    const smoke = total === 4 || total === 10 ? 'failed' : 'placed';
    expect(factsOf('smoke', given, [total], 'smoke')).toStrictEqual({ smoke });
  });

  test('a modifier moves the two numbers, and none is left beyond them', () => {
    const given = { weapon: 'art-medium', limited: false };
    expect(factsOf('smoke', { ...given, modifier: 1 }, [9], 'smoke')).toStrictEqual({ smoke: 'failed' });
    expect(odds('smoke', { ...given, modifier: 20 })).toStrictEqual({ '{"smoke":"placed"}': '1' });
  });
});

describe('PT-SMOKE-09: what is left', () => {
  const given = { weapon: 'at-medium' };

  test.each([
    [7, false],
    [8, true],
  ])('%i: all gone is %s', (total, out) => {
    expect(factsOf('smoke', given, [7, total], 'smoke')).toStrictEqual({ smoke: 'placed', 'ammo-out': out });
    expect(factsOf('smoke', given, [4, total], 'smoke')).toStrictEqual({ smoke: 'failed', 'ammo-out': out });
  });

  test('a modifier is not for this throw', () => {
    expect(factsOf('smoke', { ...given, modifier: 5 }, [7, 7], 'smoke')['ammo-out']).toBe(false);
  });

  test('a projector has its one round, and a gun that no vehicle moved has enough', () => {
    expect(ruled('smoke', { weapon: 'projector' }, dice(1, 1)).facts).toStrictEqual({ smoke: 'placed' });
    expect(ruled('smoke', { ...given, limited: false }, dice(1, 1)).facts).toStrictEqual({ smoke: 'placed' });
  });
});

describe('PT-SMOKE-01: who fires smoke', () => {
  const able = ['at-medium', 'at-super', 'at-heavy', 'at-extra-heavy', 'art-light', 'art-medium', 'art-heavy'];

  test.each([...able, 'medium-mortar', 'heavy-mortar', 'projector'])('%s does', (weapon) => {
    expect(ruled('smoke', { weapon, limited: false }, dice(1, 1)).facts).toStrictEqual({ smoke: 'placed' });
  });

  test.each(['at-very-light', 'at-light', 'at-light-medium', 'light-mortar', 'rifle', 'bazooka'])(
    '%s does not',
    (weapon) => {
      expect(refused('smoke', { weapon })).toMatchObject({ rule: 'PT-SMOKE-01', reason: 'no-smoke' });
    },
  );

  test('mortars neither, with smoke-guns-only; guns and projectors as before', () => {
    for (const weapon of ['medium-mortar', 'heavy-mortar']) {
      const reason = { rule: 'PT-SMOKE-01', reason: 'no-smoke' };
      expect(refused('smoke', { weapon }, 'smoke-guns-only')).toMatchObject(reason);
    }
    for (const weapon of [...able, 'projector']) {
      const given = { weapon, limited: false };
      expect(odds('smoke', given, 'smoke-guns-only')).toStrictEqual(odds('smoke', given));
    }
  });
});

test('PT-SMOKE-07: none in bad weather', () => {
  expect(refused('smoke', { weapon: 'art-heavy', weather: 'bad' })).toMatchObject({
    rule: 'PT-SMOKE-07',
    reason: 'bad-weather',
  });
});

describe('PT-SMOKE-03: how far', () => {
  test.each([
    ['at-medium', 30],
    ['medium-mortar', 40],
    ['projector', 3],
  ])('%s: %i"', (weapon, range) => {
    const given = { weapon, limited: false };
    expect(ruled('smoke', { ...given, range }, dice(1, 1)).facts).toStrictEqual({ smoke: 'placed' });
    const reason = { rule: 'PT-SMOKE-03', reason: 'out-of-range' };
    expect(refused('smoke', { ...given, range: range + 1 })).toMatchObject(reason);
  });

  test('indirect the range is not looked at', () => {
    const given = { weapon: 'art-light', range: 300, indirect: true, limited: false };
    expect(ruled('smoke', given, dice(1, 1)).facts).toStrictEqual({ smoke: 'placed' });
  });

  test.each([
    ['at-medium', 'PT-ARTY-08'],
    ['projector', 'PT-ARTY-01'],
  ])('no indirect smoke of %s', (weapon, rule) => {
    expect(refused('smoke', { weapon, indirect: true })).toMatchObject({ rule, reason: 'no-indirect' });
  });

  test('a weapon has to be named', () => {
    expect(wrong('smoke', {}).says).toBe('missing-options');
  });
});
