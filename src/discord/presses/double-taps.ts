import { LRUCache } from 'lru-cache';
import { upTo } from '../../kernel/up-to.ts';

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
  /** The last tap of each person on each message, by the first interaction of several alike. */
  readonly #last = new LRUCache<string, { readonly id: string; readonly on: string }>({
    ...upTo(MOST_KNOWN),
    ttl: QUICK,
  });

  /**
   * Whether the same person pressed the same button, or chose the same from a menu, just before, and nothing else of that message in
   * between: whoever has gone on in it and comes back means it. A press that's delivered again isn't a second tap.
   */
  isSecond(tap: Tap): boolean {
    const [key, on] = [keyOf(tap), wordOf(tap)];
    const last = this.#last.get(key);
    if (last?.on === on) return last.id !== tap.id;
    this.#last.set(key, { id: tap.id, on });
    return false;
  }

  /** A tap of which nothing came: the next one counts as the first. */
  forget(tap: Tap): void {
    const key = keyOf(tap);
    if (this.#last.get(key)?.id === tap.id) this.#last.delete(key);
  }
}

function keyOf({ user, message }: Tap): string {
  return `${message.id} ${user.id}`;
}

function wordOf({ customId, values = [] }: Tap): string {
  return [customId, ...values].join(' ');
}
