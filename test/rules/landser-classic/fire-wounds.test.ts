import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance } = by('landser-classic');

/** A GPMG always hits at medium range, an SMG at short and at point blank: so the odds are those of the tables alone. */
const medium = { weapon: 'gpmg', range: 8 };
const short = { weapon: 'smg', range: 5 };
const pointBlank = { weapon: 'smg', range: 2 };

const struck = (given: Given, ...faces: number[]) => {
  const { hit: _hit, jam: _jam, ...facts } = ruled('fire', given, dice(6, ...faces)).facts;
  return facts;
};

describe('LC-EFF-01: the effects roll', () => {
  test.each([1, 2, 3, 4])('%d: hide (LC-HIDE-01)', (face) => {
    expect(struck(medium, face)).toStrictEqual({ effect: 'hide' });
    expect(ruled('fire', medium, dice(6, face)).steps[1]).toMatchObject({ result: 'hide', row: 'LC-HIDE-01' });
  });

  test('5: a light wound; 6: a serious one', () => {
    expect(struck(medium, 5, 1)).toStrictEqual({ effect: 'light-wound', wound: 'angry' });
    expect(struck(medium, 6, 1)).toStrictEqual({ effect: 'serious-wound', wound: 'wound-a' });
  });

  test('LC-EFF-02: +1 at short range, +2 at point blank, nothing farther off', () => {
    expect(struck(short, 3)).toStrictEqual({ effect: 'hide' });
    expect(struck(short, 4, 1)).toMatchObject({ effect: 'light-wound' });
    expect(struck(pointBlank, 2)).toStrictEqual({ effect: 'hide' });
    expect(struck(pointBlank, 3, 1)).toMatchObject({ effect: 'light-wound' });
    expect(ruled('fire', short, dice(6, 1)).steps[1]!.modifiers).toMatchObject([{ rule: 'LC-EFF-02', value: 1 }]);
    expect(ruled('fire', pointBlank, dice(6, 1)).steps[1]!.modifiers).toMatchObject([{ rule: 'LC-EFF-02', value: 2 }]);
    expect(ruled('fire', medium, dice(6, 1)).steps[1]!.modifiers).toStrictEqual([]);
  });

  test('R-12b: 7 and 8 are serious wounds', () => {
    expect(struck(short, 6, 1)).toMatchObject({ effect: 'serious-wound' });
    expect(struck(pointBlank, 6, 1)).toMatchObject({ effect: 'serious-wound' });
  });
});

describe('LC-LIGHT-01: the light-wound roll', () => {
  test.each([
    [1, 'angry', 'LC-LIGHT-03'],
    [2, 'check', 'LC-LIGHT-04'],
    [3, 'disorientated', 'LC-LIGHT-05'],
    [4, 'disorientated', 'LC-LIGHT-05'],
    [5, 'needs-leader', 'LC-LIGHT-06'],
    [6, 'walking-wounded', 'LC-LIGHT-07'],
  ])('%d: %s (%s)', (face, wound, rule) => {
    const { facts, steps } = ruled('fire', medium, dice(6, 5, face));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'light-wound', wound });
    expect(steps[2]).toMatchObject({ rule: 'LC-LIGHT-01', faces: [face], result: wound, row: rule });
  });

  test('LC-LIGHT-02: +1 if he has had one this turn', () => {
    const again = { ...medium, 'light-this-turn': true };
    expect(struck(again, 5, 4)).toMatchObject({ wound: 'needs-leader' });
  });

  test('LC-LIGHT-02, R-12: +1 at short range, and no more than +1 at point blank', () => {
    expect(struck(short, 4, 4)).toMatchObject({ wound: 'needs-leader' });
    expect(struck(pointBlank, 3, 4)).toMatchObject({ wound: 'needs-leader' });
    const cited = (given: Given, effects: number) =>
      ruled('fire', { ...given, 'light-this-turn': true }, dice(6, effects, 1)).steps[2]!.modifiers;
    const both = new Array(2).fill({ rule: 'LC-LIGHT-02', value: 1 });
    expect(cited(short, 4)).toMatchObject(both);
    expect(cited(pointBlank, 3)).toMatchObject(both);
  });

  test('LC-LIGHT-08, R-12b: 7 and 8 are a serious wound, with a die of its own', () => {
    const again = { ...medium, 'light-this-turn': true };
    expect(struck(again, 5, 6, 2)).toStrictEqual({ effect: 'serious-wound', wound: 'wound-a' });
    expect(ruled('fire', again, dice(6, 5, 6, 2)).steps[2]).toMatchObject({ result: 'serious', row: 'LC-LIGHT-08' });
    const close = { ...short, 'light-this-turn': true };
    expect(struck(close, 4, 5, 4)).toStrictEqual({ effect: 'out-of-action', wound: 'down' }); // 4 + 1 at short
    expect(struck(close, 4, 6, 1)).toStrictEqual({ effect: 'serious-wound', wound: 'wound-a' });
  });
});

