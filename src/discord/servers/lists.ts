import PQueue from 'p-queue';
import * as z from 'zod';
import { DamagedValue, type Store } from '../../campaign/store/store.ts';

const words = z.array(z.string());

/**
 * Lists of words, each under its own key. One process writes its changes in order. Two processes share the same lists, so an
 * entry lost between them is added again when the channel is next used.
 */
export class Lists {
  readonly #store: Store;
  readonly #queue = new PQueue({ concurrency: 1 });

  constructor(store: Store) {
    this.#store = store;
  }

  async all(key: string): Promise<readonly string[]> {
    const read = words.safeParse(await this.#store.get(key));
    return read.success ? read.data : [];
  }

  /** Several lists; a damaged one is empty. */
  async each(several: readonly string[]): Promise<readonly (readonly string[])[]> {
    const values = await this.#store.getMany(several).catch((error) => {
      unlessDamaged(error);
      return Promise.all(several.map((key) => this.#store.get(key).catch(unlessDamaged)));
    });
    return values.map((value) => words.safeParse(value).data ?? []);
  }

  /** A list that can't be read is rebuilt from its sources, or nothing could ever be added to it again. */
  heal(key: string, from: () => Promise<readonly string[]>): Promise<void> {
    return this.#queue.add(async () => {
      const value = await this.#store.get(key).catch(unlessDamaged);
      const isDamaged = value === 'damaged' || (value !== undefined && !words.safeParse(value).success);
      if (isDamaged) await this.#store.set(key, await from());
    });
  }

  /** Adds what isn't there yet. */
  add(key: string, word: string): Promise<void> {
    return this.#change(key, (before) => (before.includes(word) ? before : [...before, word]));
  }

  drop(key: string, word: string): Promise<void> {
    return this.#change(key, (before) => (before.includes(word) ? before.filter((each) => each !== word) : before));
  }

  #change(key: string, change: (before: readonly string[]) => readonly string[]): Promise<void> {
    return this.#queue.add(async () => {
      const before = await this.all(key);
      const after = change(before);
      if (after === before) return;
      if (after.length === 0) await this.#store.delete(key);
      else await this.#store.set(key, after);
    });
  }
}

function unlessDamaged(error: unknown): 'damaged' {
  if (error instanceof DamagedValue) return 'damaged';
  throw error;
}
