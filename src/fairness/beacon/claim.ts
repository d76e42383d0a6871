import { createHash } from 'node:crypto';
import { canonical } from '../chain.ts';

/** Everything that decides about a throw, before it's thrown. */
export interface Claimed {
  /** The log's ID. */
  readonly log: string;
  /** The number of the newest record, 0 if there is none, and the fingerprint up to it, empty if there is none. */
  readonly last: number;
  readonly before: string;
  /** As the record will have them. */
  readonly interaction: string;
  readonly command: string;
  /** SHA-256 of 32 new random bytes, in hexadecimal: whatever is drawn in secret comes from those. */
  readonly veil: string;
}

/**
 * What's said in public of a throw before it's thrown: the SHA-256, in hexadecimal, of the salt's bytes and the canonical JSON of
 * everything that decides about it. @param salt 16 bytes in hexadecimal
 */
export function claimOf({ log, last, before, interaction, command, veil }: Claimed, salt: string): string {
  return createHash('sha256')
    .update(Buffer.from(salt, 'hex'))
    .update(canonical({ log, last, before, interaction, command, veil }))
    .digest('hex');
}

/** The text of the notice that announces a throw. */
export function noticeOf({ last }: Pick<Claimed, 'last'>, claim: string): string {
  return `#${last + 1} ${claim}`;
}
