import { type CacheFactory, Client, GatewayIntentBits, LimitedCollection, Options } from 'discord.js';
import type { Shards } from '../processes/shards.ts';

/**
 * A client that only needs slash commands. It caches no members, and no user but itself; by default everyone who ever spoke would
 * stay in memory.
 * @param api an address of Discord's API other than the real one
 * @param shards the shards of this process; all that Discord recommends if there are none
 */
export function makeClient(api: string | undefined, shards?: Shards): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // A single server that's down would delay all commands by 15 seconds, longer than an interaction lives.
    waitGuildTimeout: 500,
    ...(shards ? { shards: [...shards.list], shardCount: shards.count } : { shards: 'auto' as const }),
    makeCache,
    ...(api ? { rest: { api } } : {}),
  });
}

const withLimits = Options.cacheWithLimits({
  GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
  UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user.id },
});

/** What's never kept. */
const NOTHING: ReadonlySet<string> = new Set([
  'AutoModerationRuleManager',
  'GuildBanManager',
  'GuildEmojiManager',
  'GuildInviteManager',
  'GuildScheduledEventManager',
  'GuildSoundboardSoundManager',
  'GuildStickerManager',
  'MessageManager',
  'GuildMessageManager',
  'PresenceManager',
  'ReactionManager',
  'StageInstanceManager',
  'ThreadMemberManager',
  'VoiceStateManager',
]);

/** There would be an empty cache for each channel and a dozen for each server, so all of them are this one. */
const none = new LimitedCollection<never, never>({ maxSize: 0 });

const makeCache: CacheFactory = (type, holds, manager) =>
  NOTHING.has(manager.name) || NOTHING.has(type.name) ? none : withLimits(type, holds, manager);
