import { randomUUID } from 'node:crypto';
import type { Keyv } from 'keyv';
import { keys } from '../keys.ts';
import { within } from './deadline.ts';
import { cannotOpen, reason } from './failure.ts';
import { assertFaithful } from './faithful.ts';
import { type Commit, GroupCommit, type Row } from './group-commit.ts';
import { assertKey, assertTtl } from './key.ts';
import { type About, DamagedValue, type Store, StoreError } from './store.ts';

/** How many keys one query asks for: the SQLite adapter looks through all the rows it found for each key. */
const KEYS_A_QUERY = 500;

/** How many rows past their time limit one statement deletes. */
const EXPIRED_AT_ONCE = 100;

/**
 * The end of the text that Keyv writes for a value with a time limit: `,"expires":1794000000000}`, in milliseconds. The text of a
 * value that merely holds such a key ends with more than one bracket.
 */
export const EXPIRES = { length: 25, begins: ',"expires":', digits: 13 } as const;
/** JSON with a string value that begins with a colon, or that looks like one: Keyv escapes those. */
const COLON_FIRST = /(?:^|[:[,{])\s*":/;

/**
 * Makes a Keyv read plain JSON as what it is. It would look at each value of it by itself for the colons that it has put there, which takes
 * several times as long as reading it.
 */
function readPlain(keyv: Keyv): void {
  const { deserialize } = keyv;
  keyv.deserialize = (text) => (COLON_FIRST.test(text) ? deserialize!(text) : JSON.parse(text));
}

/** What a database adds to Keyv. */
export interface Database {
  /** Which database and where, for messages; without a password. */
  readonly name: string;
  /** With `throwOnErrors`: otherwise a failed `get` looks like an empty campaign. */
  readonly keyv: Keyv;
  /** Writes rows that `keyv.get` can read, each atomically, and each only if its condition holds. */
  readonly add: Commit['add'];
  readonly put: Commit['put'];
  /** The keys with this prefix, without the namespace. */
  keys(prefix: string): AsyncIterable<string>;
  /**
   * Deletes some of the rows that are past their time limit: at most `most`. A database that does so by itself has none.
   * @returns how many it deleted
   */
  expire?(most: number): Promise<number>;
  /** Whether this error proves that nothing was written. */
  refused(error: unknown): boolean;
  /** Anything that must be done before the first operation; called at once. */
  connect?(): Promise<unknown>;
  /** What it doesn't promise as it's set up: asked once it's connected. */
  caveat?(): Promise<string | undefined>;
  about(): Promise<About>;
  disconnect(): Promise<void>;
}

export interface StoreSettings {
  /** How long the database may take over one operation, in milliseconds. */
  readonly answerWithin: number;
}

/**
 * The store over a Keyv and its database. Every method throws a `StoreError` if the database fails or doesn't answer
 * in time, a `DamagedValue` for a value that isn't JSON, and a `TypeError` for a key or value it can't keep, which is a bug.
 *
 * After an `add` of unknown outcome, adding the same value again settles it: if the first one was only late, it finds the key
 * taken.
 *
 * Writes to one key issued together may land in either order, so write a key from one place at a time, or with `add`. A
 * key that had a `ttl` counts as taken for `add` until it's read once after it expires, so don't mix the two on one key.
 */
class KeyvStore implements Store {
  caveat: string | undefined;
  readonly #database: Database;
  readonly #answerWithin: number;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #commit: GroupCommit;
  #closed: Promise<void> | undefined;

  constructor(database: Database, settings: StoreSettings) {
    this.#database = database;
    readPlain(database.keyv);
    this.#answerWithin = settings.answerWithin;
    this.#commit = new GroupCommit(database);
  }

  async get(key: string): Promise<unknown> {
    assertKey(key);
    return this.#read(key, () => this.#database.keyv.get<unknown>(key));
  }

  async getMany(keys: readonly string[]): Promise<unknown[]> {
    keys.forEach(assertKey);
    const values: unknown[] = [];
    for (let start = 0; start < keys.length; start += KEYS_A_QUERY) {
      const some = keys.slice(start, start + KEYS_A_QUERY);
      values.push(...(await this.#readSome(some)));
    }
    return values;
  }

  async set(key: string, value: unknown, ttl?: number): Promise<void> {
    assertKey(key);
    assertFaithful(value);
    if (ttl !== undefined) assertTtl(ttl);
    const done = await this.#write(`write ${key}`, () => this.#database.keyv.set(key, value, ttl));
    if (done !== true) throw new StoreError(`${this.#database.name} did not say that it wrote ${key}`, 'unknown');
  }

  async add(key: string, value: unknown, after?: string, json?: string, unless?: string): Promise<boolean> {
    return this.#conditional('add', key, value, { after, unless }, json);
  }

  async put(key: string, value: unknown, after: string): Promise<boolean> {
    return this.#conditional('put', key, value, { after });
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#write(`delete ${key}`, () => this.#database.keyv.delete(key));
  }

  async *keys(prefix: string): AsyncIterable<string> {
    const found = this.#database.keys(prefix)[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#read(`keys ${prefix}…`, () => found.next());
      if (next.done) return;
      yield next.value;
    }
  }

  async sweep(): Promise<number> {
    const { expire } = this.#database;
    let swept = 0;
    for (let last = EXPIRED_AT_ONCE; expire && last === EXPIRED_AT_ONCE; swept += last) {
      last = await this.#write('sweep', () => expire(EXPIRED_AT_ONCE));
    }
    return swept;
  }

  about(): Promise<About> {
    return this.#read('its version', () => this.#database.about());
  }

  close(): Promise<void> {
    this.#closed ??= this.#disconnect();
    return this.#closed;
  }

  async #disconnect(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    try {
      await within(this.#answerWithin, this.#database.disconnect());
    } catch (error) {
      throw new StoreError(`${this.#database.name} could not be closed: ${reason(error)}`, 'failed', { cause: error });
    }
  }

  async #conditional(
    how: 'add' | 'put',
    key: string,
    value: unknown,
    { after, unless }: Pick<Row, 'after' | 'unless'>,
    json?: string,
  ): Promise<boolean> {
    for (const each of [key, after, unless]) if (each !== undefined) assertKey(each);
    if (json === undefined) assertFaithful(value);
    return this.#write(`${how} ${key}`, async () => {
      const text = await this.#textOf(value, json);
      return this.#commit.write(how, { key, text, after, unless });
    });
  }

  /** Keyv's text of a value. It's plain JSON, but for strings that begin with a colon. */
  async #textOf(value: unknown, json: string | undefined): Promise<string> {
    if (json !== undefined && !COLON_FIRST.test(json)) return `{"value":${json}}`;
    return (await this.#database.keyv.serializeData({ value })) as string;
  }

  /** One damaged value makes the whole read fail: each is then read on its own, to find out which. */
  async #readSome(keys: string[]): Promise<unknown[]> {
    try {
      return await this.#read(`${keys[0]} …`, () => this.#database.keyv.getMany<unknown>(keys));
    } catch (error) {
      if (!(error instanceof DamagedValue)) throw error;
      for (const key of keys) await this.get(key);
      throw error;
    }
  }

  #read<T>(what: string, operation: () => Promise<T>): Promise<T> {
    return this.#run(`read ${what}`, operation, () => 'failed');
  }

  #write<T>(doing: string, operation: () => Promise<T>): Promise<T> {
    return this.#run(doing, operation, (error) => (this.#database.refused(error) ? 'failed' : 'unknown'));
  }

  async #run<T>(
    doing: string,
    operation: () => Promise<T>,
    outcomeOf: (error: unknown) => StoreError['outcome'],
  ): Promise<T> {
    const { name } = this.#database;
    if (this.#closed) throw new StoreError(`${name} is closed: cannot ${doing}`, 'failed');
    const answer = within(this.#answerWithin, operation());
    this.#underWay.add(answer);
    try {
      return await answer;
    } catch (error) {
      if (error instanceof SyntaxError) throw new DamagedValue(doing.replace(/^read /, ''), { cause: error });
      const outcome = outcomeOf(error);
      throw new StoreError(`${name} could not ${doing}: ${reason(error)}`, outcome, { cause: error });
    } finally {
      this.#underWay.delete(answer);
    }
  }
}

/**
 * Connects to the database, and returns the store over it once a round trip has shown that it reads and writes.
 * @throws {StoreError} if it doesn't; the connection is closed then
 */
export async function openOver(database: Database, settings: StoreSettings): Promise<Store> {
  const store = new KeyvStore(database, settings);
  const probe = keys.opening(randomUUID());
  try {
    if (database.connect) await within(settings.answerWithin, database.connect());
    if (!(await store.add(probe, probe))) throw new Error('it says that a new key is taken');
    if ((await store.get(probe)) !== probe) throw new Error('it doesn’t read back what was written');
    await store.delete(probe);
    store.caveat = await within(settings.answerWithin, database.caveat?.() ?? Promise.resolve(undefined));
    return store;
  } catch (error) {
    await store.close().catch(() => {});
    throw cannotOpen(database.name, error);
  }
}
