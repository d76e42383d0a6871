/** What the campaign log needs of a database: one value a key, and one write that only the first writer wins. */
export interface Store {
  /** The value under the key, or `undefined` if there is none. */
  get(key: string): Promise<unknown>;
  /** The values under the keys, in their order, `undefined` where there is none. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  /** Writes the value, over an older one. `ttl` in milliseconds; without it the value stays. */
  set(key: string, value: unknown, ttl?: number): Promise<void>;
  /** Writes the value only if the key is absent, atomically: `false` if it was taken, and then nothing is written. */
  add(key: string, value: unknown): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Finishes what is under way and lets go of the database. */
  close(): Promise<void>;
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
