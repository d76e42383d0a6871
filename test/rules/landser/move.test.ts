import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, refused, wrong } = by('landser');

const moves = (given: Given) => ruled('move', given, dice()).facts;
/** What the text says apart from the allowance. */
const says = (given: Given) => ruled('move', given, dice()).steps.map(({ rule, result }) => `${rule} ${result}`);

describe('soldiers', () => {
  test.each([
    ['LS-MOVE-01: Move 4″', 'move', 4],
    ['LS-MOVE-03: Move Fast 7″', 'move-fast', 7],
    ['LS-MOVE-08: Move and Fire 4″', 'move-and-fire', 4],
    ['LS-MOVE-10: Sneak 2″', 'sneak', 2],
  ])('%s', (title, action, allowance) => {
    expect(moves({ action })).toStrictEqual({ allowance });
    expect(says({ action })[0]).toBe(`${title.slice(0, 10)} ${allowance}″`);
  });

  test('no dice: it is certain', () => {
    expect(odds('move', {})).toStrictEqual({ '{"allowance":4}': '1' });
  });

  test('LS-SER-03: each (a) wound takes an inch off, down to nothing', () => {
    expect(moves({ 'wounds-a': 1 })).toStrictEqual({ allowance: 3 });
    expect(moves({ action: 'sneak', 'wounds-a': 3 })).toStrictEqual({ allowance: 0 });
  });

  test('LS-LIGHT-05, R-46: half speed, rounded up to a whole inch, after all else', () => {
    expect(moves({ half: true })).toStrictEqual({ allowance: 2 });
    expect(moves({ action: 'move-fast', half: true })).toStrictEqual({ allowance: 4 });
    expect(moves({ 'wounds-a': 1, half: true })).toStrictEqual({ allowance: 2 });
    expect(moves({ modifier: 1, half: true })).toStrictEqual({ allowance: 3 });
    expect(moves({ modifier: -9, half: true })).toStrictEqual({ allowance: 0 });
  });
});

describe('random-move', () => {
  /** Each number of inches with its chance in 36. */
  const inches = (given: Given, toggles = 'random-move') =>
    Object.fromEntries(
      Object.entries(odds('move', given, toggles)).map(([facts, chance]) => {
        const [numerator, denominator = '1'] = chance.split('/');
        return [JSON.parse(facts).allowance, (Number(numerator) * 36) / Number(denominator)];
      }),
    );
  const d3 = (plus: number) => Object.fromEntries([1, 2, 3].map((n) => [n + plus, 12]));
  const d6 = (plus: number) => Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n + plus, 6]));
  const twoD6 = (plus: number) =>
    Object.fromEntries([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways, n) => [n + 2 + plus, ways]));

  test.each([
    ['LS-MOVE-02: Move D3+2″', { action: 'move' }, d3(2)],
    ['LS-MOVE-04: Move Fast D6+4″', { action: 'move-fast' }, d6(4)],
    ['LS-MOVE-09: Move and Fire D3+2″', { action: 'move-and-fire' }, d3(2)],
    ['LS-MOVE-11: Sneak D3″', { action: 'sneak' }, d3(0)],
    ['LS-VEH-03: fast vehicle D6+6″', { unit: 'fast-vehicle' }, d6(6)],
    ['LS-VEH-03: medium vehicle D6+3″', { unit: 'medium-vehicle', action: 'move-and-fire' }, d6(3)],
    ['LS-VEH-03: slow vehicle D3+3″', { unit: 'slow-vehicle' }, d3(3)],
    ['LS-VEH-05: fast vehicle 2D6+3″', { unit: 'fast-vehicle', action: 'move-fast' }, twoD6(3)],
    ['LS-VEH-05: medium vehicle 2D6″', { unit: 'medium-vehicle', action: 'move-fast' }, twoD6(0)],
    ['LS-VEH-05: slow vehicle D6″', { unit: 'slow-vehicle', action: 'move-fast' }, d6(0)],
  ])('%s', (title, given, expected) => {
    expect(inches(given)).toStrictEqual(expected);
    const rules = ruled('move', given, dice(...(title.includes('2D6') ? [3, 4] : [3])), 'random-move').steps.map(
      ({ rule }) => rule,
    );
    expect(rules.slice(0, 2)).toStrictEqual([title.split(':')[0], title.split(':')[0]]);
  });

  test('the die, then what comes besides', () => {
    const { facts, steps } = ruled('move', { modifier: 1, 'wounds-a': 2 }, dice(5), 'random-move');
    expect(facts).toStrictEqual({ allowance: 4 });
    expect(steps.slice(0, 2)).toMatchObject([
      { rule: 'LS-MOVE-02', faces: [5], result: '3' },
      { rule: 'LS-MOVE-02', faces: [], result: '4″' },
    ]);
    expect(steps[1]!.modifiers.map(({ value }) => value)).toStrictEqual([2, 1, -2]);
  });

  test('LS-SER-03, LS-LIGHT-05: wounds and half speed come after the dice', () => {
    expect(inches({ 'wounds-a': 1, half: true })).toStrictEqual({ 1: 12, 2: 24 });
    expect(inches({ action: 'sneak', 'wounds-a': 2 })).toStrictEqual({ 0: 24, 1: 12 });
  });

  describe('R-31, vehicle-fast-doubled', () => {
    const both = 'random-move,vehicle-fast-doubled';

    test.each([
      ['fast-vehicle', [1, 2, 3, 4, 5, 6].map((n) => 2 * (n + 6))],
      ['medium-vehicle', [1, 2, 3, 4, 5, 6].map((n) => 2 * (n + 3))],
      ['slow-vehicle', [1, 2, 3].map((n) => 2 * (n + 3))],
    ])('LS-VEH-05: %s moves fast twice its random Move', (unit, expected) => {
      const given = { unit, action: 'move-fast' };
      expect(inches(given, both)).toStrictEqual(Object.fromEntries(expected.map((n) => [n, 36 / expected.length])));
      expect(ruled('move', { ...given, modifier: 1 }, dice(6), both).facts.allowance).toBe(expected.at(-1)! + 1);
    });

    test('nothing but the random Move Fast of vehicles', () => {
      for (const unit of ['soldier', 'fast-vehicle', 'medium-vehicle', 'slow-vehicle']) {
        for (const action of ['move', 'move-fast', 'move-and-fire']) {
          const given = { unit, action };
          expect(odds('move', given, 'vehicle-fast-doubled')).toStrictEqual(odds('move', given));
          if (action !== 'move-fast' || unit === 'soldier') expect(inches(given, both)).toStrictEqual(inches(given));
        }
      }
    });
  });
});

