import { createHash, randomBytes } from 'node:crypto';

/** A log's secret: 32 bytes. */
export type Seed = Buffer;

/** A new secret from the system's random generator. */
export function newSeed(): Seed {
  return randomBytes(32);
}

/** The seed that a text gives (`--seed`): its SHA-256. */
export function seedOf(text: string): Seed {
  return createHash('sha256').update(text).digest();
}

/** The part of a seed that may be shown before the end: its SHA-256, in hexadecimal. */
export function commitmentOf(seed: Seed): string {
  return createHash('sha256').update(seed).digest('hex');
}
