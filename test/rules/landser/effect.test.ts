import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, chance, refused, wrong } = by('landser');

describe('LS-AUTO-05, LS-AUTO-06: one who comes into a template, or is still in it, rolls for effects', () => {
  test.each(['smg', 'smg-soviet', 'lmg', 'gpmg'])('of a %s, as from a hit', (weapon) => {
    const { facts, steps } = ruled('effect', { weapon, range: 4 }, dice(5, 2));
    expect(facts).toStrictEqual({ effect: 'serious-wound', wound: 'wound-b' });
    expect(steps[0]).toMatchObject({ rule: 'LS-EFF-01', total: 6 });
  });

  test('several at once are counted', () => {
    const { facts, steps } = ruled('effect', { weapon: 'lmg', range: 20, figures: 3 }, dice(1, 5, 4, 2));
    expect(facts).toStrictEqual({ hide: 2, 'light-wound': 1 });
    expect(steps.at(-1)!.rule).toBe('LS-AUTO-01');
    expect(ruled('effect', { weapon: 'lmg', range: 20, figures: 0 }, dice()).facts).toStrictEqual({});
  });

  test('the modifier is on the effects die: an impossible burst is given so', () => {
    expect(ruled('effect', { weapon: 'smg', range: 20, modifier: -3 }, dice(6)).facts).toStrictEqual({
      effect: 'hide',
    });
  });

  test('cover acts for an HMG only', () => {
    const lmg = { weapon: 'lmg', range: 20 };
    expect(odds('effect', { ...lmg, cover: 'full' })).toStrictEqual(odds('effect', lmg));
  });

  test('LS-FIRE-06: no farther than the weapon', () => {
    expect(refused('effect', { weapon: 'gpmg', range: 61 }).rule).toBe('LS-FIRE-06');
    expect(ruled('effect', { weapon: 'hmg', range: 61 }, dice(1)).facts).toStrictEqual({ effect: 'hide' });
    expect(refused('effect', { weapon: 'hmg', range: 121 }).rule).toBe('LS-FIRE-06');
  });

  test('fire from nowhere is an error', () => {
    const asked = (given: Given) => () => odds('effect', given);
    expect(asked({ weapon: 'gpmg' })).toThrow(expect.objectContaining({ says: 'missing-options' }));
    expect(wrong('effect', { weapon: 'rifle', range: 3 }).says).toBe('unknown-value');
  });
});

describe('explosives', () => {
  test.each(['grenade', 'grenade-launcher'])('LS-GREN-03: a %s is effective on 3 and more', (weapon) => {
    expect(ruled('effect', { weapon }, dice(3, 2)).facts).toStrictEqual({ effect: 'hide' });
    expect(ruled('effect', { weapon, modifier: 1 }, dice(2, 4, 1)).facts.wound).toBe('wound-a');
    expect(chance('effect', { weapon, 'blast-cover': 'hard' }, { effect: 'hide' })).toBe('7/9');
  });

  test('LS-HIDE-09: whom it does not affect, it forces into hide', () => {
    const { facts, steps } = ruled('effect', { weapon: 'grenade' }, dice(2));
    expect(facts).toStrictEqual({ effect: 'hide' });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-HIDE-09', result: 'hide' });
    expect(ruled('effect', { weapon: 'grenade' }, dice(2), 'grenade-no-auto-hide').facts).toStrictEqual({
      effect: 'none',
    });
  });

  test('LS-PEN-07, R-28: an explosion is as at point blank, without an effectiveness die', () => {
    const { facts, steps } = ruled('effect', { weapon: 'explosion' }, dice(4, 3));
    expect(facts).toStrictEqual({ effect: 'serious-wound', wound: 'wound-b' });
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LS-EFF-01', 'LS-SER-01']);
    const point = { weapon: 'gpmg', range: 2 };
    expect(odds('effect', { weapon: 'explosion' })).toStrictEqual(odds('effect', point));
    expect(odds('effect', { weapon: 'explosion', modifier: -1 })).toStrictEqual(
      odds('effect', { ...point, modifier: -1 }),
    );
    const three = ruled('effect', { weapon: 'explosion', figures: 3 }, dice(1, 1, 2));
    expect(three.steps.at(-1)!.rule).toBe('LS-PEN-07');
  });
});
