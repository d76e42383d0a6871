import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

const AT_SHERMAN = { weapon: '75mm-long', target: 'sherman', range: 12 };
const MISSED = { '6': '5/18', '7': '5/12', '8': '7/12', '9': '13/18', '10': '5/6', '11': '11/12', '12': '35/36' };

/** The least throw of two dice that hits. */
function least(given: Given, toggles?: string): string | undefined {
  const missed = chance('tankhit', given, { hit: false }, toggles);
  return Object.entries(MISSED).find(([, chance]) => chance === missed)?.[0];
}

/** What the strike must throw to destroy, by the damage after dice that surely hit. */
function destroysOn(given: Given): number {
  const surely = { ...given, modifier: 10 };
  const destroyed = chance('tankhit', surely, { result: 'destroyed' });
  return (
    ['1', '35/36', '11/12', '5/6', '13/18', '7/12', '5/12', '5/18', '1/6', '1/12', '1/36', '0'].indexOf(destroyed) + 2
  );
}

describe('HP-TANK-01: a shot hits or misses, and then it strikes', () => {
  test('worked example 4: 75mm long at a Sherman, 12", square, in the open', () => {
    expect(odds('tankhit', AT_SHERMAN)).toStrictEqual({
      '{"hit":false}': '5/12',
      '{"crew-killed":2,"hit":true,"result":"destroyed"}': '35/216',
      '{"hit":true,"result":"disabled"}': '35/432',
      '{"hit":true,"result":"glances"}': '49/144',
    });
    expect(chance('tankhit', { ...AT_SHERMAN, range: 10 }, { result: 'destroyed' })).toBe('65/216');
  });

  test('worked example 5: 90mm at a Tiger, 9", glancing', () => {
    expect(odds('tankhit', { weapon: '90mm', target: 'tiger', range: 9, angle: 'glancing' })).toStrictEqual({
      '{"crew-killed":2,"hit":true,"result":"destroyed"}': '13/108',
      '{"hit":true,"result":"disabled"}': '13/162',
      '{"hit":true,"result":"glances"}': '169/324',
      '{"hit":false}': '5/18',
    });
  });

  test('two dice to hit, then two to strike; after a miss none', () => {
    const { facts, steps } = ruled('tankhit', AT_SHERMAN, dice(3, 4, /* strike */ 4, 5));
    expect(facts).toStrictEqual({ hit: true, result: 'destroyed', 'crew-killed': 2 });
    expect(steps.map(({ rule }) => rule)).toStrictEqual([
      'HP-TANK-03',
      'HP-TANK-04',
      'HP-TANK-13',
      'HP-TANK-07',
      'HP-TANK-10',
    ]);
    expect(ruled('tankhit', AT_SHERMAN, dice(3, 3)).facts).toStrictEqual({ hit: false });
  });
});

describe('HP-TANK-03, HP-TANK-04: to hit by the range', () => {
  test.each([
    [0, '6'],
    [10, '6'],
    [10.1, '7'],
    [20, '7'],
    [20.1, '8'],
    [30, '8'],
    [30.1, '9'],
    [45, '9'],
  ])('at %d" on %s (an edge is the nearer band, HP-RUL-04)', (range, need) => {
    expect(least({ ...AT_SHERMAN, weapon: '88mm', range })).toBe(need);
  });

  test('the step says the band, the number and what came of it', () => {
    const [range, toHit] = ruled('tankhit', AT_SHERMAN, dice(1, 2)).steps;
    expect(range).toMatchObject({ rule: 'HP-TANK-03', result: '10–20″' });
    expect(toHit).toMatchObject({ rule: 'HP-TANK-04', faces: [1, 2], need: 7, result: 'missed' });
  });

  test('HP-RUL-03: a match hits; with strict-to-hit it misses', () => {
    expect(ruled('tankhit', AT_SHERMAN, dice(3, 4, 1, 1)).facts.hit).toBe(true);
    expect(ruled('tankhit', AT_SHERMAN, dice(3, 4), 'strict-to-hit').facts.hit).toBe(false);
    expect(least(AT_SHERMAN, 'strict-to-hit')).toBe('8');
  });
});

