import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, refused } = by('landser-classic');

/** The step of the roll to hit, of a shot that misses with a 3. */
const toHit = (given: Given, toggles?: string) =>
  ruled('fire', { weapon: 'rifle', range: 60, ...given }, dice(3), toggles).steps.find(
    ({ rule }) => rule === 'LC-FIRE-10',
  )!;

test('LC-FIRE-10: a rifle at long range hits on a 4', () => {
  const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 20 }, dice(4, /* effects */ 2));
  expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
  expect(steps[0]).toMatchObject({ rule: 'LC-FIRE-10', label: 'to-hit', faces: [4], total: 4, need: 4, result: 'hit' });
});

test('LC-FIRE-10: and misses on a 3', () => {
  const { facts } = ruled('fire', { weapon: 'rifle', range: 20 }, dice(3));
  expect(facts).toStrictEqual({ hit: false, jam: false });
});

describe('LC-FIRE-10: the to-hit table', () => {
  // As the book prints it: PB S M L E.
  const printed: Record<string, readonly (number | null)[]> = {
    rifle: [3, 2, 4, 4, 5],
    smg: [1, 1, 4, 6, null],
    'smg-soviet': [1, 1, 4, 6, null],
    pistol: [3, 5, 6, null, null],
    lmg: [3, 2, 2, 2, 4],
    gpmg: [3, 2, 1, 1, 2],
  };
  const inches = [2, 5, 10, 30, 60];
  const cells = Object.entries(printed).flatMap(([weapon, row]) =>
    row.map((need, band) => ({ weapon, range: inches[band]!, need })),
  );

  test.each(cells.filter(({ need }) => need !== null))('$weapon at $range": $need', ({ weapon, range, need }) => {
    expect(toHit({ weapon, range, modifier: -9 }).need).toBe(need);
    expect(chance('fire', { weapon, range }, { hit: true })).toBe(['', '1', '5/6', '2/3', '1/2', '1/3', '1/6'][need!]);
  });

  test.each(cells.filter(({ need }) => need === null))('$weapon at $range": no shot (R-03a)', ({ weapon, range }) => {
    const given = { weapon, range };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-FIRE-10', says: 'landser/out-of-reach', values: given });
    expect(refused('fire', { ...given, modifier: 5 }).rule).toBe('LC-FIRE-10');
  });
});

describe('LC-FIRE-06, RC-01, RC-02: the line belongs to the nearer band', () => {
  // The pistol needs another number in each of its bands, the LMG beyond them.
  test.each([
    ['pistol', 0, '2/3'],
    ['pistol', 2, '2/3'],
    ['pistol', 2.1, '1/3'],
    ['pistol', 5, '1/3'],
    ['pistol', 5.1, '1/6'],
    ['pistol', 10, '1/6'],
    ['smg', 10.1, '1/6'],
    ['smg', 30, '1/6'],
    ['lmg', 30.1, '1/2'],
    ['lmg', 60, '1/2'],
  ])('%s at %d": hits %s', (weapon, range, chances) => {
    expect(chance('fire', { weapon, range }, { hit: true })).toBe(chances);
  });

  test('nothing shoots beyond 60"', () => {
    expect(refused('fire', { weapon: 'rifle', range: 60.1 })).toMatchObject({
      rule: 'LC-FIRE-06',
      values: { range: 60.1, farthest: 60 },
    });
  });

  test('RC-01: with medium-to-15, medium goes to 15"', () => {
    expect(chance('fire', { weapon: 'smg', range: 12 }, { hit: true })).toBe('1/6');
    expect(chance('fire', { weapon: 'smg', range: 12 }, { hit: true }, 'medium-to-15')).toBe('1/2');
    expect(chance('fire', { weapon: 'smg', range: 15 }, { hit: true }, 'medium-to-15')).toBe('1/2');
    expect(chance('fire', { weapon: 'smg', range: 15.1 }, { hit: true }, 'medium-to-15')).toBe('1/6');
  });
});

describe('the modifiers', () => {
  test.each([
    ['LC-FIRE-12', { moved: true }, -1],
    ['LC-FIRE-13', { 'target-fast': true }, -1],
    ['LC-FIRE-14', { cover: 'half' }, -1],
    ['LC-FIRE-15', { cover: 'full' }, -2],
    ['LC-FIRE-16', { 'same-target': true }, 1],
    ['LC-FIRE-11', { 'from-vehicle': true, moved: true }, -3],
    ['LC-SER-04', { 'wound-penalty': 2 }, -2],
    ['LC-GPMG-03', { weapon: 'gpmg', 'not-set-up': true, 'wound-penalty': 0 }, -2],
  ])('%s: %j is %d', (rule, given, value) => {
    const step = toHit({ range: 60, modifier: -5, ...given });
    expect(step.modifiers).toStrictEqual([
      { rule, label: expect.any(String), value },
      { label: 'agreed', value: -5 },
    ]);
    expect(step).toMatchObject({ faces: [3], total: 3 + value - 5, result: 'missed' });
  });

  test('none apply where nothing is said', () => expect(toHit({}).modifiers).toStrictEqual([]));

  test('LC-FIRE-12 to LC-FIRE-15: all are added up', () => {
    const all = { moved: true, 'target-fast': true, cover: 'full', 'wound-penalty': 1, modifier: -1 };
    expect(toHit(all)).toMatchObject({ total: 3 - 6, need: 5, result: 'missed' });
  });

  test('LC-FIRE-11, RC-11: from a vehicle it is -3 in all, and nothing while it stands', () => {
    expect(toHit({ 'from-vehicle': true, moved: true }).modifiers.map(({ value }) => value)).toStrictEqual([-3]);
    expect(toHit({ 'from-vehicle': true }).modifiers).toStrictEqual([]);
  });

  test('LC-FIRE-09: a target hiding in the open is in half cover, 4 or more with a rifle becomes 5 or more', () => {
    expect(chance('fire', { weapon: 'rifle', range: 20, cover: 'half' }, { hit: true })).toBe('1/3');
  });

  test('LC-FIRE-05: at point blank nobody is in cover', () => {
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 2, cover: 'full' }, dice(3, /* effects */ 1));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
    expect(steps.map(({ rule, result }) => [rule, result])).toStrictEqual([
      ['LC-FIRE-05', 'no-cover'],
      ['LC-FIRE-10', 'hit'],
      ['LC-EFF-01', 'hide'],
    ]);
    expect(toHit({ cover: 'full', modifier: -5, range: 2.1 }).modifiers).toHaveLength(2);
  });
});
