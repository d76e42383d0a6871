import {
  type Channel,
  type Client,
  DiscordAPIError,
  PermissionFlagsBits,
  RESTJSONErrorCodes,
  type SendableChannels,
} from 'discord.js';
import { whereabouts } from '../servers/watching.ts';
import { type Deed, rests } from './resting.ts';

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

/** Whether trying again is useless. */
export function isClosed(error: unknown): boolean {
  return error instanceof DiscordAPIError && CLOSED.includes(error.code);
}

/** Whether a message is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

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
  const found = await placeAt(client, channel).catch((error: unknown) => {
    if (isClosed(error)) return null;
    throw error;
  });
  if (!found?.isSendable()) return undefined;
  if (to === 'write' && lackedIn(client, found).length > 0) return undefined;
  return found.isThread() && rests(found, to) ? 'resting' : found;
}

/** What the bot needs to post somewhere without being asked, and doesn't have. @throws what Discord throws */
export async function lackedAt(
  client: Client,
  channel: string,
): Promise<readonly ('ViewChannel' | 'SendMessages' | 'SendMessagesInThreads')[]> {
  const found = await placeAt(client, channel).catch((error: unknown) => {
    if (isClosed(error)) return null;
    throw error;
  });
  return found ? lackedIn(client, found) : ['ViewChannel'];
}

/** The same of a channel that's known. Where its server doesn't say what the bot may do, Discord will. */
function lackedIn(
  client: Client,
  place: Channel,
): readonly ('ViewChannel' | 'SendMessages' | 'SendMessagesInThreads')[] {
  const own = place.isDMBased() ? null : place.permissionsFor(client.user!);
  if (place.isDMBased() || !own) return [];
  const needed = ['ViewChannel', place.isThread() ? 'SendMessagesInThreads' : 'SendMessages'] as const;
  return needed.filter((name) => !own.has(PermissionFlagsBits[name]));
}

/** A channel. What a thread allows is what its parent does, so that's fetched with it. @throws what Discord says */
export async function placeAt(client: Client, id: string): Promise<Channel | null> {
  const found = await client.channels.fetch(id);
  if (found?.isThread() && found.parentId !== null && !found.parent) await client.channels.fetch(found.parentId);
  return found;
}

/** Whether the bot may attach files there. In a DM it may. */
export function mayAttach(place: SendableChannels): boolean {
  return may(place, PermissionFlagsBits.AttachFiles);
}

/** Whether the bot may read messages sent there earlier, even its own. In a DM it may. */
export function mayRead(place: SendableChannels): boolean {
  return may(place, PermissionFlagsBits.ReadMessageHistory);
}

function may(place: SendableChannels, what: bigint): boolean {
  if (!('guild' in place)) return true;
  return place.permissionsFor(place.client.user)?.has(what) ?? false;
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
