import { describe, expect, test } from 'vitest';
import { by, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('landser-classic');

/** A pistol does not reach so far: LC-FIRE-18 gives it a chance. */
const tooFar = { weapon: 'pistol', range: 40 };
/** 6 to hit at -3. */
const impossible = { weapon: 'smg', range: 20, modifier: -3 };

const dog = (given: Given, ...faces: number[]) => ruled('fire', given, faces, 'dogs-chance');

describe("LC-FIRE-18: dog's chance", () => {
  test('2D6: exactly 11 hits', () => {
    const { facts, steps } = dog(tooFar, 5, 6, /* effects */ 5, /* light */ 1);
    expect(facts).toStrictEqual({ hit: true, effect: 'light-wound', wound: 'angry' });
    expect(steps[0]).toMatchObject({ rule: 'LC-FIRE-18', sides: 6, faces: [5, 6], modifiers: [], total: 11 });
  });

  test('exactly 2 and the gun blows up', () => {
    expect(dog(tooFar, 1, 1).facts).toStrictEqual({ hit: false, exploded: true });
  });

  test.each([
    [6, 6],
    [5, 5],
    [1, 2],
  ])('R-04: %d and %d is a miss, and there is no jam to ask about', (first, second) => {
    expect(dog(tooFar, first, second).facts).toStrictEqual({ hit: false });
  });

  test('its chances: 2 in 36 to hit, 1 in 36 to blow up', () => {
    expect(chance('fire', tooFar, { hit: true }, 'dogs-chance')).toBe('1/18');
    expect(chance('fire', tooFar, { exploded: true }, 'dogs-chance')).toBe('1/36');
    expect(chance('fire', tooFar, { hit: true, effect: 'hide' }, 'dogs-chance')).toBe('1/27'); // 1/18 x 2/3
  });

  test('R-04: no modifier helps or hurts', () => {
    const hidden = { ...tooFar, cover: 'full', 'target-fast': true, modifier: 6, 'wound-penalty': 4 };
    expect(odds('fire', hidden, 'dogs-chance')).toStrictEqual(odds('fire', tooFar, 'dogs-chance'));
  });

  test('R-04: 60" is the end even for a dog', () => {
    expect(dog({ ...tooFar, range: 60 }, 3, 3).facts).toStrictEqual({ hit: false });
    expect(refused('fire', { ...tooFar, range: 60.5 }, 'dogs-chance').rule).toBe('LC-FIRE-06');
  });

  test('R-04: an impossible shot may declare it in place of the natural 6; nothing is carried over', () => {
    const declared = { ...impossible, 'dogs-chance': true };
    const { facts, steps } = dog(declared, 6, 5, /* effects */ 6, /* serious */ 6);
    expect(facts).toStrictEqual({ hit: true, effect: 'out-of-action', wound: 'removed' });
    expect(steps[1]).toMatchObject({ rule: 'LC-EFF-01', modifiers: [], total: 6 });
  });

  test('R-03a: a cell without a number needs no declaring, nor minds it', () => {
    const declared = { ...tooFar, 'dogs-chance': true };
    expect(odds('fire', declared, 'dogs-chance')).toStrictEqual(odds('fire', tooFar, 'dogs-chance'));
  });

  test('an automatic weapon lays no template: one figure', () => {
    const given = { weapon: 'smg', range: 40, auto: true };
    expect(dog(given, 5, 6, 1).facts).toStrictEqual({ hit: true, effect: 'hide' });
    expect(refused('fire', { ...given, figures: 2 }, 'dogs-chance').rule).toBe('LC-FIRE-10');
  });
});

describe('LC-FIRE-18 refuses', () => {
  test('a dog without the toggle', () => {
    const declared = { ...impossible, 'dogs-chance': true };
    expect(refused('fire', declared)).toMatchObject({ rule: 'LC-FIRE-18', says: 'toggle-off' });
    expect(refused('fire', { ...tooFar, 'dogs-chance': true }).rule).toBe('LC-FIRE-10');
  });

  test('a dog for a shot that is possible, be it on a 6', () => {
    const given = { weapon: 'smg', range: 20, 'dogs-chance': true };
    expect(refused('fire', given, 'dogs-chance')).toMatchObject({ rule: 'LC-FIRE-18', says: 'landser/possible-shot' });
  });

  test('a dog with a template', () => {
    const given = { ...impossible, auto: true, figures: 2, 'dogs-chance': true };
    expect(refused('fire', given, 'dogs-chance')).toMatchObject({
      rule: 'LC-FIRE-18',
      says: 'landser/one-figure-only',
    });
  });
});
