import type { OptionValue } from '../kernel/options.ts';

/** A file that came with a command. */
export interface AttachedFile {
  readonly name: string;
  /** In bytes, known before it is read. */
  readonly size: number;
  /** Reads it. @throws {InputError} if it cannot be had */
  bytes(): Promise<Uint8Array>;
}

/** What came of bringing the situation back, or taking it away. */
export type SituationKept = 'pinned' | 'not-pinned' | 'gone' | 'cannot-write';

/** A command as it reached the referee, from whichever side. */
export interface Asked {
  /** Who speaks: a Discord user's ID, at the terminal a name. */
  readonly user: string;
  /** Where: a channel or thread. */
  readonly channel: string;
  /**
   * ID of the interaction: what carries the same one is the same command, and acted on once. Left out, the record's
   * number stands for it.
   */
  readonly interaction?: string;
  /** May manage the server, as Discord says: such a one can always end a campaign. */
  readonly manager?: boolean;
  /** May manage the channel, as Discord says: such a one runs it though somebody else has set it up. */
  readonly managesChannel?: boolean;
  /** The channels of the server that have a log, this one among them; where there is no server it is all there is. */
  readonly serverChannels?: () => Promise<readonly string[]>;
  /** Whether the speaker can see a channel, it belongs to the same server, and the bot may write there. */
  readonly reaches?: (channel: string) => Promise<boolean>;
  /**
   * What the bot lacks to open a thread under its reply, in Discord's words; nothing lacks where the list is empty. Left out, there
   * can be no thread: in threads, in DMs and at the terminal.
   */
  readonly lackedForThread?: readonly string[];
  /**
   * Brings the situation of the channel to its end, or takes it away. There is none but at Discord.
   * @returns what came of it
   */
  readonly keepSituation?: (on: boolean) => Promise<SituationKept>;
  /** As it was typed, for the log. */
  readonly command: string;
  /** The options given, name to value. */
  readonly given: Readonly<Record<string, OptionValue>>;
  /** What was said in private, by the names of their options: no record, log or error may have it. */
  readonly secret?: Readonly<Record<string, string>>;
  /** The files handed in, by the names of their options. */
  readonly files?: Readonly<Record<string, AttachedFile>>;
}
