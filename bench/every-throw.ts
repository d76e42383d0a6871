import { keyOf } from '../src/kernel/dice/distribution.ts';
import { FacesShort, HandDice } from '../src/kernel/dice/hand-dice.ts';
import { RecordedRuling } from '../src/kernel/recorded-ruling.ts';
import { type Action, resolve } from '../src/kernel/resolve.ts';

/** The baseline: every face of every die in turn, one whole ruling per path, summed in floating point. */
export function everyThrow(action: Action): Map<string, number> {
  const chances = new Map<string, number>();
  walk(action, [], 1, chances);
  return chances;
}

function walk(action: Action, faces: readonly number[], chance: number, chances: Map<string, number>): void {
  try {
    const { facts } = resolve(action, new RecordedRuling(new HandDice(faces), action.toggles));
    const key = keyOf(facts);
    chances.set(key, (chances.get(key) ?? 0) + chance);
  } catch (error) {
    if (!(error instanceof FacesShort)) throw error;
    for (let face = 1; face <= error.sides; face++) walk(action, [...faces, face], chance / error.sides, chances);
  }
}
