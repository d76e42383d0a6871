import { Client, GatewayIntentBits, Options } from 'discord.js';

/**
 * A client for slash commands alone. It keeps no members and no users but itself: by default every one who ever spoke
 * would stay in memory.
 * @param api another address of Discord's API than the real one
 */
export function makeClient(api: string | undefined): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // One server that is down would delay all commands by 15 seconds, longer than an interaction lives.
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
