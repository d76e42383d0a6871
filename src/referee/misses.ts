import { createHash } from 'node:crypto';
import * as z from 'zod';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';

/** A question that wasn't answered well. It doesn't say who asked, or where. */
export const miss = z.strictObject({
  /** The day, in UTC: `2026-11-22`. */
  day: z.string(),
  /** The rulebook in use. */
  book: z.string(),
  query: z.string(),
  /** The rule that was shown, the rules to choose from, or `nothing`. */
  shown: z.string(),
});
export type Miss = z.infer<typeof miss>;

/** How many of the newest are kept, … */
const MOST = 500;
/** … and how many more at most may gather between two clearings. */
const BETWEEN = 25;

/** The questions that weren't answered, for the host to read (`npm run misses`). */
export class Misses {
  readonly #store: Store;
  #added = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The same question about the same book is stored once a day. */
  async add(missed: Miss): Promise<void> {
    const named = { ...missed, query: missed.query.replaceAll(MENTION, '@…') };
    const isNew = await this.#store.add(keyOf(named), named);
    if (isNew && this.#added++ % BETWEEN === 0) await this.#clear();
  }

  /** Oldest first, each question of a book once. Unreadable ones are skipped: nobody misses them. */
  async all(): Promise<readonly Miss[]> {
    const listed = z.array(z.unknown()).safeParse(await this.#store.get(keys.misses()));
    const kept = await this.#store.getMany(await this.#keys());
    const read = [...(listed.data ?? []), ...kept].flatMap((each) => miss.safeParse(each).data ?? []);
    const once = new Map<string, Miss>();
    for (const each of read) {
      const question = `${each.book} ${each.query}`;
      once.delete(question);
      once.set(question, each);
    }
    return [...once.values()].slice(-MOST);
  }

  /** In order of day, because the keys begin with it. */
  async #keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const key of this.#store.keys(`${keys.misses()}:`)) found.push(key);
    return found.toSorted();
  }

  async #clear(): Promise<void> {
    for (const key of (await this.#keys()).slice(0, -MOST)) await this.#store.delete(key);
  }
}

/** A user mentioned in a question. */
const MENTION = /<[@#][!&]?\d+>/g;

/** One key per question, so that two users who ask at once don't overwrite each other. */
function keyOf({ day, book, query }: Miss): string {
  const question = createHash('sha256')
    .update(JSON.stringify([book, query.trim().toLowerCase()]))
    .digest('hex');
  return keys.miss(day, question.slice(0, 32));
}
