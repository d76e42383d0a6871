import { type Client, MessageFlags, type MessageFlagsBitField, Routes } from 'discord.js';
import type { Logger } from 'pino';

/** A message with a button that was pressed. */
export interface Pressed {
  readonly client: Client;
  readonly message: {
    readonly id: string;
    readonly channelId: string;
    readonly flags: Readonly<MessageFlagsBitField>;
    readonly components: readonly { toJSON(): unknown }[];
  };
}

type Part = Readonly<Record<string, unknown>>;

/**
 * Disables buttons that have nothing left to do. A message that only one person sees is out of reach. If it fails nothing is
 * lost, because such a button explains itself when it's pressed.
 * @param spent chooses the buttons by what they carry
 */
export async function disable(
  { client, message }: Pressed,
  spent: (customId: string) => boolean,
  log: Logger,
): Promise<void> {
  if (message.flags.has(MessageFlags.Ephemeral)) return;
  const before = message.components.map((component) => component.toJSON() as Part);
  const after = before.map((part) => withSpent(part, spent));
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const flags = message.flags.has(MessageFlags.IsComponentsV2) ? { flags: MessageFlags.IsComponentsV2 } : {};
  try {
    const body = { components: after, ...flags };
    await client.rest.patch(Routes.channelMessage(message.channelId, message.id), { body });
  } catch (err) {
    log.debug({ err }, 'a button that is spent still looks as if it were not');
  }
}

function withSpent(part: Part, spent: (customId: string) => boolean): Part {
  const { components, accessory, items, file, name, custom_id: id } = part;
  return {
    ...part,
    ...(typeof id === 'string' && spent(id) ? { disabled: true } : {}),
    ...(Array.isArray(components) ? { components: components.map((each) => withSpent(each as Part, spent)) } : {}),
    // For a picture, Discord takes only its address.
    ...(Array.isArray(items)
      ? { items: items.map(({ media, description }) => ({ media: { url: media.url }, description })) }
      : {}),
    ...(file ? { file: { url: `attachment://${name}` } } : {}),
    ...(accessory ? { accessory: withSpent(accessory as Part, spent) } : {}),
  };
}
