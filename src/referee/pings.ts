import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';
import type { Availability } from './free-time.ts';
import { reading } from './protocol.ts';

const PREFIX = 'pings:';

const minute = z
  .number()
  .int()
  .min(0)
  .max(24 * 60 - 1);

const kept = z.object({
  off: z.literal(true).exactOptional(),
  zone: z.string().exactOptional(),
  quiet: z.object({ from: minute, to: minute }).exactOptional(),
  /** Away until then. */
  away: z.iso.datetime().exactOptional(),
  /** When that was said: what became his before has been told him then. */
  said: z.iso.datetime().exactOptional(),
});

/** Whether and when somebody wants to be pinged. */
export type Wishes = Readonly<z.infer<typeof kept>> & Availability;

/** What changes of it; `null` takes a part away. */
export type Change = { readonly [K in 'off' | 'zone' | 'quiet' | 'away']?: z.infer<typeof kept>[K] | null };

/** Who wants to be pinged, and when; everybody does at any time who has said nothing. */
export class Pings {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor({ store, now }: { readonly store: Store; readonly now: () => Date }) {
    this.#store = store;
    this.#now = now;
  }

  /** What somebody wants. @throws {NotWritten} */
  async of(user: string): Promise<Wishes> {
    return read(await reading(this.#store.get(PREFIX + user)));
  }

  /** What each of several wants. @throws {NotWritten} */
  async ofAll(users: readonly string[]): Promise<ReadonlyMap<string, Wishes>> {
    const values = await reading(this.#store.getMany(users.map((user) => PREFIX + user)));
    return new Map(users.map((user, i) => [user, read(values[i])]));
  }

  /** Changes what somebody wants, and gives it as it is then. @throws {NotWritten} */
  async change(user: string, change: Change): Promise<Wishes> {
    const { said: _, ...before } = await this.of(user);
    if (Object.keys(change).length === 0) return before;
    const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
    const isNothing = all.length === 0;
    const after = Object.fromEntries([...all, ['said', this.#now().toISOString()]]) as Wishes;
    if (isNothing) await reading(this.#store.delete(PREFIX + user));
    else await reading(this.#store.set(PREFIX + user, after));
    return after;
  }

  /** Nothing is known of it any more. @throws {NotWritten} */
  async forget(user: string): Promise<void> {
    await reading(this.#store.delete(PREFIX + user));
  }
}

/** Older versions wrote `off` alone. What cannot be read says nothing. */
function read(value: unknown): Wishes {
  if (value === 'off') return { off: true };
  const parsed = kept.safeParse(value);
  return parsed.success ? parsed.data : {};
}
