import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds } = by('hans-n-panzer');

describe('launchers', () => {
  test('worked example 6: a bazooka at a Panzer IV, 3"', () => {
    expect(odds('tankhit', { weapon: 'bazooka', target: 'pz4', range: 3 })).toStrictEqual({
      '{"crew-killed":2,"hit":true,"result":"destroyed"}': '65/216',
      '{"hit":true,"result":"disabled"}': '13/108',
      '{"hit":true,"result":"glances"}': '65/216',
      '{"hit":false}': '5/18',
    });
  });

  test.each<[string, string, string, number, number]>([
    ['HP-IAT-01', 'HP-IAT-01', 'bazooka', 3, 7],
    ['HP-IAT-01', 'HP-IAT-01', 'bazooka', 3.1, 6],
    ['HP-IAT-01', 'HP-IAT-01', 'panzerschreck', 3, 7],
    ['HP-IAT-01', 'HP-IAT-01', 'panzerschreck', 6, 6],
    ['HP-IAT-03', 'HP-IAT-03', 'panzerfaust', 3, 6],
    ['HP-IAT-04', 'HP-IAT-04', 'piat', 4, 5],
  ])('%s: %s, %s at %d" strikes with %d', (_id, rule, weapon, range, value) => {
    const { steps } = ruled('tankhit', { weapon, target: 'pz4', range }, dice(3, 3, 1, 1));
    expect(steps[0]).toMatchObject({ rule: 'HP-IAT-01', need: 6, result: 'hit' });
    expect(steps[2]!.modifiers).toStrictEqual([{ rule, label: 'strike-value', value }]);
  });

  test('HP-IAT-02: two dice and the strike value against the armour', () => {
    const at = (...strike: number[]) =>
      ruled('tankhit', { weapon: 'piat', target: 'pz3-early', range: 4 }, dice(6, 6, ...strike));
    expect(at(3, 4).facts.result).toBe('disabled');
    expect(at(3, 3).facts.result).toBe('glances');
    const { facts, steps } = at(4, 4);
    expect(facts).toStrictEqual({ hit: true, result: 'destroyed', 'crew-killed': 2 });
    expect(steps[2]!.rule).toBe('HP-IAT-02');
  });

  test('HP-RUL-31: all need a 6 on two dice, with cover and modifier; 5 misses', () => {
    for (const weapon of ['bazooka', 'panzerschreck', 'panzerfaust', 'piat']) {
      const given = { weapon, target: 'pz4', range: 2 };
      expect(chance('tankhit', given, { hit: false })).toBe('5/18');
      expect(chance('tankhit', { ...given, cover: 'soft-hull-down' }, { hit: false })).toBe('13/18');
      expect(chance('tankhit', { ...given, cover: 'soft', modifier: 1 }, { hit: false })).toBe('5/18');
    }
  });

  test('HP-TANK-06, HP-RUL-07: the tank stick is for them too', () => {
    const { steps } = ruled(
      'tankhit',
      { weapon: 'piat', target: 'pz4', range: 4, angle: 'glancing' },
      dice(6, 6, 6, 6),
    );
    expect(steps[2]).toMatchObject({ total: 15, result: 'destroyed' });
  });

  test.each([
    ['bazooka', 6],
    ['panzerschreck', 6],
    ['panzerfaust', 3],
    ['piat', 4],
  ])('HP-INF-03: %s to %d" and no farther', (weapon, most) => {
    expect(chance('tankhit', { weapon, target: 'pz4', range: most }, { hit: false })).toBe('5/18');
    const { facts, steps } = ruled('tankhit', { weapon, target: 'pz4', range: most + 0.1 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-range' });
    expect(steps[0]!.rule).toBe('HP-INF-03');
    const twice = { weapon, target: 'pz4', range: 2 * most };
    expect(chance('tankhit', twice, { hit: false }, 'double-scale')).toBe('5/18');
  });

  test('HP-GEN-07: double-scale doubles the two bands of the bazooka', () => {
    const destroyed = (range: number) =>
      chance('tankhit', { weapon: 'bazooka', target: 'pz4', range }, { result: 'destroyed' }, 'double-scale');
    expect(destroyed(6)).toBe('65/216');
    expect(destroyed(6.1)).toBe('65/324');
  });
});

describe('HP-INF-10: machine guns at soft vehicles', () => {
  const need = (given: Given) => {
    const missed = chance('tankhit', { target: 'truck', ...given }, { result: 'no-effect' });
    return { '1/2': '4', '2/3': '5', '5/6': '6', '1': '-' }[missed];
  };
  const needs = (weapon: string, range: number) =>
    ['open', 'soft', 'hard'].map((cover) => need({ weapon, range, cover })).join(' ');

  test.each([
    ['light-mg', 4, '4 5 6'],
    ['light-mg', 8, '5 6 -'],
    ['light-mg', 12, '6 - -'],
    ['heavy-mg', 6, '4 5 6'],
    ['heavy-mg', 6.1, '5 6 -'],
    ['heavy-mg', 12, '5 6 -'],
    ['heavy-mg', 18, '6 - -'],
  ])('%s at %d": %s', (weapon, range, row) => expect(needs(weapon, range)).toBe(row));

  test('all that hides a tank is hard cover', () => {
    for (const cover of ['low-wall', 'hull-down', 'soft-low-wall', 'soft-hull-down'])
      expect(need({ weapon: 'light-mg', range: 1, cover })).toBe('6');
  });

  test('one die destroys it or does nothing', () => {
    const given = { weapon: 'heavy-mg', target: 'truck', range: 6, crew: 2, passengers: 5 };
    const { facts, steps } = ruled('tankhit', given, dice(4));
    expect(facts).toStrictEqual({ result: 'destroyed', 'crew-killed': 1, 'passengers-killed': 2 });
    expect(steps[1]).toMatchObject({ rule: 'HP-INF-10', faces: [4], need: 4 });
    expect(ruled('tankhit', given, dice(3)).facts).toStrictEqual({ result: 'no-effect' });
    expect(ruled('tankhit', { ...given, modifier: 1 }, dice(3)).facts.result).toBe('destroyed');
  });

  test('no armour minds it, and no modifier opens what the table leaves empty', () => {
    const given = { weapon: 'heavy-mg', range: 1, modifier: 10 };
    for (const target of ['half-track', 'light-armored-car', 'tiger'])
      expect(ruled('tankhit', { ...given, target }, dice()).facts).toStrictEqual({ result: 'no-effect' });
    const far = { ...given, target: 'truck', range: 13, cover: 'soft' };
    expect(odds('tankhit', far)).toStrictEqual({ '{"result":"no-effect"}': '1' });
  });

  test('HP-INF-03: to the end of the cone, and HP-VIS-01: as far as one sees', () => {
    const given = { weapon: 'light-mg', target: 'tiger', range: 12.1 };
    expect(ruled('tankhit', given, dice()).facts).toStrictEqual({ shot: 'out-of-range' });
    expect(ruled('tankhit', given, dice(), 'double-scale').facts).toStrictEqual({ result: 'no-effect' });
    const unseen = { ...given, range: 11, visibility: 10 };
    expect(ruled('tankhit', unseen, dice()).facts).toStrictEqual({ shot: 'out-of-sight' });
  });
});

describe('HP-ART-15: vehicles in the artillery square', () => {
  test.each([
    ['tiger', '2/3', '1/3', '0'],
    ['stug3', '2/3', '1/3', '0'],
    ['heavy-armored-car', '1/2', '1/3', '1/6'],
    ['half-track', '1/2', '1/3', '1/6'],
    ['truck', '1/3', '1/3', '1/3'],
  ])('%s: no effect %s, disabled %s, destroyed %s', (target, none, disabled, destroyed) => {
    const given = { weapon: 'artillery', target };
    expect(chance('tankhit', given, { result: 'no-effect' })).toBe(none);
    expect(chance('tankhit', given, { result: 'disabled' })).toBe(disabled);
    expect(chance('tankhit', given, { result: 'destroyed' })).toBe(destroyed);
  });

  test('worked example 10: a truck with four riders', () => {
    expect(odds('tankhit', { weapon: 'artillery', target: 'truck', passengers: 4 })).toStrictEqual({
      '{"crew-killed":0,"passengers-killed":2,"result":"destroyed"}': '1/3',
      '{"result":"disabled"}': '1/3',
      '{"result":"no-effect"}': '1/3',
    });
  });

  test('a modifier counts, above 6 as 6 and below 1 as 1', () => {
    const { facts, steps } = ruled('tankhit', { weapon: 'artillery', target: 'truck', modifier: 10 }, dice(6));
    expect(facts.result).toBe('destroyed');
    expect(steps[0]!.rule).toBe('HP-ART-15');
    expect(chance('tankhit', { weapon: 'artillery', target: 'tiger', modifier: 10 }, { result: 'disabled' })).toBe('1');
    expect(chance('tankhit', { weapon: 'artillery', target: 'truck', modifier: -10 }, { result: 'no-effect' })).toBe(
      '1',
    );
  });

  test('range, cover, angle and sight are no matter', () => {
    const given = { weapon: 'artillery', target: 'truck' };
    const more = { ...given, range: 200, visibility: 10, cover: 'hull-down', angle: 'glancing', armor: 30 };
    expect(odds('tankhit', more, 'strict-to-hit,roll-under-strike')).toStrictEqual(odds('tankhit', given));
  });

  test('HP-TANK-10, HP-RUL-08: losses-round-up is for every way of being destroyed', () => {
    const given = { weapon: 'artillery', target: 'truck', passengers: 3 };
    expect(ruled('tankhit', given, dice(6), 'losses-round-up').facts).toStrictEqual({
      result: 'destroyed',
      'crew-killed': 1,
      'passengers-killed': 2,
    });
  });
});
