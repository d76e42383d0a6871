import { type About, type Store, StoreError } from '../../src/campaign/store/store.ts';
import { assertDocumented } from '../docs/documented-keys.ts';

export type Operation = 'get' | 'getMany' | 'set' | 'add' | 'put' | 'delete' | 'keys';

/** What happens around an operation; throwing fails it, after `before` with nothing done, after `after` with all done. */
export interface Meddling {
  before?: (operation: Operation, key: string) => Promise<void> | void;
  after?: (operation: Operation, key: string) => Promise<void> | void;
}

/**
 * A store with somebody in between, who can be changed while it is in use. It takes no key that docs/privacy.md doesn't list, and
 * since every test of the bot uses it, nothing is stored that the page doesn't tell of.
 */
export class MeddledStore implements Store {
  readonly #store: Store;
  meddling: Meddling;

  constructor(store: Store, meddling: Meddling = {}) {
    this.#store = store;
    this.meddling = meddling;
  }

  get caveat(): string | undefined {
    return this.#store.caveat;
  }

  get(key: string): Promise<unknown> {
    return this.#around('get', key, () => this.#store.get(key));
  }

  getMany(keys: readonly string[]): Promise<unknown[]> {
    return this.#around('getMany', keys[0] ?? '', () => this.#store.getMany(keys));
  }

  set(key: string, value: unknown, ttl?: number): Promise<void> {
    assertDocumented(key);
    return this.#around('set', key, () => this.#store.set(key, value, ttl));
  }

  add(key: string, value: unknown, after?: string, json?: string, unless?: string): Promise<boolean> {
    assertDocumented(key);
    return this.#around('add', key, () => this.#store.add(key, value, after, json, unless));
  }

  put(key: string, value: unknown, after: string): Promise<boolean> {
    assertDocumented(key);
    return this.#around('put', key, () => this.#store.put(key, value, after));
  }

  delete(key: string): Promise<void> {
    return this.#around('delete', key, () => this.#store.delete(key));
  }

  async *keys(prefix: string): AsyncIterable<string> {
    await this.meddling.before?.('keys', prefix);
    yield* this.#store.keys(prefix);
    await this.meddling.after?.('keys', prefix);
  }

  sweep(): Promise<number> {
    return this.#store.sweep();
  }

  about(): Promise<About> {
    return this.#store.about();
  }

  close(): Promise<void> {
    return this.#store.close();
  }

  async #around<T>(operation: Operation, key: string, work: () => Promise<T>): Promise<T> {
    await this.meddling.before?.(operation, key);
    const done = await work();
    await this.meddling.after?.(operation, key);
    return done;
  }
}

export function isWrite(operation: Operation): boolean {
  return operation === 'set' || operation === 'add' || operation === 'put' || operation === 'delete';
}

/** Whether a key is a log's record of this number, or of any. */
export function isRecord(key: string, seq?: number): boolean {
  return seq === undefined ? /:r:\d+$/.test(key) : key.endsWith(`:r:${seq}`);
}

/** The failure of a store, of the given outcome. */
export function broken(outcome: StoreError['outcome'] = 'failed'): never {
  throw new StoreError(`The store of the test is broken (${outcome})`, outcome);
}
