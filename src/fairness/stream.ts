import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Seed } from './seed.ts';

/** Where in which log a value is thrown: nobody knows all of it before the command is sent. */
export interface Place {
  readonly seed: Seed;
  /** The players' own words, if they gave any. */
  readonly mix: string;
  readonly log: string;
  /** Number of the record that the dice are thrown for. */
  readonly seq: number;
  /** ID of the interaction that asked for them. */
  readonly interaction: string;
}

const WORDS = 8;
const RANGE = 2 ** 32;

/** Made once for a seed: that takes longer than a die. */
const keys = new WeakMap<Seed, KeyObject>();

function keyOf(seed: Seed): KeyObject {
  const key = keys.get(seed) ?? createSecretKey(seed);
  keys.set(seed, key);
  return key;
}

/**
 * The dice of one record: a function that gives the next whole number from 1 to `sides`, each equally likely.
 *
 * Value i (from 0, counting every die and draw) is taken from HMAC-SHA-256 under the seed over the JSON text of
 * `[mix, log, seq, interaction, i]`: of its eight 32-bit big-endian words, the first one below the largest multiple of
 * `sides` counts, modulo `sides`, plus one. Should all eight be too large, i is followed by 1, 2, … in the list.
 */
export function streamOf({ seed, mix, log, seq, interaction }: Place): (sides: number) => number {
  const key = keyOf(seed);
  let next = 0;

  return (sides) => {
    const i = next++;
    const limit = RANGE - (RANGE % sides);
    for (let more = 0; ; more++) {
      const place = more === 0 ? [mix, log, seq, interaction, i] : [mix, log, seq, interaction, i, more];
      const bytes = createHmac('sha256', key).update(JSON.stringify(place)).digest();
      for (let word = 0; word < WORDS; word++) {
        const value = bytes.readUInt32BE(word * 4);
        if (value < limit) return (value % sides) + 1;
      }
    }
  };
}
