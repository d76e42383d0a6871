import { createHash } from 'node:crypto';
import { type Client, DiscordAPIError, type RESTPutAPIApplicationCommandsResult, Routes } from 'discord.js';
import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { Creates } from './daily-creates.ts';
import { globalCommands, type Registered, serverCommands } from './registered-commands.ts';

/** Used instead of a server's ID for what's registered globally. */
export const GLOBAL = 'global';

/** What was last registered for a server, or globally. */
const standing = z.object({
  hash: z.string(),
  /** Each command's ID and version: a change gives it a new version. */
  commands: z.array(z.string()),
  /** The names of the commands with their IDs, which mentions use. */
  ids: z.record(z.string(), z.string()),
  /** The books it was registered for. */
  books: z.array(z.string()),
  /** When the bot joined the server: if it left and joined again, none of its commands are there any more. */
  joined: z.string().exactOptional(),
});

export type Standing = z.infer<typeof standing>;

/** The commands of a server for as long as the process runs: there may be thousands, and most have the same names. */
export interface Remembered {
  readonly books: readonly string[];
  idOf(name: string): string | undefined;
}

const alike = new Map<string, readonly string[]>();

/** Keeps eight bytes for each command, and what's the same in other servers once. */
export function remembered({ ids, books }: Pick<Standing, 'ids' | 'books'>): Remembered {
  const names = once(Object.keys(ids));
  const numbers = BigUint64Array.from(Object.values(ids), BigInt);
  return { books: once(books), idOf: (name) => numbers[names.indexOf(name)]?.toString() };
}

function once(words: readonly string[]): readonly string[] {
  const key = words.join(' ');
  const same = alike.get(key) ?? [...words];
  alike.set(key, same);
  return same;
}

/** What has to be registered, and a hash to recognise it by. */
export interface Wanted {
  readonly books: string[];
  readonly body: Registered;
  /** The same as JSON, made once for all servers. */
  readonly text: string;
  readonly hash: string;
}

const worked = new WeakMap<Catalogue, Map<string, Wanted>>();

/**
 * The commands of a server or, without one, the global commands; worked out once in a language for each set of books.
 * @param hosts whether the server belongs to somebody who hosts the bot
 */
export function wantedFor(words: Catalogue, scope: string, some: readonly Ruleset[], hosts = false): Wanted {
  const books = some.map(({ id }) => id);
  const key = [scope === GLOBAL ? GLOBAL : String(hosts), ...books].join(' ');
  const all = worked.get(words) ?? new Map<string, Wanted>();
  worked.set(words, all);
  const known = all.get(key);
  if (known) return known;
  const body = scope === GLOBAL ? globalCommands(words) : serverCommands(words, some, hosts);
  const text = JSON.stringify(body);
  const made = { books, body, text, hash: createHash('sha256').update(text).digest('hex') };
  all.set(key, made);
  return made;
}

/** The commands that Discord has for a scope, which is a server or everyone, and what's known of them here. */
export class StandingCommands {
  /** The bot's application ID, which Discord sends when it connects. */
  application = '';
  readonly #client: Pick<Client, 'rest'>;
  readonly #store: Store;
  readonly #creates: Creates;

  constructor(client: Pick<Client, 'rest'>, store: Store, now: () => Date) {
    this.#client = client;
    this.#store = store;
    this.#creates = new Creates(store, now);
  }

  /** What was last registered, as far as the store knows. */
  async known(scope: string): Promise<Standing | undefined> {
    const read = standing.safeParse(await this.#store.get(this.#key(scope)));
    return read.success ? read.data : undefined;
  }

  /** Every server where something is known to be registered. */
  async servers(): Promise<string[]> {
    const prefix = this.#key('');
    const found: string[] = [];
    for await (const key of this.#store.keys(prefix)) found.push(key.slice(prefix.length));
    return found.filter((scope) => scope !== GLOBAL);
  }

  /** Whether Discord still has them as they were registered. */
  async stands(scope: string, { commands: known }: Standing): Promise<boolean> {
    const there = identities(await this.#client.rest.get(this.#route(scope)));
    return there.length === known.length && there.every((each, i) => each === known[i]);
  }

  /**
   * When Discord will take that many new commands in a scope, if it won't now. A command that stays keeps its name, and changing
   * it is free.
   */
  async putOff(scope: string, { body }: Wanted, joined?: string): Promise<Date | undefined> {
    const ids = await this.#idsThere(scope, joined);
    return this.#creates.roomFor(this.#createdKey(scope), body.filter(({ name }) => !ids[name]).length);
  }

  /** Registers everything in one go, replacing what was there. */
  async put(scope: string, { books, text, hash }: Wanted, joined?: string): Promise<Standing> {
    const before = await this.#idsThere(scope, joined);
    const there = (await this.#client.rest.put(this.#route(scope), {
      body: text,
      passThroughBody: true,
      headers: { 'Content-Type': 'application/json' },
    })) as RESTPutAPIApplicationCommandsResult;
    const ids = Object.fromEntries(there.map(({ name, id }) => [name, id]));
    const created = there.filter(({ name, id }) => before[name] !== id).length;
    await this.#creates.note(this.#createdKey(scope), created);
    const now = { hash, commands: identities(there), ids, books, ...(joined === undefined ? {} : { joined }) };
    await this.#store.set(this.#key(scope), now);
    return now;
  }

  /** Removes everything registered there. */
  async clear(scope: string): Promise<void> {
    try {
      const there = identities(await this.#client.rest.get(this.#route(scope)));
      if (there.length > 0) await this.#client.rest.put(this.#route(scope), { body: [] });
    } catch (error) {
      // A server that has removed the bot doesn't have its commands either.
      if (!isForbidden(error)) throw error;
    }
    await this.forget(scope);
  }

  /** Forgets what's registered there. */
  forget(scope: string): Promise<void> {
    return this.#store.delete(this.#key(scope));
  }

  /** The commands of a scope, as far as the store knows. A server that the bot left doesn't have them any longer. */
  async #idsThere(scope: string, joined?: string): Promise<Standing['ids']> {
    const known = await this.known(scope);
    return known && known.joined === joined ? known.ids : {};
  }

  /** This outlasts what's registered, because leaving a server doesn't free anything. */
  #createdKey(scope: string): string {
    return keys.created(this.application, scope);
  }

  #key(scope: string): string {
    return keys.commands(this.application, scope);
  }

  #route(scope: string) {
    if (scope === GLOBAL) return Routes.applicationCommands(this.application);
    return Routes.applicationGuildCommands(this.application, scope);
  }
}

function identities(registered: unknown): string[] {
  return (registered as RESTPutAPIApplicationCommandsResult).map(({ id, version }) => `${id}:${version}`).sort();
}

/** The bot isn't in that server, or may not have commands there. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.status === 403 || error.status === 404);
}
