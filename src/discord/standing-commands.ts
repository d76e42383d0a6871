import { createHash } from 'node:crypto';
import { type Client, DiscordAPIError, type RESTPutAPIApplicationCommandsResult, Routes } from 'discord.js';
import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { globalCommands, type Registered, serverCommands } from './registered-commands.ts';

/** Stands in the place of a server's ID for what is registered for everybody. */
export const GLOBAL = 'global';

/** What was registered last for a server, or for everybody. */
const standing = z.object({
  hash: z.string(),
  /** Each command by its ID and version: a change gives it another one. */
  commands: z.array(z.string()),
  /** The names of the commands with their IDs, by which they are mentioned. */
  ids: z.record(z.string(), z.string()),
  /** The books that it was for. */
  books: z.array(z.string()),
  /** When the bot joined the server: one that it has left and joined again has none of its commands any more. */
  joined: z.string().exactOptional(),
});

export type Standing = z.infer<typeof standing>;

/** What is to be registered, and what it is known again by. */
export interface Wanted {
  readonly books: string[];
  readonly body: Registered;
  readonly hash: string;
}

const worked = new Map<string, Wanted>();

/** The commands of a server or, where none is meant, for everybody; worked out once for each set of books. */
export function wantedFor(scope: string, some: readonly Ruleset[]): Wanted {
  const books = some.map(({ id }) => id);
  const key = [scope === GLOBAL ? GLOBAL : '', ...books].join(' ');
  const known = worked.get(key);
  if (known) return known;
  const body = scope === GLOBAL ? globalCommands() : serverCommands(some);
  const made = { books, body, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
  worked.set(key, made);
  return made;
}

/** The commands as they stand at Discord, a scope being a server or everybody, and what is known of them here. */
export class StandingCommands {
  /** The bot's, which Discord tells it when it is connected. */
  application = '';
  readonly #client: Client;
  readonly #store: Store;

  constructor(client: Client, store: Store) {
    this.#client = client;
    this.#store = store;
  }

  /** What was registered last, as far as the store knows. */
  async known(scope: string): Promise<Standing | undefined> {
    const read = standing.safeParse(await this.#store.get(this.#key(scope)));
    return read.success ? read.data : undefined;
  }

  /** Every server for which something is known to be registered. */
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

  /** Registers all in one go, in place of what was there. */
  async put(scope: string, { books, body, hash }: Wanted, joined?: string): Promise<Standing> {
    const there = (await this.#client.rest.put(this.#route(scope), { body })) as RESTPutAPIApplicationCommandsResult;
    const ids = Object.fromEntries(there.map(({ name, id }) => [name, id]));
    const now = { hash, commands: identities(there), ids, books, ...(joined === undefined ? {} : { joined }) };
    await this.#store.set(this.#key(scope), now);
    return now;
  }

  /** Nothing is registered there any more. */
  async clear(scope: string): Promise<void> {
    try {
      const there = identities(await this.#client.rest.get(this.#route(scope)));
      if (there.length > 0) await this.#client.rest.put(this.#route(scope), { body: [] });
    } catch (error) {
      // A server that has removed the bot has none of its commands either.
      if (!isForbidden(error)) throw error;
    }
    await this.forget(scope);
  }

  /** What is registered there is known no more. */
  forget(scope: string): Promise<void> {
    return this.#store.delete(this.#key(scope));
  }

  #key(scope: string): string {
    return `discord:commands:${this.application}:${scope}`;
  }

  #route(scope: string) {
    if (scope === GLOBAL) return Routes.applicationCommands(this.application);
    return Routes.applicationGuildCommands(this.application, scope);
  }
}

function identities(registered: unknown): string[] {
  return (registered as RESTPutAPIApplicationCommandsResult).map(({ id, version }) => `${id}:${version}`).sort();
}

/** The bot is not in that server, or may not have commands there. */
export function isForbidden(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.status === 403 || error.status === 404);
}
