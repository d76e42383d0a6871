import { createHash, randomBytes } from 'node:crypto';

/** A log's secret: 32 bytes. */
export type Seed = Buffer;

/** A new secret from the system's generator. */
export function newSeed(): Seed {
  return randomBytes(32);
}

/** The seed that a text stands for (`--seed`): its SHA-256. */
export function seedOf(text: string): Seed {
  return createHash('sha256').update(text).digest();
}

/** What may be shown of a seed before the end: its SHA-256, in hexadecimal. */
export function commitmentOf(seed: Seed): string {
  return createHash('sha256').update(seed).digest('hex');
}
