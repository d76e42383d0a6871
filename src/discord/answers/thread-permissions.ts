import { ChannelType, PermissionFlagsBits, type PermissionsString, type TextChannel } from 'discord.js';
import { english } from '../../reply/english/index.ts';
import type { Answerable } from './replying.ts';

/** The permissions the bot needs for playing in a thread. */
const NEEDED = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly PermissionsString[];
/**
 * The permissions that the bot lacks for a thread under a reply, in Discord's words; `undefined` where there can't be any
 * threads: outside a server's text channels.
 */
export function lackedForThread(interaction: Answerable): readonly string[] | undefined {
  if (!textChannelOf(interaction)) return undefined;
  const lacked = NEEDED.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  return lacked.map((name) => english.notices.permissions[name]);
}

/** The channel of an interaction, if it's in a server and threads can be opened under its messages. */
export function textChannelOf(interaction: Answerable): TextChannel | undefined {
  if (!interaction.inCachedGuild()) return undefined;
  const { channel } = interaction;
  return channel?.type === ChannelType.GuildText ? channel : undefined;
}
