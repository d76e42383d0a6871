import { keys } from './keys.ts';
import { type LogRecord, readRecord } from './record.ts';
import { readRedactions, redacted, redactionsOf } from './redaction.ts';
import type { Store } from './store/store.ts';

const AT_ONCE = 64;

/** The records of one log, as the store holds them, but for users who are not to be named any more. */
export class Log {
  readonly id: string;
  readonly #store: Store;

  constructor(id: string, store: Store) {
    this.id = id;
    this.#store = store;
  }

  /**
   * Writes a record under its number: the commit.
   * @returns `false` if another writer took the number, and then nothing is written
   * @throws {StoreError}
   */
  append(record: LogRecord): Promise<boolean> {
    return this.#store.add(keys.record(this.id, record.seq), record);
  }

  /** One record, if it is there. @throws {UnreadableRecord} */
  async at(seq: number): Promise<LogRecord | undefined> {
    const key = keys.record(this.id, seq);
    const value = await this.#store.get(key);
    if (value === undefined) return undefined;
    return redacted(readRecord(key, value), await redactionsOf(this.#store, this.id));
  }

  /** One record that must be there. @throws if it is not: a log has no gaps */
  async sure(seq: number): Promise<LogRecord> {
    const record = await this.at(seq);
    if (record) return record;
    throw new Error(`Record ${seq} of log ${this.id} is missing`);
  }

  /** The records from one number on, up to another or to the end of the log, in order. @throws {UnreadableRecord} */
  async *from(first: number, last = Number.POSITIVE_INFINITY): AsyncGenerator<LogRecord> {
    for (let start = first; start <= last; start += AT_ONCE) {
      const count = Math.min(AT_ONCE, last - start + 1);
      const wanted = Array.from({ length: count }, (_, i) => keys.record(this.id, start + i));
      const values = await this.#store.getMany([...wanted, keys.redacted(this.id)]);
      const redactions = readRedactions(values.pop());
      for (const [i, value] of values.entries()) {
        // Numbers have no gaps: the first one missing is the end.
        if (value === undefined) return;
        yield redacted(readRecord(wanted[i]!, value), redactions);
      }
    }
  }

  /** The records from one number to another. */
  async between(first: number, last: number): Promise<LogRecord[]> {
    const records: LogRecord[] = [];
    for await (const record of this.from(first, last)) records.push(record);
    return records;
  }

  /** A number that the log has reached: a hint, behind the truth by some records at most. */
  async head(): Promise<number> {
    const value = await this.#store.get(keys.head(this.id));
    return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
  }

  async setHead(seq: number): Promise<void> {
    await this.#store.set(keys.head(this.id), seq);
  }
}
