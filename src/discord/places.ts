import {
  type AnyThreadChannel,
  type Channel,
  type Client,
  DiscordAPIError,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  type SendableChannels,
} from 'discord.js';
import { whereabouts } from './watching.ts';

/**
 * What Discord says if the bot can't write somewhere, or the place doesn't exist: nobody's fault, and trying again is useless.
 */
const CLOSED: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
  RESTJSONErrorCodes.MaximumActiveThreads,
];

/** What Discord says about a thread that's archived or locked. */
const RESTING: readonly (number | string)[] = [
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.ThreadLocked,
];

/** Whether trying again is useless. */
export function isClosed(error: unknown): boolean {
  return error instanceof DiscordAPIError && CLOSED.includes(error.code);
}

/** Whether it has to wait until a thread is un-archived or unlocked. */
export function isResting(error: unknown): boolean {
  return error instanceof DiscordAPIError && RESTING.includes(error.code);
}

/** Whether a message is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/** What's to be done in a channel. */
type Deed = 'write' | 'edit' | 'delete';

/**
 * A channel where the bot may write, edit or delete messages without being asked; nothing if it may not, or if the channel doesn't
 * exist.
 * @returns `resting` for a thread where that has to wait until somebody un-archives or unlocks it
 * @throws what Discord throws, unless it says that the channel is closed to the bot
 */
export async function openPlace(
  client: Client,
  channel: string,
  to: Deed = 'write',
): Promise<SendableChannels | 'resting' | undefined> {
  const found = await client.channels.fetch(channel).catch((error: unknown) => {
    if (isClosed(error)) return null;
    throw error;
  });
  if (!found?.isSendable()) return undefined;
  return found.isThread() && rests(found, to) ? 'resting' : found;
}

/** A new message un-archives a thread, an edit doesn't, and a locked one is for people who manage threads. */
function rests(thread: AnyThreadChannel, to: Deed): boolean {
  const { archived, locked } = thread;
  if (archived && to === 'edit') return true;
  return Boolean(locked && (archived || to !== 'delete')) && !managesThreads(thread);
}

function managesThreads(thread: AnyThreadChannel): boolean {
  return thread.permissionsFor(thread.client.user)?.has(PermissionFlagsBits.ManageThreads) ?? false;
}

/** Whether it's a locked thread, where the bot can't count on being able to answer. */
export function isLocked(place: Channel | null): boolean {
  return place?.isThread() === true && rests(place, 'write');
}

/** Whether this process is responsible for a channel, because its shard has the channel's server. */
export function isOurs(client: Client, guild: string | null): boolean {
  return guild === null ? client.ws.shards.has(0) : whereabouts(client, guild) === 'here';
}

/** The server of a channel; `null` in a DM, or if Discord doesn't say. */
export async function guildOf(client: Client, channel: string): Promise<string | null> {
  const known = client.channels.cache.get(channel) ?? (await client.channels.fetch(channel).catch(() => null));
  return known && 'guildId' in known ? known.guildId : null;
}
