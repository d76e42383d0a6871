import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('landser-classic');

const template = { weapon: 'gpmg', range: 8 };

describe('LC-AUTO-05: whoever enters the template rolls for effects', () => {
  test('as if he were hit, by the range from the firer to the template', () => {
    const { facts, steps } = ruled('effect', template, dice(5, 3));
    expect(facts).toStrictEqual({ effect: 'light-wound', wound: 'disorientated' });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LC-EFF-01', 'LC-LIGHT-01']);
    expect(ruled('effect', { ...template, range: 4 }, dice(4, 2)).steps[0]!.modifiers).toMatchObject([{ value: 1 }]);
  });

  test('the chances of the tables: at medium range and farther, at short, at point blank', () => {
    const chances = (range: number) =>
      ['hide', 'light-wound', 'serious-wound', 'out-of-action'].map((effect) =>
        chance('effect', { ...template, range }, { effect }),
      );
    expect(chances(8)).toStrictEqual(['2/3', '1/6', '1/9', '1/18']);
    expect(chances(5)).toStrictEqual(['1/2', '5/36', '13/72', '13/72']);
    expect(chances(2)).toStrictEqual(['1/3', '5/36', '19/72', '19/72']);
  });

  test('LC-AUTO-06: several who could not leave roll, one after the other', () => {
    const { facts } = ruled('effect', { ...template, figures: 3 }, dice(1, 6, 6, 4));
    expect(facts).toStrictEqual({ hide: 2, 'out-of-action': 1 });
  });

  test('of nobody, nothing', () => {
    expect(ruled('effect', { ...template, figures: 0 }, dice()).facts).toStrictEqual({});
  });

  test('a modifier, such as what an impossible shot carried over, is for the effects die only', () => {
    const { facts, steps } = ruled('effect', { ...template, modifier: -1 }, dice(6, 3));
    expect(facts).toStrictEqual({ effect: 'light-wound', wound: 'disorientated' });
    expect(steps[1]!.modifiers).toStrictEqual([]);
  });

  test('a light wound this turn, and serious ones before, add to the wound rolls', () => {
    const given = { ...template, 'light-this-turn': true, 'serious-before': 2 };
    expect(ruled('effect', given, dice(5, 6, 2)).facts).toStrictEqual({ effect: 'serious-wound', wound: 'wound-b' });
    expect(ruled('effect', given, dice(6, 3)).facts).toStrictEqual({ effect: 'out-of-action', wound: 'down' });
  });

  test('LC-FIRE-06: nothing shoots beyond 60"; and the range must be known', () => {
    expect(refused('effect', { ...template, range: 61 }).rule).toBe('LC-FIRE-06');
    expect(() => ruled('effect', { weapon: 'smg' }, dice())).toThrow('missing-options');
  });
});

describe('LC-GREN-03, LC-GREN-04: a grenade that has drifted', () => {
  const grenade: Given = { weapon: 'grenade' };

  test('throws its effectiveness for each', () => {
    expect(ruled('effect', grenade, dice(2)).facts).toStrictEqual({ effect: 'none' });
    expect(ruled('effect', grenade, dice(3, 2)).facts).toStrictEqual({ effect: 'hide' });
    expect(chance('effect', { weapon: 'grenade-launcher' }, { effect: 'none' })).toBe('1/3');
  });

  test('a modifier is for each effectiveness die', () => {
    expect(chance('effect', { ...grenade, modifier: -1 }, { effect: 'none' })).toBe('1/2');
  });

  test('cover does nothing against fire from a template', () => {
    const covered = { ...template, 'blast-cover': 'hard', prone: true, 'soft-ground': true };
    expect(odds('effect', covered)).toStrictEqual(odds('effect', template));
  });
});