describe('HP-TANK-05: what is taken off the dice to hit', () => {
  test.each([
    ['open', '6'],
    ['soft', '7'],
    ['low-wall', '8'],
    ['hard', '8'],
    ['hull-down', '8'],
    ['soft-low-wall', '9'],
    ['soft-hull-down', '9'],
  ])('%s: on %s at 10" (HP-RUL-14)', (cover, need) => expect(least({ ...AT_SHERMAN, range: 10, cover })).toBe(need));

  test('each is named with its rule', () => {
    const { steps } = ruled('tankhit', { ...AT_SHERMAN, cover: 'soft-hull-down' }, dice(2, 2));
    expect(steps[1]!.modifiers).toMatchObject([
      { rule: 'HP-TANK-05', label: 'soft-cover', value: -1 },
      { rule: 'HP-TANK-05', label: 'hull-down', value: -2 },
    ]);
  });

  test('a modifier goes to these dice and not to the strike', () => {
    const { steps } = ruled('tankhit', { ...AT_SHERMAN, modifier: 2 }, dice(3, 2, 1, 1));
    expect(steps[1]!.modifiers).toStrictEqual([{ label: 'agreed', value: 2 }]);
    expect(steps[3]!.modifiers.map(({ label }) => label)).toStrictEqual(['strike-value']);
    expect(chance('tankhit', { ...AT_SHERMAN, modifier: -10 }, { hit: false })).toBe('1');
  });
});

describe('HP-TANK-07, HP-TANK-09: the strike', () => {
  test.each([
    [dice(2, 6), 'disabled', 'HP-TANK-11'],
    [dice(3, 4), 'glances', 'HP-TANK-09'],
    [dice(4, 5), 'destroyed', 'HP-TANK-10'],
  ])('%j with 6 against 14: %s', (faces, result, row) => {
    const { facts, steps } = ruled('tankhit', AT_SHERMAN, dice(6, 6, ...faces));
    expect(facts).toMatchObject({ hit: true, result });
    expect(steps[3]).toMatchObject({ rule: 'HP-TANK-07', result, row });
  });

  test.each([
    ['square', 9],
    ['oblique', 10],
    ['glancing', 11],
  ])('HP-TANK-06: %s destroys on %d', (angle, on) => expect(destroysOn({ ...AT_SHERMAN, angle })).toBe(on));

  test('HP-TANK-06: the angle is named with its rule', () => {
    const { steps } = ruled('tankhit', { ...AT_SHERMAN, angle: 'oblique' }, dice(6, 6, 1, 1));
    expect(steps[3]!.modifiers).toMatchObject([
      { rule: 'HP-TANK-08', value: 6 },
      { rule: 'HP-TANK-06', value: -1 },
    ]);
  });

  test('HP-TANK-13: the armour of the vehicle, or another one', () => {
    expect(destroysOn({ ...AT_SHERMAN, target: 'churchill' })).toBe(10);
    expect(destroysOn({ ...AT_SHERMAN, armor: 11 })).toBe(6);
    expect(ruled('tankhit', AT_SHERMAN, dice(6, 6, 1, 1)).steps[2]).toMatchObject({ rule: 'HP-TANK-13', result: '14' });
    expect(chance('tankhit', { ...AT_SHERMAN, armor: 30 }, { result: 'glances' })).toBe('7/12');
    expect(chance('tankhit', { ...AT_SHERMAN, armor: 1 }, { result: 'destroyed' })).toBe('7/12');
  });

  describe('HP-RUL-01: with roll-under-strike', () => {
    const given = { weapon: '88mm', target: 'tiger', range: 10, modifier: 10 };

    test('the bare dice under the strike value destroy, the value itself disables, armour plays no part', () => {
      expect(ruled('tankhit', given, dice(6, 6, 5, 6), 'roll-under-strike').facts.result).toBe('destroyed');
      expect(ruled('tankhit', given, dice(6, 6, 6, 6), 'roll-under-strike').facts.result).toBe('disabled');
      const odd = { ...given, target: 'truck', range: 45, armor: 1 };
      expect(chance('tankhit', odd, { result: 'destroyed' }, 'roll-under-strike')).toBe('5/12');
      expect(chance('tankhit', odd, { result: 'disabled' }, 'roll-under-strike')).toBe('1/6');
      expect(chance('tankhit', odd, { result: 'glances' }, 'roll-under-strike')).toBe('5/12');
    });

    test('the angle lowers the number, as far as it goes', () => {
      const steep = { ...given, range: 45, angle: 'glancing' };
      expect(chance('tankhit', steep, { result: 'destroyed' }, 'roll-under-strike')).toBe('1/6');
      const feeble = { weapon: '20mm', target: 'truck', range: 20, angle: 'glancing', modifier: 10 };
      expect(chance('tankhit', feeble, { result: 'glances' }, 'roll-under-strike')).toBe('1');
    });

    test('is for guns alone', () => {
      const bazooka = { weapon: 'bazooka', target: 'pz4', range: 3 };
      expect(odds('tankhit', bazooka, 'roll-under-strike')).toStrictEqual(odds('tankhit', bazooka));
      expect(odds('tankhit', bazooka, 'strict-to-hit')).toStrictEqual(odds('tankhit', bazooka));
    });
  });
});

