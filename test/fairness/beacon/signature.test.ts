import { bls12_381 } from '@noble/curves/bls12-381.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quicknet } from '../../../src/fairness/beacon/chain.ts';
import { isSignatureOf, type Round, wrongAmong } from '../../../src/fairness/beacon/signature.ts';
import { runs } from '../../nightly.ts';
import { besideSubgroup, compressed, messageOf, ownChain, signatureFor, withLargerX } from './own-chain.ts';
import { ROUND_1000, ROUND_1001 } from './quicknet-rounds.ts';

describe('the signature of a round of quicknet', () => {
  test('is right for its own round alone', () => {
    expect(isSignatureOf(quicknet, { round: 1000, signature: ROUND_1000 })).toBe(true);
    expect(isSignatureOf(quicknet, { round: 1001, signature: ROUND_1001 })).toBe(true);
    expect(isSignatureOf(quicknet, { round: 1001, signature: ROUND_1000 })).toBe(false);
    expect(isSignatureOf(ownChain, { round: 1000, signature: ROUND_1000 })).toBe(false);
  });

  test.each([
    ['the zero point', `c0${'00'.repeat(47)}`],
    ['zeros', '00'.repeat(48)],
    ['47 bytes', ROUND_1000.slice(2)],
    ['49 bytes', `${ROUND_1000}00`],
    ['nothing', ''],
    ['capital letters', ROUND_1000.toUpperCase()],
    ['no hexadecimal digits', 'z'.repeat(96)],
    ['the other point with that x', `94${ROUND_1000.slice(2)}`],
    ['no compressed form', `34${ROUND_1000.slice(2)}`],
    ['an x that no point has', `80${'00'.repeat(46)}01`],
  ])('isn’t %s', (_, signature) => {
    expect(isSignatureOf(quicknet, { round: 1000, signature })).toBe(false);
    expect(wrongAmong(quicknet, [{ round: 1000, signature }])).toHaveLength(1);
  });

  test('is for a round that there can be', () => {
    for (const round of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(isSignatureOf(quicknet, { round, signature: ROUND_1000 })).toBe(false);
  });

  test('is no error, whatever it is', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{96}$/), fc.stringMatching(/^[89ab][0-9a-f]{95}$/));
    fc.assert(
      fc.property(texts, (signature) => {
        expect(isSignatureOf(quicknet, { round: 1000, signature })).toBe(false);
      }),
      { numRuns: runs(50, 2000) },
    );
  });
});

describe('on a chain of the tests’ own', () => {
  test('points are written as the library writes them', () => {
    const point = messageOf(7);
    expect(compressed(point.toAffine())).toBe(point.toHex(true));
  });

  test('a signature is right, and the same point with x + p isn’t: that would be a second throw to choose from', () => {
    const rounds = Array.from({ length: 12 }, (_, i) => i + 1);
    const larger = rounds.flatMap((round) => {
      const signature = withLargerX(signatureFor(round));
      return signature === undefined ? [] : [{ round, signature }];
    });
    expect(larger.length).toBeGreaterThan(0);
    for (const each of larger) {
      expect(isSignatureOf(ownChain, { ...each, signature: signatureFor(each.round) })).toBe(true);
      expect(isSignatureOf(ownChain, each)).toBe(false);
    }
    expect(wrongAmong(ownChain, larger)).toHaveLength(larger.length);
  });

  test('a point of the curve outside the subgroup is wrong', () => {
    const { Point } = bls12_381.G1;
    const { Fp } = bls12_381.fields;
    const outside = [4n, 5n, 6n].map((x) => Point.fromAffine({ x, y: Fp.sqrt(Fp.add(Fp.pow(x, 3n), 4n)) }));
    expect(outside.some((point) => point.isTorsionFree())).toBe(false);
    for (const point of [...outside, messageOf(1).add(outside[0]!)])
      expect(isSignatureOf(ownChain, { round: 1, signature: compressed(point.toAffine()) })).toBe(false);
    // The pairing takes this one, and a sum with random weights once in three times.
    const beside = { round: 1, signature: besideSubgroup(signatureFor(1)) };
    expect(isSignatureOf(ownChain, beside)).toBe(false);
    for (let i = 0; i < 20; i++)
      expect(wrongAmong(ownChain, [beside, { round: 2, signature: signatureFor(2) }])).toEqual([beside]);
  });
});

describe('many rounds at once', () => {
  const honest = Array.from(
    { length: runs(9, 60) },
    (_, i): Round => ({ round: i + 1, signature: signatureFor(i + 1) }),
  );

  test('are right together', () => {
    expect(wrongAmong(ownChain, honest)).toEqual([]);
    expect(wrongAmong(ownChain, [])).toEqual([]);
  });

  test('are found out one by one, those that would make up for each other as well', () => {
    const [a, b] = [honest[2]!, honest[5]!];
    // Swapped, the plain sum of all signatures stays the same: only weights show it.
    const swapped = honest.map((each) =>
      each === a ? { ...a, signature: b.signature } : each === b ? { ...b, signature: a.signature } : each,
    );
    expect(wrongAmong(ownChain, swapped).map(({ round }) => round)).toEqual([3, 6]);
    const unread = honest.map((each) => (each === b ? { ...b, signature: 'x' } : each));
    expect(wrongAmong(ownChain, unread).map(({ round }) => round)).toEqual([6]);
  });
});
