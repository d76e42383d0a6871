import type { Server } from 'node:http';
import { GatewayCloseCodes as Close, GatewayIntentBits, GatewayOpcodes as Op } from 'discord.js';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Changes } from './changes.ts';
import { Session } from './session.ts';
import type { Settings } from './settings.ts';
import { isObject, type Json } from './validate/form.ts';
import type { Guild, World } from './world.ts';

const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** In milliseconds. Clients wait a little longer, and messages take their time: a tenth of a second is forgiven. */
const IDENTIFY_EVERY = 4_900;

/** What the gateway needs of the loopback. */
export interface GatewayOptions {
  readonly server: Server;
  readonly url: string;
  readonly token: string;
  readonly world: World;
  readonly settings: Settings;
  readonly changes: Changes;
}

/** Discord's gateway: who is connected, and what they are told. */
export class Gateway {
  /** Sessions that are connected or can be resumed, in the order they identified. */
  sessions: Session[] = [];
  /** How often a client identified. */
  identifies = 0;
  /** How often a shard identified within five seconds of another one that counts with it: Discord would refuse it. */
  tooSoon = 0;
  readonly #identified = new Map<number, number>();
  readonly #options: GatewayOptions;
  readonly #sockets: WebSocketServer;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#sockets = new WebSocketServer({ server: options.server });
    this.#sockets.on('connection', (socket) => this.#greet(socket));
  }

  /** Sends an event to those sessions whose shard the guild (or DM) belongs to and that asked for it. */
  broadcast(t: string, d: unknown, intent?: number, guildId?: string): void {
    for (const session of this.sessionsFor(guildId)) {
      if (intent === undefined || session.intents & intent) session.dispatch(t, d);
    }
  }

  /** The sessions whose shard this guild belongs to; DMs belong to shard 0. */
  sessionsFor(guildId: string | undefined): Session[] {
    this.#forgetEnded();
    return this.sessions.filter(({ shard: [id, count] }) =>
      guildId === undefined ? id === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === id,
    );
  }

  /** Cuts every connection. */
  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    await new Promise((resolve) => this.#sockets.close(resolve));
  }

  #forgetEnded(): void {
    this.sessions = this.sessions.filter((session) => session.alive);
  }

  #greet(socket: WebSocket): void {
    let session: Session | undefined;
    socket.on('error', () => {});
    socket.on('message', (data) => {
      session = this.#receive(socket, session, parsed(String(data)));
      this.#options.changes.notify();
    });
    socket.on('close', (code) => {
      session?.lost(socket, code);
      this.#forgetEnded();
      this.#options.changes.notify();
    });
    socket.send(JSON.stringify({ op: Op.Hello, d: { heartbeat_interval: this.#options.settings.heartbeatInterval } }));
  }

  #receive(socket: WebSocket, session: Session | undefined, packet: Json | undefined): Session | undefined {
    if (!packet) {
      socket.close(Close.DecodeError);
      return session;
    }
    switch (packet.op) {
      case Op.Heartbeat:
        if (session?.acknowledges === false) return session;
        if (session) session.beats += 1;
        socket.send(JSON.stringify({ op: Op.HeartbeatAck }));
        return session;
      case Op.Identify:
        if (session?.alive) socket.close(Close.AlreadyAuthenticated);
        return session?.alive ? session : this.#identify(socket, packet.d as Json);
      case Op.Resume:
        return this.#resume(socket, packet.d as Json);
      default:
        if (!session) socket.close(Close.NotAuthenticated);
        return session;
    }
  }

  #identify(socket: WebSocket, d: Json): Session | undefined {
    const { token, world, settings } = this.#options;
    this.identifies += 1;
    const intents = Number(d.intents);
    const shard = (Array.isArray(d.shard) ? d.shard : [0, 1]) as [number, number];
    this.#countIdentify(shard[0]);
    if (d.token !== token) socket.close(Close.AuthenticationFailed);
    else if (shard[0] >= shard[1]) socket.close(Close.InvalidShard);
    else if (intents & PRIVILEGED & ~settings.privilegedIntents) socket.close(Close.DisallowedIntents);
    else {
      const session = new Session({ intents, shard }, socket);
      this.sessions.push(session);
      this.#forgetEnded();
      const ours = world.guilds.filter(({ isIn, id }) => isIn && this.sessionsFor(id).includes(session));
      session.dispatch('READY', this.#ready(session, ours));
      if (settings.guildAvailable && intents & GatewayIntentBits.Guilds) {
        for (const guild of ours) session.dispatch('GUILD_CREATE', world.guildCreate(guild));
      }
      return session;
    }
    return undefined;
  }

  /** @see https://docs.discord.com/developers/events/gateway#sharding-max-concurrency */
  #countIdentify(shard: number): void {
    const key = shard % this.#options.settings.identifiesAtOnce;
    if (Date.now() - (this.#identified.get(key) ?? 0) < IDENTIFY_EVERY) this.tooSoon += 1;
    this.#identified.set(key, Date.now());
  }

  #ready(session: Session, guilds: readonly Guild[]): Json {
    const { world, url } = this.#options;
    return {
      v: 10,
      user: { ...world.bot, verified: true, mfa_enabled: false, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: url,
      shard: session.shard,
      application: world.application,
    };
  }

  #resume(socket: WebSocket, d: Json): Session | undefined {
    const session = this.sessions.find((known) => known.alive && known.id === d.session_id);
    if (d.token !== this.#options.token) socket.close(Close.AuthenticationFailed);
    else if (!session) socket.send(JSON.stringify({ op: Op.InvalidSession, d: false }));
    else if (Number(d.seq) > session.sequence) socket.close(Close.InvalidSeq);
    else {
      session.resume(socket, Number(d.seq));
      return session;
    }
    return undefined;
  }
}

function parsed(text: string): Json | undefined {
  try {
    const packet: unknown = JSON.parse(text);
    return isObject(packet) ? packet : undefined;
  } catch {
    return undefined;
  }
}
