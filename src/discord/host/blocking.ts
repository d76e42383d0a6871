import type { Blocked } from '../../campaign/hosting.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { Lists } from '../servers/lists.ts';

/** Whom the host doesn't want. They're in memory, so a command reads nothing for it. */
export class Blocking {
  readonly #lists: Lists;
  #ids: ReadonlySet<string> = new Set();

  constructor(store: Store) {
    this.#lists = new Lists(store);
  }

  /** Reads who they are: another process may have blocked somebody. */
  async look(): Promise<void> {
    this.#ids = new Set(await this.#lists.all(keys.blocked()));
  }

  /** Why somebody gets no answer, if they don't. */
  of(user: string, guild: string | null): 'user' | 'server' | undefined {
    if (this.#ids.has(`user ${user}`)) return 'user';
    return this.isBlocked(guild) ? 'server' : undefined;
  }

  isBlocked(guild: string | null): boolean {
    return guild !== null && this.#ids.has(`server ${guild}`);
  }

  get all(): Blocked {
    const of = (kind: string) =>
      [...this.#ids].filter((word) => word.startsWith(kind)).map((word) => word.slice(kind.length));
    return { servers: of('server '), users: of('user ') };
  }

  async set(of: 'server' | 'user', id: string, lift: boolean): Promise<void> {
    await this.#lists[lift ? 'drop' : 'add'](keys.blocked(), `${of} ${id}`);
    await this.look();
  }
}
