import {
  type Client,
  DiscordAPIError,
  type GatewayChannelDeleteDispatchData,
  GatewayDispatchEvents,
  type GatewayGuildCreateDispatchData,
  type GatewayGuildDeleteDispatchData,
  type GatewayReadyDispatchData,
  type GatewayThreadDeleteDispatchData,
  RESTJSONErrorCodes,
  Routes,
  ShardClientUtil,
} from 'discord.js';
import PQueue from 'p-queue';
import type { Keeping } from './keeping.ts';
import { keepNothingNew, keepOnly } from './places-kept.ts';
import type { Whereabouts } from './removed.ts';

/**
 * Marks servers and channels that are removed, including while the bot was off, and unmarks those that come back. It listens to
 * the packets themselves, because discord.js doesn't report threads that it had forgotten.
 */
export function watch(client: Client, keeping: Keeping): void {
  keepNothingNew(client);
  // A few at a time, so that they never hold up an answer: thousands come at once when the bot starts.
  const comparing = new PQueue({ concurrency: 4 });
  const asking = new PQueue({ concurrency: 1 });
  const on = <T>(event: GatewayDispatchEvents, what: string, work: (data: T) => Promise<unknown>) =>
    client.ws.on(event, (data: T) => void keeping.does(what, async () => void (await work(data))));

  on<GatewayReadyDispatchData>(GatewayDispatchEvents.Ready, 'comparing servers', (ready) => missing(ready, keeping));
  on<GatewayGuildCreateDispatchData>(GatewayDispatchEvents.GuildCreate, 'comparing channels', async (guild) => {
    if (guild.unavailable) return;
    // Who says hello in a new server looks at all its channels.
    const isNew = !client.guilds.cache.has(guild.id);
    const { id } = guild;
    const listed = new Set([...guild.channels, ...guild.threads].map((channel) => channel.id));
    let played: readonly string[] = [];
    await comparing.add(async () => {
      await keeping.removed.unmark({ guild: id });
      played = (await keeping.belongings.of(id)).map(({ channel }) => channel);
    });
    const here = client.guilds.cache.get(id);
    if (here && !isNew) keepOnly(here, new Set(played));
    // Archived threads aren't listed either, so this alone proves nothing.
    for (const channel of played.filter((each) => !listed.has(each))) {
      if (await asking.add(() => isGone(client, channel))) await keeping.removed.mark({ guild: id, channel });
    }
  });
  on<GatewayGuildDeleteDispatchData>(GatewayDispatchEvents.GuildDelete, 'marking a server', async (guild) => {
    // A server that's only down for a while hasn't been removed.
    if (guild.unavailable) return;
    keeping.forget();
    await keeping.removed.mark({ guild: guild.id });
  });
  on<GatewayChannelDeleteDispatchData>(GatewayDispatchEvents.ChannelDelete, 'marking a channel', (channel) =>
    'guild_id' in channel && channel.guild_id ? deleted(channel.guild_id, channel.id, keeping) : Promise.resolve(),
  );
  on<GatewayThreadDeleteDispatchData>(GatewayDispatchEvents.ThreadDelete, 'marking a thread', (thread) =>
    deleted(thread.guild_id, thread.id, keeping),
  );
}

async function deleted(guild: string, channel: string, keeping: Keeping): Promise<void> {
  keeping.forget(channel);
  await keeping.removed.mark({ guild, channel });
}

/** Where a server is, as far as this process can tell. */
export function whereabouts(client: Client, guild: string): Whereabouts {
  if (client.guilds.cache.has(guild)) return 'here';
  const shard = ShardClientUtil.shardIdForGuildId(guild, client.options.shardCount ?? 1);
  return client.ws.shards.has(shard) ? 'gone' : 'elsewhere';
}

/** Known servers of this shard that are no longer listed removed the bot while it was off; others are back. */
async function missing({ guilds, shard = [0, 1] }: GatewayReadyDispatchData, keeping: Keeping): Promise<void> {
  const [id, count] = shard;
  const listed = new Set(guilds.map((guild) => guild.id));
  for (const guild of await keeping.belongings.guilds()) {
    const own = ShardClientUtil.shardIdForGuildId(guild, count) === id;
    if (own) await keeping.removed[listed.has(guild) ? 'unmark' : 'mark']({ guild });
  }
}

/** Whether Discord says that the channel doesn't exist. If the bot just can't see it, that proves nothing. */
async function isGone(client: Client, channel: string): Promise<boolean> {
  try {
    await client.rest.get(Routes.channel(channel));
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
  }
}