describe('vehicles', () => {
  test.each([
    ['fast-vehicle', 12, 24],
    ['medium-vehicle', 9, 18],
    ['slow-vehicle', 6, 12],
  ])('LS-VEH-02, LS-VEH-04: %s %d", fast %d"', (unit, plain, fast) => {
    expect(moves({ unit })).toStrictEqual({ allowance: plain });
    expect(moves({ unit, action: 'move-and-fire' })).toStrictEqual({ allowance: plain });
    expect(moves({ unit, action: 'move-fast' })).toStrictEqual({ allowance: fast });
    expect(says({ unit })[0]).toBe(`LS-VEH-02 ${plain}″`);
    expect(says({ unit, action: 'move-fast' })[0]).toBe(`LS-VEH-04 ${fast}″`);
  });

  test('LS-VEH-06, LS-VEH-08: half the way in difficult ground, and not halved twice', () => {
    expect(moves({ unit: 'medium-vehicle', difficult: true })).toStrictEqual({ allowance: 9 });
    const said = says({ unit: 'medium-vehicle', difficult: true });
    expect(said).toContain('LS-VEH-06 4.5″');
    expect(said.filter((line) => line.includes('″'))).toStrictEqual(['LS-VEH-02 9″', 'LS-VEH-06 4.5″']);
  });

  test.each([
    ['light', '1/3', [2, 3]],
    ['medium', '1/3', [2, 3]],
    ['heavy', '1/6', [1, 2]],
  ])('LS-VEH-09: %s armour is immobilised with a chance of %s', (armour, chance, [stuck, through]) => {
    const given = { unit: 'fast-vehicle', 'drive-test': armour };
    expect(odds('move', given)['{"allowance":12,"immobilised":true}']).toBe(chance);
    const { facts, steps } = ruled('move', given, dice(stuck!));
    expect(facts).toStrictEqual({ allowance: 12, immobilised: true });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-VEH-09', result: 'immobilised' });
    expect(ruled('move', given, dice(through!)).facts).toStrictEqual({ allowance: 12, immobilised: false });
  });

  test('LS-VEH-09: the drive test comes after the dice of the move, which an adjustment is for', () => {
    const given = { unit: 'slow-vehicle', 'drive-test': 'heavy', modifier: 5 };
    expect(ruled('move', given, dice(6, 1), 'random-move').facts).toStrictEqual({ allowance: 11, immobilised: true });
  });
});

describe('difficult ground', () => {
  test('worked example 4, LS-TERR-02: a Move of 4" through swamp goes 2″', () => {
    expect(moves({ difficult: true })).toStrictEqual({ allowance: 4 });
    expect(says({ difficult: true })).toContain('LS-TERR-02 2″');
    expect(says({ action: 'move-fast', difficult: true })).toContain('LS-TERR-02 3.5″');
  });

  test('LS-TERR-03: sneaking loses a quarter only', () => {
    expect(says({ action: 'sneak', difficult: true })).toContain('LS-TERR-03 1.5″');
  });

  test('LS-TERR-05: obstacles cost double for each inch of their width', () => {
    expect(says({})).toContain('LS-TERR-05 double-cost');
  });

  test('LS-MOVE-05, LS-TERR-06: a Move Fast ends in no full cover, and crosses no obstacle', () => {
    const said = says({ action: 'move-fast' });
    expect(said).toEqual(expect.arrayContaining(['LS-MOVE-05 not-into-full-cover', 'LS-TERR-06 none-crossed']));
    expect(said.join()).not.toContain('LS-TERR-05');
  });

  test('LS-VEH-07: what binds men does not bind tanks', () => {
    const said = says({ unit: 'fast-vehicle', action: 'move-fast' });
    expect(said).toStrictEqual(['LS-VEH-04 24″', 'LS-VEH-07 full-speed']);
  });
});

describe('refused', () => {
  test('LS-VEH-01: vehicles do not sneak', () => {
    expect(refused('move', { unit: 'slow-vehicle', action: 'sneak' })).toMatchObject({ rule: 'LS-VEH-01' });
  });

  test.each(['move-fast', 'move-and-fire'])('LS-SER-03: no %s with an (a) wound', (action) => {
    expect(refused('move', { action, 'wounds-a': 1 })).toMatchObject({ rule: 'LS-SER-03' });
    expect(moves({ action }).allowance).toBeGreaterThan(0);
  });

  test('LS-VEH-01 first, where both forbid it', () => {
    expect(refused('move', { unit: 'fast-vehicle', action: 'sneak', 'wounds-a': 1 }).rule).toBe('LS-VEH-01');
  });

  test('no drive test of soft armour, no fifth kind of unit', () => {
    expect(wrong('move', { 'drive-test': 'soft' }).says).toBe('unknown-value');
    expect(wrong('move', { unit: 'bicycle' }).says).toBe('unknown-value');
  });
});
