import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Belongings } from './belonging.ts';
import type { Lists } from './lists.ts';

/** How long something removed can still come back, in milliseconds. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

/** The existing marks, which a sweep goes through. */
const INDEX = keys.removed();

const mark = z.object({ at: z.iso.datetime() });

/** A server that removed the bot, or a channel that was deleted from a server. */
export interface Removal {
  readonly guild: string;
  /** The whole server if there is no channel. */
  readonly channel?: string;
}

/** Whether the bot is in a server: only the process with the server's shard knows. */
export type Whereabouts = 'here' | 'gone' | 'elsewhere';

/** Marks what was removed, unmarks it if it comes back, and erases it after seven days. */
export class Removed {
  readonly #store: Store;
  readonly #lists: Lists;
  readonly #belongings: Belongings;
  readonly #now: () => Date;

  constructor(store: Store, lists: Lists, belongings: Belongings, now: () => Date) {
    this.#store = store;
    this.#lists = lists;
    this.#belongings = belongings;
    this.#now = now;
  }

  /** Marks what's known, unless it's marked already: the days count from the first mark. */
  async mark(removal: Removal): Promise<void> {
    if (!(await this.#isKnown(removal))) return;
    // The index comes first: if a sweep couldn't find the mark, the log would stay for ever.
    await this.#lists.add(INDEX, wordOf(removal));
    await this.#store.add(keyOf(removal), { at: this.#now().toISOString() });
  }

  /** They have come back. Most were never gone, and all are looked up at once. */
  async unmark(...removals: readonly Removal[]): Promise<void> {
    const marks = await this.#store.getMany(removals.map(keyOf));
    for (const removal of removals.filter((_, i) => marks[i] !== undefined)) {
      await this.#store.delete(keyOf(removal));
      await this.#lists.drop(INDEX, wordOf(removal));
    }
  }

  /** Rebuilds the index if it's damaged, from the marks themselves. */
  heal(): Promise<void> {
    return this.#lists.heal(INDEX, async () => {
      const found: string[] = [];
      for await (const key of this.#store.keys(`${INDEX}:`)) {
        const [, kind, id] = /^discord:removed:(guild|channel):(.+)$/.exec(key) ?? [];
        if (kind === 'guild') found.push(wordOf({ guild: id! }));
        if (kind === 'channel')
          found.push(...(await this.#guildsOf(id!)).map((guild) => wordOf({ guild, channel: id! })));
      }
      return found;
    });
  }

  /** The server of a channel, or of threads in it. */
  async #guildsOf(channel: string): Promise<string[]> {
    const found: string[] = [];
    for (const guild of await this.#belongings.guilds()) {
      const concerned = await this.#concerned({ guild, channel }).catch(() => []);
      if (concerned.length > 0) found.push(guild);
    }
    return found;
  }

  /**
   * Erases everything marked more than seven days ago, item by item: if one fails, it stays marked and doesn't hold up the rest.
   * @param erase erases all the data of a channel's log
   * @param where finds out where a server is: when the store failed, a mark may have stayed on a server that's here
   * @param onLeft called with what couldn't be erased and will be tried again next time
   */
  async sweep(
    erase: (channel: string, guild: string) => Promise<void>,
    where: (guild: string) => Whereabouts,
    onLeft: (removal: Readonly<Record<string, string>>, error: unknown) => void,
  ): Promise<void> {
    for (const word of await this.#lists.all(INDEX)) {
      const removal = removalIn(word);
      const whereabouts = where(removal.guild);
      if (whereabouts === 'elsewhere') continue;
      try {
        if (!(await this.#isOver(removal))) continue;
        if (whereabouts === 'here' && removal.channel === undefined) await this.unmark(removal);
        else await this.erase(removal, erase, (channel, error) => onLeft({ guild: removal.guild, channel }, error));
      } catch (error) {
        onLeft({ ...removal }, error);
      }
    }
  }

  /** Erases something that was removed, now. @param onLeft called with the channels where something is left */
  async erase(
    removal: Removal,
    erase: (channel: string, guild: string) => Promise<void>,
    onLeft: (channel: string, error: unknown) => void,
  ): Promise<void> {
    let all = true;
    for (const belonging of await this.#concerned(removal)) {
      try {
        await erase(belonging.channel, removal.guild);
        await this.#belongings.drop(removal.guild, belonging);
      } catch (error) {
        all = false;
        onLeft(belonging.channel, error);
      }
    }
    if (!all) return;
    if (removal.channel === undefined) await this.#belongings.dropGuild(removal.guild);
    await this.unmark(removal);
  }

  async #isOver(removal: Removal): Promise<boolean> {
    const read = mark.safeParse(await this.#store.get(keyOf(removal)));
    return read.success && this.#now().getTime() - Date.parse(read.data.at) > GRACE;
  }

  async #isKnown(removal: Removal): Promise<boolean> {
    if (removal.channel === undefined) return this.#belongings.knows(removal.guild);
    return (await this.#concerned(removal)).length > 0;
  }

  /** The channels to erase: all of a server, or one with its threads. */
  async #concerned({ guild, channel }: Removal) {
    const all = await this.#belongings.of(guild);
    return channel === undefined ? all : all.filter((each) => each.channel === channel || each.parent === channel);
  }
}

function keyOf({ guild, channel }: Removal): string {
  return channel === undefined ? keys.removedGuild(guild) : keys.removedChannel(channel);
}

function wordOf({ guild, channel }: Removal): string {
  return channel === undefined ? guild : `${guild}/${channel}`;
}

function removalIn(word: string): Removal {
  const [guild, channel] = word.split('/') as [string, string?];
  return channel === undefined ? { guild } : { guild, channel };
}
