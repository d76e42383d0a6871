import { breathing } from './breath.ts';
import { readRedactions, redacted } from './erasing/redaction.ts';
import { keys } from './keys.ts';
import { jsonOf, type LogRecord, MissingRecord, readRecord, UnreadableRecord } from './record.ts';
import { DamagedValue, type Store } from './store/store.ts';

/** Records read at once; fewer if checking them took longer than this many milliseconds. */
const AT_ONCE = 12;
const LONG = 4;

/** The records of one log as the store holds them, with users who asked for it made anonymous. */
export class Log {
  readonly id: string;
  readonly #store: Store;

  constructor(id: string, store: Store) {
    this.id = id;
    this.#store = store;
  }

  /**
   * Writes a record under its number: the commit.
   * @param after a key that must exist, so that nothing is written to a log that is being erased meanwhile
   * @returns `false` if another writer took the number or `after` is gone; nothing is written then
   * @throws {StoreError}
   */
  append(record: LogRecord, after?: string): Promise<boolean> {
    return this.#store.add(keys.record(this.id, record.seq), record, after, jsonOf(record));
  }

  /** One record, if it exists. @throws {UnreadableRecord} */
  async at(seq: number): Promise<LogRecord | undefined> {
    const key = keys.record(this.id, seq);
    const [value, redactions] = await legible(key, this.#store.getMany([key, keys.redacted(this.id)]));
    if (value === undefined) return undefined;
    return redacted(readRecord(key, value, seq), readRedactions(redactions, this.id));
  }

  /** Whether a number holds anything, readable or not. */
  async isThere(seq: number): Promise<boolean> {
    const value = await this.#store.get(keys.record(this.id, seq)).catch((error) => unlessDamaged(error) ?? null);
    return value !== undefined;
  }

  /** One record that must exist. @throws {MissingRecord} if it doesn't: a log has no gaps */
  async sure(seq: number): Promise<LogRecord> {
    const record = await this.at(seq);
    if (record) return record;
    throw new MissingRecord(keys.record(this.id, seq));
  }

  /**
   * The records from one number on, up to another or to the end of the log, in order.
   * @throws {UnreadableRecord}
   * @throws {MissingRecord} if one is missing before others
   */
  async *from(first: number, last = Number.POSITIVE_INFINITY): AsyncGenerator<LogRecord> {
    const breathe = breathing();
    let count = AT_ONCE;
    for (let start = first; start <= last; ) {
      count = Math.min(count, last - start + 1);
      const wanted = Array.from({ length: count }, (_, i) => keys.record(this.id, start + i));
      const values = await legible(wanted[0]!, this.#store.getMany([...wanted, keys.redacted(this.id)]));
      const redactions = readRedactions(values.pop(), this.id);
      let spent = 0;
      for (const [i, value] of values.entries()) {
        if (value === undefined) {
          if (values.slice(i).some((later) => later !== undefined)) throw new MissingRecord(wanted[i]!);
          return;
        }
        const begun = performance.now();
        const record = redacted(readRecord(wanted[i]!, value, start + i), redactions);
        spent += performance.now() - begun;
        yield record;
        await breathe();
      }
      start += count;
      count = spent > LONG ? Math.max(1, count >> 1) : AT_ONCE;
    }
  }

  /** The records from one number to another. */
  async between(first: number, last: number): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    for await (const record of this.from(first, last)) records.push(record);
    return records;
  }

  /** A number that the log has reached: a hint, at most a few records behind the truth. */
  async head(): Promise<number> {
    const value = await this.#store.get(keys.head(this.id)).catch(unlessDamaged);
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
  }

  async setHead(seq: number): Promise<void> {
    await this.#store.set(keys.head(this.id), seq);
  }
}

/** A value that isn't JSON isn't a record either. @throws {UnreadableRecord} */
export async function legible<T>(key: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof DamagedValue ? new UnreadableRecord(error.key || key, { cause: error }) : error;
  }
}

/** For values that do no more harm damaged than missing. */
export function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedValue)) throw error;
}
