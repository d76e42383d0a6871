import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIApplicationCommand } from 'discord.js';
import { changeThread, type ThreadChange } from './archive.ts';
import { Changes, type Look } from './changes.ts';
import { Commands } from './commands.ts';
import { type Fault, Faults, type Match } from './faults.ts';
import { Gateway } from './gateway.ts';
import { Messages } from './messages.ts';
import type { Interaction, Targets } from './players/interaction.ts';
import {
  type Applied,
  type AutocompleteUse,
  type Click,
  type CommandUse,
  Players,
  type Submission,
} from './players/players.ts';
import { COMMAND, type Seen, seen } from './players/seen.ts';
import { Rest } from './rest.ts';
import { ROUTES } from './routes.ts';
import type { CaughtViolation, RequestRecord, Service } from './service.ts';
import type { Session } from './session.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { snowflake } from './snowflake.ts';
import { Description } from './validate/schema.ts';
import { type Channel, type ChannelKind, type Guild, type Player, World } from './world.ts';

export type { SentFile } from './body.ts';
export type { Fault } from './faults.ts';
export type { Interaction, Targets } from './players/interaction.ts';
export type { Modal, ModalField } from './players/modal.ts';
export type { Seen } from './players/seen.ts';
export type { CaughtViolation, RequestRecord } from './service.ts';
export type { Session } from './session.ts';
export type { Guild } from './world.ts';

/**
 * Discord, as far as a bot notices it, on 127.0.0.1: a gateway and the HTTP API for one application, one guild (and those that are
 * added), and any number of clients. A stock discord.js client needs `rest: { api: discord.api }` and `discord.token`.
 *
 * Destroy the clients before `close()`, or they go on trying to reconnect.
 */
export class Loopback {
  readonly #service: Service;
  readonly #players: Players;
  readonly #rest: Rest;
  readonly #server: Server;

