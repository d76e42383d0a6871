import { type Client, Events, type Guild, type GuildBasedChannel } from 'discord.js';

/**
 * discord.js keeps every channel, thread and role of every server, which is nine tenths of what a server takes in memory. The bot
 * needs its own roles and the channels with a log; others are fetched if they're needed after all, and kept from then on.
 * @param played the channels that have a log
 */
export function keepOnly(guild: Guild, played: ReadonlySet<string>): void {
  const parents = [...played].map((id) => guild.channels.cache.get(id)?.parentId);
  for (const channel of guild.channels.cache.values()) {
    if (!played.has(channel.id) && !parents.includes(channel.id)) forget(channel);
  }
  const { me } = guild.members;
  // Without its own roles, nobody could tell what it may do.
  const own = me?.roles.cache;
  if (own) guild.roles.cache.sweep((role) => !own.has(role.id));
}

/** Forgets what's created from now on, and fetches the roles that the bot is given. Never throws. */
export function keepNothingNew(client: Client): void {
  client.on(Events.ChannelCreate, forget);
  client.on(Events.ThreadCreate, forget);
  client.on(Events.GuildRoleCreate, ({ id, guild }) => void guild.roles.cache.delete(id));
  client.on(Events.GuildMemberUpdate, ({ user, guild }) => {
    // Discord tells of nobody else, and not what its roles allow.
    if (user.id === client.user?.id) void guild.roles.fetch().catch(() => undefined);
  });
}

function forget(channel: GuildBasedChannel): void {
  if (!channel.isThread() && 'threads' in channel) channel.threads.cache.clear();
  if (channel.isThread()) channel.parent?.threads.cache.delete(channel.id);
  channel.guild.channels.cache.delete(channel.id);
  channel.client.channels.cache.delete(channel.id);
}
