import type { Blocked, HostStatus } from '../campaign/hosting.ts';

/** What only the people who host the bot can see and do. */
export interface Hosting {
  status(): Promise<HostStatus>;
  /** How many servers an announcement would reach. */
  reached(): Promise<number>;
  /** Begins to tell every server something. @throws {InputError} while another announcement is under way */
  announce(text: string): Promise<void>;
  /** Ends the announcement under way, and forgets the last one. */
  stopAnnouncing(): Promise<void>;
  /** The name of a server that the bot is in. @throws {InputError} if it's in no such server */
  serverNamed(server: string): Promise<string>;
  /** Leaves a server. @param erase its logs at once @returns how many logs are erased, and the channels where something is left */
  leave(server: string, erase: boolean): Promise<{ readonly erased: number; readonly left: readonly string[] }>;
  blocked(): Blocked;
  /** Blocks somebody, or lifts that. @throws {InputError} for somebody who hosts the bot */
  block(of: 'server' | 'user', id: string, lift: boolean): Promise<void>;
}
