import { createHash, createHmac } from 'node:crypto';
import type { Seed } from '../seed.ts';
import { schemeOneValue, valuesInBlocks } from '../stream.ts';
import type { SecretDraw } from '../veil.ts';

/** What the dice of a record come from, and nothing else: both are public as soon as the round is. */
export interface Drawn {
  /** The ID of the reply (M), as text. */
  readonly reply: string;
  /** The round's signature, 48 bytes in hexadecimal. */
  readonly signature: string;
}

/** The number of a round that its dice are worked out from (R): the SHA-256 of its signature. */
export function numberOf({ signature }: Pick<Drawn, 'signature'>): Buffer {
  return createHash('sha256').update(Buffer.from(signature, 'hex')).digest();
}

/**
 * Scheme 3: the values of a record, one after the other. They're those of scheme 2 with R as the key, over the lists
 * `[M, "block", b]`, `[M, i]`, `[M, i, 1]` …
 */
export function beaconStream(drawn: Drawn): (sides: number) => number {
  return valuesInBlocks(numberOf(drawn), [drawn.reply]);
}

/**
 * Draw j of a record, in secret. Its key is HMAC-SHA-256 under the record's own veil over j as decimal text, and its value is
 * scheme 1's under that key, over `[R in hexadecimal, M, j]`: the host knows it, and can't choose it any more.
 */
export function beaconDraw(veil: Seed, drawn: Drawn): (j: number, sides: number) => SecretDraw {
  const number = numberOf(drawn).toString('hex');
  return (j, sides) => {
    const key = createHmac('sha256', veil).update(`${j}`).digest();
    return { key, value: schemeOneValue(key, [number, drawn.reply, j], sides) };
  };
}
