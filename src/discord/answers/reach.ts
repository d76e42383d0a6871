import { ChannelType, PermissionFlagsBits } from 'discord.js';
import type { Answerable } from './replying.ts';
import { isLocked } from './resting.ts';

const { ViewChannel, SendMessages, SendMessagesInThreads, ManageThreads } = PermissionFlagsBits;

/**
 * Whether the speaker can see a channel of the same server, and the bot can write there. If that can't be found out, the answer
 * is no.
 */
export async function reaches(interaction: Answerable, id: string): Promise<boolean> {
  if (!interaction.inCachedGuild() || !/^\d{1,20}$/.test(id)) return false;
  const { guild, member, client } = interaction;
  const channel = await client.channels.fetch(id).catch(() => null);
  if (!channel || channel.isDMBased() || channel.guildId !== guild.id || !channel.isTextBased()) return false;
  const speakers = channel.permissionsFor(member);
  const own = guild.members.me && channel.permissionsFor(guild.members.me);
  // The members of a private thread aren't known here, but people who manage threads can see them all.
  const seen = channel.type === ChannelType.PrivateThread ? [ViewChannel, ManageThreads] : [ViewChannel];
  return (
    speakers.has(seen) &&
    (own?.has([ViewChannel, channel.isThread() ? SendMessagesInThreads : SendMessages]) ?? false) &&
    !isLocked(channel)
  );
}
