import type { OptionValue } from '../kernel/options/options.ts';
import type { Announcing } from './fairness/throws/announcing.ts';
import type { OpenThrow } from './fairness/throws/open-throw.ts';
import type { Hosting } from './hosting.ts';

/** A file attached to a command. */
export interface AttachedFile {
  readonly name: string;
  /** In bytes, known before the file is read. */
  readonly size: number;
  /** Reads it. @throws {InputError} if it can't be fetched */
  bytes(): Promise<Uint8Array>;
}

/** The outcome of bringing the situation back or taking it away. */
export type SituationKept = 'pinned' | 'not-pinned' | 'gone' | 'cannot-write';

/** A command as it reached the referee, from Discord or the terminal. */
export interface Asked {
  /** The user who gives it: a Discord user's ID, or a name at the terminal. */
  readonly user: string;
  /** The channel or thread that it was given in. */
  readonly channel: string;
  /**
   * ID of the interaction: two commands with the same ID are the same command, and acted on once. If left out, the record's
   * number takes its place.
   */
  readonly interaction?: string;
  /** May manage the server, according to Discord: such a user can always end a campaign. */
  readonly manager?: boolean;
  /** May manage the channel, according to Discord: such a user runs it even if someone else set it up. */
  readonly managesChannel?: boolean;
  /** The channels of the server that have a log, including this one. Without a server, it's only this one. */
  readonly serverChannels?: () => Promise<readonly string[]>;
  /** Whether the speaker can see a channel, it's on the same server, and the bot can write there. */
  readonly reaches?: (channel: string) => Promise<boolean>;
  /**
   * What the bot lacks to open a thread under its reply, in Discord's words; nothing if the list is empty. If left out, there
   * can't be a thread: in threads, in DMs and at the terminal.
   */
  readonly lackedForThread?: readonly string[];
  /** What the bot lacks to post in the channel by itself, in Discord's words. Nothing at the terminal, or in a DM. */
  readonly lackedToPost?: readonly string[];
  /**
   * Brings the channel's situation down to the end, or takes it away. Only Discord has one.
   * @returns the outcome
   */
  readonly keepSituation?: (on: boolean) => Promise<SituationKept>;
  /** The address at which others add the bot to their server. Only Discord has one. */
  readonly invite?: string;
  /** What the bot’s host can see and do; for anyone else, and at the terminal, there's nothing. */
  readonly hosting?: Hosting | undefined;
  /** The command as it was typed, for the log. */
  readonly command: string;
  /** The options given, name to value. */
  readonly given: Readonly<Record<string, OptionValue>>;
  /** What's said of a question, by the names of its parts, where the program asked for each: `given` has it as one would type it. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Private values, by the names of their options: they must not get into any record, log or error. */
  readonly secret?: Readonly<Record<string, string>>;
  /**
   * Opens the ledger of a campaign, where throws are announced if dice come from a public beacon. Only Discord's channels can have one.
   * @returns its ID @throws {InputError} with what the bot lacks for it
   */
  readonly opensLedger?: (campaign: string) => Promise<string>;
  /** How a throw is announced with the reply, where dice come from a public beacon. Only Discord's replies can do that. */
  readonly announces?: Announcing;
  /** The throw that was announced for the command, if somebody else goes on with it now. */
  readonly takesUp?: OpenThrow;
  /** The attached files, by the names of their options. */
  readonly files?: Readonly<Record<string, AttachedFile>>;
}
