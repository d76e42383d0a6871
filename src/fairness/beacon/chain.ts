import { createHash } from 'node:crypto';

/** A chain of drand's: a signature is published every few seconds, which nobody knows beforehand and anybody can check. */
export interface BeaconChain {
  /** SHA-256 of all the rest, in hexadecimal (`chainHash`). */
  readonly hash: string;
  /** Such as `quicknet`. */
  readonly name: string;
  /** When round 1 was published, in seconds since 1970. */
  readonly genesis: number;
  /** Seconds from one round to the next. */
  readonly period: number;
  /** The point of G2 that signatures are checked with, compressed, in hexadecimal. */
  readonly publicKey: string;
  /** What drand's operators agreed on as the chain began, in hexadecimal. */
  readonly groupHash: string;
}

/** The one chain that dice come from (scheme `bls-unchained-g1-rfc9380`). It stands here and nobody is ever asked for it. */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  name: 'quicknet',
  genesis: 1_692_803_367,
  period: 3,
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c' +
    '8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
};

/** What a chain's hash has to be: the SHA-256 of its period, its genesis, its key, its group hash and its name. */
export function chainHash({ period, genesis, publicKey, groupHash, name }: Omit<BeaconChain, 'hash'>): string {
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32BE(period);
  numbers.writeBigInt64BE(BigInt(genesis), 4);
  return createHash('sha256')
    .update(numbers)
    .update(Buffer.from(publicKey, 'hex'))
    .update(Buffer.from(groupHash, 'hex'))
    .update(name)
    .digest('hex');
}

/** When a round is published, in milliseconds since 1970: never earlier. */
export function timeOfRound({ genesis, period }: BeaconChain, round: number): number {
  return (genesis + (round - 1) * period) * 1000;
}
