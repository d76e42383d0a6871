import {
  type Client,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayReadyDispatchData,
  type Interaction,
  ShardClientUtil,
} from 'discord.js';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { commands } from '../../../commands/index.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Command } from '../../command/command.ts';
import type { Config } from '../../config.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { rulesets } from '../../rules/index.ts';
import { usedBy } from '../commands/asked.ts';
import type { Owners } from '../host/owners.ts';
import { type Mention, mentioning } from '../messages/mentions.ts';
import type { Time } from '../time.ts';
import type { BooksInUse } from './books-in-use.ts';
import { MOST_CREATED } from './daily-creates.ts';
import { isPersonal } from './registered-commands.ts';
import {
  GLOBAL,
  isForbidden,
  type Remembered,
  remembered,
  type Standing,
  StandingCommands,
  type Wanted,
  wantedFor,
} from './standing-commands.ts';

/** How long changes in a server are collected so that they make one registration, in milliseconds. */
const GATHERED = 5000;
/** How long to wait after a failure before trying again, in milliseconds. */
const AGAIN = 60 * 60 * 1000;

/** In order of urgency: servers without their commands, then the global commands, then checking that nothing has changed. */
const [SERVER, EVERYBODY, LOOK] = [2, 1, 0];

/** What registers commands. */
interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly books: BooksInUse;
  readonly log: Logger;
  readonly config: Pick<Config, 'guild' | 'servers'>;
  readonly owners: Pick<Owners, 'own'>;
  readonly time: Time;
  /** In milliseconds; tests use another value. */
  readonly gathered?: number | undefined;
}

/**
 * Registers the commands: in each server those of the books in use there, and globally those for DMs and for use without the bot
 * in a server. Nothing that Discord has already is registered again. All of this happens in the background: failures are logged
 * and tried again, and no ruling waits for it.
 */
