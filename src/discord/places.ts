import { type Client, DiscordAPIError, RESTJSONErrorCodes, type SendableChannels } from 'discord.js';
import { whereabouts } from './watching.ts';

/** What Discord says where the bot is not to write, or there is nothing to write in: nobody's fault, and nothing to try again. */
const CLOSED: readonly (number | string)[] = [
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
];

/** Whether it is of no use to try again. */
export function isClosed(error: unknown): boolean {
  return error instanceof DiscordAPIError && CLOSED.includes(error.code);
}

/** Whether a message is gone. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}

/**
 * A channel that the bot may write in by itself; nothing where it may not, or where there is none.
 * @throws what Discord throws, but for what says that it is closed to the bot
 */
export async function openPlace(client: Client, channel: string): Promise<SendableChannels | undefined> {
  const found = await client.channels.fetch(channel).catch((error: unknown) => {
    if (isClosed(error)) return null;
    throw error;
  });
  if (!found?.isSendable()) return undefined;
  // Anybody's command opens an archived thread again, but of one that is locked.
  if (found.isThread() && found.archived && found.locked) return undefined;
  return found;
}

/** Whether what is done in a channel is this process's to do: its shard has the channel's server. */
export function isOurs(client: Client, guild: string | null): boolean {
  return guild === null ? client.ws.shards.has(0) : whereabouts(client, guild) === 'here';
}

/** The server of a channel; `null` for none, in a DM, or where Discord doesn't say. */
export async function guildOf(client: Client, channel: string): Promise<string | null> {
  const known = client.channels.cache.get(channel) ?? (await client.channels.fetch(channel).catch(() => null));
  return known && 'guildId' in known ? known.guildId : null;
}
