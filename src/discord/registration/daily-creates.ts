import * as z from 'zod';
import type { Store } from '../../campaign/store/store.ts';

/** Discord allows only this many new commands a day, for each server and globally. Changing one is free. */
export const MOST_CREATED = 200;
const DAY = 24 * 60 * 60 * 1000;

const counted = z.array(z.object({ at: z.number(), count: z.number().int() }));

/** The commands created lately, oldest first. */
type Counted = z.infer<typeof counted>;

/** Counts the commands that were new to Discord, so that its limit is never reached. The count survives a restart. */
export class Creates {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor(store: Store, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** Whether this many can be created now. @returns when they can, if that's later */
  async roomFor(key: string, count: number): Promise<Date | undefined> {
    const lately = await this.#lately(key);
    let left = MOST_CREATED - lately.reduce((sum, each) => sum + each.count, 0);
    for (const { at, count: freed } of lately) {
      if (left >= count) break;
      left += freed;
      if (left >= count) return new Date(at + DAY);
    }
    return undefined;
  }

  /** This many have been created. */
  async note(key: string, count: number): Promise<void> {
    if (count === 0) return;
    await this.#store.set(key, [...(await this.#lately(key)), { at: this.#now().getTime(), count }], DAY);
  }

  async #lately(key: string): Promise<Counted> {
    const read = counted.safeParse(await this.#store.get(key));
    const since = this.#now().getTime() - DAY;
    return read.success ? read.data.filter(({ at }) => at > since) : [];
  }
}
