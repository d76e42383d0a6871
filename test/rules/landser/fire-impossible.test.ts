import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

describe("LS-FIRE-17, the book's example: needing 6, from a vehicle at -3", () => {
  const shot = { weapon: 'smg', range: 20, 'from-vehicle': true };

  test('a natural 6 hits, and the effects are rolled at -3: hide, whatever falls', () => {
    const { facts, steps } = ruled('fire', shot, dice(6, 6));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
    expect(steps[0]).toMatchObject({ total: 3, need: 6, result: 'hit', settled: 'LS-FIRE-17' });
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'LS-FIRE-17', value: -3 }]);
    expect(odds('fire', shot)).toStrictEqual({
      '{"hit":false,"jam":false}': '3/4',
      '{"hit":false,"jam":true}': '1/12',
      '{"effect":"hide","hit":true,"jam":false}': '1/6',
    });
  });

  test('R-03: with impossible-excess-only, only the points above 6 (here all three)', () => {
    expect(odds('fire', shot, 'impossible-excess-only')).toStrictEqual(odds('fire', shot));
  });
});

describe('R-03: what is carried over', () => {
  const shot = { weapon: 'rifle', range: 20, cover: 'full', moved: true }; // 4, at -3: it needs a 7

  test('the whole modifier, on the effects roll and on no other', () => {
    const { steps } = ruled('fire', shot, dice(6, 6));
    expect(steps[1]).toMatchObject({ modifiers: [{ rule: 'LS-FIRE-17', value: -3 }], total: 3, result: 'hide' });
    // A pistol at short range: 5, at -2; a 6 on the effects comes to a light wound.
    const pistol = { weapon: 'pistol', range: 4, moved: true, 'target-fast': true };
    const wounded = ruled('fire', pistol, dice(6, /* effects */ 6, /* light */ 3));
    expect(wounded.steps[1]).toMatchObject({
      modifiers: [
        { rule: 'LS-EFF-02', value: 1 },
        { rule: 'LS-FIRE-17', value: -2 },
      ],
      total: 5,
    });
    expect(wounded.steps[2]!.modifiers).toMatchObject([{ rule: 'LS-LIGHT-02', value: 1 }]);
    expect(wounded.facts).toMatchObject({ effect: 'light-wound', wound: 'disorientated' });
  });

  test('with impossible-excess-only, the one point above 6', () => {
    const { facts, steps } = ruled('fire', shot, dice(6, 6, 2), 'impossible-excess-only');
    expect(steps[1]).toMatchObject({ modifiers: [{ rule: 'LS-FIRE-17', value: -1 }], total: 5 });
    expect(facts).toMatchObject({ effect: 'light-wound', wound: 'check' });
  });

  test('R-03b: needing exactly 6 is not impossible, and carries nothing', () => {
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 20, cover: 'full' }, dice(6, 6, 1));
    expect(steps[0]!.settled).toBeUndefined();
    expect(facts).toMatchObject({ effect: 'serious-wound', wound: 'wound-a' });
  });
});

describe("LS-FIRE-18: the dog's chance", () => {
  test.each([
    [2, { hit: false, exploded: true }],
    [3, { hit: false }],
    [10, { hit: false }],
    [12, { hit: false }],
  ])('2D6 for a shot out of reach: %d', (total, facts) => {
    const first = Math.min(6, total - 1);
    expect(
      ruled('fire', { weapon: 'pistol', range: 20 }, dice(first, total - first), 'dogs-chance').facts,
    ).toStrictEqual(facts);
  });

  test('11 hits, without modifier or jam', () => {
    const given = { weapon: 'smg', range: 60, cover: 'full', modifier: -3 };
    const { facts, steps } = ruled('fire', given, dice(5, 6, 6, 3), 'dogs-chance');
    expect(facts).toStrictEqual({ hit: true, effect: 'serious-wound', wound: 'wound-b' });
    expect(steps[0]).toMatchObject({ rule: 'LS-FIRE-18', modifiers: [], total: 11 });
    expect(chance('fire', given, { exploded: true }, 'dogs-chance')).toBe('1/36');
    expect(chance('fire', given, { hit: true }, 'dogs-chance')).toBe('1/18');
  });

  test('for an impossible shot only if it is declared, and then without carry', () => {
    const shot = { weapon: 'smg', range: 20, 'from-vehicle': true };
    expect(odds('fire', shot, 'dogs-chance')).toStrictEqual(odds('fire', shot));
    const declared = { ...shot, 'dogs-chance': true };
    expect(ruled('fire', declared, dice(6, 5, 6, 4), 'dogs-chance').facts).toStrictEqual({
      hit: true,
      effect: 'serious-wound',
      wound: 'wound-b',
    });
  });

  test('an HMG that misses so does not drift', () => {
    const shot = { weapon: 'hmg', range: 100, 'from-vehicle': true, 'dogs-chance': true };
    expect(ruled('fire', shot, dice(4, 4), 'dogs-chance').facts).toStrictEqual({ hit: false });
  });
});
