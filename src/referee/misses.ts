import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';

/** A question that its answer did not answer. It has no word of who asked, or where. */
export const miss = z.strictObject({
  /** The day, in UTC: `2026-11-22`. */
  day: z.string(),
  /** The rulebook that was played by. */
  book: z.string(),
  query: z.string(),
  /** The rule that was shown. */
  shown: z.string(),
});
export type Miss = z.infer<typeof miss>;

const KEY = 'misses';
/** The newest so many are kept. */
const MOST = 500;

/** The questions that players said were not answered, for the host to read (`npm run misses`). */
export class Misses {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The same question in the same book is kept once. */
  async add(missed: Miss): Promise<void> {
    const isSame = ({ book, query }: Miss) => book === missed.book && query === missed.query;
    const others = (await this.all()).filter((each) => !isSame(each));
    await this.#store.set(KEY, [...others, missed].slice(-MOST));
  }

  /** Oldest first. What cannot be read is passed over: it is nobody's loss. */
  async all(): Promise<readonly Miss[]> {
    const kept = z.array(z.unknown()).safeParse(await this.#store.get(KEY));
    return (kept.data ?? []).flatMap((each) => miss.safeParse(each).data ?? []);
  }
}
