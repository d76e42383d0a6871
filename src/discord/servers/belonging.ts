import { LRUCache } from 'lru-cache';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { upTo } from '../../kernel/up-to.ts';
import type { Lists } from './lists.ts';

/** So many servers are looked up in one go. */
const AT_ONCE = 200;

/** A channel with a log. */
export interface Belonging {
  readonly channel: string;
  /** For a thread or forum post: the channel it's in, which it's deleted with. */
  readonly parent?: string | undefined;
}

/** Which server everything belongs to, above all the channels with a log. Nothing else shows what to erase when a server goes. */
export class Belongings {
  readonly #store: Store;
  readonly #lists: Lists;
  /** Servers that this process has put on the list, which is long: one that comes back after it was dropped is greeted, and listed again. */
  readonly #listed = new LRUCache<string, true>(upTo(10_000));

  constructor(store: Store, lists: Lists) {
    this.#store = store;
    this.#lists = lists;
  }

  /** The known servers, which have a log or were welcomed. */
  guilds(): Promise<readonly string[]> {
    return this.#lists.all(keys.guilds());
  }

  /** Those of them that have a log. */
  async withLogs(): Promise<readonly string[]> {
    const found: string[] = [];
    const all = await this.guilds();
    for (let start = 0; start < all.length; start += AT_ONCE) {
      const some = all.slice(start, start + AT_ONCE);
      const channels = await this.#lists.each(some.map(keys.guild));
      found.push(...some.filter((_, i) => channels[i]!.length > 0));
    }
    return found;
  }

  /** Rebuilds the list of servers if it's damaged, from the rows that each of them has. */
  heal(): Promise<void> {
    return this.#lists.heal(keys.guilds(), async () => {
      const found = new Set<string>();
      for (const prefix of [keys.guild(''), keys.greeted('')]) {
        for await (const key of this.#store.keys(prefix)) found.add(key.slice(prefix.length));
      }
      return [...found];
    });
  }

  /** The channels of a server that have a log. */
  async of(guild: string): Promise<Belonging[]> {
    const listed = await this.#lists.all(keys.guild(guild));
    return listed.map((word) => {
      const [channel, parent] = word.split('<') as [string, string?];
      return { channel, parent };
    });
  }

  async add(guild: string, belonging: Belonging): Promise<void> {
    if (!this.#listed.has(guild)) await this.#list(guild);
    await this.#lists.add(keys.guild(guild), wordOf(belonging));
  }

  async drop(guild: string, belonging: Belonging): Promise<void> {
    await this.#lists.drop(keys.guild(guild), wordOf(belonging));
  }

  /**
   * Claims the welcome message of a server.
   * @returns whether the caller should send it, because neither another process nor anybody before has
   */
  async greet(guild: string): Promise<boolean> {
    // The list comes first: a server that isn't on it would never be erased.
    await this.#list(guild);
    return this.#store.add(keys.greeted(guild), true);
  }

  async #list(guild: string): Promise<void> {
    await this.#lists.add(keys.guilds(), guild);
    this.#listed.set(guild, true);
  }

  /** Whether a server has anything to erase. */
  async knows(guild: string): Promise<boolean> {
    return (await this.of(guild)).length > 0 || (await this.#store.get(keys.greeted(guild))) !== undefined;
  }

  /** Removes a server and everything of it. */
  async dropGuild(guild: string): Promise<void> {
    this.#listed.delete(guild);
    await this.#store.delete(keys.guild(guild));
    await this.#store.delete(keys.greeted(guild));
    await this.#store.delete(keys.books(guild));
    await this.#lists.drop(keys.guilds(), guild);
  }
}

function wordOf({ channel, parent }: Belonging): string {
  return parent === undefined ? channel : `${channel}<${parent}`;
}
