import { breathing } from './breath.ts';
import { readRedactions, redacted } from './erasing/redaction.ts';
import { keys } from './keys.ts';
import { jsonOf, type LogRecord, MissingRecord, readRecord, UnreadableRecord } from './record.ts';
import { rewrittenBy } from './standing.ts';
import { DamagedValue, type Store, StoreError } from './store/store.ts';

/** Records read at once; fewer if checking them took longer than this many milliseconds. */
const AT_ONCE = 10;
const LONG = 4;
/** No more than this many are a page, which is read in one go. */
const PAGE = 12;

/** Notes of one record that are looked at together, and how many records' free places are remembered. */
const NOTES_AT_ONCE = 16;
const MOST_FREE = 1000;

/** How many of the records that were written or repeated last are kept: the buttons under them are those that get pressed. */
const KEPT = 3;

/** The records of one log as the store holds them, with users who asked for it made anonymous. */
export class Log {
  readonly id: string;
  readonly #store: Store;
  /** That every record which changes others is noted with them. */
  #noted: Promise<void> | undefined;
  /** Before these, the notes of a record are taken: it may have been undone and redone a thousand times. */
  readonly #free = new Map<number, number>();
  /** What this process wrote or repeated last, the latest first. */
  #kept: readonly LogRecord[] = [];

  constructor(id: string, store: Store) {
    this.id = id;
    this.#store = store;
  }

  /**
   * Writes a record under its number: the commit.
   * @param after a key that must exist, so that nothing is written to a log that is being erased meanwhile
   * @param unless a key that must be absent
   * @returns `false` if another writer took the number, `after` is gone or `unless` is there; nothing is written then
   * @throws {StoreError}
   */
  append(record: LogRecord, after?: string, unless?: string): Promise<boolean> {
    const add = async () => {
      const written = await this.#store.add(keys.record(this.id, record.seq), record, after, jsonOf(record), unless);
      if (written) this.keep(record);
      return written;
    };
    // Everything will be noted from the beginning. It goes with the record, in one statement.
    if (record.seq === 1) void this.#store.add(keys.indexed(this.id), true, after).catch(() => undefined);
    // It's noted first, so nothing that is in the log is ever missing. If the record isn't written after all, the note says nothing.
    return rewrittenBy(record).length === 0 ? add() : this.#note(record, after).catch(asFailed).then(add);
  }

  /** The numbers of the records that may strike out, restore or correct any of these, in order: they themselves say so. */
  async rewriters(seqs: readonly number[]): Promise<readonly number[]> {
    await this.#allNoted();
    const found = new Set<number>();
    let left = seqs;
    // Few records have more than one note; of those that have, more and more are read at once.
    for (let nth = 0, many = 1; left.length > 0; nth += many, many = Math.min(2 * many, NOTES_AT_ONCE)) {
      const places = left.flatMap((seq) =>
        Array.from({ length: many }, (_, i) => keys.rewritten(this.id, seq, nth + i)),
      );
      const noted = await this.#store.getMany(places);
      for (const by of noted) if (typeof by === 'number') found.add(by);
      left = left.filter((_, i) => noted[(i + 1) * many - 1] !== undefined);
    }
    return [...found].sort((one, other) => one - other);
  }

  async #note(record: LogRecord, after?: string): Promise<void> {
    await Promise.all(rewrittenBy(record).map((seq) => this.#noteOf(seq, record.seq, after)));
  }

  async #noteOf(seq: number, by: number, after?: string): Promise<void> {
    for (let nth = this.#free.get(seq) ?? 0; ; ) {
      if (await this.#store.add(keys.rewritten(this.id, seq, nth), by, after)) {
        if (this.#free.size >= MOST_FREE) this.#free.clear();
        this.#free.set(seq, nth + 1);
        return;
      }
      const next = Array.from({ length: NOTES_AT_ONCE }, (_, i) => keys.rewritten(this.id, seq, nth + i));
      const noted = await this.#store.getMany(next);
      // Or the log is being erased.
      if (noted[0] === undefined || noted.includes(by)) return;
      const free = noted.indexOf(undefined);
      nth += free < 0 ? noted.length : free;
    }
  }

  /** A log that was begun before anything was noted is gone through once. */
  #allNoted(): Promise<void> {
    this.#noted ??= this.#noteAll().catch((error: unknown) => {
      this.#noted = undefined;
      throw error;
    });
    return this.#noted;
  }

  async #noteAll(): Promise<void> {
    if ((await this.#store.get(keys.indexed(this.id)).catch(unlessDamaged)) === true) return;
    try {
      for await (const record of this.from(1)) await this.#note(record, keys.record(this.id, record.seq));
    } catch (error) {
      // Beyond a damaged record, nobody knows what counts.
      if (!(error instanceof UnreadableRecord || error instanceof MissingRecord)) throw error;
    }
    await this.#store.add(keys.indexed(this.id), true, keys.record(this.id, 1));
  }

  /** One record, if it exists. @throws {UnreadableRecord} */
  async at(seq: number): Promise<LogRecord | undefined> {
    const key = keys.record(this.id, seq);
    const [value, redactions] = await legible(key, this.#store.getMany([key, keys.redacted(this.id)]));
    if (value === undefined) return undefined;
    return redacted(readRecord(key, value, seq), readRedactions(redactions, this.id));
  }

  /**
   * One of the last records that this process wrote or repeated, as it was then. It's for those who do the same again; who shows a record
   * reads it, for somebody may have asked to be forgotten since.
   */
  kept(seq: number): LogRecord | undefined {
    const record = this.#kept.find((each) => each.seq === seq);
    if (record) this.keep(record);
    return record;
  }

  /** Keeps a record at hand that's likely to be repeated once more, in place of the one that hasn't been for longest. */
  keep(record: LogRecord): void {
    this.#kept = [record, ...this.#kept.filter(({ seq }) => seq !== record.seq)].slice(0, KEPT);
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
    let count = last - first < PAGE ? PAGE : AT_ONCE;
    for (let start = first; start <= last; ) {
      count = Math.min(count, last - start + 1);
      const wanted = Array.from({ length: count }, (_, i) => keys.record(this.id, start + i));
      const values = await legible(wanted[0]!, this.#store.getMany([...wanted, keys.redacted(this.id)]));
      const redactions = readRedactions(values.pop(), this.id);
      await breathe();
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

  /** The records from one number to another, the newest first. They're read together, and each is checked when it's looked at. */
  async newestFirst(first: number, last: number): Promise<Iterable<LogRecord>> {
    const wanted = Array.from({ length: last - first + 1 }, (_, i) => keys.record(this.id, last - i));
    const values = await legible(wanted[0]!, this.#store.getMany([...wanted, keys.redacted(this.id)]));
    const all = readRedactions(values.pop(), this.id);
    const read = (value: unknown, i: number) => {
      if (value === undefined) throw new MissingRecord(wanted[i]!);
      return redacted(readRecord(wanted[i]!, value, last - i), all);
    };
    return (function* () {
      for (const [i, value] of values.entries()) yield read(value, i);
    })();
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

/** Whatever became of a note, the record that it's about isn't written. */
function asFailed(error: unknown): never {
  if (!(error instanceof StoreError)) throw error;
  throw new StoreError(error.message, 'failed', { cause: error });
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
