import type { BeaconChain } from '../../../fairness/beacon/chain.ts';
import type { OpenThrow } from './open-throw.ts';

/** The messages of a throw, as far as they're there. */
export interface Posted {
  /** The ID of the notice in the ledger (N). */
  readonly notice?: string | undefined;
  /** The ID of the reply (M). */
  readonly reply?: string | undefined;
  /** There's no ledger any more, or the bot may not write there. */
  readonly noLedger?: true;
}

/** The messages of a throw that were looked for. */
export interface Found extends Posted {
  /** Discord didn't let anybody look for what's missing. */
  readonly unread?: true;
}

/** How the reply to one command is announced with. Only Discord has one. */
export interface Announcing {
  /** What telling the result later needs. */
  readonly telling: OpenThrow['telling'];
  /** From now on the reply is the throw's. @returns whether it could be: not if the command has been answered already */
  claim(): boolean;
  /** The reply isn't needed for a throw after all. */
  release(): void;
  /** Whether another bot has opened a ledger: notices of two authors would prove nothing. @throws what Discord says, if nobody can tell */
  isOthers(ledger: string): Promise<boolean>;
  /** Everybody sees the answer that follows, unless it has begun to be a private one. Never fails. */
  openly(): Promise<void>;
  /**
   * Posts the notice and the reply at the same moment. Never fails.
   * @returns what's known of both; `certain` if nothing that's missing can be there
   */
  post(ledger: string, notice: string): Promise<Posted & { readonly certain: boolean }>;
}

/** Why nobody can say yet what comes of a throw, though it's time: no server has its round, or its messages can't be looked for. */
export type Stuck = 'silent' | 'unread';

/** A throw of which that's so. */
export interface StuckThrow {
  readonly open: OpenThrow;
  readonly stuck: Stuck;
  /** The round that its dice come from, if it's clear that there are any. */
  readonly round: number | undefined;
}

/** The public beacon, and the messages that announce throws. */
export interface Beacon {
  readonly chain: BeaconChain;
  /** The right signature of a round, once it's published: without end, until the process stops. */
  signatureOf(round: number): Promise<string>;
  /** Looks for the messages of a throw. Never fails. */
  find(open: OpenThrow, ledger: string, notice: string): Promise<Found>;
  /** Goes on with a throw that another process has left, or still makes. Never fails, and nobody waits for it. */
  takeUp(open: OpenThrow): void;
  /** A throw has its record, and nobody could be shown it so far: something else has to. Never fails. */
  unshown(open: OpenThrow, seq: number): Promise<void>;
  /** Something that a throw waits for should have been there for a while: whoever waits is told why nothing comes of it. */
  stuck(stuck: StuckThrow): void;
  /** Waits so many milliseconds. @throws {Error} once the process stops */
  wait(ms: number): Promise<unknown>;
}

/** What has been done for throws since the process began. */
export interface ThrowCounts {
  /** Throws that waited for their round, and how long altogether, in milliseconds. */
  waits: number;
  waited: number;
  /** Those whose round should have been there for a while, and those whose messages couldn't be looked for. */
  silent: number;
  unread: number;
  /** Throws whose reply and notice were too far apart, and others that weren't made. */
  late: number;
  unmade: number;
  /** Throws that an earlier process or another one had begun. */
  takenUp: number;
}

/** The process stops while a throw waits for its round. The next one goes on with it. */
export class Interrupted extends Error {
  constructor() {
    super('The process stops while a throw waits for its round');
    this.name = 'Interrupted';
  }
}
