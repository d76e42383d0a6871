import type { Store } from '../campaign/store/store.ts';
import { reading } from './protocol.ts';

const PREFIX = 'pings:';

/** Who does not want to be pinged; everybody else is, where it is his to act. */
export class Pings {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @throws {NotWritten} */
  async set(user: string, on: boolean): Promise<void> {
    if (on) await reading(this.#store.delete(PREFIX + user));
    else await reading(this.#store.set(PREFIX + user, 'off'));
  }

  /** Those of several who want to be. @throws {NotWritten} */
  async wanted(users: readonly string[]): Promise<readonly string[]> {
    const off = await reading(Promise.all(users.map((user) => this.#store.get(PREFIX + user))));
    return users.filter((_, i) => off[i] !== 'off');
  }
}
