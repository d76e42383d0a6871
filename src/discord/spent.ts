import { type Client, MessageFlags, type MessageFlagsBitField, Routes } from 'discord.js';
import type { Logger } from 'pino';

/** A message whose button was pressed. */
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
 * Shows that buttons of a message do nothing any more. What one person sees alone is out of reach, and where it does not
 * work nothing is lost: such a button says so when it is pressed.
 * @param spent which of them, by what they carry
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
    // Of a picture Discord takes no more than where it is.
    ...(Array.isArray(items)
      ? { items: items.map(({ media, description }) => ({ media: { url: media.url }, description })) }
      : {}),
    ...(file ? { file: { url: `attachment://${name}` } } : {}),
    ...(accessory ? { accessory: withSpent(accessory as Part, spent) } : {}),
  };
}
