import { describe, expect, test } from 'vitest';
import { commitmentOf, newSeed, seedOf } from '../../src/fairness/seed.ts';

// The SHA-256 of "abc", from FIPS 180-2.
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('seeds', () => {
  test('a new one is 32 bytes that no other has', () => {
    const seeds = Array.from({ length: 200 }, newSeed);
    expect(new Set(seeds.map(({ length }) => length))).toEqual(new Set([32]));
    expect(new Set(seeds.map((seed) => seed.toString('hex'))).size).toBe(200);
  });

  test('that of a text is its SHA-256', () => {
    expect(seedOf('abc').toString('hex')).toBe(ABC);
    expect(seedOf('Bois-l’Évêque').equals(seedOf('Bois-l’Évêque'))).toBe(true);
    expect(seedOf('abd').equals(seedOf('abc'))).toBe(false);
  });

  test('the commitment is the SHA-256 of the bytes, in hexadecimal', () => {
    expect(commitmentOf(Buffer.from('abc'))).toBe(ABC);
  });

  test('the commitment of a seed does not show the seed', () => {
    const seed = newSeed();
    expect(commitmentOf(seed)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(seed)).not.toBe(seed.toString('hex'));
    expect(commitmentOf(newSeed())).not.toBe(commitmentOf(seed));
  });
});
