import { createHash, randomBytes } from 'node:crypto';
import { pippenger } from '@noble/curves/abstract/curve.js';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from './chain.ts';

/** A round and the signature that a record says it had. */
export interface Round {
  readonly round: number;
  /** 48 bytes in hexadecimal. */
  readonly signature: string;
}

const { Point } = bls12_381.G1;
const { hash, verify } = bls12_381.shortSignatures;
type PointOfG1 = InstanceType<typeof Point>;

/** The tag of `bls-unchained-g1-rfc9380`, from drand's description of the scheme. */
const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** Bytes of a weight: somebody who doesn't know it gets past a sum of weighted signatures once in 2^128 tries. */
const WEIGHT = 16;

/** Whether a signature is the chain's own for a round. Whatever can't be read as one is wrong, and never an error. */
export function isSignatureOf({ publicKey }: BeaconChain, { round, signature }: Round): boolean {
  const point = pointOf(signature);
  const message = point && messageOf(round);
  return point !== undefined && message !== undefined && verify(point, message, keyOf(publicKey));
}

/**
 * Those of the rounds whose signature isn't the chain's. All are checked in one sum with random weights, four times as fast as one by
 * one, and only a sum that doesn't fit is taken apart.
 */
export function wrongAmong(chain: BeaconChain, rounds: readonly Round[]): readonly Round[] {
  const wrong: Round[] = [];
  const read: Read[] = [];
  for (const each of rounds) {
    const [point, message] = [pointOf(each.signature), messageOf(each.round)];
    if (point && message) read.push({ each, point, message });
    else wrong.push(each);
  }
  return [...wrong, ...apart(keyOf(chain.publicKey), read)];
}

interface Read {
  readonly each: Round;
  readonly point: PointOfG1;
  readonly message: PointOfG1;
}

function apart(key: PublicKey, read: readonly Read[]): readonly Round[] {
  if (read.length === 0 || fitTogether(key, read)) return [];
  if (read.length === 1) return [read[0]!.each];
  const half = read.length >> 1;
  return [...apart(key, read.slice(0, half)), ...apart(key, read.slice(half))];
}

function fitTogether(key: PublicKey, read: readonly Read[]): boolean {
  if (read.length === 1) return verify(read[0]!.point, read[0]!.message, key);
  const weights = read.map(() => BigInt(`0x${randomBytes(WEIGHT).toString('hex')}`));
  const [points, messages] = [read.map(({ point }) => point), read.map(({ message }) => message)];
  return verify(pippenger(Point, points, weights), pippenger(Point, messages, weights), key);
}

/**
 * The point of G1's subgroup that a signature is, if it's written as that point has to be. A point can be read from other bytes as
 * well (its x with the field's size added), and those would give other dice.
 */
function pointOf(signature: string): PointOfG1 | undefined {
  try {
    const point = Point.fromHex(signature);
    // It has refused what isn't on the curve, lies outside the subgroup or has an x that's too large: a test tries each of them.
    return point.toHex(true) === signature ? point : undefined;
  } catch {
    return undefined;
  }
}

/** What is signed in a round: the SHA-256 of its number as 8 bytes, hashed to a point of G1. */
function messageOf(round: number): PointOfG1 | undefined {
  if (!Number.isSafeInteger(round) || round < 1) return undefined;
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return hash(createHash('sha256').update(number).digest(), TAG);
}

type PublicKey = ReturnType<typeof keyOf>;

/** Made once for each chain: reading a key takes as long as reading a signature. */
const keys = new Map<string, ReturnType<typeof bls12_381.G2.Point.fromHex>>();

function keyOf(publicKey: string) {
  const key = keys.get(publicKey) ?? bls12_381.G2.Point.fromHex(publicKey);
  keys.set(publicKey, key);
  return key;
}
