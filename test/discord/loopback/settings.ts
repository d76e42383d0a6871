/** What a test may set, at the start or at any time. */
export interface Settings {
  /** The name by which clients find it; it can't be changed later. */
  host: string;
  /** After this many milliseconds an unanswered interaction is unknown (10062). Discord's limit is 3,000; a busy machine needs longer. */
  deadline: number;
  /** For how many milliseconds an interaction's token is valid. Discord's limit is 15 minutes. */
  tokenLifetime: number;
  /** Milliseconds between a client's heartbeats. */
  heartbeatInterval: number;
  /** What `GET /gateway/bot` recommends. */
  shards: number;
  /** How many shards may identify within five seconds: 1 for most bots, more for very large ones. */
  identifiesAtOnce: number;
  /** Privileged intents the application may use; identifying with another ends in close code 4014. */
  privilegedIntents: number;
  /** False: the guild stays unavailable, no GUILD_CREATE is sent. */
  guildAvailable: boolean;
  /** Each rate-limit bucket: this many requests in a window of this many milliseconds, then 429. */
  bucket: { limit: number; window: number };
  /** The same for posting in a channel, and for all that the bot's token asks for together; no more than the bucket's if left out. */
  posts?: { limit: number; window: number };
  all?: { limit: number; window: number };
  /** How many milliseconds a test waits for anything. */
  patience: number;
}

export const DEFAULTS: Settings = {
  host: '127.0.0.1',
  deadline: 60_000,
  tokenLifetime: 15 * 60_000,
  heartbeatInterval: 41_250,
  shards: 1,
  identifiesAtOnce: 1,
  privilegedIntents: 0,
  guildAvailable: true,
  bucket: { limit: 50, window: 1_000 },
  patience: 50_000,
};
