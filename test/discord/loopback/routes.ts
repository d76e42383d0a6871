import { PermissionFlagsBits } from 'discord.js';
import { beforeDeleting, beforeEditing, beforePostingByItself } from './archive.ts';
import { acknowledge, callbackTarget } from './callbacks.ts';
import { ApiError, missingAccess, missingPermissions, unknownChannel, unknownMessage } from './errors.ts';
import type { Message } from './messages.ts';
import type { RequestRecord, Service } from './service.ts';
import { snowflake } from './snowflake.ts';
import { isObject, type Json } from './validate/form.ts';
import { editMessage, followUp, messageOf, webhookOf } from './webhook.ts';
import { type Channel, type Guild, isOut } from './world.ts';

/** What is answered: the status, and the JSON if any. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The schema of the official description that this body fits. */
  readonly schema?: string;
}

/** A request on its way to its route. */
export interface Call {
  readonly service: Service;
  readonly params: Readonly<Record<string, string>>;
  readonly record: RequestRecord;
}

/** One operation of Discord's API. */
export interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: readonly string[];
  /** The bot's token is required. */
  readonly bot: boolean;
  readonly run: (call: Call) => Answer;
}

const route = (name: string, template: string, run: (call: Call) => Answer): Route => {
  const [method = '', path = ''] = template.split(' ');
  const bot = name !== 'callback' && !path.startsWith('/webhooks');
  return { name, method, path: path.split('/'), bot, run };
};

const json = ({ record }: Call): Json => (isObject(record.body) ? record.body : {});
const noContent: Answer = { status: 204 };
const shown = ({ api }: Message): Answer => ({ status: 200, body: api, schema: 'MessageResponse' });

const WEBHOOK = '/webhooks/:application/:token';
const CHANNEL = '/channels/:channel';

/** The operations the loopback has. */
export const ROUTES: readonly Route[] = [
  route('gateway', 'GET /gateway/bot', gateway),
  route('me', 'GET /users/@me', ({ service: { world } }) => ({
    status: 200,
    body: { ...world.bot, mfa_enabled: false, locale: 'en-US' },
    schema: 'UserPIIResponse',
  })),
  route('application', 'GET /applications/@me', application),
  route('get-commands', 'GET /applications/:application/commands', ({ service }) => ({
    status: 200,
    body: service.commands.global,
  })),
  route('put-commands', 'PUT /applications/:application/commands', ({ service, record }) => ({
    status: 200,
    body: service.commands.put(record.body),
  })),
  route('post-command', 'POST /applications/:application/commands', (call) => ({
    status: 201,
    body: call.service.commands.post(json(call)),
    schema: 'ApplicationCommandResponse',
  })),
  route('get-guild-commands', 'GET /applications/:application/guilds/:guild/commands', ({ service, params }) => ({
    status: 200,
    body: service.commands.in(String(params.guild)),
  })),
  route('put-guild-commands', 'PUT /applications/:application/guilds/:guild/commands', (call) => ({
    status: 200,
    body: call.service.commands.put(call.record.body, call.params.guild),
  })),
  route('guild', 'GET /guilds/:guild', (call) => ({ status: 200, body: toldOf(call) })),
  route('leave', 'DELETE /users/@me/guilds/:guild', (call) => {
    call.service.leaveGuild(guildOf(call));
    return noContent;
  }),
  route('member', 'GET /guilds/:guild/members/:user', (call) => ({ status: 200, body: toldOf(call).members[0] })),
  route('roles', 'GET /guilds/:guild/roles', (call) => ({ status: 200, body: toldOf(call).roles })),
  route('callback', 'POST /interactions/:interaction/:token/callback', callback),
  route('follow-up', `POST ${WEBHOOK}`, (call) =>
    shown(followUp(call.service, interactionOf(call), json(call), call.record.files)),
  ),
  ...reached('reply', `${WEBHOOK}/messages/@original`),
  ...reached('follow-up', `${WEBHOOK}/messages/:message`),
  route('get-channel', `GET ${CHANNEL}`, ({ service, params }) => {
    const channel = service.world.channelById(String(params.channel));
    if (!channel) throw unknownChannel();
    if (isOut(channel)) throw missingAccess();
    return { status: 200, body: service.world.channelObject(channel) };
  }),
  route('open-dm', 'POST /users/@me/channels', openDm),
  route('post-message', `POST ${CHANNEL}/messages`, (call) => {
    const channel = channelOf(call);
    beforePostingByItself(call.service, channel);
    return shown(call.service.messages.create({ channel, body: json(call), files: call.record.files }));
  }),
  route('list-messages', `GET ${CHANNEL}/messages`, (call) => ({ status: 200, body: listed(call) })),
  route('pin', `PUT ${CHANNEL}/messages/pins/:message`, (call) => pinned(call, true)),
  route('unpin', `DELETE ${CHANNEL}/messages/pins/:message`, (call) => pinned(call, false)),
  route('get-message', `GET ${CHANNEL}/messages/:message`, (call) => shown(channelMessage(call))),
  route('open-thread', `POST ${CHANNEL}/threads`, openThread),
  route('change-channel', `PATCH ${CHANNEL}`, (call) => {
    const channel = channelOf(call);
    if (json(call).locked !== undefined) channel.locked = json(call).locked === true;
    return { status: 200, body: call.service.world.channelObject(channel) };
  }),
  route('start-thread', `POST ${CHANNEL}/messages/:message/threads`, startThread),
  route('edit-message', `PATCH ${CHANNEL}/messages/:message`, (call) => {
    const message = channelMessage(call);
    beforeEditing(call.service, message.channel);
    call.service.messages.edit(message, json(call), call.record.files);
    return shown(message);
  }),
  route('delete-message', `DELETE ${CHANNEL}/messages/:message`, (call) => {
    const message = channelMessage(call);
    beforeDeleting(call.service, message.channel);
    call.service.messages.delete(message);
    return noContent;
  }),
];

