import { createHash, randomBytes } from 'node:crypto';

/** A text that nobody may read yet, and what may be shown of it. */
export interface Sealed {
  /** SHA-256 of the salt's bytes and the text in UTF-8, in hexadecimal. It reveals neither the text nor its length. */
  readonly hash: string;
  /** 16 bytes in hexadecimal, or the 32 of a secret draw's key. Without them a short text could be guessed. */
  readonly salt: string;
  readonly text: string;
}

/** A new salt from the system's generator. */
export function newSalt(): string {
  return randomBytes(16).toString('hex');
}

/** A sealed text. */
export function sealed(text: string, salt: string): Sealed {
  return { hash: hashOf(text, salt), salt, text };
}

/** Whether a text is the one that was sealed. Anyone can check that with `sha256sum`. */
export function isBehind(hash: string, { text, salt }: Pick<Sealed, 'text' | 'salt'>): boolean {
  return hashOf(text, salt) === hash;
}

function hashOf(text: string, salt: string): string {
  return createHash('sha256').update(Buffer.from(salt, 'hex')).update(text, 'utf8').digest('hex');
}
