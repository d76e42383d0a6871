import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

/** What a GPMG does at 20" to one who had these wounds. */
const struck = (before: { light?: number; serious?: number }, ...faces: number[]) => {
  const given = { weapon: 'gpmg', range: 20, 'light-before': before.light ?? 0, 'serious-before': before.serious ?? 0 };
  const { facts, steps } = ruled('effect', given, dice(...faces), 'alternative-wounds');
  return { facts, rules: steps.map(({ rule }) => rule) };
};

const LIGHT = { effect: 'light-wound' };
const SERIOUS = { effect: 'serious-wound' };
const OUT = { effect: 'out-of-action', wound: 'removed' };

describe('LS-ALT-01: the alternative effects table', () => {
  test('1-3 hide, 4-5 a light wound, 6 a serious one, and no tables after it', () => {
    for (const natural of [1, 2, 3]) expect(struck({}, natural).facts).toStrictEqual({ effect: 'hide' });
    for (const natural of [4, 5]) expect(struck({}, natural)).toStrictEqual({ facts: LIGHT, rules: ['LS-ALT-01'] });
  });

  test('with the same range bonuses', () => {
    const near = (range: number, effect: string) =>
      chance('effect', { weapon: 'gpmg', range }, { effect }, 'alternative-wounds');
    expect([20, 5, 2].map((range) => near(range, 'hide'))).toStrictEqual(['1/2', '1/3', '1/6']);
    expect([20, 5, 2].map((range) => near(range, 'out-of-action'))).toStrictEqual(['1/18', '1/9', '1/6']);
  });

  test('a light wound this turn makes no difference', () => {
    const given = { weapon: 'gpmg', range: 4 };
    const other = { ...given, 'light-this-turn': true };
    expect(odds('effect', other, 'alternative-wounds')).toStrictEqual(odds('effect', given, 'alternative-wounds'));
  });

  test('grenades go by it as well', () => {
    const { facts } = ruled('effect', { weapon: 'grenade' }, dice(3, 3), 'alternative-wounds');
    expect(facts).toStrictEqual({ effect: 'light-wound' });
  });
});

test('LS-ALT-04: on a serious wound 5-6 is out of action at once', () => {
  expect(struck({}, 6, 4)).toStrictEqual({ facts: SERIOUS, rules: ['LS-ALT-01', 'LS-ALT-04'] });
  expect(struck({}, 6, 5).facts).toStrictEqual(OUT);
});

test('LS-ALT-05: a second light wound is a serious one', () => {
  expect(struck({ light: 1 }, 4, 1)).toStrictEqual({
    facts: SERIOUS,
    rules: ['LS-ALT-01', 'LS-ALT-05', 'LS-ALT-04'],
  });
  expect(struck({ light: 2 }, 5, 6).facts).toStrictEqual(OUT);
});

test('LS-ALT-06: a second serious wound is out of action, without a die', () => {
  expect(struck({ serious: 1 }, 6)).toStrictEqual({ facts: OUT, rules: ['LS-ALT-01', 'LS-ALT-06'] });
});

test('LS-ALT-07: after a light and a serious one, a light wound is out of action', () => {
  expect(struck({ light: 1, serious: 1 }, 4)).toStrictEqual({ facts: OUT, rules: ['LS-ALT-01', 'LS-ALT-07'] });
  expect(struck({ light: 1, serious: 1 }, 3).facts).toStrictEqual({ effect: 'hide' });
});

test('R-36: a light wound after a serious one alone is a light wound and no more', () => {
  expect(struck({ serious: 1 }, 5).facts).toStrictEqual(LIGHT);
});
