/** What the campaign log needs of a database: one value a key, and one write that only the first writer wins. */
export interface Store {
  /** The value under the key, or `undefined` if there is none. */
  get(key: string): Promise<unknown>;
  /** The values under the keys, in their order, `undefined` where there is none. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  /** Writes the value, over an older one. `ttl` in milliseconds; without it the value stays. */
  set(key: string, value: unknown, ttl?: number): Promise<void>;
  /**
   * Writes the value only if the key is absent, atomically: `false` if it was taken, and then nothing is written.
   * @param after a key that must be there, else nothing is written either: a log that is being erased takes no more records
   */
  add(key: string, value: unknown, after?: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** The keys that begin so, in no order; what is written or deleted meanwhile may be among them or not. */
  keys(prefix: string): AsyncIterable<string>;
  /** Finishes what is under way and lets go of the database. */
  close(): Promise<void>;
}

/** What stands under a key cannot be read, however often one tries: it is no JSON. */
export class DamagedValue extends Error {
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`The value under ${key} is damaged`, options);
    this.name = 'DamagedValue';
    this.key = key;
  }
}

/**
 * The database did not do as asked. `outcome` is `failed` when nothing was written, and `unknown` when the write may
 * yet have happened (a time-out, a broken connection): then read it back before saying anything.
 */
export class StoreError extends Error {
  readonly outcome: 'failed' | 'unknown';

  constructor(message: string, outcome: 'failed' | 'unknown', options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.outcome = outcome;
  }
}
