import { LRUCache } from 'lru-cache';

/** A second tap within this many milliseconds was part of the first. */
const QUICK = 3000;
const MOST_KNOWN = 5000;

/** A button press: who pressed what, and in which interaction. */
export interface Tap {
  readonly id: string;
  readonly user: { readonly id: string };
  readonly customId: string;
  readonly message: { readonly id: string };
  /** What was chosen from a menu. */
  readonly values?: readonly string[];
}

/** Recognises a second quick tap: two quick taps on a button make one ruling. */
export class Taps {
  readonly #first = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: QUICK });

  /** Whether the same person pressed the same button, or chose the same from a menu, just before. A press that's delivered again isn't a second tap. */
  isSecond(tap: Tap): boolean {
    const { id } = tap;
    const key = keyOf(tap);
    const first = this.#first.get(key);
    if (first === undefined) this.#first.set(key, id);
    return first !== undefined && first !== id;
  }

  /** A tap of which nothing came: the next one counts as the first. */
  forget(tap: Tap): void {
    const key = keyOf(tap);
    if (this.#first.get(key) === tap.id) this.#first.delete(key);
  }
}

function keyOf({ user, customId, message, values = [] }: Tap): string {
  return [message.id, user.id, customId, ...values].join(' ');
}
