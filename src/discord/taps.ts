import { LRUCache } from 'lru-cache';

/** A second tap within so many milliseconds was meant as one with the first. */
const QUICK = 3000;
const MOST_KNOWN = 5000;

/** Who presses what, and by which interaction. */
export interface Tap {
  readonly id: string;
  readonly user: { readonly id: string };
  readonly customId: string;
  readonly message: { readonly id: string };
}

/** Tells a second quick tap from a first one: two quick taps on a button are one ruling. */
export class Taps {
  readonly #first = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: QUICK });

  /** Whether the same button was pressed just before by the same person. What is delivered again is no second tap. */
  isSecond({ id, user, customId, message }: Tap): boolean {
    const key = `${message.id} ${user.id} ${customId}`;
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, id);
    return first !== undefined && first !== id;
  }
}
