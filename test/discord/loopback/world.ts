import {
  type APIUser,
  ChannelType,
  type GatewayGuildCreateDispatchData,
  PermissionFlagsBits,
  type UserFlags,
} from 'discord.js';
import { snowflake } from './snowflake.ts';
import type { Json } from './validate/form.ts';

/** What an ordinary member may do. */
const ORDINARY =
  PermissionFlagsBits.ViewChannel |
  PermissionFlagsBits.SendMessages |
  PermissionFlagsBits.SendMessagesInThreads |
  PermissionFlagsBits.UseApplicationCommands |
  PermissionFlagsBits.ReadMessageHistory |
  PermissionFlagsBits.AttachFiles |
  PermissionFlagsBits.EmbedLinks;

/** Someone at the table. */
export interface Player {
  readonly name: string;
  readonly user: APIUser;
  /** As the guild's roles give them. */
  permissions: bigint;
  locale: string;
  /** Has installed the bot for himself. */
  installed: boolean;
}

/** `abroad` is in a server where the bot is not, `group` a DM of several people. */
export type ChannelKind = 'text' | 'forum' | 'thread' | 'post' | 'dm' | 'abroad' | 'group';

/** A server. */
export interface Guild {
  readonly id: string;
  readonly name: string;
  /** Whether the bot is a member of it, and since when. */
  isIn: boolean;
  joined: string;
}

/** A place to talk. A forum post is a thread in a forum. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly kind: ChannelKind;
  /** The server that it's in; none for a DM. */
  readonly guild?: Guild | undefined;
  /** Of a thread or post: the channel it is in. */
  readonly parent?: Channel | undefined;
  /** Of a DM: the other one. */
  readonly recipient?: Player | undefined;
  /** Of a thread or post: nobody has said anything in it for a while, or somebody has closed it. */
  archived?: boolean;
  /** Of a thread or post: the ID of whoever has opened it, if that isn't the bot. */
  openedBy?: string;
  /** Of a thread or post: only people who manage threads may write in it. */
  locked?: boolean;
  /** The newest message in it that everyone can see. */
  last?: string;
  /** Discord lets the bot post nothing in it by itself. */
  closed?: boolean;
}

/** Whether the bot is nobody there: only a user's own installation brings it in. */
export function isAway({ kind }: Channel): boolean {
  return kind === 'abroad' || kind === 'group';
}

/** Whether the bot can't see it by itself: it's nobody there, or it has left the server. */
export function isOut(channel: Channel): boolean {
  return isAway(channel) || channel.guild?.isIn === false;
}

const TYPES = {
  text: ChannelType.GuildText,
  forum: ChannelType.GuildForum,
  thread: ChannelType.PublicThread,
  post: ChannelType.PublicThread,
  dm: ChannelType.DM,
  abroad: ChannelType.GuildText,
  group: ChannelType.GroupDM,
} as const satisfies Record<ChannelKind, ChannelType>;

/** The bot, small guilds, their channels and threads, and the people in them, who appear when first mentioned. */
export class World {
  readonly application = { id: snowflake(), flags: 0 };
  /** What's set for the application in the Developer Portal. */
  endpoint: string | null = null;
  codeGrant = false;
  /** Whose application it is. */
  readonly host = 'host';
  /** Whose the guilds are. */
  owner = 'owner';
  readonly bot: APIUser = user('umpire', true, this.application.id);
  readonly guild = guildNamed('The Wargames Club');
  /** All guilds that ever had the bot: that one first, and those that tests add. */
  readonly guilds: Guild[] = [this.guild];
  /** A server without the bot; users who have installed it for themselves use it there. */
  readonly abroad: Guild = { ...guildNamed('Elsewhere'), isIn: false };
  /** What the bot may do in its guilds. */
  botPermissions: bigint = ORDINARY | PermissionFlagsBits.ManageMessages | PermissionFlagsBits.CreatePublicThreads;
  /** What everyone may do there, including the bot: these permissions count when it does something by itself. */
  everyone: bigint = ORDINARY;
  readonly #players = new Map<string, Player>();
  readonly #channels = new Map<string, Channel>();

  constructor() {
    this.addChannel('table', 'text');
    this.addChannel('side-table', 'thread', 'table');
    this.addChannel('battles', 'forum');
    this.addChannel('caen', 'post', 'battles');
  }

  player(name: string): Player {
    let player = this.#players.get(name);
    if (!player) {
      player = { name, user: user(name, false, snowflake()), permissions: ORDINARY, locale: 'en-GB', installed: false };
      this.#players.set(name, player);
    }
    return player;
  }

