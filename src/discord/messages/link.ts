import { messageLink } from 'discord.js';

/** A message's address, in a server or a DM. It's made from IDs: a message may come from a channel that the bot doesn't keep. */
export function linkTo(guild: string | null, channel: string, message: string): string {
  return guild === null ? messageLink(channel, message) : messageLink(channel, message, guild);
}
