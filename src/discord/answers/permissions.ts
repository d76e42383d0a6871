import { ChannelType, PermissionFlagsBits, type PermissionsString, type TextChannel } from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Answerable } from './replying.ts';
import { isLocked } from './resting.ts';

/** The permissions the bot needs for playing in a thread. */
const NEEDED = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly PermissionsString[];
/**
 * The permissions that the bot lacks for a thread under a reply, in Discord's words; `undefined` where there can't be any
 * threads: outside a server's text channels.
 */
export function lackedForThread(words: Catalogue, interaction: Answerable): readonly string[] | undefined {
  if (!textChannelOf(interaction)) return undefined;
  const lacked = NEEDED.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  return lacked.map((name) => words.notices.permissions[name]);
}

/** The channel of an interaction, if it's in a server and threads can be opened under its messages. */
export function textChannelOf(interaction: Answerable): TextChannel | undefined {
  if (!interaction.inCachedGuild()) return undefined;
  const { channel } = interaction;
  return channel?.type === ChannelType.GuildText ? channel : undefined;
}

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
