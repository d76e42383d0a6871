import PQueue from 'p-queue';
import type { LogRecord } from '../../campaign/record.ts';
import type { Committed } from '../../fairness/verify.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Words } from './check.ts';
import { Thread } from './thread.ts';
import type { FileAnswer } from './worker.ts';

/** A file that has been read and checked; its records are still to be fetched. */
export type Checked = Extract<FileAnswer, { says: 'checked' }>;

/** The most files that wait for the one being read. */
const MOST_WAITING = 3;

// Files share the memory of the whole process, so only one is read at a time.
const files = new PQueue({ concurrency: 1 });
const thread = new Thread();

/** An export being imported: it's read in a separate thread. */
export class Arrival {
  readonly checked: Checked;

  private constructor(checked: Checked) {
    this.checked = checked;
  }

  /**
   * Reads a file, checks everything in it, and then processes it.
   * @param file reads it when its turn comes
   * @param words the words that can be said about a side run by the referee
   * @param seedOf the seed that a log committed to, in hexadecimal, if that log has shown it
   * @throws {InputError} for a file that isn't accepted, with what is wrong and where; or if too many others are waiting
   */
  static async with<T>(
    file: () => Promise<Uint8Array>,
    words: Words,
    seedOf: (committed: Committed) => Promise<string | undefined>,
    work: (arrival: Arrival) => Promise<T>,
  ): Promise<T> {
    if (files.size >= MOST_WAITING) throw new InputError('imports-busy');
    return (await files.add(async () => {
      const bytes = await file();
      try {
        return await work(await Arrival.#read(bytes, words, seedOf));
      } finally {
        thread.rest();
      }
    })) as T;
  }

  static async #read(
    bytes: Uint8Array,
    words: Words,
    seedOf: (committed: Committed) => Promise<string | undefined>,
  ): Promise<Arrival> {
    const wanted = await thread.ask({ bytes, words });
    if (wanted.says !== 'seeds') throw new Error(`The thread says ${wanted.says}`);
    const seeds: Record<string, string> = {};
    for (const each of wanted.wanted) {
      const seed = await seedOf(each);
      if (seed !== undefined) seeds[`${each.log}:${each.commitment}`] = seed;
    }
    const checked = await thread.ask({ seeds });
    if (checked.says !== 'checked') throw new Error(`The thread says ${checked.says}`);
    return new Arrival(checked);
  }

  /** The records, some at a time, in order. */
  async *records(): AsyncGenerator<readonly LogRecord[]> {
    for (;;) {
      const some = await thread.ask('next');
      if (some.says !== 'records' || some.records.length === 0) return;
      yield some.records;
    }
  }
}