  playerById(id: string): Player | undefined {
    return [...this.#players.values()].find((player) => player.user.id === id);
  }

  channel(name: string): Channel | undefined {
    return this.channels().find((channel) => channel.name === name && channel.kind !== 'dm');
  }

  channelById(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  channels(): Channel[] {
    return [...this.#channels.values()];
  }

  /** Another guild with the bot. */
  addGuild(name: string): Guild {
    const guild = guildNamed(name);
    this.guilds.push(guild);
    return guild;
  }

  /** Makes a channel; a thread or post stands in `parent`. It's in the first guild unless told. */
  addChannel(name: string, kind: Exclude<ChannelKind, 'dm'>, parent?: string, guild: Guild = this.guild): Channel {
    const around = parent === undefined ? undefined : this.channel(parent);
    if ((kind === 'thread' || kind === 'post') && !around) throw new Error(`A ${kind} needs a parent channel`);
    const within = kind === 'abroad' ? this.abroad : kind === 'group' ? undefined : (around?.guild ?? guild);
    const channel: Channel = { id: snowflake(), name, kind, guild: within, parent: around };
    this.#channels.set(channel.id, channel);
    return channel;
  }

  /** A thread that starts from a message, and has its ID. */
  addThread(id: string, name: string, parent: Channel): Channel {
    const thread: Channel = { id, name, kind: 'thread', guild: parent.guild, parent };
    this.#channels.set(id, thread);
    return thread;
  }

  /** A channel is gone, and the threads in it. */
  deleteChannel(channel: Channel): void {
    for (const each of this.channels()) if (each === channel || each.parent === channel) this.#channels.delete(each.id);
  }

  /** The DM channel of the bot with someone. */
  dm(recipient: Player): Channel {
    const known = this.channels().find((channel) => channel.recipient === recipient);
    if (known) return known;
    const channel: Channel = { id: snowflake(), name: `@${recipient.name}`, kind: 'dm', recipient };
    this.#channels.set(channel.id, channel);
    return channel;
  }

  /** A channel as Discord sends it. */
  channelObject(channel: Channel): Json {
    const base = { id: channel.id, type: TYPES[channel.kind], flags: 0, last_message_id: channel.last ?? null };
    if (channel.recipient) return { ...base, recipients: [channel.recipient.user] };
    if (channel.kind === 'group') return { ...base, name: channel.name, icon: null, owner_id: null, recipients: [] };
    const inGuild = { ...base, name: channel.name, guild_id: channel.guild!.id, rate_limit_per_user: 0 };
    if (channel.parent)
      return { ...inGuild, parent_id: channel.parent.id, ...threadFields(channel.openedBy ?? this.bot.id, channel) };
    const top = { ...inGuild, parent_id: null, position: 0, permission_overwrites: [], nsfw: false, topic: null };
    return channel.kind === 'forum' ? { ...top, available_tags: [] } : top;
  }

  /** A player as a member of the guild. */
  memberObject(player: Player): Json {
    return { ...memberFields(), user: player.user, permissions: String(player.permissions) };
  }

  /** What GUILD_CREATE says. */
  guildCreate(of: Guild = this.guild): GatewayGuildCreateDispatchData {
    const objects = (threads: boolean) =>
      this.channels()
        .filter((channel) => channel.guild === of && Boolean(channel.parent) === threads)
        // Only active threads are told of.
        .filter((channel) => !channel.archived)
        .map((channel) => this.channelObject(channel));
    const guild = {
      ...guildFields(),
      id: of.id,
      name: of.name,
      joined_at: of.joined,
      owner_id: this.player(this.owner).user.id,
      roles: [everyone(of.id, this.everyone)],
      channels: objects(false),
      threads: objects(true),
      members: [{ ...memberFields(), user: this.bot }],
      member_count: this.#players.size + 1,
    };
    return guild as unknown as GatewayGuildCreateDispatchData;
  }
}

const NO_FLAGS = { public_flags: 0 as UserFlags, flags: 0 as UserFlags };

function user(username: string, bot: boolean, id: string): APIUser {
  const names = { username, global_name: bot ? null : username, discriminator: bot ? '0001' : '0' };
  return { id, ...names, avatar: null, bot, primary_guild: null, ...NO_FLAGS };
}

const JOINED = '2024-06-06T06:30:00.000000+00:00';

function guildNamed(name: string): Guild {
  return { id: snowflake(), name, isIn: true, joined: JOINED };
}

const memberFields = () => ({
  roles: [],
  nick: null,
  avatar: null,
  banner: null,
  joined_at: JOINED,
  premium_since: null,
  communication_disabled_until: null,
  pending: false,
  deaf: false,
  mute: false,
  flags: 0,
});

const everyone = (guildId: string, permissions: bigint) => ({
  id: guildId,
  name: '@everyone',
  permissions: String(permissions),
  position: 0,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: false,
  mentionable: false,
  flags: 0,
});

const threadFields = (ownerId: string, { archived = false, locked = false }: Channel) => ({
  owner_id: ownerId,
  message_count: 0,
  member_count: 1,
  total_message_sent: 0,
  thread_metadata: {
    archived,
    auto_archive_duration: 1440,
    archive_timestamp: JOINED,
    create_timestamp: JOINED,
    locked,
  },
});

const guildFields = () => ({
  icon: null,
  splash: null,
  features: [],
  emojis: [],
  stickers: [],
  voice_states: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
  joined_at: JOINED,
  large: false,
  unavailable: false,
  afk_timeout: 300,
  premium_tier: 0,
  verification_level: 0,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  system_channel_flags: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-GB',
});
