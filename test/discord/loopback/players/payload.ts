import { type APIMessage, InteractionType } from 'discord.js';
import type { Json } from '../validate/form.ts';
import { type Channel, isAway, type Player, type World } from '../world.ts';

/** What a user did, before it became an interaction. */
export interface Deed {
  readonly type: InteractionType;
  readonly data: Json;
  readonly player: Player;
  readonly channel: Channel;
  /** The message whose component was used. */
  readonly message?: APIMessage | undefined;
  /** What a button or modal is remembered by: the metadata of the interaction before. */
  readonly triggering?: Json | undefined;
  /** What it is called in errors: `/fire`. */
  readonly label: string;
}

/** What INTERACTION_CREATE says. */
export function interactionCreate(id: string, token: string, deed: Deed, world: World): Json {
  const { player, channel } = deed;
  const dm = channel.kind === 'dm' || channel.kind === 'group';
  const appPermissions = String(world.botPermissions);
  const inGuild = {
    guild_id: channel.guild?.id,
    guild: { id: channel.guild?.id, locale: 'en-GB', features: [] },
    guild_locale: 'en-GB',
    member: world.memberObject(player),
    context: 0,
  };
  return {
    id,
    application_id: world.application.id,
    type: deed.type,
    data: deed.data,
    channel_id: channel.id,
    channel: { ...world.channelObject(channel), permissions: String(player.permissions) },
    token,
    version: 1,
    locale: player.locale,
    app_permissions: appPermissions,
    entitlements: [],
    authorizing_integration_owners: owners(deed),
    attachment_size_limit: 10 * 1024 * 1024,
    ...(dm ? { user: player.user, context: channel.kind === 'dm' ? 1 : 2 } : inGuild),
    ...(deed.message ? { message: deed.message } : {}),
  };
}

/** How a message tells which interaction it answers. */
export function interactionMetadata(id: string, deed: Deed): Json {
  const metadata = {
    id,
    type: deed.type,
    user: deed.player.user,
    authorizing_integration_owners: owners(deed),
  };
  if (deed.type === InteractionType.MessageComponent) return { ...metadata, interacted_message_id: deed.message?.id };
  if (deed.type === InteractionType.ModalSubmit) {
    return { ...metadata, triggering_interaction_metadata: deed.triggering };
  }
  return metadata;
}

/** The installations that provide it: the server's or the user's. */
function owners({ channel, player }: Deed): Json {
  const own = player.installed ? { '1': player.user.id } : {};
  if (isAway(channel)) return own;
  return { '0': channel.guild?.id ?? '0', ...own };
}
