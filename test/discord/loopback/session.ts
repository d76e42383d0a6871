import { GatewayOpcodes } from 'discord.js';
import type { WebSocket } from 'ws';
import { snowflake } from './snowflake.ts';

/** An event as it was sent, kept for replay. */
interface Dispatched {
  readonly op: number;
  readonly t: string;
  readonly s: number;
  readonly d: unknown;
}

/** What a client identified with. */
export interface Identify {
  readonly intents: number;
  readonly shard: readonly [number, number];
}

/** One gateway session of a client, over however many connections. */
export class Session {
  readonly id: string = `session-${snowflake()}`;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** False: heartbeats get no acknowledgement, as on a dead connection. */
  acknowledges = true;
  /** How many heartbeats were acknowledged. */
  beats = 0;
  /** How often the client resumed it. */
  resumes = 0;
  /** False once it can no longer be resumed. */
  alive = true;
  readonly #events: Dispatched[] = [];
  /** How many events are no longer kept. */
  #forgotten = 0;
  #socket: WebSocket | undefined;

  constructor({ intents, shard }: Identify, socket: WebSocket) {
    this.intents = intents;
    this.shard = shard;
    this.#socket = socket;
  }

  /** Whether the client has a connection to it now. */
  get connected(): boolean {
    return this.#socket !== undefined;
  }

  /** The number of the last event dispatched. */
  get sequence(): number {
    return this.#forgotten + this.#events.length;
  }

  /** Sends the client an event; while it is not connected, it gets the event when it resumes. */
  dispatch(t: string, d: unknown): void {
    const event = { op: GatewayOpcodes.Dispatch, t, s: this.sequence + 1, d };
    this.#events.push(event);
    this.#socket?.send(JSON.stringify(event));
  }

  /** Keeps only the last events: what came before can't be replayed. */
  forget(keep: number): void {
    this.#forgotten += this.#events.splice(0, Math.max(0, this.#events.length - keep)).length;
  }

  /** Op 7: the client is told to reconnect and resume. */
  reconnect(): void {
    this.#live().send(JSON.stringify({ op: GatewayOpcodes.Reconnect, d: null }));
  }

  /** Op 9: the session is invalid. Unless it's `resumable`, it's over, and the client identifies again. */
  invalidate(resumable: boolean): void {
    this.#live().send(JSON.stringify({ op: GatewayOpcodes.InvalidSession, d: resumable }));
    if (!resumable) this.end();
  }

  /** Closes the connection with this code. */
  close(code: number): void {
    const socket = this.#live();
    if (!RESUMABLE.has(code)) this.end();
    this.#socket = undefined;
    socket.close(code);
  }

  /** Cuts the connection without a close frame. */
  drop(): void {
    const socket = this.#live();
    this.#socket = undefined;
    socket.terminate();
  }

  /** The client is back and has seen the events up to `sequence`. */
  resume(socket: WebSocket, sequence: number): void {
    this.#socket = socket;
    for (const event of this.#events.slice(sequence - this.#forgotten)) socket.send(JSON.stringify(event));
    this.resumes += 1;
    this.dispatch('RESUMED', {});
  }

  /** It cannot be resumed any more. */
  end(): void {
    this.alive = false;
    this.#socket = undefined;
  }

  /** This connection of the client's is gone. A client that closes with 1000 or 1001 gives its session up. */
  lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    if (code === 1000 || code === 1001) this.alive = false;
  }

  #live(): WebSocket {
    if (!this.#socket) throw new Error('The session has no connection');
    return this.#socket;
  }
}

/** The close codes after which a client may resume. */
const RESUMABLE = new Set([1001, 1006, 4000, 4001, 4002, 4003, 4005, 4008, 4009]);
