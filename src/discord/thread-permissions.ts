import { ChannelType, PermissionFlagsBits, type PermissionsString, type TextChannel } from 'discord.js';
import { english } from '../reply/english/index.ts';
import type { Answerable } from './replying.ts';

/** What the bot needs for a thread that it plays in. */
const NEEDED = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly PermissionsString[];
/**
 * The permissions that the bot lacks for a thread under a reply, in Discord's words; `undefined` where there can be none: outside
 * a server's text channels.
 */
export function lackedForThread(interaction: Answerable): readonly string[] | undefined {
  if (!textChannelOf(interaction)) return undefined;
  const lacked = NEEDED.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  return lacked.map((name) => english.notices.permissions[name]);
}

/** The channel of a server that something is done in, if threads can be opened under its messages. */
export function textChannelOf(interaction: Answerable): TextChannel | undefined {
  if (!interaction.inCachedGuild()) return undefined;
  const { channel } = interaction;
  return channel?.type === ChannelType.GuildText ? channel : undefined;
}