export class Registration {
  readonly #parts: Parts;
  readonly #standing: StandingCommands;
  /** Discord's limits apply to all servers together, so registrations run one after the other. */
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #known = new Map<string, Remembered>();
  readonly #joined = new Map<string, string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#standing = new StandingCommands(parts.client, parts.store, () => parts.time.now());
  }

  /** Registers commands from now on, as servers come and go. Call it before logging in. */
  begin(): void {
    const { ws } = this.#parts.client;
    ws.on(GatewayDispatchEvents.Ready, (ready: GatewayReadyDispatchData) => {
      this.#standing.application = ready.application.id;
      void this.#add(EVERYBODY, GLOBAL, () => this.#begun(ready));
    });
    ws.on(
      GatewayDispatchEvents.GuildCreate,
      ({ id, unavailable, joined_at: joined }: GatewayGuildCreateDispatchData) => {
        if (unavailable || this.#joined.get(id) === joined) return;
        this.#joined.set(id, joined);
        void this.of(id);
      },
    );
    ws.on(GatewayDispatchEvents.GuildDelete, ({ id, unavailable }: GatewayGuildDeleteDispatchData) => {
      // The server is only down for a while, so the bot hasn't left it.
      if (!unavailable) void this.#add(SERVER, id, () => this.#left(id));
    });
    const deleted = ({ id, guild_id: guild }: { readonly id: string; readonly guild_id?: string }) => {
      if (guild !== undefined) void this.#changes(guild, () => this.#parts.books.drop(guild, id));
    };
    ws.on(GatewayDispatchEvents.ChannelDelete, deleted);
    ws.on(GatewayDispatchEvents.ThreadDelete, deleted);
  }

  /** Gives a server the commands it should have. If that fails, it's tried again later. */
  async of(guild: string): Promise<void> {
    if (this.#serves(guild)) await this.#add(SERVER, guild, () => this.#ensure(guild));
  }

  /** Something was done in a server: if it plays by other books now, its commands are registered again. */
  async used(interaction: Interaction): Promise<void> {
    const { guildId: guild, client } = interaction;
    if (guild === null || interaction.isAutocomplete() || !this.#serves(guild)) return;
    // If somebody has installed the bot only for themselves, there's nothing to register in that server.
    if (!client.guilds.cache.has(guild)) return;
    await this.#changes(guild, () => this.#parts.books.used(interaction, isRuling(interaction) ? 'unknown' : 'any'));
  }

  /** Some of a server's data has been erased. */
  erased(guild: string): void {
    this.#later(guild, this.#parts.gathered ?? GATHERED);
  }

  /** The books that a server's commands are registered for; all of them in a DM and wherever nothing is known. */
  books(guild: string | null): readonly Ruleset[] {
    const { books = [] } = this.#known.get(guild ?? GLOBAL) ?? {};
    const known = books.flatMap((id) => rulesets[id] ?? []);
    return known.length > 0 ? known : Object.values(rulesets);
  }

  /** How commands are mentioned in a server or, without one, in a DM. */
  mention(guild: string | null): Mention {
    const own = guild === null ? undefined : this.#known.get(guild);
    if (own) return mentioning((name) => own.idOf(name));
    const everybodys = this.#known.get(GLOBAL);
    // If the bot isn't in the server, only the commands for a single person are there.
    const there = (name: string) => guild === null || commands.some((each) => isPersonal(each) && isNamed(each, name));
    return mentioning((name) => (there(name) ? everybodys?.idOf(name) : undefined));
  }

  /** How many registrations wait, or are under way. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /** Waits for the registrations under way. */
  settled(): Promise<void> {
    return this.#queue.onIdle();
  }

  /** Starts nothing new, and waits for what's under way. What was put off is done at the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#queue.onIdle();
  }

  #serves(guild: string): boolean {
    const { guild: only, servers } = this.#parts.config;
    return (only === undefined || only === guild) && (!servers || servers.includes(guild));
  }

  /** Never fails: the commands just stay as they are. @param change whether the books in use have changed */
  async #changes(guild: string, change: () => Promise<boolean>): Promise<void> {
    try {
      if (await change()) this.#later(guild, this.#parts.gathered ?? GATHERED);
    } catch (err) {
      this.#parts.log.warn({ err, guild }, 'couldn’t find out which books are in use');
    }
  }

  /** Never fails: a failure is logged, and it's tried again in an hour. */
  async #add(priority: number, scope: string, work: () => Promise<void>): Promise<void> {
    if (this.#stopped) return;
    const tried = async () => {
      if (this.#stopped) return;
      await work().catch((err: unknown) => {
        this.#parts.log.error({ err, scope }, 'couldn’t register the commands');
        if (!isForbidden(err)) this.#later(scope, AGAIN);
      });
    };
    await this.#queue.add(tried, { priority });
  }

  #later(scope: string, milliseconds: number): void {
    if (this.#stopped || this.#timers.has(scope)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(scope);
      void this.#add(SERVER, scope, () => this.#ensure(scope));
    }, milliseconds);
    this.#timers.set(scope, timer.unref());
  }

  /** Runs once a shard is ready: registers the global commands, and forgets servers that the bot left while it was off. */
  async #begun({ guilds, shard: [id, count] = [0, 1] }: GatewayReadyDispatchData): Promise<void> {
    const { config } = this.#parts;
    const listed = new Set(guilds.map((guild) => guild.id));
    for (const guild of await this.#standing.servers()) {
      // Each shard looks after its own servers.
      if (ShardClientUtil.shardIdForGuildId(guild, count) !== id) continue;
      if (!listed.has(guild)) await this.#standing.forget(guild);
      else if (!this.#serves(guild)) await this.#standing.clear(guild);
    }
    // If the host serves only certain servers, no other server should have the commands.
    if (id !== 0) await this.#adopt(GLOBAL);
    else if (config.guild === undefined && !config.servers) await this.#ensure(GLOBAL);
    else await this.#standing.clear(GLOBAL);
  }

  /** Only the process with shard 0 registers what's for everybody: the others know it from there. */
  async #adopt(scope: string): Promise<void> {
    const before = this.#known.has(scope) ? undefined : await this.#standing.known(scope);
    if (before) this.#known.set(scope, remembered(before));
  }

  async #left(guild: string): Promise<void> {
    this.#joined.delete(guild);
    this.#known.delete(guild);
    await this.#standing.forget(guild);
  }

  /** Registers what should be registered, unless it already is. */
  async #ensure(scope: string): Promise<void> {
    const wanted = await this.#wanted(scope);
    const before = await this.#standing.known(scope);
    if (before?.hash !== wanted.hash || before.joined !== this.#joined.get(scope)) return this.#put(scope, wanted);
    const isNew = !this.#known.has(scope);
    this.#known.set(scope, remembered(before));
    // Discord may have lost them, or another program may have registered its own.
    if (isNew) void this.#add(LOOK, scope, () => this.#look(scope, before));
  }

  async #look(scope: string, before: Standing): Promise<void> {
    if (!(await this.#standing.stands(scope, before))) await this.#put(scope, await this.#wanted(scope));
  }

  async #wanted(scope: string): Promise<Wanted> {
    const { words, books, owners } = this.#parts;
    if (scope === GLOBAL) return wantedFor(words, scope, Object.values(rulesets));
    return wantedFor(words, scope, await books.of(scope), await owners.own(scope));
  }

  async #put(scope: string, wanted: Wanted): Promise<void> {
    const joined = this.#joined.get(scope);
    const putOff = await this.#standing.putOff(scope, wanted, joined);
    if (putOff) return this.#putOff(scope, putOff);
    const { ids, books } = await this.#standing.put(scope, wanted, joined);
    this.#known.set(scope, remembered({ ids, books }));
    this.#parts.log.info({ scope, books, commands: wanted.body.length }, 'commands registered');
  }

  /** Discord would refuse them all. The existing commands stay until then. */
  #putOff(scope: string, until: Date): void {
    const limit = `Discord takes ${MOST_CREATED} new commands a day in one place: these wait, and those that stand stay`;
    this.#parts.log.warn({ scope, until: until.toISOString() }, limit);
    const { time } = this.#parts;
    time.after(until.getTime() - time.now().getTime(), () => void this.#add(SERVER, scope, () => this.#ensure(scope)));
  }
}

/** Whether it's a ruling's command, which doesn't choose a book. */
function isRuling(interaction: Interaction): boolean {
  if (!interaction.isChatInputCommand()) return false;
  const { name } = usedBy(interaction);
  return commands.some((each) => each.name === name && each.primary !== undefined);
}

/** Whether it's registered under that name, by itself or in a group. */
function isNamed({ name }: Command, registered: string): boolean {
  return name === registered || name.startsWith(`${registered} `);
}