  private constructor(service: Service, server: Server) {
    this.#service = service;
    this.#players = new Players(service);
    this.#rest = new Rest(service);
    this.#server = server;
    server.on('request', (request, response) => {
      // A bug of the loopback's own must show in the test, not only as a lost answer.
      this.#rest.serve(request, response).catch((error) => {
        // The client went away in the middle of its request: it was killed, or gave up.
        if (error.code === 'ECONNRESET') return;
        service.changes.stop();
        response.destroy();
        process.nextTick(() => {
          throw error;
        });
      });
    });
  }

  /** Starts one on a free port. */
  static async start(settings: Partial<Settings> = {}): Promise<Loopback> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const all = { ...DEFAULTS, ...settings };
    const address = `http://${all.host}:${(server.address() as AddressInfo).port}`;
    return new Loopback(assembled(server, address, all), server);
  }

  /** What `rest.api` of a client must be. */
  get api(): string {
    return `${this.#service.address}/api`;
  }

  get token(): string {
    return this.#service.token;
  }

  get applicationId(): string {
    return this.#service.world.application.id;
  }

  get guild(): { readonly id: string; readonly name: string } {
    return this.#service.world.guild;
  }

  /** Deadlines, intents, rate limits and so on; they may be changed at any time. */
  get settings(): Settings {
    return this.#service.settings;
  }

  /** The bot, the guild and the people in it. */
  get world(): World {
    return this.#service.world;
  }

  /** Whether requests are checked against the official description, named by DISCORD_API_SPEC. */
  get specChecked(): boolean {
    return Description.load() !== undefined;
  }

  /** Every request so far, oldest first. */
  get requests(): readonly RequestRecord[] {
    return this.#service.requests;
  }

  /** Every interaction so far, oldest first. */
  get interactions(): readonly Interaction[] {
    return [...this.#service.interactions.values()];
  }

  /** The newest interaction. */
  get newest(): Interaction | undefined {
    return this.#players.newest;
  }

  /** Requests so far that Discord would have refused as malformed. */
  get violations(): readonly CaughtViolation[] {
    return this.#service.violations;
  }

  /** Gateway sessions that are connected or can be resumed, in the order they identified. */
  get sessions(): readonly Session[] {
    return this.#service.gateway.sessions;
  }

  /** How often a client identified. */
  get identifies(): number {
    return this.#service.gateway.identifies;
  }

  /** How often a shard identified sooner than Discord allows. */
  get identifiedTooSoon(): number {
    return this.#service.gateway.tooSoon;
  }

  /** How many requests were answered with 401, 403 or 429. */
  get refused(): Readonly<Record<number, number>> {
    return this.#rest.refused;
  }

  /** From now on, this hears of each interaction that got its first answer, by its ID. */
  hearAcknowledged(hear: (interaction: string) => void): void {
    this.#service.acknowledged = hear;
  }

  /** Forgets all but the last interactions, messages, events and requests, so that it can be driven for hours. */
  forget(keep: number): void {
    const { interactions, messages, requests, gateway } = this.#service;
    for (const id of [...interactions.keys()].slice(0, -keep)) interactions.delete(id);
    messages.forget(keep);
    requests.splice(0, Math.max(0, requests.length - keep));
    for (const session of gateway.sessions) session.forget(keep);
  }

  /** Whether it still has a message, so that its buttons can be clicked. */
  remembers({ id }: Pick<Seen, 'id'>): boolean {
    return this.#service.messages.find(id) !== undefined;
  }

  /** The commands registered globally, those of the guild, and how many bulk registrations there were. */
  get commands(): {
    readonly global: readonly APIApplicationCommand[];
    readonly ofGuild: readonly APIApplicationCommand[];
    readonly puts: number;
    in(guild: string): readonly APIApplicationCommand[];
  } {
    return this.#service.commands;
  }

  /** Discord no longer has any commands of the bot. */
  forgetCommands(): void {
    this.#service.commands.forget();
  }

  /** Someone by name; made on first mention. Their `permissions` may be set. */
  user(name: string): Player {
    return this.#service.world.player(name);
  }

  /** A channel by name: `table`, its thread `side-table`, the forum `battles`, its post `caen`, or one that was added. */
  channel(name: string): Channel {
    const channel = this.#service.world.channel(name);
    if (!channel) throw new Error(`There is no channel ${name}`);
    return channel;
  }

  /** Makes a channel (a thread or post in `parent`); clients that are logged in hear of it. */
  addChannel(
    name: string,
    kind: Exclude<ChannelKind, 'dm' | 'abroad' | 'group'> = 'text',
    parent?: string,
    guild?: Guild,
  ): Channel {
    const { world, gateway } = this.#service;
    const channel = world.addChannel(name, kind, parent, guild);
    const event = channel.parent ? 'THREAD_CREATE' : 'CHANNEL_CREATE';
    gateway.broadcast(event, world.channelObject(channel), 1, channel.guild?.id);
    return channel;
  }

  /** Another server invites the bot. It has one channel, of the same name. */
  addGuild(name: string): Guild {
    const { world } = this.#service;
    const guild = world.addGuild(name);
    world.addChannel(name, 'text', undefined, guild);
    this.joinGuild(guild);
    return guild;
  }

  /** A channel of a server where the bot is not. */
  addChannelAbroad(name: string): Channel {
    return this.#service.world.addChannel(name, 'abroad');
  }

  /** A DM of several people, whom the bot isn't one of. */
  addGroup(name: string): Channel {
    return this.#service.world.addChannel(name, 'group');
  }

  /** A channel is deleted with its threads, for which Discord sends no events. */
  deleteChannel(name: string): void {
    const { world, gateway } = this.#service;
    const channel = this.channel(name);
    world.deleteChannel(channel);
    const event = channel.parent ? 'THREAD_DELETE' : 'CHANNEL_DELETE';
    gateway.broadcast(event, world.channelObject(channel), 1, channel.guild?.id);
  }

  /** Somebody archives or locks a thread, or takes that back. */
  changeThread(name: string, change: ThreadChange): void {
    changeThread(this.#service, this.channel(name), change);
  }

  /** The bot is removed from a guild, or, if it is only `unavailable`, the guild is down. */
  leaveGuild(unavailable = false, guild = this.#service.world.guild): void {
    leaveGuild(this.#service, guild, unavailable);
  }

  /** The bot is invited again, or the guild is up again. */
  joinGuild(guild = this.#service.world.guild): void {
    const { world, gateway } = this.#service;
    guild.isIn = true;
    gateway.broadcast('GUILD_CREATE', world.guildCreate(guild), 1, guild.id);
  }

  /** A day passes for Discord's limit of new commands. */
  newDay(): void {
    this.#service.commands.newDay();
  }

  /** Someone's DM channel with the bot. */
  dm(user: string): Channel {
    return this.#service.world.dm(this.user(user));
  }

  /** The messages in a channel as they look now, those only `as` sees among them. */
  messages(channel: string | Channel, as?: string): Seen[] {
    const where = typeof channel === 'string' ? this.channel(channel) : channel;
    const reader = as === undefined ? undefined : this.user(as).user.id;
    const visible = this.#service.messages.in(where).filter(({ ephemeralTo: to }) => !to || to === reader);
    return visible.map(seen);
  }

  /** A message as it looks now, `deleted` if it is gone. */
  message({ id }: { readonly id: string }): Seen {
    const message = this.#service.messages.ever(id);
    if (!message) throw new Error(`There was never a message ${id}`);
    return seen(message);
  }

  /** Somebody writes something in a channel, which the bot can't read. */
  speak(channel: string): void {
    this.channel(channel).last = snowflake();
  }

  /** Somebody deletes a message. */
  deleteMessage({ id }: { readonly id: string }): void {
    const message = this.#service.messages.find(id);
    if (message) this.#service.messages.delete(message);
  }

  /** Waits until `count` gateway sessions are connected. */
  async ready(count = 1): Promise<void> {
    const connected = () => this.sessions.filter((session) => session.connected).length >= count;
    await this.until(connected, `${count} gateway session(s)`);
  }

  /** Waits until `look` finds something; it is asked again as things happen, at least every 10 ms. */
  until<T>(look: Look<T>, what: string | (() => string)): Promise<T> {
    return this.#service.changes.until(look, what, this.settings.patience);
  }

  /** Someone uses a slash command. */
  command(use: CommandUse): Interaction {
    return this.#players.command(use);
  }

  /** Someone is typing an option of a slash command. */
  autocomplete(use: AutocompleteUse): Interaction {
    return this.#players.autocomplete(use);
  }

  /** Someone clicks a button, or chooses from a menu. */
  click(click: Click): Interaction {
    return this.#players.click(click);
  }

  /** Someone chooses a command from the menu of a message. */
  apply(applied: Applied): Interaction {
    return this.#players.apply(applied);
  }

  /** Someone submits a modal. */
  submit(submission: Submission): Interaction {
    return this.#players.submit(submission);
  }

  /** Delivers an interaction (again) to these sessions. */
  deliver(interaction: Interaction, to?: Targets): Interaction {
    return interaction.deliver(to);
  }

  /** The next request (or several) to this route, or whose `METHOD /path` fits, suffers a fault. */
  fault(on: Match, fault: Fault, times = 1): void {
    if (typeof on === 'string' && !ROUTES.some(({ name }) => name === on)) throw new Error(`There is no route ${on}`);
    this.#service.faults.add(on, fault, times);
  }

  /** Connections that wait for the next request are cut, so it needs a new one. The gateway's stay. */
  cutIdle(): void {
    this.#server.closeIdleConnections();
  }

  /** The violations so far; reading them marks them as expected. */
  takeViolations(): CaughtViolation[] {
    return this.#service.violations.splice(0);
  }

  /**
   * Ends everything.
   * @throws {Error} if there are violations no test has taken
   */
  async close(): Promise<void> {
    this.#rest.close();
    this.#service.changes.stop();
    await this.#service.gateway.close();
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
    const dead = this.#deadMentions();
    if (dead.length) throw new Error(`These mention no command: ${dead}`);
    const left = this.takeViolations();
    if (left.length) throw new Error(`Discord would have refused:\n${left.map(described).join('\n')}`);
  }

  /** Mentions of commands that were never there: nobody could click them. */
  #deadMentions(): string[] {
    const sent = this.requests.flatMap(({ body }) => [...JSON.stringify(body ?? '').matchAll(COMMAND)]);
    const { commands } = this.#service;
    return sent.filter(([, name, id]) => !commands.isMentioned(name!, id!)).map(([mention]) => mention);
  }
}

/** The bot is out of a guild, or, if it is only `unavailable`, the guild is down. */
function leaveGuild({ gateway, commands }: Pick<Service, 'gateway' | 'commands'>, guild: Guild, unavailable: boolean) {
  const { id } = guild;
  guild.isIn = unavailable;
  // A member who comes back is a new member.
  if (!unavailable) {
    commands.forgetGuild(id);
    guild.joined = new Date().toISOString();
  }
  gateway.broadcast('GUILD_DELETE', { id, ...(unavailable ? { unavailable } : {}) }, 1, id);
}

function assembled(server: Server, address: string, settings: Settings): Service {
  const world = new World();
  const changes = new Changes();
  const token = `${Buffer.from(world.application.id).toString('base64url')}.loopback.token`;
  const url = address.replace('http', 'ws');
  const gateway = new Gateway({ server, url, token, world, settings, changes });
  const commands = new Commands(world.application.id, world.guild.id);
  return {
    address,
    token,
    settings,
    world,
    changes,
    gateway,
    leaveGuild: (guild) => leaveGuild({ gateway, commands }, guild, false),
    messages: new Messages(world, gateway, `${address}/attachments`),
    commands,
    faults: new Faults(),
    interactions: new Map(),
    uploads: new Map(),
    requests: [],
    violations: [],
  };
}

const described = ({ request, issues }: CaughtViolation): string =>
  `${request.method} ${request.path}\n${issues.map(({ path, message }) => `  ${path}: ${message}`).join('\n')}`;
