import type { Store } from '../campaign/store/store.ts';
import { booksKey } from './books-key.ts';
import type { Lists } from './lists.ts';

const GUILDS = 'discord:guilds';

/** A channel with a log. */
export interface Belonging {
  readonly channel: string;
  /** Of a thread or forum post: the channel that it is in, with which it goes. */
  readonly parent?: string | undefined;
}

/** What belongs to which server, channels with a log above all: nothing else tells what is to go when a server does. */
export class Belongings {
  readonly #store: Store;
  readonly #lists: Lists;

  constructor(store: Store, lists: Lists) {
    this.#store = store;
    this.#lists = lists;
  }

  /** The servers that are known: they have a log, or were said hello to. */
  guilds(): Promise<readonly string[]> {
    return this.#lists.all(GUILDS);
  }

  /** Makes the list of servers anew if it is damaged: each has rows of its own. */
  heal(): Promise<void> {
    return this.#lists.heal(GUILDS, async () => {
      const found = new Set<string>();
      for (const prefix of [keyOf(''), greetedKey('')]) {
        for await (const key of this.#store.keys(prefix)) found.add(key.slice(prefix.length));
      }
      return [...found];
    });
  }

  /** The channels of a server that have a log. */
  async of(guild: string): Promise<Belonging[]> {
    const listed = await this.#lists.all(keyOf(guild));
    return listed.map((word) => {
      const [channel, parent] = word.split('<') as [string, string?];
      return { channel, parent };
    });
  }

  async add(guild: string, belonging: Belonging): Promise<void> {
    await this.#lists.add(GUILDS, guild);
    await this.#lists.add(keyOf(guild), wordOf(belonging));
  }

  async drop(guild: string, belonging: Belonging): Promise<void> {
    await this.#lists.drop(keyOf(guild), wordOf(belonging));
  }

  /**
   * A server is about to be said hello to.
   * @returns whether it is for the one who asks to say it: no other process did, nor anybody before
   */
  async greet(guild: string): Promise<boolean> {
    // The list first: what is in none would never be erased.
    await this.#lists.add(GUILDS, guild);
    return this.#store.add(greetedKey(guild), true);
  }

  /** Whether there is anything of a server to erase. */
  async knows(guild: string): Promise<boolean> {
    return (await this.of(guild)).length > 0 || (await this.#store.get(greetedKey(guild))) !== undefined;
  }

  /** The server is gone with all that it had. */
  async dropGuild(guild: string): Promise<void> {
    await this.#store.delete(keyOf(guild));
    await this.#store.delete(greetedKey(guild));
    await this.#store.delete(booksKey(guild));
    await this.#lists.drop(GUILDS, guild);
  }
}

function keyOf(guild: string): string {
  return `discord:guild:${guild}`;
}

function greetedKey(guild: string): string {
  return `discord:greeted:${guild}`;
}

function wordOf({ channel, parent }: Belonging): string {
  return parent === undefined ? channel : `${channel}<${parent}`;
}
