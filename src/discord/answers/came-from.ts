import {
  type APIThreadChannel,
  ChannelType,
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayInteractionCreateDispatchData,
  type Interaction,
  PermissionFlagsBits,
} from 'discord.js';

/** The channel that an interaction came from, as Discord sends it along. */
type Place = NonNullable<GatewayInteractionCreateDispatchData['channel']>;

const THREADS: readonly ChannelType[] = [
  ChannelType.AnnouncementThread,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
];

const places = new WeakMap<Interaction, Place>();

/**
 * Notes which channel each interaction comes from: discord.js keeps only its ID, and the channel itself may be none of those that
 * the bot keeps. Call it before anything else listens.
 */
export function notePlaces(client: Client): void {
  let latest: GatewayInteractionCreateDispatchData | undefined;
  // The packet itself is told first, and the interaction is made from it right after that.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (packet: GatewayInteractionCreateDispatchData) => {
    latest = packet;
  });
  client.on(Events.InteractionCreate, (interaction) => {
    if (latest?.channel && latest.id === interaction.id) places.set(interaction, latest.channel);
    latest = undefined;
  });
}

/** The thread that an interaction came from; `undefined` if it came from elsewhere. */
export function threadOf(interaction: Interaction): Partial<APIThreadChannel> | undefined {
  const place = places.get(interaction);
  return place && THREADS.includes(place.type) ? (place as Partial<APIThreadChannel>) : undefined;
}

/** The name of a server's text channel that an interaction came from; `undefined` if it came from elsewhere. */
export function textChannelOf(interaction: Interaction): string | undefined {
  const place = places.get(interaction);
  if (!interaction.inCachedGuild() || place?.type !== ChannelType.GuildText) return undefined;
  return ('name' in place && place.name) || '';
}

/** The newest message of the channel that an interaction came from, as it was then; `undefined` if Discord doesn't say. */
export function newestIn(interaction: Interaction): string | undefined {
  const place = places.get(interaction);
  return (place && 'last_message_id' in place && place.last_message_id) || undefined;
}

/** Whether it came from a locked thread, where the bot can't count on being able to answer. */
export function isInLocked(interaction: Interaction): boolean {
  const { channel: kept } = interaction;
  // A thread that's kept may have been locked since.
  const locked = kept?.isThread() ? kept.locked : threadOf(interaction)?.thread_metadata?.locked;
  return (locked ?? false) && !interaction.appPermissions.has(PermissionFlagsBits.ManageThreads);
}
