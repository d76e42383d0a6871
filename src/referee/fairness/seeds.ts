import { LRUCache } from 'lru-cache';
import { keys } from '../../campaign/keys.ts';
import { unlessDamaged } from '../../campaign/log.ts';
import type { Store } from '../../campaign/store/store.ts';
import { commitmentOf, type Seed } from '../../fairness/seed.ts';

/** The store no longer has the seed of a log, or has another: no fair die can be thrown. */
export class SeedLost extends Error {
  constructor(log: string) {
    super(`The seed of log ${log} is missing from the store, or is not the one it committed to`);
    this.name = 'SeedLost';
  }
}

/** The logs' secret seeds, each stored under the hash that its log commits to. */
export class Seeds {
  readonly #store: Store;
  readonly #known = new LRUCache<string, Seed>({ max: 1000 });

  constructor(store: Store) {
    this.#store = store;
  }

  /** Stores a seed before a log commits to it. */
  async keep(log: string, seed: Seed): Promise<void> {
    const key = keys.secret(log, commitmentOf(seed));
    await this.#store.set(key, seed.toString('hex'));
    this.#known.set(key, seed);
  }

  /** The seed behind a commitment. @throws {SeedLost} */
  async behind(log: string, commitment: string): Promise<Seed> {
    const key = keys.secret(log, commitment);
    const known = this.#known.get(key);
    if (known) return known;
    const value = await this.#store.get(key).catch(unlessDamaged);
    const seed = Buffer.from(typeof value === 'string' ? value : '', 'hex');
    if (commitmentOf(seed) !== commitment) {
      throw new SeedLost(log);
    }
    this.#known.set(key, seed);
    return seed;
  }

  /** Deletes the seed of a log that never began. */
  async drop(log: string, seed: Seed): Promise<void> {
    const key = keys.secret(log, commitmentOf(seed));
    this.#known.delete(key);
    await this.#store.delete(key);
  }
}