describe('LC-SER-01: the serious-wound roll', () => {
  test.each([
    [1, 'serious-wound', 'wound-a', 'LC-SER-03'],
    [2, 'serious-wound', 'wound-a', 'LC-SER-03'],
    [3, 'serious-wound', 'wound-b', 'LC-SER-04'],
    [4, 'serious-wound', 'wound-b', 'LC-SER-04'],
    [5, 'out-of-action', 'down', 'LC-SER-05'],
    [6, 'out-of-action', 'removed', 'LC-SER-06'],
  ])('%d: %s, %s (%s)', (face, effect, wound, rule) => {
    const { facts, steps } = ruled('fire', medium, dice(6, 6, face));
    expect(facts).toStrictEqual({ hit: true, jam: false, effect, wound });
    expect(steps[2]).toMatchObject({ rule: 'LC-SER-01', faces: [face], result: wound, row: rule });
  });

  test('LC-SER-02, R-12a: +1 for each one before this one', () => {
    expect(struck({ ...medium, 'serious-before': 1 }, 6, 4)).toMatchObject({ wound: 'down' });
    expect(struck({ ...medium, 'serious-before': 3 }, 6, 1)).toMatchObject({ wound: 'wound-b' });
    const { steps } = ruled('fire', { ...medium, 'serious-before': 3 }, dice(6, 6, 1));
    expect(steps[2]!.modifiers).toMatchObject([{ rule: 'LC-SER-02', value: 3 }]);
  });

  test('LC-SER-02, R-12: +1 at short range, and no more than +1 at point blank', () => {
    expect(struck(short, 5, 4)).toMatchObject({ wound: 'down' });
    expect(struck(pointBlank, 4, 4)).toMatchObject({ wound: 'down' });
    for (const given of [short, pointBlank]) {
      const { steps } = ruled('fire', given, dice(6, 6, 4));
      expect(steps[2]!.modifiers).toMatchObject([{ rule: 'LC-SER-02', value: 1 }]);
    }
  });

  test('R-12b: 7 and more is removed', () => {
    expect(struck({ ...short, 'serious-before': 9 }, 5, 6)).toStrictEqual({
      effect: 'out-of-action',
      wound: 'removed',
    });
  });

  test('light-this-turn is for the light roll, serious-before for the serious one', () => {
    expect(struck({ ...medium, 'light-this-turn': true }, 6, 4)).toMatchObject({ wound: 'wound-b' });
    expect(struck({ ...medium, 'serious-before': 2 }, 5, 4)).toMatchObject({ wound: 'disorientated' });
  });
});

describe('C-1, the check figures', () => {
  test.each([
    ['medium or farther', medium, ['2/3', '1/6', '1/9', '1/18']],
    ['short', short, ['1/2', '5/36', '13/72', '13/72']],
    ['point blank', pointBlank, ['1/3', '5/36', '19/72', '19/72']],
  ])('one figure, %s', (_band, given, chances) => {
    const effects = ['hide', 'light-wound', 'serious-wound', 'out-of-action'];
    expect(effects.map((effect) => chance('fire', given, { effect }))).toStrictEqual(chances);
  });

  test.each([
    ['check', '1/36'],
    ['disorientated', '1/18'],
    ['needs-leader', '1/36'],
    ['walking-wounded', '1/36'],
    ['wound-a', '13/216'],
    ['wound-b', '13/108'],
    ['down', '13/216'],
    ['removed', '13/108'],
    ['angry', '0'],
  ])('short, %s: %s', (wound, chances) => expect(chance('fire', short, { wound })).toBe(chances));
});
