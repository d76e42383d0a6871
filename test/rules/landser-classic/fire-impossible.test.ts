import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser-classic');

/** Needs a 6, and is at -3: the book's example. */
const fromVehicle = { weapon: 'smg', range: 20, 'from-vehicle': true, moved: true };

describe('LC-FIRE-17: an impossible shot', () => {
  test('worked example 1: a natural 6 hits, and the effects are rolled at -3', () => {
    const { facts, steps } = ruled('fire', fromVehicle, dice(6, /* effects */ 6));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'hide' });
    expect(steps).toMatchObject([
      { rule: 'LC-FIRE-10', total: 3, need: 6, result: 'hit', settled: 'LC-FIRE-17' },
      { rule: 'LC-EFF-01', modifiers: [{ rule: 'LC-FIRE-17', value: -3 }], total: 3, result: 'hide' },
    ]);
  });

  test('worked example 1: hit 1/6, then hide always; a 1 may still jam', () => {
    expect(odds('fire', fromVehicle)).toStrictEqual({
      '{"hit":false,"jam":false}': '3/4',
      '{"hit":false,"jam":true}': '1/12',
      '{"effect":"hide","hit":true,"jam":false}': '1/6',
    });
  });

  test('a 5 does not hit, however near', () => {
    const given = { weapon: 'rifle', range: 20, modifier: -3 };
    expect(ruled('fire', given, dice(5)).facts).toStrictEqual({ hit: false, jam: false });
  });

  test('R-03: the whole net modifier goes over, plus and minus and what the table agreed', () => {
    const given = { weapon: 'rifle', range: 50, cover: 'full', 'target-fast': true, modifier: 1 }; // 5 at -2: a 7
    const { facts, steps } = ruled('fire', given, dice(6, /* effects */ 6));
    expect(facts.effect).toBe('hide'); // 6 - 2
    expect(steps[1]).toMatchObject({ modifiers: [{ rule: 'LC-FIRE-17', value: -2 }], total: 4 });
  });

  test('R-03: on the effects roll only, never on the wound rolls', () => {
    const given = { weapon: 'pistol', range: 5, modifier: -2 }; // 5 at -2; short range gives +1 back
    const { facts, steps } = ruled('fire', given, dice(6, /* effects */ 6, /* light */ 3));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'light-wound', wound: 'disorientated' });
    expect(steps.map(({ total }) => total)).toStrictEqual([4, 5, 4]);
    expect(steps[2]!.modifiers.map(({ rule }) => rule)).toStrictEqual(['LC-LIGHT-02']);
  });

  test('R-03: with impossible-excess-only, only the points above 6', () => {
    const given = { weapon: 'rifle', range: 50, cover: 'full' }; // 5 at -2: a 7, one too many
    const { steps } = ruled('fire', given, dice(6, /* effects */ 6, /* light */ 1), 'impossible-excess-only');
    expect(steps[1]).toMatchObject({ modifiers: [{ rule: 'LC-FIRE-17', value: -1 }], total: 5 });
    expect(chance('fire', fromVehicle, { effect: 'hide' }, 'impossible-excess-only')).toBe('1/6');
  });
});

describe('R-03b: when a shot is impossible', () => {
  test('needing exactly 6 is not, and carries nothing', () => {
    const given = { weapon: 'rifle', range: 50, cover: 'half' }; // 5 at -1
    const { facts, steps } = ruled('fire', given, dice(6, /* effects */ 5, /* light */ 1));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'light-wound', wound: 'angry' });
    expect(steps[0]).not.toHaveProperty('settled');
    expect(steps[1]!.modifiers).toStrictEqual([]);
  });

  test('is one that plus and minus together put above 6, not one that a plus brings back', () => {
    const vehicle = { weapon: 'lmg', range: 50, 'from-vehicle': true, moved: true }; // 4 at -3: a 7
    expect(chance('fire', vehicle, { hit: true })).toBe('1/6');
    expect(chance('fire', vehicle, { effect: 'hide' })).toBe('1/6'); // 6 - 3 at most
    const helped = { ...vehicle, modifier: 1 };
    expect(chance('fire', helped, { hit: true })).toBe('1/6');
    expect(chance('fire', helped, { effect: 'hide' })).toBe('1/9'); // four faces of six, nothing carried
  });

  test('the dog may be let off without its chance: a natural 6 unless it is declared (LC-FIRE-18)', () => {
    expect(chance('fire', fromVehicle, { hit: true }, 'dogs-chance')).toBe('1/6');
  });
});
