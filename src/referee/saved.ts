import * as z from 'zod';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import { folded } from '../kernel/options/folded.ts';
import { nearest } from '../kernel/options/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import { LONGEST } from '../kernel/texts.ts';
import { reading } from './not-written.ts';
import type { Protocol } from './protocol.ts';

/** How many names one player can have in one channel. */
export const MOST_SAVED = 25;

const saved = z.object({
  /** As it was typed. */
  name: z.string(),
  verb: z.string(),
  /** Its options, as they were given. */
  given: z.record(z.string(), z.string()),
});

/** A ruling's command, saved under a name. */
export type Saved = Readonly<z.infer<typeof saved>>;

/** Commands that players save under their own names for themselves, stored with the channel's log. */
export class SavedRulings {
  readonly #protocol: Protocol;
  readonly #store: Store;

  constructor(protocol: Protocol, { store }: { readonly store: Store }) {
    this.#protocol = protocol;
    this.#store = store;
  }

  /** Everything that a user has saved in a channel, by name. */
  async of(channel: string, user: string): Promise<readonly Saved[]> {
    const log = await this.#logOf(channel);
    return log === undefined ? [] : reading(savedBy(this.#store, log, user));
  }

  /** What a user has saved under a name. @throws {InputError} if there is nothing */
  async named(channel: string, user: string, name: string): Promise<Saved> {
    const all = await this.of(channel, user);
    const found = all.find((each) => folded(each.name) === folded(name.trim()));
    if (found) return found;
    const names = all.map((each) => each.name);
    throw new InputError('nothing-saved', { name, saved: names, nearest: nearest(name, names) });
  }

  /**
   * Saves a command under a name, replacing any other with that name.
   * @throws {InputError} for an invalid name, or one too many
   */
  async keep(channel: string, user: string, one: Saved): Promise<Saved> {
    const name = one.name.trim();
    if (name === '' || name.length > LONGEST.saved || /[\p{Cc}\p{Cs}]/u.test(name))
      throw new InputError('no-name-to-save', { most: LONGEST.saved });
    const log = await this.#logOf(channel);
    if (log === undefined) throw new InputError('nothing-to-repeat');
    const all = await reading(savedBy(this.#store, log, user));
    const isNew = all.every((each) => folded(each.name) !== folded(name));
    if (isNew && all.length >= MOST_SAVED)
      throw new InputError('too-many-saved', { most: MOST_SAVED, saved: all.map((each) => each.name) });
    await reading(this.#store.set(keys.saved(log, user, folded(name)), { ...one, name }));
    return { ...one, name };
  }

  /** Deletes what was saved under a name. @throws {InputError} if there is nothing */
  async forget(channel: string, user: string, name: string): Promise<Saved> {
    const found = await this.named(channel, user, name);
    const log = await this.#logOf(channel);
    await reading(this.#store.delete(keys.saved(log!, user, folded(found.name))));
    return found;
  }

  async #logOf(channel: string): Promise<string | undefined> {
    return (await reading(this.#protocol.campaigns.latest(channel)))?.log.id;
  }
}

/** Everything that a user has saved beside a log. Unreadable entries are skipped. */
export async function savedBy(store: Store, log: string, user: string): Promise<readonly Saved[]> {
  const names: string[] = [];
  for await (const key of store.keys(keys.saved(log, user, ''))) names.push(key);
  const found = (await store.getMany(names)).flatMap((value) => {
    const read = saved.safeParse(value);
    return read.success ? [read.data] : [];
  });
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Deletes all of it. */
export async function forgetSaved(store: Store, log: string, user: string): Promise<void> {
  const names: string[] = [];
  for await (const key of store.keys(keys.saved(log, user, ''))) names.push(key);
  for (const key of names) await store.delete(key);
}
