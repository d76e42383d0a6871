import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../src/fairness/seed.ts';
import { type Place, streamOf } from '../../src/fairness/stream.ts';

const CAEN: Place = {
  seed: seedOf('caen'),
  mix: '',
  log: '00112233445566778899aabbccddeeff',
  seq: 7,
  interaction: '1300000000000000007',
};

function values(place: Place, sides: readonly number[]): number[] {
  const next = streamOf(place);
  return sides.map((each) => next(each));
}

const hundred = new Array<number>(100).fill(100);

/** The recipe of the design, word for word, without a look at the code. */
function byTheRecipe(place: Place, sides: readonly number[]): number[] {
  return sides.map((n, i) => {
    const limit = Math.floor(2 ** 32 / n) * n;
    const words = (more?: number) => {
      const list = [place.mix, place.log, place.seq, place.interaction, i, ...(more === undefined ? [] : [more])];
      const bytes = createHmac('sha256', place.seed).update(JSON.stringify(list), 'utf8').digest();
      return Array.from({ length: 8 }, (_, word) =>
        Number(BigInt(`0x${bytes.toString('hex', word * 4, word * 4 + 4)}`)),
      );
    };
    let taken = words().find((word) => word < limit);
    for (let more = 1; taken === undefined; more++) taken = words(more).find((word) => word < limit);
    return (taken % n) + 1;
  });
}

describe('the stream of a record', () => {
  test('is the same every time', () => {
    expect(values(CAEN, hundred)).toEqual(values(CAEN, hundred));
    expect(values({ ...CAEN, seed: Buffer.from(CAEN.seed) }, hundred)).toEqual(values(CAEN, hundred));
  });

  // Written down once: what a log was thrown with must be recomputable for ever.
  test('never changes from one version to the next', () => {
    const thrown = values(CAEN, [6, 6, 6, 6, 6, 6, 10, 20, 100, 4, 8, 12, 3]);
    expect(thrown).toEqual([6, 1, 4, 3, 1, 5, 4, 1, 23, 2, 7, 3, 3]);
  });

  test.each([
    ['seed', { seed: seedOf('Caen') }],
    ['mix', { mix: 'Anna says so' }],
    ['log', { log: '00112233445566778899aabbccddeefe' }],
    ['seq', { seq: 8 }],
    ['interaction', { interaction: '1300000000000000008' }],
  ] satisfies [string, Partial<Place>][])('is another one where the %s is another', (_, otherwise) => {
    expect(values({ ...CAEN, ...otherwise }, hundred)).not.toEqual(values(CAEN, hundred));
  });

  test('keeps apart places whose parts run together', () => {
    const one = { ...CAEN, mix: 'a', log: 'bc' };
    const other = { ...CAEN, mix: 'ab', log: 'c' };
    const quoted = { ...CAEN, mix: 'a","b', log: 'c' };
    const streams = [one, other, quoted].map((place) => values(place, hundred).join());
    expect(new Set(streams).size).toBe(3);
  });

  test('gives each value its own place, whatever was thrown before it', () => {
    const afterD6 = values(CAEN, [6, 6, 6, 100]);
    const afterD20 = values(CAEN, [20, 4, 2, 100]);
    expect(afterD20[3]).toBe(afterD6[3]);
  });

  test('is what anyone can recompute from the recipe', () => {
    const places = fc.record({
      seed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
      mix: fc.string({ unit: 'grapheme' }),
      log: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
      seq: fc.integer({ min: 1, max: 1_000_000 }),
      interaction: fc.oneof(fc.bigInt({ min: 10n ** 17n, max: 10n ** 19n }).map(String), fc.string()),
    });
    const sides = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(places, sides, (place, thrown) => {
        expect(values(place, thrown)).toEqual(byTheRecipe(place, thrown));
      }),
    );
  });

  test('passes over words past the last whole multiple, and goes on to further bytes', () => {
    // Of 2^31 + 1 sides almost half of all words are too large: all eight of them once in 256 values.
    const sides = new Array<number>(3000).fill(2 ** 31 + 1);
    const thrown = values(CAEN, sides);
    expect(thrown).toEqual(byTheRecipe(CAEN, sides));
    expect(Math.max(...thrown)).toBeLessThanOrEqual(2 ** 31 + 1);
  });

  test('has every face of every die from D2 to D100, and no other', () => {
    for (let sides = 2; sides <= 100; sides++) {
      const thrown = values({ ...CAEN, seq: sides }, new Array<number>(sides * 12).fill(sides));
      expect(thrown.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
      expect([sides, new Set(thrown).size]).toEqual([sides, sides]);
    }
  });
});
