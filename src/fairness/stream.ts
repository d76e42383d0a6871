import { createHmac } from 'node:crypto';
import type { Seed } from './seed.ts';

/** How values are taken from a seed (docs/checking-dice.md): one by one, or sixteen at once as with new seeds. */
export type Scheme = 1 | 2;

/** The log and the place in it where a value is thrown: nobody knows all of this before the command is sent. */
export interface Place {
  readonly seed: Seed;
  /** 1 if left out: older logs and `--seed`. */
  readonly scheme?: Scheme | undefined;
  /** The players' own words, if they added any. */
  readonly mix: string;
  readonly log: string;
  /** Number of the record that the dice are for. */
  readonly seq: number;
  /** ID of the interaction that asked for them. */
  readonly interaction: string;
}

const WORDS = 8;
const RANGE = 2 ** 32;

/** Values in a block of scheme 2, of 16 bits each. */
const BLOCK = 16;
const BLOCK_RANGE = 2 ** 16;

/** The dice of one record: a function that returns the next whole number from 1 to `sides`, each equally likely. */
export function streamOf({ seed, scheme, mix, log, seq, interaction }: Place): (sides: number) => number {
  const list = [mix, log, seq, interaction];
  return scheme === 2 ? valuesInBlocks(seed, list) : oneByOne(seed, list);
}

/**
 * Scheme 1. Value i (from 0, counting every die and draw) is taken from HMAC-SHA-256 under the seed over the JSON text of
 * `[mix, log, seq, interaction, i]`: of its eight 32-bit big-endian words, the first one below the largest multiple of
 * `sides` counts, modulo `sides`, plus one. Should all eight be too large, i is followed by 1, 2, … in the list.
 */
function oneByOne(seed: Seed, list: readonly (string | number)[]): (sides: number) => number {
  let next = 0;
  return (sides) => schemeOneValue(seed, [...list, next++], sides);
}

/** The value that scheme 1 takes from a key and a list: from 1 to `sides`, each equally likely. */
export function schemeOneValue(key: Seed, list: readonly (string | number)[], sides: number): number {
  const limit = RANGE - (RANGE % sides);
  for (let more = 0; ; more++) {
    const bytes = createHmac('sha256', key)
      .update(JSON.stringify(more === 0 ? list : [...list, more]))
      .digest();
    for (let word = 0; word < WORDS; word++) {
      const value = bytes.readUInt32BE(word * 4);
      if (value < limit) return (value % sides) + 1;
    }
  }
}

/**
 * Scheme 2. Values 16 b to 16 b + 15 share HMAC-SHA-256 under the seed over `[mix, log, seq, interaction, "block", b]`: each
 * is its 16-bit big-endian word, if that is below the largest multiple of `sides`. If it isn't, the value is that of scheme 1.
 * @param list what comes before the block, or before i
 */
export function valuesInBlocks(seed: Seed, list: readonly (string | number)[]): (sides: number) => number {
  const key = seed;
  let next = 0;
  let block: Buffer | undefined;

  return (sides) => {
    const i = next++;
    const at = i % BLOCK;
    if (at === 0 || block === undefined) {
      block = createHmac('sha256', key)
        .update(JSON.stringify([...list, 'block', (i - at) / BLOCK]))
        .digest();
    }
    const word = (block[at * 2]! << 8) | block[at * 2 + 1]!;
    if (word < BLOCK_RANGE - (BLOCK_RANGE % sides)) return (word % sides) + 1;
    return schemeOneValue(key, [...list, i], sides);
  };
}
