import type { Dice } from '../../src/kernel/dice/dice.ts';
import { FacesShort, HandDice } from '../../src/kernel/dice/hand-dice.ts';
import { type Fraction, over, plus, told, written, ZERO } from './fractions.ts';

/**
 * Every way the dice can fall, one by one: where a die is wanted that was not given, each of its faces is tried.
 * Hopelessly slow, but too simple to get wrong.
 */
export function everyThrow(body: (dice: Dice) => unknown): Map<string, Fraction> {
  const chances = new Map<string, Fraction>();
  const walk = (faces: readonly number[], ways: bigint): void => {
    try {
      const value = told(body(new HandDice(faces)));
      chances.set(value, plus(chances.get(value) ?? ZERO, [1n, ways]));
    } catch (short) {
      if (!(short instanceof FacesShort)) throw short;
      for (let face = 1; face <= short.sides; face++) walk([...faces, face], ways * BigInt(short.sides));
    }
  };
  walk([], 1n);
  return chances;
}

/** The same, given that an answer came: what throwing again while `undefined` comes must amount to. */
export function everyAnswer(body: (dice: Dice) => unknown): Map<string, Fraction> {
  const all = everyThrow(body);
  all.delete(told(undefined));
  const answered = [...all.values()].reduce(plus, ZERO);
  return new Map([...all].map(([value, chance]) => [value, over(chance, answered)]));
}

export function inWriting(chances: ReadonlyMap<string, Fraction>): Record<string, string> {
  return Object.fromEntries([...chances].map(([value, chance]) => [value, written(chance)]));
}
