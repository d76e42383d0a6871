import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';

/**
 * Work that one of several processes does for all of them. The first to ask in a term has it until the term is over, and
 * nobody has to give it back: if the process dies, another one has the next term.
 */
export class Lease {
  readonly #store: Store;
  readonly #what: string;
  readonly #term: number;
  readonly #holder: string;
  readonly #now: () => number;

  /** @param term how long a term is, in milliseconds @param holder what nobody else is called */
  constructor(store: Store, what: string, term: number, holder: string, now: () => number) {
    this.#store = store;
    this.#what = what;
    this.#term = term;
    this.#holder = holder;
    this.#now = now;
  }

  /** Whether this process has the present term; it takes it if nobody has. */
  async holds(): Promise<boolean> {
    const term = Math.floor(this.#now() / this.#term);
    const key = keys.lease(this.#what, term);
    if (!(await this.#store.add(key, this.#holder))) return (await this.#store.get(key)) === this.#holder;
    for await (const old of this.#store.keys(keys.lease(this.#what, '')))
      if (Number(old.slice(keys.lease(this.#what, '').length)) < term) await this.#store.delete(old);
    return true;
  }
}