describe('HP-TANK-08, HP-GUN-04: strike values, and how far a gun shoots', () => {
  // biome-ignore format: as the book prints it
  test.each<[string, number, (number | 'x')[]]>([
    ['88mm',       45, [12, 11, 9, 7]],
    ['90mm',       45, [13, 11, 9, 7]],
    ['17-pdr',     45, [12, 10, 8, 6]],
    ['85mm',       45, [11, 9, 8, 6]],
    ['76mm-rus',   45, [8, 7, 5, 4]],
    ['76mm-us',    45, [7, 6, 5, 4]],
    ['75mm-long',  45, [7, 6, 5, 4]],
    ['75mm-short', 30, [4, 2, 1, 'x']],
    ['75mm-us',    40, [6, 5, 4, 2]],
    ['6-pdr',      30, [5, 4, 3, 'x']],
    ['57mm',       30, [6, 5, 4, 'x']],
    ['50mm',       30, [5, 4, 3, 'x']],
    ['50mm-short', 30, [4, 3, 1, 'x']],
    ['2-pdr',      30, [5, 4, 2, 'x']],
    ['45mm-rus',   25, [5, 3, 1, 'x']],
    ['45mm-ger',   25, [5, 3, 1, 'x']],
    ['37mm-us',    28, [4, 3, 2, 'x']],
    ['37mm-ger',   25, [4, 2, 1, 'x']],
    ['20mm',       20, [3, 1, 'x', 'x']],
  ])('%s, to %d": %j', (weapon, reach, strikes) => {
    const found = [10, 20, 25, 40].map((range) => {
      const { facts, steps } = ruled('tankhit', { weapon, target: 'tiger', range }, range > reach ? [] : [6, 6, 1, 1]);
      return facts.shot ? 'x' : steps[3]!.modifiers[0]!.value;
    });
    expect(found).toStrictEqual(strikes);
    expect(chance('tankhit', { weapon, target: 'tiger', range: reach }, { shot: 'out-of-range' })).toBe('0');
    const { facts, steps } = ruled('tankhit', { weapon, target: 'tiger', range: reach + 0.5 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-range' });
    expect(steps.at(-1)!.rule).toBe('HP-GUN-04');
  });

  test('HP-RUL-05: with extended-range four guns shoot to 60", as at 30 to 45"', () => {
    for (const weapon of ['88mm', '90mm', '17-pdr', '85mm']) {
      const far = odds('tankhit', { weapon, target: 'tiger', range: 60 }, 'extended-range');
      expect(far).toStrictEqual(odds('tankhit', { weapon, target: 'tiger', range: 45 }));
      const farther = odds('tankhit', { weapon, target: 'tiger', range: 60.1 }, 'extended-range');
      expect(farther).toStrictEqual({ '{"shot":"out-of-range"}': '1' });
    }
    const none = odds('tankhit', { weapon: '76mm-us', target: 'tiger', range: 45.1 }, 'extended-range');
    expect(none).toStrictEqual({ '{"shot":"out-of-range"}': '1' });
    const near = { weapon: '88mm', target: 'tiger', range: 31 };
    expect(odds('tankhit', near, 'extended-range')).toStrictEqual(odds('tankhit', near));
  });

  test('HP-VIS-01: nor beyond the limit of sight', () => {
    const given = { ...AT_SHERMAN, range: 20.5, visibility: 20 };
    expect(ruled('tankhit', given, dice()).facts).toStrictEqual({ shot: 'out-of-sight' });
    expect(ruled('tankhit', { ...given, range: 60 }, dice()).facts).toStrictEqual({ shot: 'out-of-range' });
    expect(ruled('tankhit', { ...given, range: 20 }, dice(1, 1)).facts).toStrictEqual({ hit: false });
  });

  test('HP-GEN-07: double-scale doubles all of it', () => {
    const far = odds('tankhit', { ...AT_SHERMAN, range: 24 }, 'double-scale');
    expect(far).toStrictEqual(odds('tankhit', AT_SHERMAN));
    expect(ruled('tankhit', { ...AT_SHERMAN, range: 90.2 }, dice(), 'double-scale').facts.shot).toBe('out-of-range');
    expect(chance('tankhit', { ...AT_SHERMAN, range: 90 }, { hit: false }, 'double-scale')).toBe('13/18');
  });
});

describe('who dies with a vehicle', () => {
  const destroyed = (given: Given, toggles?: string) =>
    ruled('tankhit', { ...AT_SHERMAN, ...given }, dice(6, 6, 6, 6), toggles);

  test.each([
    ['tiger', 5],
    ['js', 5],
    ['kv', 5],
    ['pershing', 5],
    ['panther', 5],
    ['churchill', 5],
    ['t34', 4],
    ['t60-t70', 3],
    ['bt', 3],
    ['pz4', 4],
    ['pz3-late', 4],
    ['pz3-early', 4],
    ['stug3', 4],
    ['sherman', 4],
    ['lee', 4],
    ['stuart', 3],
    ['matilda', 4],
    ['valentine', 4],
    ['cruiser', 4],
    ['m13-40', 4],
    ['heavy-armored-car', 3],
    ['light-armored-car', 3],
    ['half-track', 2],
    ['truck', 1],
  ])('HP-VEH-02: %s has a crew of %d', (target, crew) => {
    const { facts, steps } = destroyed({ target, armor: 1 });
    expect(steps.at(-1)).toMatchObject({ result: 'so-many-of', values: [facts['crew-killed'], crew] });
  });

  test('HP-TANK-10: half of the crew, rounded down (HP-RUL-08); with losses-round-up up', () => {
    expect(destroyed({ crew: 5 }).facts['crew-killed']).toBe(2);
    expect(destroyed({ crew: 5 }, 'losses-round-up').facts['crew-killed']).toBe(3);
    expect(destroyed({ crew: 4 }, 'losses-round-up').facts['crew-killed']).toBe(2);
    expect(destroyed({ crew: 0 }).facts['crew-killed']).toBe(0);
    expect(destroyed({ crew: 1 }).steps.at(-1)).toMatchObject({
      rule: 'HP-TANK-10',
      result: 'so-many-of',
      values: [0, 1],
    });
  });

  test('HP-VEH-07: half of the passengers, where there are any', () => {
    expect(destroyed({ passengers: 7 }).facts['passengers-killed']).toBe(3);
    expect(destroyed({ passengers: 7 }, 'losses-round-up').facts['passengers-killed']).toBe(4);
    expect(destroyed({ passengers: 1 }).facts).toStrictEqual({
      hit: true,
      result: 'destroyed',
      'crew-killed': 2,
      'passengers-killed': 0,
    });
    expect(destroyed({ passengers: 7 }).steps.at(-1)!.rule).toBe('HP-VEH-07');
    expect(destroyed({}).facts).not.toHaveProperty('passengers-killed');
  });

  test('nobody dies in one that is disabled', () => {
    const { facts } = ruled('tankhit', { ...AT_SHERMAN, passengers: 8 }, dice(6, 6, 4, 4));
    expect(facts).toStrictEqual({ hit: true, result: 'disabled' });
  });
});

test('armour, crew and riders have bounds, and a man is no vehicle', () => {
  expect(wrong('tankhit', { ...AT_SHERMAN, armor: 31 }).says).toBe('out-of-range');
  expect(wrong('tankhit', { ...AT_SHERMAN, crew: 13 }).says).toBe('out-of-range');
  expect(wrong('tankhit', { ...AT_SHERMAN, passengers: 31 }).says).toBe('out-of-range');
  expect(wrong('tankhit', { ...AT_SHERMAN, target: 'infantry' }).says).toBe('unknown-value');
  expect(() => odds('tankhit', { weapon: '88mm', target: 'tiger' })).toThrow('missing-options');
});
