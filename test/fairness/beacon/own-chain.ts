import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { type BeaconChain, chainHash } from '../../../src/fairness/beacon/chain.ts';

const { shortSignatures } = bls12_381;

/** The secret key of the tests' own chain: whoever has it knows every round. */
const SECRET = createHash('sha256').update('the tests’ own chain').digest().fill(0, 0, 1);

/** A chain like quicknet whose rounds a test can sign, in whatever order it likes. */
export const ownChain: BeaconChain = (() => {
  const chain = {
    name: 'own',
    genesis: 1_692_803_367,
    period: 3,
    publicKey: shortSignatures.getPublicKey(SECRET).toHex(true),
    groupHash: createHash('sha256').update('own').digest('hex'),
  };
  return { ...chain, hash: chainHash(chain) };
})();

/** The same with a round a second, so that processes that wait for real wait less. */
export const quickChain: BeaconChain = (() => {
  const chain = { ...ownChain, name: 'quick', period: 1 };
  return { ...chain, hash: chainHash(chain) };
})();

/** The point that a round signs, as the scheme says. */
export function messageOf(round: number) {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  return shortSignatures.hash(
    createHash('sha256').update(number).digest(),
    'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
  );
}

/** A round's signature: the secret key times the point, 48 bytes in hexadecimal. */
export function signatureFor(round: number): string {
  return shortSignatures.sign(messageOf(round), SECRET).toHex(true);
}

const FIELD = bls12_381.fields.Fp.ORDER;
const FLAGS = 0b1110_0000n << 376n;

/** The same point with the field's size added to its x, if there's room for it; a reader that reduces x takes it. */
export function withLargerX(signature: string): string | undefined {
  const bytes = BigInt(`0x${signature}`);
  const larger = (bytes & ~FLAGS) + FIELD;
  return larger < 2n ** 381n ? ((bytes & FLAGS) | larger).toString(16) : undefined;
}

/** A point as it's written, wherever it lies: the library writes none that is outside the subgroup. */
export function compressed({ x, y }: { readonly x: bigint; readonly y: bigint }): string {
  const larger = y > FIELD / 2n ? 0b1010_0000n : 0b1000_0000n;
  return (x | (larger << 376n)).toString(16);
}

/** How many times larger the curve is than its subgroup G1. It can be divided by 3, so there are points of order 3. */
const COFACTOR = 0x396c8c005555e1568c00aaab0000aaabn;

/**
 * Another signature that the pairing alone would take for the same one: with a point of order 3 added, which has no part in G1's subgroup.
 * A sum of many with random weights takes it as well, once in three times.
 */
export function besideSubgroup(signature: string): string {
  const { Point } = bls12_381.G1;
  const { Fp, Fr } = bls12_381.fields;
  const beside = [4n, 5n, 6n]
    .map((x) => Point.fromAffine({ x, y: Fp.sqrt(Fp.add(Fp.pow(x, 3n), 4n)) }))
    .map((point) =>
      point
        .multiplyUnsafe(Fr.ORDER - 1n)
        .add(point)
        .multiplyUnsafe(COFACTOR / 3n),
    )
    .find((point) => !point.is0())!;
  return compressed(Point.fromHex(signature).add(beside).toAffine());
}
