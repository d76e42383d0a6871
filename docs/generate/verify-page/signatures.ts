import { pippenger } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';

// The one part of docs/verify.html that isn't written by hand: points and pairings of BLS12-381, from @noble/curves. It's written from
// docs/checking-dice.md like the rest of the page, and takes nothing from src.

const { Point } = bls12_381.G1;
const { hash, verify } = bls12_381.shortSignatures;

/** A round, as the page knows it: what is signed in it, and the signature that a record has. */
interface Signed {
  /** The SHA-256 of the round's number as 8 bytes. */
  readonly digest: Uint8Array;
  readonly signature: string;
}

/** The places of those signatures that aren't the key's for what they should sign. */
export function wrongAmong(publicKey: string, all: readonly Signed[]): number[] {
  const key = bls12_381.G2.Point.fromHex(publicKey);
  const read = all.map(({ digest, signature }) => {
    const point = pointOf(signature);
    return point && { point, message: hash(digest, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_') };
  });
  const unread = read.flatMap((each, i) => (each ? [] : [i]));
  const places = read.flatMap((each, i) => (each ? [i] : []));

  const areRight = (some: readonly number[]): boolean => {
    if (some.length === 1) return verify(read[some[0]!]!.point, read[some[0]!]!.message, key);
    const weights = some.map(() => weight());
    const sum = (part: 'point' | 'message') =>
      pippenger(
        Point,
        some.map((i) => read[i]![part]),
        weights,
      );
    return verify(sum('point'), sum('message'), key);
  };
  const apart = (some: readonly number[]): readonly number[] => {
    if (some.length === 0 || areRight(some)) return [];
    const half = some.length >> 1;
    return some.length === 1 ? some : [...apart(some.slice(0, half)), ...apart(some.slice(half))];
  };
  return [...unread, ...apart(places)];
}

/** 128 random bits, and never zero. */
function weight(): bigint {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return words.reduce((all, word) => (all << 32n) | BigInt(word), 1n);
}

/** The point that a signature is, if it's written as that point has to be. */
function pointOf(signature: string) {
  try {
    const point = Point.fromHex(signature);
    // It has refused what isn't on the curve, lies outside the subgroup or has an x that's too large: a test tries each of them.
    return point.toHex(true) === signature ? point : undefined;
  } catch {
    return undefined;
  }
}
