import { ChannelType, PermissionFlagsBits, type PermissionsString } from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import { textChannelOf, threadOf } from './came-from.ts';
import { placeAt } from './places.ts';
import type { Answerable } from './replying.ts';
import { rests } from './resting.ts';

/** The permissions the bot needs for playing in a thread. */
const NEEDED = ['CreatePublicThreads', 'SendMessagesInThreads'] as const satisfies readonly PermissionsString[];
/**
 * The permissions that the bot lacks for a thread under a reply, in Discord's words; `undefined` where there can't be any
 * threads: outside a server's text channels.
 */
export function lackedForThread(words: Catalogue, interaction: Answerable): readonly string[] | undefined {
  if (textChannelOf(interaction) === undefined) return undefined;
  const lacked = NEEDED.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  return lacked.map((name) => words.notices.permissions[name]);
}

/**
 * The permissions that the bot lacks to post in a channel without being asked, as it does for situations and reminders, in Discord's
 * words. In a DM it lacks none.
 */
export function lackedToPost(words: Catalogue, interaction: Answerable): readonly string[] {
  if (interaction.guildId === null) return [];
  const needed = ['ViewChannel', threadOf(interaction) ? 'SendMessagesInThreads' : 'SendMessages'] as const;
  const lacked = needed.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  return lacked.map((name) => words.notices.permissions[name]);
}

const { ViewChannel, SendMessages, SendMessagesInThreads, ManageThreads } = PermissionFlagsBits;

/**
 * Whether the speaker can see a channel of the same server, and the bot can write there. If that can't be found out, the answer
 * is no.
 */
export async function reaches(interaction: Answerable, id: string): Promise<boolean> {
  if (!interaction.inCachedGuild() || !/^\d{1,20}$/.test(id)) return false;
  const { guild, member, client } = interaction;
  const channel = await placeAt(client, id).catch(() => null);
  if (!channel || channel.isDMBased() || channel.guildId !== guild.id || !channel.isTextBased()) return false;
  // The roles of the speaker, which aren't kept.
  if (!(await guild.roles.fetch().catch(() => undefined))) return false;
  const speakers = channel.permissionsFor(member);
  const own = guild.members.me && channel.permissionsFor(guild.members.me);
  // The members of a private thread aren't known here, but people who manage threads can see them all.
  const seen = channel.type === ChannelType.PrivateThread ? [ViewChannel, ManageThreads] : [ViewChannel];
  return (
    speakers?.has(seen) &&
    (own?.has([ViewChannel, channel.isThread() ? SendMessagesInThreads : SendMessages]) ?? false) &&
    !(channel.isThread() && rests(channel, 'write'))
  );
}
