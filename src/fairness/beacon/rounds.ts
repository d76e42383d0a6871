import type { LoggedRecord } from '../logged.ts';
import type { Round } from './signature.ts';

/** How many signatures are checked in one sum: more would hardly be faster, and a wrong one is found sooner. */
const AT_ONCE = 200;

/**
 * The rounds that the records of a log name. Their signatures are checked many at once, while the log is read for the first time, and
 * only those that aren't right are kept.
 */
export class RoundsNamed {
  #pending: Round[] = [];
  readonly #wrong = new Set<string>();

  take({ events }: LoggedRecord): void {
    for (const { type, round, signature } of events) {
      if (type === 'drawn') this.#pending.push({ round: Number(round), signature: String(signature) });
    }
  }

  /** Those that nobody has checked yet. */
  get pending(): readonly Round[] {
    return this.#pending;
  }

  /** Whether there are as many of them as are checked at once. */
  get areMany(): boolean {
    return this.#pending.length >= AT_ONCE;
  }

  /** All that were pending have been checked. @param wrong those whose signature isn't the chain's */
  settle(wrong: readonly Round[]): void {
    for (const each of wrong) this.#wrong.add(keyOf(each));
    this.#pending = [];
  }

  /** Whether the signature is that of its round. */
  isRight(round: Round): boolean {
    return this.#pending.length === 0 && !this.#wrong.has(keyOf(round));
  }
}

function keyOf({ round, signature }: Round): string {
  return `${round}:${signature}`;
}
