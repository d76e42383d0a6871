import { type APIMessage, type APIUser, GatewayIntentBits, MessageType } from 'discord.js';
import { type Attachments, keepOrAttach } from './attachments.ts';
import type { SentFile } from './body.ts';
import { asShown, embedsShown } from './components.ts';
import { emptyMessage, Violation } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { snowflake } from './snowflake.ts';
import { isPresent, type Json, size } from './validate/form.ts';
import { COMPONENTS_V2, EPHEMERAL, LOADING } from './validate/message.ts';
import { type Channel, isAway, type World } from './world.ts';

/** A message the bot sent, and who may see it. */
export interface Message {
  api: APIMessage;
  files: Attachments;
  readonly channel: Channel;
  /** The id of the only user who sees it. */
  readonly ephemeralTo: string | undefined;
  deleted: boolean;
}

/** What a new message is made of. */
export interface Draft {
  readonly channel: Channel;
  readonly body: Json;
  readonly files: readonly SentFile[];
  /** Fields of a message that answers an interaction. */
  readonly interaction?: Json;
  readonly ephemeralTo?: string | undefined;
  /** A deferred reply: nothing but "thinking…". */
  readonly loading?: boolean;
}

/** Every message the bot sent. */
export class Messages {
  readonly #all = new Map<string, Message>();
  readonly #nonces = new Map<string, Message>();
  readonly #world: World;
  readonly #gateway: Gateway;
  readonly #files: string;

  /** @param files the address under which attachments are served */
  constructor(world: World, gateway: Gateway, files: string) {
    this.#world = world;
    this.#gateway = gateway;
    this.#files = files;
  }

  find(id: string): Message | undefined {
    const message = this.#all.get(id);
    return message?.deleted ? undefined : message;
  }

  /** Also one that was deleted. */
  ever(id: string): Message | undefined {
    return this.#all.get(id);
  }

  /** Keeps only the last messages. */
  forget(keep: number): void {
    for (const id of [...this.#all.keys()].slice(0, -keep)) this.#all.delete(id);
    this.#nonces.clear();
  }

  /** The attached file of this id. */
  file(attachmentId: string): SentFile | undefined {
    for (const { files } of this.#all.values()) {
      const found = files.get(attachmentId);
      if (found) return found.file;
    }
    return undefined;
  }

  in(channel: Channel): Message[] {
    return [...this.#all.values()].filter((message) => message.channel === channel && !message.deleted);
  }

  /** @throws {Violation} when there is nothing in it */
  create(draft: Draft): Message {
    const { channel, body } = draft;
    const nonce = body.enforce_nonce && isPresent(body.nonce) ? `${channel.id} ${body.nonce}` : undefined;
    const twin = nonce === undefined ? undefined : this.#nonces.get(nonce);
    if (twin) return twin;
    const message: Message = {
      api: blank(channel.id, this.#world.bot, draft.interaction),
      files: new Map(),
      channel,
      ephemeralTo: draft.ephemeralTo,
      deleted: false,
    };
    const kept = Number(body.flags ?? 0) & ~EPHEMERAL;
    message.api.flags = kept | (draft.ephemeralTo ? EPHEMERAL : 0) | (draft.loading ? LOADING : 0);
    if (isPresent(body.nonce)) message.api.nonce = body.nonce as string;
    this.#fill(message, body, draft.files);
    this.#all.set(message.api.id, message);
    if (!message.ephemeralTo) channel.last = message.api.id;
    if (nonce !== undefined) this.#nonces.set(nonce, message);
    this.#announce('MESSAGE_CREATE', message);
    return message;
  }

  /**
   * Changes what the body names and leaves the rest. A deferred reply stops loading, and is not marked as edited.
   * @throws {Violation} when nothing would be left, or old content would stand beside V2 components
   */
  edit(message: Message, body: Json, files: readonly SentFile[]): void {
    const before = message.api;
    message.api = { ...before };
    try {
      const loading = Number(before.flags) & LOADING;
      message.api.flags = (Number(before.flags) | (Number(body.flags ?? 0) & ~EPHEMERAL)) & ~LOADING;
      this.#fill(message, body, files);
      if (!loading) message.api.edited_timestamp = new Date().toISOString();
    } catch (error) {
      message.api = before;
      throw error;
    }
    this.#announce('MESSAGE_UPDATE', message);
  }

  delete(message: Message): void {
    message.deleted = true;
    this.#announce('MESSAGE_DELETE', message);
  }

  #fill(message: Message, body: Json, files: readonly SentFile[]): void {
    const api = message.api;
    if (body.content !== undefined) api.content = String(body.content ?? '');
    const attached = keepOrAttach(message.files, body.attachments, files, `${this.#files}/${message.channel.id}`);
    if (body.embeds !== undefined) api.embeds = embedsShown(body.embeds, attached);
    if (body.components !== undefined) api.components = asShown(body.components, attached);
    checkShown(api, attached);
    message.files = attached;
    api.attachments = [...attached.values()].map(({ attachment }) => attachment);
    api.mentions = mentioned(api.content, this.#world);
  }

  #announce(event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE' | 'MESSAGE_DELETE', message: Message): void {
    // Only their reader knows about ephemeral messages.
    if (message.ephemeralTo) return;
    // Nobody tells the bot of them.
    if (isAway(message.channel)) return;
    const dm = message.channel.kind === 'dm';
    const guildId = message.channel.guild?.id;
    const where = guildId ? { channel_id: message.channel.id, guild_id: guildId } : { channel_id: message.channel.id };
    const data = event === 'MESSAGE_DELETE' ? { id: message.api.id, ...where } : { ...message.api, ...where };
    const intent = dm ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
    this.#gateway.broadcast(event, data, intent, guildId);
  }
}

function checkShown(api: APIMessage, attached: Attachments): void {
  const flags = Number(api.flags);
  if (flags & LOADING) return;
  const components = api.components?.length ?? 0;
  if (flags & COMPONENTS_V2) {
    const left = size(api.content) ? 'content' : api.embeds.length ? 'embeds' : undefined;
    if (left) throw new Violation([{ path: left, message: 'Cannot be used with the flag IS_COMPONENTS_V2' }]);
    if (!components) throw emptyMessage();
  } else if (!api.content.trim() && !api.embeds.length && !attached.size && !components) throw emptyMessage();
}

function mentioned(content: string, world: World): APIUser[] {
  const ids = [...content.matchAll(/<@!?(\d+)>/g)].map(([, id]) => id as string);
  return [...new Set(ids)].flatMap((id) => (id === world.bot.id ? [world.bot] : (world.playerById(id)?.user ?? [])));
}

function blank(channelId: string, author: APIUser, interaction: Json = {}): APIMessage {
  return {
    id: snowflake(),
    type: MessageType.Default,
    channel_id: channelId,
    author,
    content: '',
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    components: [],
    pinned: false,
    ...interaction,
  };
}
