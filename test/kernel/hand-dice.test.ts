import { describe, expect, test } from 'vitest';
import { FacesShort, HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { inputErrorOf } from './failures.ts';

/** Which die is owed when the faces given run out. */
function owed(faces: readonly number[], procedure: (dice: HandDice) => unknown): { position: number; sides: number } {
  try {
    procedure(new HandDice(faces));
  } catch (short) {
    if (!(short instanceof FacesShort)) throw short;
    return { position: short.position, sides: short.sides };
  }
  return expect.fail('no die was owed');
}

describe('faces given by hand', () => {
  test('fall in the order given, whatever asks for them', () => {
    const dice = new HandDice([3, 10, 2, 6, 1, 4, 5]);
    expect(dice.d(6)).toBe(3);
    expect(dice.d(10)).toBe(10);
    expect(dice.sum(2, 6)).toBe(8);
    expect(dice.each(['Meyer', 'Braun'], () => (dice.d(6) > 3 ? 'hit' : 'missed'))).toStrictEqual({
      missed: 1,
      hit: 1,
    });
    expect(dice.chain(['Meyer'], 10, (left) => left - dice.d(6))).toBe(5);
    expect(dice.faces).toStrictEqual([3, 10, 2, 6, 1, 4, 5]);
    dice.finish();
  });

  test('are thrown again on a tie, each die in its turn', () => {
    const dice = new HandDice([4, 4, 2, 5]);
    const first = dice.until(() => {
      const [ours, theirs] = [dice.d(6), dice.d(6)];
      return ours === theirs ? undefined : ours > theirs;
    });
    expect(first).toBe(false);
    dice.finish();
  });

  test('too few: the next die is named, and what fell so far is kept', () => {
    const dice = new HandDice([5]);
    dice.d(6);
    expect(() => dice.d(10)).toThrow(FacesShort);
    expect(dice.faces).toStrictEqual([5]);
    expect(owed([5], () => dice.d(10))).toStrictEqual({ position: 2, sides: 10 });
  });

  test('too few, within a sum: the die of the sum that is short', () => {
    expect(owed([5, 6], (given) => given.sum(3, 6))).toStrictEqual({ position: 3, sides: 6 });
  });

  test('none at all', () => {
    expect(owed([], (given) => given.d(20))).toStrictEqual({ position: 1, sides: 20 });
  });

  test('one too many names the first die over', () => {
    const dice = new HandDice([5, 2, 6]);
    dice.d(6);
    expect(inputErrorOf(() => dice.finish())).toStrictEqual({
      says: 'face-too-many',
      values: { position: 2, face: 2, used: 1 },
    });
  });

  test('one given where none was needed', () => {
    expect(inputErrorOf(() => new HandDice([4]).finish())).toMatchObject({ values: { position: 1, used: 0 } });
  });

  test.each([0, 7, -1, 2.5, Number.NaN])('a D6 has no face %d', (face) => {
    const dice = new HandDice([6, face]);
    expect(dice.d(6)).toBe(6);
    expect(inputErrorOf(() => dice.d(6))).toStrictEqual({
      says: 'face-impossible',
      values: { position: 2, face, sides: 6 },
    });
    expect(dice.faces).toStrictEqual([6]);
  });

  test.each([4, 6, 8, 10, 12, 20, 100])('a D%d has its highest face and not the next', (sides) => {
    expect(new HandDice([sides]).d(sides)).toBe(sides);
    expect(inputErrorOf(() => new HandDice([sides + 1]).d(sides)).says).toBe('face-impossible');
  });
});