/** Reading, editing and deleting what an interaction's token reaches. */
function reached(name: string, path: string): Route[] {
  const id = ({ params }: Call) => params.message ?? '@original';
  return [
    route(`get-${name}`, `GET ${path}`, (call) => shown(messageOf(call.service, interactionOf(call), id(call)))),
    route(`edit-${name}`, `PATCH ${path}`, (call) =>
      shown(editMessage(call.service, interactionOf(call), id(call), json(call), call.record.files)),
    ),
    route(`delete-${name}`, `DELETE ${path}`, (call) => {
      call.service.messages.delete(messageOf(call.service, interactionOf(call), id(call)));
      return noContent;
    }),
  ];
}

/** The route for a method and a decoded path, and the path's parameters. */
export function findRoute(method: string, segments: readonly string[]): Pick<Call, 'params'> & { route?: Route } {
  const fits = ({ path }: Route) =>
    path.length === segments.length && path.every((part, i) => part.startsWith(':') || part === segments[i]);
  const found = ROUTES.find((candidate) => candidate.method === method && fits(candidate));
  if (!found) return { params: {} };
  const params = found.path.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), segments[i] ?? '']] : []));
  return { route: found, params: Object.fromEntries(params) };
}

const interactionOf = ({ service, params }: Call) =>
  webhookOf(service, String(params.application), String(params.token));

function channelOf({ service, params }: Call): Channel {
  const channel = service.world.channelById(String(params.channel));
  if (!channel) throw unknownChannel();
  if (isOut(channel)) throw missingAccess();
  if (channel.kind === 'forum') throw new ApiError(400, 50008, 'Cannot send messages in a non-text channel');
  return channel;
}

/** A guild, unless the bot isn't in it. */
function guildOf({ service: { world }, params }: Call): Guild {
  const found = world.guilds.find(({ id, isIn }) => id === params.guild && isIn);
  if (!found) throw new ApiError(404, 10004, 'Unknown Guild');
  return found;
}

const toldOf = (call: Call) => call.service.world.guildCreate(guildOf(call));

/** Ephemeral messages cannot be reached through their channel. */
function channelMessage(call: Call): Message {
  const channel = channelOf(call);
  const message = call.service.messages.find(String(call.params.message));
  if (message?.channel !== channel || message.ephemeralTo) throw unknownMessage();
  return message;
}

