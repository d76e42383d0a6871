import { randomUUID } from 'node:crypto';
import { type Client, DiscordAPIError, Routes } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Announced } from '../../campaign/hosting.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { isClosed } from '../answers/places.ts';
import type { Belongings } from '../servers/belonging.ts';
import type { Time } from '../time.ts';
import type { Blocking } from './blocking.ts';

/** Between two requests, in milliseconds: a tenth of the 50 a second that Discord allows, so that nothing else waits. */
const PACE = 200;
/** So many of a server's channels are tried: what Discord refuses counts as well, and 10,000 in ten minutes are too many. */
const MOST_TRIED = 3;
const UNAUTHORIZED = 401;

const kept = z.object({
  id: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** The last server that was told, by the order of their IDs. */
  after: z.string(),
  told: z.number(),
  failed: z.number(),
  of: z.number(),
  done: z.boolean(),
});
type Kept = z.infer<typeof kept>;

interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly belongings: Pick<Belongings, 'withLogs' | 'of'>;
  readonly blocking: Pick<Blocking, 'isBlocked'>;
  readonly time: Time;
  readonly log: Logger;
}

/**
 * What the host tells every server that has a log: once each, in its newest channel where that's possible, and never with a ping. How far it
 * is stands in the store, so another process goes on if this one ends.
 */
export class Announcing {
  readonly #parts: Parts;
  #telling: Promise<void> | undefined;
  #stopped = false;
  #cancel = () => {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The announcement under way, or the last one. */
  async read(): Promise<Announced | undefined> {
    return this.#kept();
  }

  /** The servers that it goes to, in the order in which they're told. */
  async servers(): Promise<readonly string[]> {
    const { belongings, blocking } = this.#parts;
    const all = await belongings.withLogs();
    return all.filter((guild) => !blocking.isBlocked(guild)).toSorted(byAge);
  }

  /** Writes it down. Whoever tells the servers finds it. @throws {InputError} while another one is under way */
  async begin(text: string): Promise<void> {
    const { store, time } = this.#parts;
    const before = await this.#kept();
    if (before && !before.done) throw new InputError('announcing-already');
    const of = (await this.servers()).length;
    const begun = {
      id: randomUUID(),
      text,
      at: time.now().toISOString(),
      after: '0',
      told: 0,
      failed: 0,
      of,
      done: false,
    };
    await store.set(keys.announcement(), begun satisfies Kept);
  }

  end(): Promise<void> {
    return this.#parts.store.delete(keys.announcement());
  }

  /** Goes on with what has been begun, if anything has. Never throws. */
  goOn(): void {
    this.#telling ??= this.#goOn()
      .catch((err: unknown) => this.#parts.log.warn({ err }, 'couldn’t go on with the announcement'))
      .finally(() => {
        this.#telling = undefined;
      });
  }

  /** Stops in between two servers: the next process goes on. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#telling;
  }

  async #goOn(): Promise<void> {
    let now = await this.#kept();
    if (!now || now.done) return;
    const { after } = now;
    const { store, log } = this.#parts;
    for (const guild of (await this.servers()).filter((each) => byAge(after, each) < 0)) {
      const told: boolean = await this.#tell(guild, now);
      if (this.#stopped) return;
      now = { ...now, after: guild, told: now.told + Number(told), failed: now.failed + Number(!told) };
      // It's gone if the host has ended it.
      if (!(await store.put(keys.announcement(), now, keys.announcement()))) return;
    }
    await store.put(keys.announcement(), { ...now, done: true }, keys.announcement());
    log.info({ told: now.told, failed: now.failed }, 'the announcement has reached all servers');
  }

  /** @returns whether it could be posted @throws what isn't about this server: it's tried again within a minute */
  async #tell(guild: string, { id, text }: Kept): Promise<boolean> {
    const { belongings, client, words, log } = this.#parts;
    const channels = (await belongings.of(guild)).map(({ channel }) => channel).toReversed();
    for (const channel of channels.slice(0, MOST_TRIED)) {
      await this.#pause();
      if (this.#stopped) return false;
      try {
        const body = {
          content: `**${words.host.from}** ${text}`,
          allowed_mentions: { parse: [] },
          // If it's sent again after a broken connection or by another process, it's still one message.
          nonce: `${id.slice(0, 4)}${guild}`,
          enforce_nonce: true,
        };
        await client.rest.post(Routes.channelMessages(channel), { body });
        return true;
      } catch (err) {
        log.debug({ err, channel }, 'couldn’t announce it there');
        if (isClosed(err)) continue;
        if (!(err instanceof DiscordAPIError) || err.status === UNAUTHORIZED) throw err;
        return false;
      }
    }
    return false;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.time.after(PACE, resolve);
      this.#cancel = () => {
        cancel();
        resolve();
      };
    });
  }

  async #kept(): Promise<Kept | undefined> {
    const read = kept.safeParse(await this.#parts.store.get(keys.announcement()));
    return read.success ? read.data : undefined;
  }
}

function byAge(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
