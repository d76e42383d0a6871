import { type Client, DiscordAPIError, Routes } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { HostStatus, ProcessState } from '../../campaign/hosting.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Config } from '../../config.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Hosting } from '../../referee/hosting.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { VERSION } from '../../version.ts';
import { shardsOf } from '../gateway/observing.ts';
import type { Keeping } from '../servers/keeping.ts';
import type { Time } from '../time.ts';
import { Announcing } from './announcing.ts';
import { Blocking } from './blocking.ts';
import { Owners } from './owners.ts';

/** How often it's looked whether another process has blocked somebody or begun an announcement, in milliseconds. */
const LOOK_EVERY = 60_000;
/** A process that has told nothing for so long is silent. */
const SILENT_AFTER = 3 * LOOK_EVERY;

const state = z.object({
  version: z.string(),
  since: z.string(),
  memory: z.number(),
  servers: z.number(),
  shards: z.array(z.object({ shard: z.number(), connected: z.boolean(), ping: z.number() })),
  untold: z.number(),
});

interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly keeping: Pick<Keeping, 'belongings' | 'eraseGuild'>;
  readonly untold: () => number;
  readonly config: Pick<Config, 'owners' | 'guild' | 'cluster' | 'processes'>;
  readonly time: Time;
  readonly log: Logger;
}

/** Where the host is served: who that is, whom they've blocked, and what they can see and do. */
export class HostDesk {
  readonly owners: Owners;
  readonly blocking: Blocking;
  readonly #announcing: Announcing;
  readonly #parts: Parts;
  readonly #since: string;
  #cancel = () => {};

  constructor(parts: Parts) {
    const { client, store, config, log, keeping } = parts;
    this.#parts = parts;
    this.#since = parts.time.now().toISOString();
    this.owners = new Owners(client, config, log);
    this.blocking = new Blocking(store);
    this.#announcing = new Announcing({ ...parts, belongings: keeping.belongings, blocking: this.blocking });
  }

  /** Reads who's blocked, now and then every minute. @throws {StoreError} if that can't be read now */
  async begin(): Promise<void> {
    await this.blocking.look();
    this.#later();
  }

  /** Whoever has shard 0 tells all servers what's to be announced. */
  connected(): void {
    void this.owners.find();
    if (this.#parts.client.ws.shards.has(0)) this.#announcing.goOn();
  }

  async stop(): Promise<void> {
    this.#cancel();
    await this.#announcing.stop();
  }

  /** Why somebody gets no answer, if they don't. A host always gets one. */
  refuses(user: string, guild: string | null): 'user' | 'server' | undefined {
    return this.owners.has(user) ? undefined : this.blocking.of(user, guild);
  }

  /** What a user can see and do as a host; nothing if they aren't one. */
  for(user: string): Hosting | undefined {
    if (!this.owners.has(user)) return undefined;
    const { log } = this.#parts;
    return {
      status: () => this.#status(),
      reached: async () => (await this.#announcing.servers()).length,
      announce: async (text) => {
        await this.#announcing.begin(text);
        log.info({ host: user }, 'announces something');
      },
      stopAnnouncing: () => this.#announcing.end(),
      serverNamed: (server) => this.#serverNamed(server),
      leave: async (server, erase) => {
        await this.#parts.client.rest.delete(Routes.userGuild(server));
        log.info({ host: user, server, erase }, 'left a server');
        return erase ? this.#parts.keeping.eraseGuild(server) : { erased: 0, left: [] };
      },
      blocked: () => this.blocking.all,
      block: async (of, id, lift) => {
        if (of === 'user' && this.owners.has(id)) throw new InputError('blocks-host');
        assertId(id);
        await this.blocking.set(of, id, lift);
        log.info({ host: user, of, id, lift }, 'blocked somebody');
      },
    };
  }

  #later(): void {
    this.#cancel = this.#parts.time.after(LOOK_EVERY, () => {
      this.#later();
      void this.#look().catch((err: unknown) => this.#parts.log.warn({ err }, 'couldn’t see what the host wants'));
    });
  }

  async #look(): Promise<void> {
    const { store, config } = this.#parts;
    await this.blocking.look();
    if (config.cluster) await store.set(keys.processState(config.cluster.id), this.#state(), SILENT_AFTER);
    this.connected();
  }

  #state(): ProcessState {
    const { client, untold } = this.#parts;
    return {
      version: VERSION,
      since: this.#since,
      memory: process.memoryUsage.rss(),
      servers: client.guilds.cache.size,
      shards: shardsOf(client),
      untold: untold(),
    };
  }

  async #status(): Promise<HostStatus> {
    const { store, keeping, config } = this.#parts;
    const { cluster, processes: count } = config;
    const others = Array.from({ length: cluster ? count : 0 }, (_, id) => id).filter((id) => id !== cluster?.id);
    const told = (await store.getMany(others.map(keys.processState))).map((each) => state.safeParse(each));
    const heard = told.flatMap(({ data }) => (data ? [data] : []));
    return {
      processes: [this.#state(), ...heard],
      silent: others.length - heard.length,
      store: await store.about(),
      known: (await keeping.belongings.withLogs()).length,
      blocked: this.blocking.all,
      announced: await this.#announcing.read(),
    };
  }

  async #serverNamed(server: string): Promise<string> {
    assertId(server);
    const known = this.#parts.client.guilds.cache.get(server);
    if (known) return known.name;
    try {
      // Another process may have it.
      return ((await this.#parts.client.rest.get(Routes.guild(server))) as { readonly name: string }).name;
    } catch (error) {
      if (error instanceof DiscordAPIError) throw new InputError('no-server', { server });
      throw error;
    }
  }
}

/** @throws {InputError} unless it's an ID of Discord's */
function assertId(id: string): void {
  if (!/^\d{17,20}$/.test(id)) throw new InputError('not-an-id', { id });
}
