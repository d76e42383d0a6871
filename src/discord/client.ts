import { Client, GatewayIntentBits, Options } from 'discord.js';

/**
 * A client that only needs slash commands. It caches no members, and no user but itself; by default everyone who ever spoke would
 * stay in memory.
 * @param api an address of Discord's API other than the real one
 */
export function makeClient(api: string | undefined): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // A single server that's down would delay all commands by 15 seconds, longer than an interaction lives.
    waitGuildTimeout: 500,
    shards: 'auto',
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user.id },
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      ThreadMemberManager: 0,
      VoiceStateManager: 0,
    }),
    ...(api ? { rest: { api } } : {}),
  });
}
