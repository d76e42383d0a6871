import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

/** The least face that scores, or - where none does. */
function least(given: Given, fact: 'hits' | 'killed', toggles?: string): string {
  const missed = chance('fire', given, { [fact]: 0 }, toggles);
  return { '1/3': '3', '1/2': '4', '2/3': '5', '5/6': '6', '1': '-' }[missed] ?? missed;
}

/** The scores in the open, in soft and in hard cover. */
const scores = (given: Given, fact: 'hits' | 'killed', toggles?: string) =>
  ['open', 'soft', 'hard'].map((cover) => least({ ...given, cover }, fact, toggles)).join(' ');

describe('HP-INF-05: a rifle, one die a shot', () => {
  test.each([
    [0, '4 5 6'],
    [3, '4 5 6'],
    [3.1, '5 6 -'],
    [6, '5 6 -'],
    [6.01, '6 - -'],
    [9, '6 - -'],
  ])('at %d": %s (an edge is the nearer band, HP-RUL-04)', (range, need) => {
    expect(scores({ weapon: 'rifle', range }, 'hits')).toBe(need);
  });

  test('each of several men throws a die of his own', () => {
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 5, shooters: 3 }, dice(5, 4, 6));
    expect(facts).toStrictEqual({ shots: 3, hits: 2 });
    expect(steps.at(-1)).toMatchObject({ rule: 'HP-INF-05', results: ['hit', 'missed', 'hit'] });
    expect(odds('fire', { weapon: 'rifle', range: 3, shooters: 2 })).toStrictEqual({
      '{"hits":0,"shots":2}': '1/4',
      '{"hits":1,"shots":2}': '1/2',
      '{"hits":2,"shots":2}': '1/4',
    });
  });

  test('it hits one man a shot, however many are named', () => {
    expect(ruled('fire', { weapon: 'rifle', range: 1, figures: 9 }, dice(4)).facts).toStrictEqual({
      shots: 1,
      hits: 1,
    });
  });

  test('HP-RUL-22: where no number is printed none is enough, no die is thrown, and no modifier opens it', () => {
    const given = { weapon: 'rifle', range: 9, cover: 'soft', modifier: 10, shooters: 4 };
    const { facts, steps } = ruled('fire', given, dice());
    expect(facts).toStrictEqual({ shots: 4, hits: 0 });
    expect(steps.at(-1)).toMatchObject({ rule: 'HP-INF-05', result: 'cannot-score' });
  });

  test('a modifier is for every die, and a natural 1 or 6 is nothing special', () => {
    const given = { weapon: 'rifle', range: 3, shooters: 2 };
    expect(chance('fire', { ...given, modifier: 1 }, { hits: 2 })).toBe('4/9');
    expect(chance('fire', { ...given, modifier: 3 }, { hits: 2 })).toBe('1');
    expect(chance('fire', { ...given, modifier: -3 }, { hits: 0 })).toBe('1');
  });
});

test('HP-INF-12: a pistol reaches 1" and rolls as a rifle at short range', () => {
  expect(scores({ weapon: 'pistol', range: 1 }, 'hits')).toBe('4 5 6');
  const { facts, steps } = ruled('fire', { weapon: 'pistol', range: 0.5, shooters: 2 }, dice(3, 4));
  expect(facts).toStrictEqual({ shots: 2, hits: 1 });
  expect(steps.at(-1)!.rule).toBe('HP-INF-12');
  expect(ruled('fire', { weapon: 'pistol', range: 1.1 }, dice()).facts).toStrictEqual({ shot: 'out-of-range' });
});

describe('HP-INF-09: a machine gun, one die for each man in the cone', () => {
  test.each([
    ['light-mg', 4, '3 4 5'],
    ['light-mg', 8, '4 5 6'],
    ['light-mg', 8.1, '5 6 -'],
    ['light-mg', 12, '5 6 -'],
    ['heavy-mg', 6, '3 4 5'],
    ['heavy-mg', 12, '4 5 6'],
    ['heavy-mg', 12.1, '5 6 -'],
    ['heavy-mg', 18, '5 6 -'],
  ])('%s at %d": %s', (weapon, range, need) => expect(scores({ weapon, range }, 'killed')).toBe(need));

  test('worked example 7: five men in the first 4" in the open', () => {
    const given = { weapon: 'light-mg', range: 4, figures: 5 };
    expect(chance('fire', given, { killed: 5 })).toBe('32/243');
    expect(chance('fire', given, { killed: 3 })).toBe('80/243');
    expect(chance('fire', given, { killed: 0 })).toBe('1/243');
    const { facts, steps } = ruled('fire', given, dice(3, 2, 6, 1, 4));
    expect(facts).toStrictEqual({ figures: 5, killed: 3 });
    expect(steps.at(-1)).toMatchObject({
      rule: 'HP-INF-09',
      results: ['killed', 'not-hit', 'killed', 'not-hit', 'killed'],
    });
  });

  test('shooters are no matter of a cone', () => {
    const { facts } = ruled('fire', { weapon: 'heavy-mg', range: 1, shooters: 9 }, dice(2));
    expect(facts).toStrictEqual({ figures: 1, killed: 0 });
  });
});

