import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { factsOf, resultOf, withOnly } from './with-only.ts';

const { ruled, refused, wrong } = by('panzertroops');

describe('PT-ARM-03, PT-DEF-08: armour by facing', () => {
  test.each([
    ['panther-g', 'front', 16],
    ['panther-g', 'side', 11],
    ['panther-g', 'rear', 11],
    ['m3-halftrack', 'front', 8],
    ['king-tiger', 'side', 11],
  ])('%s, %s: %i', (vehicle, facing, armour) => {
    const given = { weapon: 'at-heavy', vehicle, facing };
    expect(resultOf('tankhit', { ...given, modifier: armour - 13 }, [8])).toBe('miss');
    expect(resultOf('tankhit', { ...given, modifier: armour - 12 }, [8])).toBe('destroyed');
    const { steps } = ruled('tankhit', given, dice(1, 1));
    expect(steps[0]).toMatchObject({ rule: 'PT-DEF-08', result: String(armour) });
  });

  test('the front, unless a side is named', () => {
    expect(resultOf('tankhit', { weapon: 'at-heavy', vehicle: 'panther-g' }, [11])).toBe('miss');
    expect(resultOf('tankhit', { weapon: 'at-heavy', vehicle: 'panther-g' }, [12])).toBe('destroyed');
  });

  test('a number wins over the vehicle', () => {
    const given = { weapon: 'at-heavy', vehicle: 'king-tiger', armour: 8 };
    expect(resultOf('tankhit', given, [4])).toBe('destroyed');
    expect(resultOf('tankhit', { ...given, vehicle: 'truck' }, [4])).toBe('destroyed');
  });

  test('PT-ARM-03: neither given is refused', () => {
    expect(refused('tankhit', { weapon: 'at-heavy' })).toMatchObject({ rule: 'PT-ARM-03', reason: 'bad-option' });
  });

  test.each(['truck', 'jeep', 'kubelwagen', 'motorcycle', 'cart'])('PT-ARM-02: a %s has no armour', (vehicle) => {
    expect(refused('tankhit', { weapon: 'at-heavy', vehicle })).toMatchObject({
      rule: 'PT-ARM-02',
      reason: 'wrong-target',
    });
  });

  test('a vehicle that there is not is an input error', () => {
    expect(wrong('tankhit', { weapon: 'at-heavy', vehicle: 'maus' }).says).toBe('unknown-value');
  });
});

describe('PT-IMMO-01: a result equal to the armour', () => {
  const shot = { weapon: 'at-light', armour: 9 };

  test('immobilises, above destroys, below misses', () => {
    expect(resultOf('tankhit', shot, [8], 'immobilisation')).toBe('immobilised');
    expect(resultOf('tankhit', shot, [9], 'immobilisation')).toBe('destroyed');
    expect(resultOf('tankhit', shot, [7], 'immobilisation')).toBe('miss');
    expect(resultOf('tankhit', shot, [8])).toBe('miss');
  });

  test('PT-IMMO-02: not hull down; soft cover is no help', () => {
    expect(resultOf('tankhit', { ...shot, cover: 'hard' }, [8], 'immobilisation')).toBe('miss');
    const { steps } = ruled('tankhit', { ...shot, cover: 'hard' }, dice(4, 4));
    expect(steps.at(-1)).toMatchObject({ rule: 'PT-FIRE-02', result: 'miss', row: 'PT-IMMO-02' });
    expect(resultOf('tankhit', { ...shot, cover: 'soft' }, [8], 'immobilisation')).toBe('immobilised');
  });

  test('PT-MOR-07: with morale it checks', () => {
    const facts = factsOf('tankhit', shot, [8], 'immobilisation', 'morale');
    expect(facts).toStrictEqual({ result: 'immobilised', 'morale-check': true });
    const { steps } = ruled('tankhit', { ...shot, armour: 4 }, dice(1, 2), 'morale');
    expect(steps.filter(({ result }) => result === 'check-due')).toMatchObject([{ rule: 'PT-MOR-07' }]); // one, not two
  });
});

describe('PT-MOR-06: a natural 3 or 4 by what could kill it', () => {
  test.each([3, 4])('%i shakes it, missed or saved', (total) => {
    const given = { weapon: 'at-heavy', armour: 12 };
    expect(factsOf('tankhit', given, [total], 'morale')).toStrictEqual({ result: 'miss', 'morale-check': true });
    const saved = { ...given, armour: 7, cover: 'hard' };
    expect(factsOf('tankhit', saved, [total, 8], 'morale')).toStrictEqual({ result: 'saved', 'morale-check': true });
    expect(factsOf('tankhit', saved, [total, 7], 'morale')).toStrictEqual({ result: 'destroyed' });
  });

  test.each([2, 5, 6])('%i does not', (total) => {
    const given = { weapon: 'at-heavy', armour: 12 };
    expect(factsOf('tankhit', given, [total], 'morale')).toStrictEqual({ result: 'miss', 'morale-check': false });
  });

  test('nor does what could not kill this facing with this shot', () => {
    const given = { weapon: 'at-heavy', armour: 17 };
    expect(factsOf('tankhit', given, [3], 'morale')['morale-check']).toBe(false);
    expect(factsOf('tankhit', { ...given, armour: 16 }, [3], 'morale')['morale-check']).toBe(true);
    const moved = { ...given, armour: 16, moved: true, mount: 'turret' };
    expect(factsOf('tankhit', moved, [3], 'morale')['morale-check']).toBe(false);
    expect(factsOf('tankhit', { ...given, modifier: 1 }, [3], 'morale')['morale-check']).toBe(true);
    expect(factsOf('tankhit', { ...given, armour: 16, broken: true }, [3], 'morale')['morale-check']).toBe(false);
  });

  test('without morale nothing is said of it', () => {
    expect(ruled('tankhit', { weapon: 'at-heavy', armour: 12 }, dice(1, 2), withOnly()).facts).toStrictEqual({
      result: 'miss',
    });
  });
});
