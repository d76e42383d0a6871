import type { Store } from '../campaign/store/store.ts';
import type { Lists } from './lists.ts';

const GUILDS = 'discord:guilds';

/** A channel with a log. */
export interface Belonging {
  readonly channel: string;
  /** Of a thread or forum post: the channel that it is in, with which it goes. */
  readonly parent?: string | undefined;
}

/** Which channels with a log belong to which server: nothing else tells what is to go when a server does. */
export class Belongings {
  readonly #store: Store;
  readonly #lists: Lists;

  constructor(store: Store, lists: Lists) {
    this.#store = store;
    this.#lists = lists;
  }

  /** The servers that have a log. */
  guilds(): Promise<readonly string[]> {
    return this.#lists.all(GUILDS);
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

  /** The server is gone with all that it had. */
  async dropGuild(guild: string): Promise<void> {
    await this.#store.delete(keyOf(guild));
    await this.#lists.drop(GUILDS, guild);
  }
}

function keyOf(guild: string): string {
  return `discord:guild:${guild}`;
}

function wordOf({ channel, parent }: Belonging): string {
  return parent === undefined ? channel : `${channel}<${parent}`;
}