test('HP-INF-11: a submachine gun has a cone of 4", to 2" short and beyond it long', () => {
  expect(scores({ weapon: 'smg', range: 2 }, 'killed')).toBe('3 4 5');
  expect(scores({ weapon: 'smg', range: 2.1 }, 'killed')).toBe('4 5 6');
  expect(scores({ weapon: 'smg', range: 4 }, 'killed')).toBe('4 5 6');
  const { facts, steps } = ruled('fire', { weapon: 'smg', range: 1, figures: 2 }, dice(3, 2));
  expect(facts).toStrictEqual({ figures: 2, killed: 1 });
  expect(steps.at(-1)!.rule).toBe('HP-INF-11');
});

describe('what is not thrown for', () => {
  test.each([
    ['pistol', 1],
    ['smg', 4],
    ['rifle', 9],
    ['light-mg', 12],
    ['heavy-mg', 18],
  ])('HP-INF-03: %s to %d" and no farther', (weapon, most) => {
    expect(odds('fire', { weapon, range: most })).not.toHaveProperty('{"shot":"out-of-range"}');
    const { facts, steps } = ruled('fire', { weapon, range: most + 0.01 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-range' });
    expect(steps.at(-1)!.rule).toBe('HP-INF-03');
    expect(odds('fire', { weapon, range: most + 0.01 })).toStrictEqual({ '{"shot":"out-of-range"}': '1' });
  });

  test('HP-VIS-01: nothing beyond the limit of sight; the limit itself is in sight', () => {
    expect(ruled('fire', { weapon: 'rifle', range: 5, visibility: 5 }, dice(6)).facts.hits).toBe(1);
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 5.5, visibility: 5 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-sight' });
    expect(steps.at(-1)!.rule).toBe('HP-VIS-01');
  });

  test('too far is said before out of sight', () => {
    expect(ruled('fire', { weapon: 'rifle', range: 10, visibility: 5 }, dice()).facts.shot).toBe('out-of-range');
  });
});

describe('HP-GEN-07: double-scale', () => {
  test('doubles ranges with their bands and the sections of the cones', () => {
    expect(scores({ weapon: 'rifle', range: 6 }, 'hits', 'double-scale')).toBe('4 5 6');
    expect(scores({ weapon: 'rifle', range: 6.1 }, 'hits', 'double-scale')).toBe('5 6 -');
    expect(scores({ weapon: 'heavy-mg', range: 36 }, 'killed', 'double-scale')).toBe('5 6 -');
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 18 }, dice(6), 'double-scale');
    expect(facts.hits).toBe(1);
    expect(steps[0]).toMatchObject({ rule: 'HP-GEN-07', result: '9″' });
    expect(ruled('fire', { weapon: 'rifle', range: 18.1 }, dice(), 'double-scale').facts.shot).toBe('out-of-range');
  });

  test('but not the limit of sight, which is measured on the table already', () => {
    const given = { weapon: 'rifle', range: 16, visibility: 15 };
    expect(ruled('fire', given, dice(), 'double-scale').facts.shot).toBe('out-of-sight');
  });
});

test('HP-GEN-06: centimetres change the unit that is printed, and nothing else', () => {
  const given = { weapon: 'rifle', range: 5, shooters: 2 };
  expect(odds('fire', given, 'centimetres')).toStrictEqual(odds('fire', given));
  const band = (toggles?: string) => ruled('fire', given, dice(1, 1), toggles).steps[0]!.result;
  expect(band()).toBe('3–6″');
  expect(band('centimetres')).toBe('3–6 cm');
});

test.each(['figures', 'shooters'])('%s: 30 at most, and as many have odds at once', (option) => {
  const weapon = option === 'figures' ? 'heavy-mg' : 'rifle';
  expect(Object.keys(odds('fire', { weapon, range: 2, [option]: 30 }))).toHaveLength(31);
  expect(wrong('fire', { weapon, range: 2, [option]: 31 }).says).toBe('out-of-range');
  expect(wrong('fire', { weapon, range: 2, [option]: 0 }).says).toBe('out-of-range');
});

test('HP-RUL-28: the book has no other small arms, and no modifier beyond 10', () => {
  expect(wrong('fire', { weapon: 'bazooka', range: 2 }).says).toBe('unknown-value');
  expect(wrong('fire', { weapon: 'rifle', range: 2, modifier: 11 }).says).toBe('out-of-range');
  expect(wrong('fire', { weapon: 'rifle' })).toMatchObject({ says: 'missing-options', values: { missing: ['range'] } });
});
