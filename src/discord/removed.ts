import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';
import type { Belongings } from './belonging.ts';
import type { Lists } from './lists.ts';

/** For how long what was removed may come back, in milliseconds. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

/** The marks that there are: what a sweep goes through. */
const INDEX = 'discord:removed';

const mark = z.object({ at: z.iso.datetime() });

/** A server that the bot was removed from, or a channel of one that was deleted. */
export interface Removal {
  readonly guild: string;
  /** The whole server where no channel is named. */
  readonly channel?: string;
}

/** Whether the bot is in a server: only the process whose shard it belongs to knows. */
export type Whereabouts = 'here' | 'gone' | 'elsewhere';

/** What was removed is marked, unmarked if it comes back, and erased after seven days. */
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

  /** Marks what is known, unless it is marked already: the days count from the first time. */
  async mark(removal: Removal): Promise<void> {
    if (!(await this.#isKnown(removal))) return;
    // The index first: a mark that no sweep finds would keep its log for ever.
    await this.#lists.add(INDEX, wordOf(removal));
    await this.#store.add(keyOf(removal), { at: this.#now().toISOString() });
  }

  /** It is back. */
  async unmark(removal: Removal): Promise<void> {
    if ((await this.#store.get(keyOf(removal))) === undefined) return;
    await this.#store.delete(keyOf(removal));
    await this.#lists.drop(INDEX, wordOf(removal));
  }

  /** Makes the index anew if it is damaged: the marks themselves are there. */
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

  /** The server that a channel or the threads in it belong to. */
  async #guildsOf(channel: string): Promise<string[]> {
    const found: string[] = [];
    for (const guild of await this.#belongings.guilds()) {
      const concerned = await this.#concerned({ guild, channel }).catch(() => []);
      if (concerned.length > 0) found.push(guild);
    }
    return found;
  }

  /**
   * Erases what was marked more than seven days ago, each by itself: what fails of one stays marked and stops no other.
   * @param erase all that there is of a channel's log
   * @param where a server is: a mark may have stayed on one that is here, when the store failed
   * @param onLeft told of what could not be erased; it is tried again next time
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
        else await this.#erase(removal, erase, (channel, error) => onLeft({ guild: removal.guild, channel }, error));
      } catch (error) {
        onLeft({ ...removal }, error);
      }
    }
  }

  async #erase(
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

  /** The channels that go: all of a server, or one with the threads in it. */
  async #concerned({ guild, channel }: Removal) {
    const all = await this.#belongings.of(guild);
    return channel === undefined ? all : all.filter((each) => each.channel === channel || each.parent === channel);
  }
}

function keyOf({ guild, channel }: Removal): string {
  return channel === undefined ? `discord:removed:guild:${guild}` : `discord:removed:channel:${channel}`;
}

function wordOf({ guild, channel }: Removal): string {
  return channel === undefined ? guild : `${guild}/${channel}`;
}

function removalIn(word: string): Removal {
  const [guild, channel] = word.split('/') as [string, string?];
  return channel === undefined ? { guild } : { guild, channel };
}
