import {
  type APIModalInteractionResponseCallbackData,
  type AttachmentBuilder,
  type Interaction,
  InteractionResponseType,
  MessageFlags,
  type RawFile,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from 'discord.js';
import type { Rendered } from '../messages/render.ts';
import type { Appearance } from './result.ts';

/** What hasn't been answered yet. */
type Unanswered = Pick<Interaction, 'id' | 'token' | 'client'> & { replied: boolean };

/** Whether Discord is to say which message the answer has become. */
const SAYING = { yes: new URLSearchParams({ with_response: 'true' }), no: new URLSearchParams() } as const;

/**
 * Sends the first answer as it is: discord.js would copy all of it, and would make a message of what Discord says in return, though only
 * its ID is needed.
 * @returns the message, if everyone can see it and it's a new one
 * @see https://discord.com/developers/docs/interactions/receiving-and-responding#create-interaction-response
 */
export async function callback(
  interaction: Unanswered,
  message: Rendered,
  as: Appearance,
): Promise<string | undefined> {
  const { content, components, files, allowedMentions = { parse: [] } } = message;
  const isUpdate = as === 'update';
  const attachments = files.map(({ name, description }, i) => ({ id: String(i), filename: name, description }));
  const data = {
    ...(message.flags && !isUpdate ? {} : { content: message.flags ? '' : content }),
    components: components.map((each) => each.toJSON()),
    allowed_mentions: allowedMentions,
    // A message that's replaced loses those that it had.
    ...(isUpdate || files.length > 0 ? { attachments } : {}),
    ...(isUpdate ? { flags: message.flags } : flags(as === 'private', message)),
  };
  const type = isUpdate ? InteractionResponseType.UpdateMessage : InteractionResponseType.ChannelMessageWithSource;
  const answer = (await interaction.client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
    body: { type, data },
    files: files.map(rawFile),
    auth: false,
    query: as === 'public' ? SAYING.yes : SAYING.no,
  })) as RESTPostAPIInteractionCallbackWithResponseResult | undefined;
  interaction.replied = true;
  return answer?.resource?.message?.id;
}

/** Opens a form as it is: discord.js would rename every word in it. */
export async function showForm(interaction: Unanswered, form: APIModalInteractionResponseCallbackData): Promise<void> {
  await interaction.client.rest.post(Routes.interactionCallback(interaction.id, interaction.token), {
    body: { type: InteractionResponseType.Modal, data: form },
    auth: false,
  });
  interaction.replied = true;
}

/** Our files are all in memory. */
function rawFile({ attachment, name }: AttachmentBuilder): RawFile {
  return { data: attachment as Buffer, name: name ?? 'file' };
}

/** Who sees a message, and what it's made of. */
export function flags(isPrivate: boolean): { flags?: MessageFlags.Ephemeral };
export function flags(isPrivate: boolean, message: Rendered): { flags?: number };
export function flags(isPrivate: boolean, message?: Rendered): { flags?: number } {
  const set = (isPrivate ? MessageFlags.Ephemeral : 0) | (message?.flags ?? 0);
  return set === 0 ? {} : { flags: set };
}
