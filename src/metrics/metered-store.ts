import { type About, type Store, StoreError } from '../campaign/store/store.ts';
import type { Metrics } from './metrics.ts';

/** A store that counts how long each operation takes, and what fails. */
export class MeteredStore implements Store {
  readonly #store: Store;
  readonly #metrics: Metrics;

  constructor(store: Store, metrics: Metrics) {
    this.#store = store;
    this.#metrics = metrics;
  }

  get caveat(): string | undefined {
    return this.#store.caveat;
  }

  get(key: string): Promise<unknown> {
    return this.#timed('get', () => this.#store.get(key));
  }

  getMany(keys: readonly string[]): Promise<unknown[]> {
    return this.#timed('getMany', () => this.#store.getMany(keys));
  }

  set(key: string, value: unknown, ttl?: number): Promise<void> {
    return this.#timed('set', () => this.#store.set(key, value, ttl));
  }

  add(key: string, value: unknown, after?: string, json?: string, unless?: string): Promise<boolean> {
    return this.#timed('add', () => this.#store.add(key, value, after, json, unless));
  }

  put(key: string, value: unknown, after: string): Promise<boolean> {
    return this.#timed('put', () => this.#store.put(key, value, after));
  }

  delete(key: string): Promise<void> {
    return this.#timed('delete', () => this.#store.delete(key));
  }

  /** How long it takes depends on whoever reads the keys, so only what fails is counted. */
  async *keys(prefix: string): AsyncIterable<string> {
    try {
      yield* this.#store.keys(prefix);
    } catch (error) {
      this.#failed('keys', error);
      throw error;
    }
  }

  sweep(): Promise<number> {
    return this.#timed('sweep', () => this.#store.sweep());
  }

  about(): Promise<About> {
    return this.#store.about();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #timed<T>(operation: string, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    try {
      return await work();
    } catch (error) {
      this.#failed(operation, error);
      throw error;
    } finally {
      this.#metrics.stored(operation, performance.now() - begun);
    }
  }

  #failed(operation: string, error: unknown): void {
    this.#metrics.failed(operation, error instanceof StoreError ? error.outcome : 'damaged');
  }
}
