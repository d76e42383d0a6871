import type { About } from './store/store.ts';

/** How one process is doing. */
export interface ProcessState {
  readonly version: string;
  /** When it started, in ISO 8601. */
  readonly since: string;
  /** What it takes of the computer's memory, in bytes. */
  readonly memory: number;
  readonly servers: number;
  /** Its connections to Discord; the ping in milliseconds, below 0 before the first one. */
  readonly shards: readonly { readonly shard: number; readonly connected: boolean; readonly ping: number }[];
  /** Rulings that were never shown. */
  readonly untold: number;
}

/** What every server is told, and how far that has come. */
export interface Announced {
  readonly text: string;
  readonly at: string;
  /** How many servers have been told, how many couldn't be, and how many there are. */
  readonly told: number;
  readonly failed: number;
  readonly of: number;
  readonly done: boolean;
}

/** The whole bot, as its host sees it. */
export interface HostStatus {
  readonly processes: readonly ProcessState[];
  /** How many of the processes haven't been heard of lately. */
  readonly silent: number;
  readonly store: About;
  /** How many servers have a log. */
  readonly known: number;
  readonly blocked: Blocked;
  readonly announced: Announced | undefined;
}

/** Whom the host doesn't want, by ID. */
export interface Blocked {
  readonly servers: readonly string[];
  readonly users: readonly string[];
}
