import * as z from 'zod';
import { keys } from '../campaign/keys.ts';
import { DICE_SHOWN, LENGTHS, RULINGS_SHOWN } from '../campaign/settings.ts';
import type { Store } from '../campaign/store/store.ts';
import { reading } from './not-written.ts';
import type { Availability } from './turns/free-time.ts';

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
  /** When that was said: anything that became the user's to do earlier had been announced then. */
  said: z.iso.datetime().exactOptional(),
  /** How rulings are shown that only this user reads. */
  rulings: z.enum(RULINGS_SHOWN).exactOptional(),
  /** In which measure this user reads lengths, and how dice. */
  lengths: z.enum(LENGTHS).exactOptional(),
  dice: z.enum(DICE_SHOWN).exactOptional(),
});

/** What a user wants: whether and when to be pinged, and how to read rulings. */
export type Wishes = Readonly<z.infer<typeof kept>> & Availability;

/** When a user was last pinged, in milliseconds, and because of what. */
const pinged = z.object({ at: z.number(), of: z.string() });

/** The last ping, as long as nobody is pinged again because of it. */
export type LastPing = Readonly<z.infer<typeof pinged>>;

/** The parts that change; `null` removes one. */
export type Change = { readonly [K in Exclude<keyof z.infer<typeof kept>, 'said'>]?: z.infer<typeof kept>[K] | null };

/** What has nothing to do with pings. */
const OF_READING: readonly string[] = ['rulings', 'lengths', 'dice'];

/** Each user's own settings; someone who has said nothing can be pinged at any time, and reads rulings in three lines. */
export class Settings {
  readonly #store: Store;
  readonly #now: () => Date;

  constructor({ store, now }: { readonly store: Store; readonly now: () => Date }) {
    this.#store = store;
    this.#now = now;
  }

  /** A user's wishes. @throws {NotWritten} */
  async of(user: string): Promise<Wishes> {
    return read(await reading(this.#store.get(keys.pings(user))));
  }

  /** The wishes of several users, and when each was last pinged, read together. @throws {NotWritten} */
  async ofAll(users: readonly string[]): Promise<ReadonlyMap<string, Wishes & { readonly pinged?: LastPing }>> {
    const wanted = [...users.map((user) => keys.pings(user)), ...users.map((user) => keys.pinged(user))];
    const values = await reading(this.#store.getMany(wanted));
    return new Map(
      users.map((user, i) => {
        const last = pinged.safeParse(values[users.length + i]);
        return [user, { ...read(values[i]), ...(last.success ? { pinged: last.data } : {}) }];
      }),
    );
  }

  /** Somebody is pinged now: whichever process is next knows that for so many milliseconds. @throws {NotWritten} */
  async pinged(users: readonly string[], last: LastPing, during: number): Promise<void> {
    await Promise.all(users.map((user) => reading(this.#store.set(keys.pinged(user), last, during))));
  }

  /** Changes a user's wishes, and returns the new ones. @throws {NotWritten} */
  async change(user: string, change: Change): Promise<Wishes> {
    const { said, ...before } = await this.of(user);
    if (Object.keys(change).length === 0) return before;
    const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null && value !== undefined);
    const isNothing = all.length === 0;
    // How replies are read has nothing to do with what was announced.
    const isOfPings = Object.keys(change).some((name) => !OF_READING.includes(name));
    const when = isOfPings ? this.#now().toISOString() : said;
    const after = Object.fromEntries([...all, ...(when === undefined ? [] : [['said', when]])]) as Wishes;
    if (isNothing) await reading(this.#store.delete(keys.pings(user)));
    else await reading(this.#store.set(keys.pings(user), after));
    return after;
  }

  /** Forgets a user's wishes. @throws {NotWritten} */
  async forget(user: string): Promise<void> {
    await reading(this.#store.delete(keys.pings(user)));
    await reading(this.#store.delete(keys.pinged(user)));
  }
}

/** Older versions wrote only `off`. An unreadable value counts as nothing said. */
function read(value: unknown): Wishes {
  if (value === 'off') return { off: true };
  const parsed = kept.safeParse(value);
  return parsed.success ? parsed.data : {};
}
