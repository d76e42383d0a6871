import { type CacheFactory, Client, GatewayIntentBits, LimitedCollection, Options, RESTEvents } from 'discord.js';
import { askedOfParent } from '../processes/identifying.ts';
import type { Shards } from '../processes/shards.ts';
import { Requests } from './requests.ts';

/** @see https://docs.discord.com/developers/topics/rate-limits#global-rate-limit */
const REQUESTS_A_SECOND = 50;

/** How often discord.js drops what it keeps of tokens that nothing is sent with any more, in milliseconds: there's one for every interaction. */
const SWEPT_EVERY = 60_000;

/**
 * A client that only needs slash commands. It caches no members, and no user but itself; by default everyone who ever spoke would
 * stay in memory.
 * @param api an address of Discord's API other than the real one
 * @param shards the shards of this process; all that Discord recommends if there are none
 * @param among how many processes share the bot's token, if another one has started this one
 */
export function makeClient(api: string | undefined, shards?: Shards, among?: number): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // A single server that's down would delay all commands by 15 seconds, longer than an interaction lives.
    waitGuildTimeout: 500,
    ...(shards ? { shards: [...shards.list], shardCount: shards.count } : { shards: 'auto' as const }),
    makeCache,
    rest: {
      ...(api ? { api } : {}),
      // Discord's limit is for the token. Answers to interactions are free of it.
      globalRequestsPerSecond: Math.max(1, Math.floor(REQUESTS_A_SECOND / (among ?? 1))),
      handlerSweepInterval: SWEPT_EVERY,
    },
    ...(among === undefined ? {} : { ws: { buildIdentifyThrottler: async () => askedOfParent } }),
  });
  client.rest.clearHashSweeper();
  client.rest.clearHandlerSweeper();
  client.rest = new Requests(client.options.rest ?? {});
  // The library forgets the token after a single 401, and the bot could never post again. If it's really another one, the gateway says so.
  client.rest.on(RESTEvents.Response, (_, { status }) => {
    if (status === 401) setImmediate(() => client.token && client.rest.setToken(client.token));
  });
  return client;
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