/** A public thread by itself, or a post in a forum with its first message. */
function openThread(call: Call): Answer {
  const { world, gateway, messages } = call.service;
  const parent = world.channelById(String(call.params.channel));
  if (!parent) throw unknownChannel();
  if (!(world.botPermissions & PermissionFlagsBits.CreatePublicThreads)) throw missingPermissions();
  const { name, message } = json(call);
  const thread = world.addThread(snowflake(), String(name), parent);
  gateway.broadcast('THREAD_CREATE', { ...world.channelObject(thread), newly_created: true }, 1, parent.guild?.id);
  if (isObject(message)) messages.create({ channel: thread, body: message, files: [] });
  return { status: 201, body: world.channelObject(thread), schema: 'ThreadResponse' };
}

/** The newest first; ephemeral ones are not among them. To a bot that may not read the history, Discord shows none. */
function listed(call: Call): readonly unknown[] {
  const { query } = call.record;
  if (!(call.service.world.everyone & PermissionFlagsBits.ReadMessageHistory)) return [];
  const after = BigInt(query.after ?? 0);
  const all = call.service.messages
    .in(channelOf(call))
    .filter(({ ephemeralTo, api }) => !ephemeralTo && BigInt(api.id) > after);
  return all
    .map(({ api }) => api)
    .toReversed()
    .slice(0, Number(query.limit ?? 50));
}

/** Pins need a permission of their own since 2026. */
function pinned(call: Call, on: boolean): Answer {
  const message = channelMessage(call);
  beforeEditing(call.service, message.channel);
  if (!(call.service.world.everyone & PermissionFlagsBits.PinMessages)) throw missingPermissions();
  message.api = { ...message.api, pinned: on };
  return noContent;
}

/** A thread has the ID of the message that it starts from, so there is one at most. */
function startThread(call: Call): Answer {
  const { world, gateway } = call.service;
  const message = channelMessage(call);
  if (message.channel.kind !== 'text') throw new ApiError(400, 50024, 'Cannot execute action on this channel type');
  if (!(world.botPermissions & PermissionFlagsBits.CreatePublicThreads)) throw missingPermissions();
  const { id } = message.api;
  if (world.channelById(id)) {
    throw new ApiError(400, 160004, 'A thread has already been created for this message');
  }
  const thread = world.channelObject(world.addThread(id, String(json(call).name), message.channel));
  gateway.broadcast('THREAD_CREATE', { ...thread, newly_created: true }, 1, message.channel.guild?.id);
  return { status: 201, body: thread, schema: 'ThreadResponse' };
}

function gateway({
  service: {
    address,
    gateway: { identifies },
    settings,
  },
}: Call): Answer {
  const limit = {
    total: 1000,
    remaining: 1000 - identifies,
    reset_after: 86_400_000,
    max_concurrency: settings.identifiesAtOnce,
  };
  const url = address.replace('http', 'ws');
  return {
    status: 200,
    body: { url, shards: settings.shards, session_start_limit: limit },
    schema: 'GatewayBotResponse',
  };
}

function callback(call: Call): Answer {
  const { service, params, record } = call;
  const interaction = callbackTarget(service, String(params.interaction), String(params.token));
  const body = acknowledge(service, interaction, json(call), record.files);
  return record.query.with_response === 'true'
    ? { status: 200, body, schema: 'InteractionCallbackResponse' }
    : noContent;
}

function openDm(call: Call): Answer {
  const player = call.service.world.playerById(String(json(call).recipient_id));
  if (!player) throw new ApiError(400, 50033, 'Invalid Recipient(s)');
  return { status: 200, body: call.service.world.channelObject(call.service.world.dm(player)) };
}

function application({ service: { world } }: Call): Answer {
  const body = {
    id: world.application.id,
    name: world.bot.username,
    icon: null,
    description: '',
    type: null,
    bot: world.bot,
    bot_public: true,
    bot_require_code_grant: world.codeGrant,
    verify_key: '0'.repeat(64),
    flags: world.application.flags,
    flags_new: String(world.application.flags),
    redirect_uris: [],
    interactions_endpoint_url: world.endpoint,
    role_connections_verification_url: null,
    owner: world.player(world.host).user,
    approximate_guild_count: world.guilds.length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
  return { status: 200, body, schema: 'PrivateApplicationResponse' };
}
