import { InteractionResponseType as Callback } from 'discord.js';
import { beforeAnswering } from './archive.ts';
import type { SentFile } from './body.ts';
import { post } from './callbacks.ts';
import { invalidWebhookToken, tooManyFollowUps, unknownMessage, unknownWebhook } from './errors.ts';
import type { Message } from './messages.ts';
import { hasWebhook, type Interaction, interactionIdIn } from './players/interaction.ts';
import type { Service } from './service.ts';
import type { Json } from './validate/form.ts';
import { LOADING } from './validate/message.ts';
import { isAway } from './world.ts';

/** The interaction whose token this is; until it is acknowledged there is no such webhook. */
export function webhookOf(service: Service, applicationId: string, token: string): Interaction {
  const interaction = service.interactions.get(interactionIdIn(token));
  if (interaction?.token !== token || applicationId !== service.world.application.id || !hasWebhook(interaction))
    throw unknownWebhook();
  const old = Date.now() - interaction.at > service.settings.tokenLifetime;
  if (old || interaction.expired) throw invalidWebhookToken();
  return interaction;
}

/** A message this interaction's token reaches: its reply, as `@original` or by id, or a follow-up. */
export function messageOf(service: Service, interaction: Interaction, id: string): Message {
  const wanted = id === '@original' ? interaction.original : id;
  // A button's token also reaches the message that it's on.
  const source = interaction.deed.message?.id;
  const own = wanted !== undefined && [interaction.original, source, ...interaction.followUpIds].includes(wanted);
  const message = own ? service.messages.find(wanted) : undefined;
  if (!message) throw unknownMessage();
  return message;
}

/** Edits one of them. */
export function editMessage(
  service: Service,
  interaction: Interaction,
  id: string,
  body: Json,
  files: readonly SentFile[],
): Message {
  const message = messageOf(service, interaction, id);
  if (!message.ephemeralTo) beforeAnswering(service, interaction, 'editing');
  service.messages.edit(message, body, files);
  if (message.api.id === interaction.original) interaction.updated = true;
  return message;
}

/** Follow-ups for each interaction where the bot is not in the server. */
const MOST_ABROAD = 5;

/** Follows up. While the reply is still deferred, the first follow-up takes its place, and its visibility. */
export function followUp(service: Service, interaction: Interaction, body: Json, files: readonly SentFile[]): Message {
  const reply = interaction.original === undefined ? undefined : service.messages.find(interaction.original);
  const deferred = interaction.response?.type === Callback.DeferredChannelMessageWithSource;
  if (deferred && reply && Number(reply.api.flags) & LOADING) {
    service.messages.edit(reply, body, files);
    return reply;
  }
  if (isAway(interaction.deed.channel) && interaction.followUpIds.length >= MOST_ABROAD) throw tooManyFollowUps();
  const message = post(service, interaction, body, files);
  interaction.followUpIds.push(message.api.id);
  return message;
}
