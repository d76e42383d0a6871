import { InteractionResponseType as Callback } from 'discord.js';
import { beforeAnswering } from './archive.ts';
import type { SentFile } from './body.ts';
import { alreadyAcknowledged, unknownInteraction, unknownMessage } from './errors.ts';
import type { Message } from './messages.ts';
import type { Interaction } from './players/interaction.ts';
import type { Service } from './service.ts';
import { isObject, type Json } from './validate/form.ts';
import { EPHEMERAL, LOADING } from './validate/message.ts';

/** The interaction a callback is for. */
export function callbackTarget(service: Service, id: string, token: string): Interaction {
  const interaction = service.interactions.get(id);
  if (!interaction || interaction.token !== token) throw unknownInteraction();
  if (interaction.response) throw alreadyAcknowledged();
  if (Date.now() - interaction.at > service.settings.deadline) throw unknownInteraction();
  return interaction;
}

/** Does what a callback says. Returns the answer to `with_response=true`. */
export function acknowledge(service: Service, interaction: Interaction, body: Json, files: readonly SentFile[]): Json {
  const type = body.type as Callback;
  const data = isObject(body.data) ? body.data : {};
  const message = shownBy(service, interaction, type, data, files);
  interaction.response = { type, data };
  interaction.original = message?.api.id;
  const withMessage = type === Callback.ChannelMessageWithSource || type === Callback.UpdateMessage;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.deed.type,
      channel_id: interaction.deed.channel.id,
      ...(interaction.payload.guild_id ? { guild_id: interaction.payload.guild_id } : {}),
      ...(message ? messageFacts(message) : {}),
    },
    ...(withMessage && message ? { resource: { type, message: message.api } } : {}),
  };
}

const messageFacts = ({ api }: Message): Json => ({
  response_message_id: api.id,
  response_message_loading: Boolean(Number(api.flags) & LOADING),
  response_message_ephemeral: Boolean(Number(api.flags) & EPHEMERAL),
});

function shownBy(
  service: Service,
  interaction: Interaction,
  type: Callback,
  data: Json,
  files: readonly SentFile[],
): Message | undefined {
  switch (type) {
    case Callback.ChannelMessageWithSource:
      return post(service, interaction, data, files);
    case Callback.DeferredChannelMessageWithSource:
      return post(service, interaction, data, [], true);
    case Callback.DeferredMessageUpdate:
      return source(service, interaction);
    case Callback.UpdateMessage: {
      const message = source(service, interaction);
      if (!message.ephemeralTo) beforeAnswering(service, interaction, 'editing');
      service.messages.edit(message, data, files);
      return message;
    }
    default:
      return undefined;
  }
}

/** Posts a message in answer to an interaction: its reply, or a follow-up. */
export function post(
  service: Service,
  interaction: Interaction,
  body: Json,
  files: readonly SentFile[],
  loading = false,
): Message {
  const { channel, player } = interaction.deed;
  const ephemeralTo = Number(body.flags ?? 0) & EPHEMERAL ? player.user.id : undefined;
  if (!ephemeralTo || channel.locked) beforeAnswering(service, interaction, 'posting');
  return service.messages.create({
    channel,
    body,
    files,
    ephemeralTo,
    loading,
    interaction: interaction.messageFields(),
  });
}

/** The message whose component was used. */
function source(service: Service, interaction: Interaction): Message {
  const message = service.messages.find(String(interaction.deed.message?.id));
  if (!message) throw unknownMessage();
  return message;
}
