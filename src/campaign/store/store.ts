/** What the campaign log needs from a database: one value per key, and one kind of write that only the first writer wins. */
export interface Store {
  /** What the database doesn't promise as it's set up, for the host to read when Umpire starts; nothing if all is well. */
  readonly caveat: string | undefined;
  /** The value under the key, or `undefined` if there is none. */
  get(key: string): Promise<unknown>;
  /** The values under the keys, in the same order, with `undefined` for each that is missing. */
  getMany(keys: readonly string[]): Promise<unknown[]>;
  /** Writes the value, replacing an older one. `ttl` in milliseconds; without it the value stays. */
  set(key: string, value: unknown, ttl?: number): Promise<void>;
  /**
   * Writes the value only if the key is absent, atomically: `false` if it was taken, and nothing is written then.
   * @param after a key that must exist, or nothing is written either: a log that is being erased takes no more records
   * @param json the value's JSON, exactly as `JSON.stringify` makes it, if the caller has it already
   * @param unless a key that must be absent, or nothing is written either: of two writes that each name the other's key, one counts
   */
  add(key: string, value: unknown, after?: string, json?: string, unless?: string): Promise<boolean>;
  /** Writes the value, replacing an older one, if the key `after` exists, atomically: `false` if it doesn't. */
  put(key: string, value: unknown, after: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** The keys with this prefix, in no order. Keys written or deleted meanwhile may or may not be included. */
  keys(prefix: string): AsyncIterable<string>;
  /**
   * Deletes what's past its time limit, whatever its key, in small pieces: in some databases it would stay until it's read.
   * @returns how many rows there were
   */
  sweep(): Promise<number>;
  /** What the database says about itself. */
  about(): Promise<About>;
  /** Finishes the work in progress and disconnects from the database. */
  close(): Promise<void>;
}

/** What a database says about itself. */
export interface About {
  readonly kind: 'SQLite' | 'PostgreSQL' | 'Redis' | 'memory';
  readonly version?: string | undefined;
  /** What Redis does when its memory is full; anything but `noeviction` loses rulings. */
  readonly eviction?: string | undefined;
}

/** The value under a key can't be read, however often one tries: it isn't JSON. */
export class DamagedValue extends Error {
  readonly key: string;

  constructor(key: string, options?: ErrorOptions) {
    super(`The value under ${key} is damaged`, options);
    this.name = 'DamagedValue';
    this.key = key;
  }
}

/**
 * The database didn't do as asked. `outcome` is `failed` if nothing was written, and `unknown` if the write may
 * still have happened (a time-out, a broken connection): read it back then before reporting anything.
 */
export class StoreError extends Error {
  readonly outcome: 'failed' | 'unknown';

  constructor(message: string, outcome: 'failed' | 'unknown', options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.outcome = outcome;
  }
}
