import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

/** The chance to hit with a D6 that needs this. */
const CHANCES: Readonly<Record<number, string>> = { 1: '1', 2: '5/6', 3: '2/3', 4: '1/2', 5: '1/3', 6: '1/6' };
const INCHES = [2, 5, 15, 30, 60, 120];

describe('LS-FIRE-10: the D6 to hit', () => {
  // biome-ignore format: as the book prints it
  const cells: readonly [weapon: string, ...need: (number | null)[]][] = [
    ['rifle',        3, 2, 4, 4, 5, null],
    ['carbine',      3, 4, 5, 5, 6, null],
    ['smg',          1, 1, 4, 6, null, null],
    ['smg-soviet',   1, 1, 4, 6, null, null],
    ['pistol',       3, 5, 6, null, null, null],
    ['lmg',          3, 2, 2, 2, 4, null],
    ['gpmg',         3, 2, 1, 1, 2, null],
    ['hmg',          3, 3, 3, 3, 4, 5],
    ['sniper-rifle', 4, 4, 2, 3, 4, 5],
  ];

  test.each(cells)('%s in every band that it reaches, to the last inch of it (LS-FIRE-06)', (weapon, ...needs) => {
    needs.forEach((need, band) => {
      if (need !== null) expect(chance('fire', { weapon, range: INCHES[band]! }, { hit: true })).toBe(CHANCES[need]);
    });
  });

  test('is thrown once, and shown with what it needed', () => {
    const { facts, steps } = ruled('fire', { weapon: 'carbine', range: 16 }, dice(5, 4));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
    expect(steps[0]).toMatchObject({ rule: 'LS-FIRE-10', need: 5, total: 5, result: 'hit' });
  });
});

describe('LS-FIRE-06: on the line it is the nearer band', () => {
  test.each([
    [2, '2/3'],
    [2.25, '5/6'],
    [5, '5/6'],
    [5.5, '1/2'],
    [30, '1/2'],
    [30.01, '1/3'],
  ])('a rifle at %d"', (range, hit) => {
    expect(chance('fire', { weapon: 'rifle', range }, { hit: true })).toBe(hit);
  });

  test('medium goes to 15"', () => {
    expect(chance('fire', { weapon: 'smg', range: 15 }, { hit: true })).toBe('1/2');
    expect(chance('fire', { weapon: 'smg', range: 15.5 }, { hit: true })).toBe('1/6');
  });
});

describe('the modifiers to hit', () => {
  const rifle = { weapon: 'rifle', range: 20 }; // needs a 4

  test.each([
    ['LS-FIRE-11', { 'from-vehicle': true, modifier: 1 }, -3],
    ['LS-FIRE-12', { moved: true }, -1],
    ['LS-FIRE-13', { 'target-fast': true }, -1],
    ['LS-FIRE-14', { cover: 'half' }, -1],
    ['LS-FIRE-15', { cover: 'full' }, -2],
    ['LS-FIRE-16', { 'same-target': true }, 1],
    ['LS-SER-04', { 'wound-penalty': 2 }, -2],
  ])('%s: %j', (rule, more, value) => {
    const { steps } = ruled('fire', { ...rifle, ...more }, dice(2));
    expect(steps[0]!.modifiers[0]).toMatchObject({ rule, value });
    const sum = value + ('modifier' in more ? more.modifier : 0);
    expect(chance('fire', { ...rifle, ...more }, { hit: true })).toBe(CHANCES[4 - sum]);
  });

  test('LS-GPMG-03: a GPMG that is not set up, -2', () => {
    const { steps } = ruled('fire', { weapon: 'gpmg', range: 50, 'not-set-up': true }, dice(3));
    expect(steps[0]).toMatchObject({ modifiers: [{ rule: 'LS-GPMG-03', value: -2 }], total: 1, need: 2 });
  });

  test('LS-FIRE-11: from a vehicle is -3 and no more if it moves (R-05)', () => {
    const vehicle = { weapon: 'lmg', range: 20, 'from-vehicle': true };
    expect(chance('fire', vehicle, { hit: true })).toBe('1/3');
    expect(odds('fire', { ...vehicle, moved: true })).toStrictEqual(odds('fire', vehicle));
  });

  test('R-05: with vehicle-moving-only, -3 from one that moves and nothing from one that stands', () => {
    const vehicle = { weapon: 'lmg', range: 20, 'from-vehicle': true };
    const only = 'vehicle-moving-only';
    expect(odds('fire', vehicle, only)).toStrictEqual(odds('fire', { weapon: 'lmg', range: 20 }));
    expect(odds('fire', { ...vehicle, moved: true }, only)).toStrictEqual(odds('fire', vehicle));
  });

  test('LS-FIRE-05: at point blank nobody is in cover', () => {
    const near = { weapon: 'rifle', range: 2 };
    const { facts, steps } = ruled('fire', { ...near, cover: 'full' }, dice(3, 1));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
    expect(steps[0]).toMatchObject({ rule: 'LS-FIRE-05', faces: [], result: 'no-cover' });
    expect(odds('fire', { ...near, cover: 'half' })).toStrictEqual(odds('fire', near));
    expect(chance('fire', { weapon: 'rifle', range: 2.1, cover: 'full' }, { hit: true })).toBe('1/2');
  });

  test("LS-SUPP-02, the book's example: three figures suppress a machine-gun, and it fires at -3", () => {
    const gun = { weapon: 'gpmg', range: 50, 'suppressed-by': 3 };
    const { steps } = ruled('fire', gun, dice(4), 'suppressive-fire');
    expect(steps[0]).toMatchObject({ modifiers: [{ rule: 'LS-SUPP-02', value: -3 }], total: 1, need: 2 });
    expect(chance('fire', gun, { hit: true }, 'suppressive-fire')).toBe('1/3');
  });
});
